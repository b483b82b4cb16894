import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Erasure, isContinuedBy, LEDGER_FILE, parseLedger, readLedger } from '#server/db/erasure-ledger.ts'
import {
  BACKUP_LOCK,
  DATABASE_FILE,
  DataFolderInUse,
  INSTANCE_LOCK,
  lockFolder,
  RESTORE_FOLDER,
} from '#server/db/data-folder.ts'
import { isSchemaKnown } from '#server/db/sqlite-migrating.ts'
import { unpackArchive, verifyArchive } from './archive.ts'
import { syncFolder } from './backup.ts'
import { BackupError, explainDisk } from './backup.errors.ts'
import { checkUnpacked } from './copied-data.repository.ts'
import { IMAGES_FOLDER, type Manifest, REQUIRED_MEMBERS, SECRET_FILE } from './manifest.ts'

const IMAGES = 'images'
/** In the order in which they get their place: a server refuses the folder until all have it. */
const PARTS = [LEDGER_FILE, IMAGES, SECRET_FILE, DATABASE_FILE]
/** May be in the folder before. */
const HARMLESS = new Set([LEDGER_FILE, INSTANCE_LOCK, BACKUP_LOCK])

export type Place = { dataDir: string; ledger: string | undefined; secondLedger: string | undefined }
type Source = { path: string; key: string | undefined; images: Manifest['images'] }

/** Unpacked data, and what was erased since the backup. */
export type Unpacked = { dataDir: string; takenAt: Date; erasures: Erasure[] }

export type Restored<Settled> = {
  takenAt: Date
  /** Where erasures since the backup were read; undefined when only the backup's own ledger was there. */
  ledger: string | undefined
  settled: Settled
}

/**
 * Restores a backup into a data folder that is empty, but for a ledger. Everything is verified, unpacked and settled in a
 * folder inside, which then gives its files their place. Until the end that folder stays, and says that a restore did not
 * end. `images` says where this installation has them, and `settle` changes the unpacked data before anybody uses it.
 * Throws BackupError, LedgerError and DataFolderInUse; the folder is then as it was.
 */
export async function restoreBackup<Settled>(
  of: Place & Source & { settle: (unpacked: Unpacked) => Promise<Settled> },
): Promise<Restored<Settled>> {
  const { dataDir, path } = of
  if (!existsSync(path)) throw new BackupError(`There is no file ${path}. Name the backup to restore.`)
  refuseFilled(dataDir)
  const manifest = await verifyArchive(of)
  refuseUnknown(manifest, path)
  refuseOtherImages(manifest, of)
  const release = occupy(dataDir)
  try {
    return await restoreInto(of, manifest)
  } catch (error) {
    rmSync(join(dataDir, RESTORE_FOLDER), { recursive: true, force: true })
    throw explainDisk(error, dataDir)
  } finally {
    release()
  }
}

/** Makes the folder if need be, and keeps others out. Returns how to let them in again. */
function occupy(dataDir: string): () => void {
  const isNew = !existsSync(dataDir)
  const leave = () => {
    if (isNew && existsSync(dataDir)) removeIfUnused(dataDir)
  }
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const release = lockFolder(dataDir)
    return () => {
      release()
      leave()
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) leave()
    throw explainDisk(error, dataDir)
  }
}

async function restoreInto<Settled>(
  of: Place & Source & { settle: (unpacked: Unpacked) => Promise<Settled> },
  manifest: Manifest,
): Promise<Restored<Settled>> {
  const { dataDir, path } = of
  const unpacked = join(dataDir, RESTORE_FOLDER)
  removeUnfinished(dataDir)
  mkdirSync(unpacked, { mode: 0o700 })
  syncFolder(dataDir)
  await unpackArchive(of, unpacked)
  checkUnpacked(unpacked, path)
  const { ledger, bytes, erasures } = readErasuresSince(of, join(unpacked, LEDGER_FILE))
  const takenAt = new Date(manifest.takenAt)
  const settled = await of.settle({ dataDir: unpacked, takenAt, erasures })
  writeFileSync(join(unpacked, LEDGER_FILE), bytes, { mode: 0o600, flush: true })
  for (const part of PARTS) {
    if (existsSync(join(unpacked, part))) renameSync(join(unpacked, part), join(dataDir, part))
  }
  syncFolder(dataDir)
  rmSync(unpacked, { recursive: true, force: true })
  syncFolder(dataDir)
  return { takenAt, ledger, settled }
}

