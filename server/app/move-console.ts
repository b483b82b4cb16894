import { relative, resolve } from 'node:path'
import { BackupError } from '#server/backup/backup.errors.ts'
import { countTornImages } from '#server/backup/restored-data.queries.ts'
import { SECRET_FILE } from '#server/backup/manifest.ts'
import { ConfigError } from '#server/config/config-error.ts'
import { type Config, environmentVariables, readProcessConfig } from '#server/config/config.ts'
import type { Copied } from '#server/db/moving/copying.ts'
import { MoveError } from '#server/db/moving/move.errors.ts'
import { type MovedToPostgres, moveToPostgres } from '#server/db/moving/to-postgres.ts'
import { type StoppedPostgres, withStoppedPostgres } from '#server/db/moving/to-sqlite.ts'
import { PostgresInUse } from '#server/db/postgres/instance-lock.ts'
import { DataFolderInUse } from '#server/db/sqlite.ts'
import { exampleInstallation } from '#shared/installation.ts'
import { killAt, noFailpoints } from '#server/kernel/failpoints.ts'
import { findFolderSecret, fingerprintOf } from './installation-secret.ts'
import { copyFiles, copyImages, makeDataFolder } from './moved-folder.ts'
import { explainStartFailure } from './start-failure.ts'

export type Move = { to: string | undefined; from: string | undefined }

const USAGE = 'See npm run move -- --help.'

const isPostgresAddress = (text: string): boolean => environmentVariables.DATABASE_URL.safeParse(text).success

/** Copies the SQLite in the data folder into an empty PostgreSQL. */
export async function moveIntoPostgres(url: string): Promise<MovedToPostgres & Pick<Config, 'dataDir'>> {
  const config = readProcessConfig()
  const dataDir = resolve(config.dataDir)
  if (config.databaseUrl !== undefined && config.databaseUrl !== url)
    throw new MoveError(
      'DATABASE_URL is set to another database than --to, so the file in DATA_DIR may be an old one. If it is what you want to move, unset DATABASE_URL.',
    )
  return { dataDir, ...(await moveToPostgres({ dataDir, url, failpoints: failpointsOf(config) })) }
}

export type MovedToFolder = {
  tables: Copied[]
  folder: string
  dataDir: string
  /** Images that the database names, and whose files are not in the data folder. */
  lostImages: number
}

/** Copies a PostgreSQL, and what the data folder has beside it, into a new data folder. */
export async function moveIntoFolder(of: { url: string; folder: string }): Promise<MovedToFolder> {
  const config = readProcessConfig()
  const dataDir = resolve(config.dataDir)
  const folder = resolve(of.folder)
  refusePlaces({ dataDir, folder })
  const failpoints = failpointsOf(config)
  const tables = await withStoppedPostgres({ dataDir, url: of.url }, (stopped) => {
    refuseOthersFolder(dataDir, stopped)
    return makeDataFolder({
      folder,
      failpoints,
      async fill(unfinished) {
        copyFiles({ from: dataDir, to: unfinished })
        copyImages({ from: dataDir, to: unfinished })
        const copied = await stopped.copyTo(unfinished, failpoints)
        failpoints.reach('move.compared')
        return copied
      },
    })
  })
  // Those in a store stay there.
  return { tables, folder, dataDir, lostImages: config.imageStore ? 0 : countTornImages(folder) }
}

const failpointsOf = ({ failpoint }: Config) => (failpoint ? killAt(failpoint) : noFailpoints)

function refusePlaces({ dataDir, folder }: { dataDir: string; folder: string }): void {
  if (!relative(dataDir, folder).startsWith('..'))
    throw new MoveError(`${folder} is in the data folder ${dataDir}. Name a folder elsewhere with --to.`)
}

function refuseOthersFolder(dataDir: string, { fingerprint }: Pick<StoppedPostgres, 'fingerprint'>): void {
  const secret = findFolderSecret(dataDir)
  if (secret === undefined && fingerprint === undefined)
    throw new MoveError(
      `${dataDir} has no ${SECRET_FILE}, so it is not the data folder of this database. Set DATA_DIR to that folder.`,
    )
  if (secret !== undefined && fingerprint !== undefined && fingerprintOf(secret) !== fingerprint)
    throw new MoveError(
      `${dataDir} is the data folder of another installation than the database. Set DATA_DIR to its own folder.`,
    )
}

/** Which of the two it is. Throws MoveError for anything else, and never says an address, which may have a password. */
export function readMove({ from, to }: Move): { url: string; folder: string | undefined } {
  if (to === undefined) throw new MoveError(`Say with --to where the data goes. ${USAGE}`)
  const isBack = from !== undefined
  if (isBack && isPostgresAddress(to))
    throw new MoveError(`With --from, --to must be a folder, and not a database. ${USAGE}`)
  const url = isBack ? from : to
  if (!isPostgresAddress(url))
    throw new MoveError(
      `${isBack ? '--from' : '--to'} must be an address like postgres://goodword@db.internal/goodword. ${USAGE}`,
    )
  return { url, folder: isBack ? to : undefined }
}

/** One sentence for a failure that the operator can fix; undefined for a bug. */
export function explainMoveFailure(error: unknown, { folder }: { folder: string | undefined }): string | undefined {
  const isPlain = error instanceof MoveError || error instanceof BackupError || error instanceof ConfigError
  if (isPlain) return error.message
  const side = folder === undefined ? '--to' : '--from'
  if (error instanceof PostgresInUse)
    return `Goodword is running on the database at ${side}. Stop all its processes, and move again.`
  if (error instanceof DataFolderInUse) return `Goodword is running on ${error.message}. Stop it, and move again.`
  return explainStartFailure(error, exampleInstallation, side)
}
