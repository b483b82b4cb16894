import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { BACKUP_FOLDER, BACKUP_LOCK, DataFolderInUse, lockFolder, NoDataYet } from '#server/db/data-folder.ts'
import { verifyArchive, writeArchive } from './archive.ts'
import { BackupError, explainDisk } from './backup.errors.ts'
import { copyData } from './copied-data.repository.ts'
import { noteBackup } from './last-backup.ts'
import { listMembers, type Manifest, MANIFEST_FILE } from './manifest.ts'

export type MadeBackup = { path: string; bytes: number; lostImages: string[] }

/**
 * Writes everything that a data folder must keep into one file, while the product runs. The file has its name only once it
 * was read back whole. Throws BackupError.
 */
export async function makeBackup(of: {
  dataDir: string
  path: string
  key: string | undefined
  images: Manifest['images']
  productVersion: string
  now: Date
}): Promise<MadeBackup> {
  const { dataDir, path } = of
  refusePlace(of)
  const release = lock(dataDir)
  const copies = join(dataDir, BACKUP_FOLDER)
  const unfinished = `${path}.unfinished`
  try {
    rmSync(copies, { recursive: true, force: true })
    rmSync(unfinished, { force: true })
    mkdirSync(copies, { mode: 0o700 })
    const { schema, lostImages } = await copyData({ dataDir, to: copies, images: of.images }).catch(
      (error: unknown) => {
        throw explainDisk(error, dataDir)
      },
    )
    const members = await listMembers(copies)
    const manifest: Manifest = {
      format: 'goodword-backup',
      formatVersion: 1,
      productVersion: of.productVersion,
      schema,
      takenAt: of.now.toISOString(),
      members,
      images: of.images,
    }
    writeFileSync(join(copies, MANIFEST_FILE), JSON.stringify(manifest), { mode: 0o600 })
    const archive = { path: unfinished, key: of.key }
    await writeArchive(copies, archive, members)
    await verifyArchive(archive)
    renameSync(unfinished, path)
    syncFolder(dirname(path))
    const { size: bytes } = statSync(path)
    noteBackup(dataDir, { at: of.now, path, bytes })
    return { path, bytes, lostImages }
  } catch (error) {
    throw explainDisk(error, dirname(path))
  } finally {
    rmSync(copies, { recursive: true, force: true })
    rmSync(unfinished, { force: true })
    release()
  }
}

function refusePlace({ dataDir, path }: { dataDir: string; path: string }): void {
  if (existsSync(path)) throw new BackupError(`${path} exists already. Choose another name.`)
  if (!existsSync(dirname(path)))
    throw new BackupError(`There is no folder ${dirname(path)}. Make it, or choose another one.`)
  if (!relative(resolve(dataDir), resolve(path)).startsWith('..'))
    throw new BackupError(
      `${path} is in the data folder, and would be lost with it. Choose another folder, best on another disk.`,
    )
}

function lock(dataDir: string): () => void {
  if (!existsSync(dataDir)) throw new NoDataYet(dataDir)
  try {
    return lockFolder(dataDir, BACKUP_LOCK)
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw explainDisk(error, dataDir)
    throw new BackupError(`Another backup of ${dataDir} is being made. Wait until it has ended.`)
  }
}

/** Makes the names of files last through a power cut. */
export function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
