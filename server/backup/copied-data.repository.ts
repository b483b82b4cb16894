import {
  closeSync,
  copyFileSync,
  existsSync,
  fdatasyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { LEDGER_FILE, readLedger } from '#server/db/erasure-ledger.ts'
import { DATABASE_FILE, openBesideServer } from '#server/db/data-folder.ts'
import { appliedMigrations } from '#server/db/sqlite-migrating.ts'
import { BackupError } from './backup.errors.ts'
import { IMAGES_FOLDER, type Manifest, SECRET_FILE } from './manifest.ts'

/** Copied at once: 8 MB, between which the process can be stopped. */
const PAGES_A_STEP = 2000

export type CopiedData = {
  /** Hashes of the migrations that made the database. */
  schema: string[]
  /** Images that the running product still names, but whose files are not there. */
  lostImages: string[]
}

type Copying = { dataDir: string; to: string; images: Manifest['images'] }

/**
 * Copies what a data folder holds to another folder on the same disk, while the product runs. First the length of the
 * ledger is read, while nobody can erase; then the database is copied as it is at one moment, so every erasure that the
 * copied ledger has is in the copied database. Images come last: those that the copied database names are linked, so they
 * can't vanish any more, and those removed since that moment are removed from the copy too.
 */
export async function copyData({ dataDir, to, images }: Copying): Promise<CopiedData> {
  const source = openBesideServer(dataDir)
  try {
    const ledger = readSettledLedger(source, join(dataDir, LEDGER_FILE))
    writeFileSync(join(to, LEDGER_FILE), ledger, { mode: 0o600 })
    await copyDatabase(source, join(to, DATABASE_FILE))
    copyFileSync(join(dataDir, SECRET_FILE), join(to, SECRET_FILE))
    return finishCopy({ source, dataDir, to, images })
  } finally {
    source.close()
  }
}

/** An erasure is in the ledger shortly before it is committed. While we may write, there is none such. */
function readSettledLedger(source: Sqlite.Database, path: string): Buffer {
  source.exec('begin immediate')
  try {
    return readLedger(path)
  } finally {
    source.exec('commit')
  }
}

/**
 * In one read transaction, so that the copy is of one moment and doesn't begin again whenever somebody writes. Waits for the
 * disk after each step: otherwise a commit of the running product waits for everything that was copied.
 */
async function copyDatabase(source: Sqlite.Database, path: string): Promise<void> {
  source.exec('begin')
  let file: number | undefined
  const nextStep = () => {
    if (file === undefined && existsSync(path)) file = openSync(path, 'r+')
    if (file !== undefined) fdatasyncSync(file)
    return PAGES_A_STEP
  }
  try {
    source.prepare('select count(*) from sqlite_master').get()
    await source.backup(path, { progress: nextStep })
  } finally {
    if (file !== undefined) closeSync(file)
    source.exec('commit')
  }
}

function finishCopy({ source, dataDir, to, images }: Copying & { source: Sqlite.Database }): CopiedData {
  const copy = new Sqlite(join(to, DATABASE_FILE))
  try {
    // One file, without a log.
    copy.pragma('journal_mode = delete')
    copy.pragma('secure_delete = on')
    copy.pragma('foreign_keys = on')
    const lostImages = images === 'included' ? keepImages({ source, copy, dataDir, to }) : []
    checkDatabase(copy, join(dataDir, DATABASE_FILE))
    return { schema: appliedMigrations(copy), lostImages }
  } finally {
    copy.close()
  }
}

type ImageRow = { id: string; bytes: number }

function keepImages(of: { source: Sqlite.Database; copy: Sqlite.Database; dataDir: string; to: string }): string[] {
  const { source, copy, dataDir, to } = of
  const isNamedNow = source.prepare<[string]>('select 1 from images where id = ?')
  const forget = copy.prepare<[string]>('delete from images where id = ?')
  const images = copy.prepare<[], ImageRow>(`select id, bytes from images where state = 'ready'`).all()
  const lost: string[] = []
  mkdirSync(join(to, IMAGES_FOLDER), { recursive: true, mode: 0o700 })
  for (const { id, bytes } of images) {
    if (linkImage(join(dataDir, IMAGES_FOLDER, id), join(to, IMAGES_FOLDER, id)) >= bytes) continue
    rmSync(join(to, IMAGES_FOLDER, id), { recursive: true, force: true })
    if (isNamedNow.get(id)) lost.push(id)
    forget.run(id)
  }
  return lost
}

/** Returns how many bytes there were. */
function linkImage(from: string, to: string): number {
  let names: string[] = []
  try {
    names = readdirSync(from)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0
    throw error
  }
  mkdirSync(to, { mode: 0o700 })
  return names.reduce((bytes, name) => bytes + linkFile(join(from, name), join(to, name)), 0)
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Copies it where the file system has no hard links. Returns its size; 0 if it was removed meanwhile. */
function linkFile(from: string, to: string): number {
  try {
    linkSync(from, to)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0
    copyFileSync(from, to)
  }
  return statSync(to).size
}

/** Throws BackupError when the database that was unpacked from `path` is damaged. */
export function checkUnpacked(folder: string, path: string): void {
  const raw = new Sqlite(join(folder, DATABASE_FILE))
  try {
    checkDatabase(raw, `in ${path}`)
  } finally {
    raw.close()
  }
}

/** Throws BackupError when SQLite finds anything wrong. */
function checkDatabase(raw: Sqlite.Database, path: string): void {
  const isWhole = raw.pragma('integrity_check', { simple: true }) === 'ok'
  if (!isWhole || raw.prepare('pragma foreign_key_check').all().length > 0) {
    throw new BackupError(`The database ${path} is damaged. Restore the newest backup that was made before.`)
  }
}