/** A restore that was killed leaves its folder, and what it gave its place was in no use yet. */
function refuseFilled(dataDir: string): void {
  if (!existsSync(dataDir) || existsSync(join(dataDir, RESTORE_FOLDER))) return
  if (readdirSync(dataDir).some((name) => !HARMLESS.has(name))) {
    throw new BackupError(
      `The data folder ${dataDir} is not empty, and a restore never overwrites anything. Move what is in it away, or set DATA_DIR to another folder. Leave ${LEDGER_FILE} in it, or name it with --ledger.`,
    )
  }
}

function refuseUnknown({ schema, productVersion, members }: Manifest, path: string): void {
  if (!isSchemaKnown(schema)) {
    throw new BackupError(
      `${path} was made by version ${productVersion}, which is newer than this one. Update Goodword first.`,
    )
  }
  const missing = REQUIRED_MEMBERS.find((name) => !members.some((member) => member.path === name))
  if (missing !== undefined) throw new BackupError(`${path} has no ${missing}. Use another backup.`)
}

function refuseOtherImages({ images, members }: Manifest, { path, images: expected }: Source): void {
  if (images === 'in-store' && expected === 'included')
    throw new BackupError(
      `${path} has no images, because they were in a store. Set IMAGES_URL to that store, or to a copy of it.`,
    )
  if (expected === 'in-store' && members.some((member) => member.path.startsWith(IMAGES_FOLDER)))
    throw new BackupError(
      `${path} has images, and with IMAGES_URL nobody would see them. Unset it for the restore, and move the images afterwards: docs/going-live.md says how.`,
    )
}

function removeUnfinished(dataDir: string): void {
  const unfinished = join(dataDir, RESTORE_FOLDER)
  if (!existsSync(unfinished)) return
  for (const part of PARTS) if (part !== LEDGER_FILE) rmSync(join(dataDir, part), { recursive: true, force: true })
  rmSync(unfinished, { recursive: true, force: true })
}

/**
 * What the newest ledger has that the backup's own does not. A ledger that doesn't begin like the backup's is another installation's.
 */
function readErasuresSince({ dataDir, ledger, secondLedger, path }: Place & { path: string }, ofBackup: string) {
  const known = readLedger(ofBackup)
  const newest = findNewestLedger({ dataDir, ledger, secondLedger })
  if (!newest) return { ledger: undefined, bytes: readFileSync(ofBackup), erasures: [] }
  if (!isContinuedBy(known, newest.bytes)) {
    throw new BackupError(
      `The ledger ${newest.path} does not continue the one in ${path}: it is older, or another installation’s. Name another one with --ledger.`,
    )
  }
  const erasures = parseLedger(newest.bytes.subarray(known.length), newest.path)
  return { ledger: newest.path, bytes: newest.bytes, erasures }
}

/** The longest ledger: named by the caller, left in the data folder, or the second copy. Throws BackupError. */
export function findNewestLedger({
  dataDir,
  ledger,
  secondLedger,
}: Place): { path: string; bytes: Buffer } | undefined {
  if (ledger !== undefined && !existsSync(ledger))
    throw new BackupError(
      `There is no ledger ${ledger}. Check its path. If nothing was ever erased, there is none: leave out --ledger.`,
    )
  const candidates = ledger === undefined ? [join(dataDir, LEDGER_FILE), secondLedger] : [ledger]
  const found = candidates.flatMap((one) =>
    one !== undefined && existsSync(one) ? [{ path: one, bytes: readLedger(one) }] : [],
  )
  return found.toSorted((a, b) => b.bytes.length - a.bytes.length)[0]
}

function removeIfUnused(dataDir: string): void {
  const left = readdirSync(dataDir)
  if (left.some((name) => name !== INSTANCE_LOCK)) return
  rmSync(join(dataDir, INSTANCE_LOCK), { force: true })
  rmdirSync(dataDir)
}
