import { readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BackupError } from '#server/backup/backup.errors.ts'
import { makeBackup } from '#server/backup/backup.ts'
import { readLastBackup } from '#server/backup/last-backup.ts'
import type { Manifest } from '#server/backup/manifest.ts'
import { type Restored, restoreBackup } from '#server/backup/restore.ts'
import { intervalIn } from '#server/config/backup-config.ts'
import { ConfigError } from '#server/config/config-error.ts'
import { type Config, readProcessConfig } from '#server/config/config.ts'
import { systemClock } from '#server/kernel/clock.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { keepBackingUp, untilStopped } from './backup-schedule.ts'
import { settleRestoredData, type SettledRestore } from './restored-data.ts'
import { explainStartFailure } from './start-failure.ts'

export type BackedUp = {
  path: string
  bytes: number
  isEncrypted: boolean
  images: Manifest['images']
  /** Images that the database names, and whose files are gone. */
  lostImages: number
  /** Older backups that were removed. */
  removed: string[]
}

const NAME = /^goodword-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar(?:\.age)?$/

/** Writes a backup to a file, or to a folder, of which `keep` backups stay. The data may be in use. */
export async function backUp({ place, keep }: { place: string; keep: number | undefined }): Promise<BackedUp> {
  const { dataDir, databaseUrl, imageStore, backup } = readProcessConfig()
  refusePostgres(databaseUrl)
  const images = imagesOf({ imageStore })
  const now = systemClock.now()
  const isInFolder = isFolder(place)
  if (keep !== undefined && !isInFolder) throw new BackupError(`--keep needs a folder, and ${place} is none.`)
  const path = resolve(isInFolder ? join(place, nameAt(now, backup.key)) : place)
  const made = await makeBackup({ dataDir, path, key: backup.key, images, productVersion: packageJson.version, now })
  return {
    path,
    bytes: made.bytes,
    isEncrypted: backup.key !== undefined,
    images,
    lostImages: made.lostImages.length,
    removed: keep === undefined ? [] : removeOld(resolve(place), keep),
  }
}

/** Makes a backup whenever the last one is so old, like `6h`, until the process is asked to stop. `backUp` says whether it made one. */
export async function backUpEvery(
  every: string,
  { place, backUp: makeOne }: { place: string; backUp: () => Promise<boolean> },
): Promise<void> {
  const everyMs = intervalIn(every)
  if (everyMs === undefined) throw new BackupError('--every must be a time like 6h or 1d, from 1h to 31d.')
  if (!isFolder(place)) throw new BackupError(`--every needs a folder, and ${place} is none.`)
  const lastAt = readLastBackup(readProcessConfig().dataDir)?.at
  await keepBackingUp({ everyMs, lastAt, clock: systemClock, backUp: makeOne, wait: untilStopped() })
}

const isFolder = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory() === true

/** Where a backup has them. */
export const imagesOf = ({ imageStore }: Pick<Config, 'imageStore'>): Manifest['images'] =>
  imageStore ? 'in-store' : 'included'

function refusePostgres(databaseUrl: string | undefined): void {
  if (databaseUrl !== undefined)
    throw new BackupError('DATABASE_URL is set: back up and restore PostgreSQL with its own tools, such as pg_dump.')
}

function nameAt(now: Date, key: string | undefined): string {
  const at = now.toISOString().slice(0, 19).replaceAll(':', '')
  return `goodword-${at}Z.tar${key === undefined ? '' : '.age'}`
}

/** Only once the newest is verified. Files with other names stay. */
function removeOld(folder: string, keep: number): string[] {
  const old = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .toSorted()
    .slice(0, -keep)
    .map((name) => join(folder, name))
  for (const path of old) rmSync(path)
  return old
}

/** Restores a backup into the data folder, which must be empty, and makes it safe to run on. */
export async function restore({
  path,
  ledger,
  now = systemClock.now(),
}: {
  path: string
  ledger: string | undefined
  now?: Date
}): Promise<Restored<SettledRestore> & Pick<Config, 'dataDir'> & Pick<Manifest, 'images'>> {
  const config = readProcessConfig()
  const { dataDir, databaseUrl, backup } = config
  refusePostgres(databaseUrl)
  const images = imagesOf(config)
  const place = { dataDir, images, ledger, secondLedger: backup.secondLedger, path, key: backup.key }
  const settle = (unpacked: Parameters<typeof settleRestoredData>[0]) => settleRestoredData(unpacked, { config, now })
  return { dataDir, images, ...(await restoreBackup({ ...place, settle })) }
}

/** One sentence for a failure that the operator can fix; undefined for a bug. */
export const explainBackupFailure = (error: unknown): string | undefined =>
  error instanceof BackupError || error instanceof ConfigError ? error.message : explainStartFailure(error)
