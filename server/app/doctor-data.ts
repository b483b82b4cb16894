import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { countTornImages, isDatabaseWhole } from '#server/backup/restored-data.queries.ts'
import type { Config } from '#server/config/config.ts'
import { DATABASE_FILE, measureDataFolder, readDataFolder, readUpgrade } from '#server/db/data-folder.ts'
import { countDeadJobs } from '#server/jobs/dead-jobs.queries.ts'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'
import { troubleOf, whatToDo } from '#server/kernel/machine-trouble.ts'

const MB = 1024 ** 2
const GB = 1024 ** 3
/** Of the disk; the operator's page warns at the same share. */
const FREE_SHARE_MIN = 0.1
/** Rights of anybody but the owner of a file. */
const OF_OTHERS = 0o077

/**
 * What is in the data folder, and what the next start would do with it. The server may be running. Returns whether the
 * database can be read.
 */
export async function* checkData(config: Config): AsyncGenerator<Finding, boolean> {
  const { dataDir } = config
  yield* checkFolder(dataDir, () => measureDataFolder(dataDir))
  if (!existsSync(dataDir)) return false
  if (!isWhole(dataDir)) {
    yield findingsOf('Database').problem(whatToDo.damaged)
    return false
  }
  const { state, finding } = checkSchema(dataDir)
  yield finding
  if (state !== 'current') return false
  if (!config.imageStore) yield checkImages(dataDir)
  yield await checkJobs(dataDir)
  return true
}

/** Reads all of the database: what is damaged can be where nothing else looks. It takes seconds for each gigabyte. */
function isWhole(dataDir: string): boolean {
  if (!existsSync(join(dataDir, DATABASE_FILE))) return true
  try {
    return isDatabaseWhole(dataDir)
  } catch (error) {
    if (troubleOf(error) === 'damaged') return false
    throw error
  }
}

/** Whether it has room, and who can read it. With PostgreSQL, images, the ledger and what is being received are still there. */
export function* checkFolder(dataDir: string, measure = () => ({ databaseBytes: 0 })): Generator<Finding> {
  const { open } = findingsOf('Data folder')
  if (!existsSync(dataDir)) return yield open(`${dataDir} doesn’t exist yet. The first start makes it.`)
  yield checkDisk(dataDir, measure())
  yield checkRights(dataDir)
}

function checkDisk(dataDir: string, { databaseBytes }: { databaseBytes: number }): Finding {
  const { ok, problem } = findingsOf('Disk')
  const { bavail, blocks, bsize } = statfsSync(dataDir)
  const free = bavail * bsize
  const amount = free >= GB ? `${Math.floor(free / GB)} GB` : `${Math.floor(free / MB)} MB`
  if (free < databaseBytes)
    return problem(
      `${amount} are free, but each backup needs as much as the database has. Free up space on the disk of ${dataDir}.`,
    )
  if (bavail / blocks < FREE_SHARE_MIN)
    return problem(`Only ${amount} are free. Free up space on the disk of ${dataDir} before nothing can be saved.`)
  return ok(`${amount} are free.`)
}

function checkRights(dataDir: string): Finding {
  const { ok, open } = findingsOf('Data folder')
  const readable = [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))].find(
    (path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OF_OTHERS) !== 0,
  )
  return readable === undefined
    ? ok(`Only its user can read ${dataDir}.`)
    : open(`Others on this machine can read ${readable}. Start Goodword as the owner of ${dataDir}, which closes it.`)
}

function checkSchema(dataDir: string): { state: string; finding: Finding } {
  const { ok, open, problem } = findingsOf('Database')
  const { state, applied, missing } = readUpgrade(dataDir)
  switch (state) {
    case 'none':
      return { state, finding: open('There is none yet. The first start makes it.') }
    case 'newer':
      return {
        state,
        finding: problem('A newer version has run on it, and this one can’t read it. Install that version again.'),
      }
    case 'other':
      return {
        state,
        finding: problem('It is from a version that this one can’t upgrade. Set DATA_DIR to another folder.'),
      }
    case 'older':
      return {
        state,
        finding: open(
          `The next start upgrades it from schema ${applied} to ${applied + missing}, as a whole or not at all. Make a backup first: an older version can’t read it afterwards.`,
        ),
      }
    case 'current':
      return {
        state,
        finding: ok(`It is whole, and has schema ${applied}, which this version needs. A start changes nothing.`),
      }
  }
}

function checkImages(dataDir: string): Finding {
  const { ok, problem } = findingsOf('Images')
  const torn = countTornImages(dataDir)
  return torn === 0
    ? ok('Every image is there.')
    : problem(
        `${torn === 1 ? '1 image is' : `${torn} images are`} incomplete. Restore a backup from before, or ask for a new upload.`,
      )
}

async function checkJobs(dataDir: string): Promise<Finding> {
  const { ok, problem } = findingsOf('Jobs')
  const db = readDataFolder(dataDir)
  try {
    const { count } = await db.read(countDeadJobs)
    return count === 0
      ? ok('None has failed too often, so nothing is kept longer than it should be.')
      : problem(`${count} failed too often. See npm run ops -- jobs --dead.`)
  } finally {
    db.close()
  }
}
