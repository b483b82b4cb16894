import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { explainDisk } from '#server/backup/backup.errors.ts'
import { syncFolder } from '#server/backup/backup.ts'
import { MoveError } from '#server/db/moving/move.errors.ts'
import {
  BACKUP_FOLDER,
  BACKUP_LOCK,
  DATABASE_FILE,
  INSTANCE_LOCK,
  lockFolder,
  MOVE_FILE,
  RESTORE_FOLDER,
} from '#server/db/data-folder.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import { goesOn } from './moved-images.ts'

const IMAGES = 'images'

/** Of a data folder: what is of no use in another one, or is copied in its own way. */
const LEFT_OUT = new Set([
  ...['', '-wal', '-shm', '-journal'].map((end) => DATABASE_FILE + end),
  INSTANCE_LOCK,
  BACKUP_LOCK,
  BACKUP_FOLDER,
  RESTORE_FOLDER,
  MOVE_FILE,
  IMAGES,
])

/** Of a folder that a move began. Images from a store are compared, and not copied again. */
const KEPT = new Set([INSTANCE_LOCK, MOVE_FILE, IMAGES])

type Making<T> = {
  /** It is missing or empty. */
  folder: string
  failpoints: Failpoints
  fill: (unfinished: string) => Promise<T>
}

/**
 * Makes a data folder that has its name only once it is filled, and on which nothing starts before. Throws MoveError,
 * BackupError and DataFolderInUse; nothing is left then, unless the store of images failed, or something is not as it should be.
 */
export async function makeDataFolder<T>({ folder, failpoints, fill }: Making<T>): Promise<T> {
  const unfinished = `${folder}.moving`
  refuseFilled(folder)
  refuseOthers(unfinished)
  try {
    makeFolder(unfinished)
    const release = lockFolder(unfinished)
    try {
      const made = await fillAnew(unfinished, fill)
      release()
      giveName(unfinished, folder)
      failpoints.reach('move.renamed')
      rmSync(join(folder, MOVE_FILE))
      syncFolder(folder)
      return made
    } catch (error) {
      release()
      if (!goesOn(error)) rmSync(unfinished, { recursive: true, force: true })
      throw error
    }
  } catch (error) {
    throw explainDisk(explainMount(error, folder), folder)
  }
}

function makeFolder(unfinished: string): void {
  try {
    mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new MoveError(`${unfinished} can’t be made (${why}). Name another folder with --to, or change the rights.`)
  }
}

/** A move that was killed after its folder got its name leaves it marked, and nothing has started on it. */
function refuseFilled(folder: string): void {
  if (!existsSync(folder) || existsSync(join(folder, MOVE_FILE))) return
  if (!statSync(folder).isDirectory() || readdirSync(folder).length > 0)
    throw new MoveError(`${folder} is not empty, and a move never overwrites anything. Name a new folder with --to.`)
  if (statSync(folder).dev !== statSync(dirname(folder)).dev) throw mounted(folder)
}

function refuseOthers(unfinished: string): void {
  if (!existsSync(unfinished) || existsSync(join(unfinished, MOVE_FILE))) return
  if (readdirSync(unfinished).some((name) => name !== INSTANCE_LOCK))
    throw new MoveError(
      `${unfinished} is in the way: the move would write there. Move it away, or name another folder.`,
    )
}

async function fillAnew<T>(unfinished: string, fill: (unfinished: string) => Promise<T>): Promise<T> {
  writeFileSync(join(unfinished, MOVE_FILE), '', { mode: 0o600, flush: true })
  for (const name of readdirSync(unfinished)) if (!KEPT.has(name)) rmSync(join(unfinished, name), { recursive: true })
  syncFolder(unfinished)
  const made = await fill(unfinished)
  syncFolder(unfinished)
  return made
}

function giveName(unfinished: string, folder: string): void {
  if (existsSync(join(folder, MOVE_FILE))) rmSync(folder, { recursive: true })
  else if (existsSync(folder)) rmdirSync(folder)
  renameSync(unfinished, folder)
  syncFolder(dirname(folder))
}

function explainMount(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'EBUSY' || code === 'EXDEV' ? mounted(folder) : error
}

const mounted = (folder: string) =>
  new MoveError(`${folder} is a disk of its own, so no folder can take its place. Name a new folder on it with --to.`)

/** Everything in a data folder but its database: the secret, the ledger, and what else a version keeps there. */
export function copyFiles({ from, to }: { from: string; to: string }): void {
  if (!existsSync(from)) return
  for (const name of readdirSync(from)) {
    const path = join(from, name)
    const isTarget = !relative(path, to).startsWith('..')
    if (!LEFT_OUT.has(name) && !isTarget) copyLastingly(path, join(to, name))
  }
}

/** Where they are files in the data folder. */
export function copyImages({ from, to }: { from: string; to: string }): void {
  rmSync(join(to, IMAGES), { recursive: true, force: true })
  const images = join(from, IMAGES)
  if (existsSync(images)) copyLastingly(images, join(to, IMAGES))
}

/** Waits until the disk has it. */
function copyLastingly(from: string, to: string): void {
  if (statSync(from).isDirectory()) {
    mkdirSync(to, { mode: 0o700 })
    for (const name of readdirSync(from)) copyLastingly(join(from, name), join(to, name))
    syncFolder(to)
    return
  }
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
  const file = openSync(to, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
