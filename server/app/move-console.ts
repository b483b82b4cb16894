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
import { DataFolderInUse } from '#server/db/data-folder.ts'
import type { CopiedImages } from '#server/images/moving/copied-images.ts'
import { exampleInstallation } from '#shared/installation.ts'
import { killAt, noFailpoints } from '#server/kernel/failpoints.ts'
import { findFolderSecret, fingerprintOf, openKeptSecret } from './installation-secret.ts'
import { copyFiles, copyImages, makeDataFolder } from './moved-folder.ts'
import {
  fetchImagesOf,
  type ImagesTo,
  moveImagesOnly,
  openStore,
  prepareStore,
  refuseOthersStore,
  sendImagesOf,
} from './moved-images.ts'
import { explainStartFailure } from './start-failure.ts'

export type Move = { to: string | undefined; from: string | undefined; imagesTo?: string | undefined }

const USAGE = 'See npm run move -- --help.'

const isPostgresAddress = (text: string): boolean => environmentVariables.DATABASE_URL.safeParse(text).success

type MovedImages = {
  /** Undefined when there is no store, so that they stay files in the data folder. */
  images: CopiedImages | undefined
}

/** Copies the SQLite in the data folder into an empty PostgreSQL, and its images into the store at IMAGES_URL, if there is one. */
export async function moveIntoPostgres(url: string): Promise<MovedToPostgres & MovedImages & Pick<Config, 'dataDir'>> {
  const config = readProcessConfig()
  const dataDir = resolve(config.dataDir)
  if (config.databaseUrl !== undefined && config.databaseUrl !== url)
    throw new MoveError(
      'DATABASE_URL is set to another database than --to, so the file in DATA_DIR may be an old one. If it is what you want to move, unset DATABASE_URL.',
    )
  const failpoints = failpointsOf(config)
  const client = config.imageStore && openStore(config.imageStore)
  let images: CopiedImages | undefined
  const moved = await moveToPostgres({
    dataDir,
    url,
    failpoints,
    ...(client && {
      images: {
        prepare: () => prepareStore({ dataDir, client }),
        async copy() {
          images = await sendImagesOf({ dataDir, client, failpoints })
        },
      },
    }),
  })
  return { dataDir, images, ...moved }
}

export type MovedToFolder = MovedImages & {
  tables: Copied[]
  folder: string
  dataDir: string
  /** Images that the database names, and whose files are not in the data folder. */
  lostImages: number
}

/** Copies a PostgreSQL, what the data folder has beside it, and the images in the store, if there is one, into a new data folder. */
export async function moveIntoFolder(of: { url: string; folder: string }): Promise<MovedToFolder> {
  const config = readProcessConfig()
  const dataDir = resolve(config.dataDir)
  const folder = resolve(of.folder)
  refusePlaces({ dataDir, folder })
  const failpoints = failpointsOf(config)
  const client = config.imageStore && openStore(config.imageStore)
  let images: CopiedImages | undefined
  const tables = await withStoppedPostgres({ dataDir, url: of.url }, async (stopped) => {
    refuseOthersFolder(dataDir, stopped)
    if (client) await refuseOthersStore({ client, secret: secretOf(stopped, { ...config, dataDir }) })
    return makeDataFolder({
      folder,
      failpoints,
      async fill(unfinished) {
        copyFiles({ from: dataDir, to: unfinished })
        if (!client) copyImages({ from: dataDir, to: unfinished })
        const copied = await stopped.copyTo(unfinished, failpoints)
        if (client) images = await fetchImagesOf({ dataDir: unfinished, client, failpoints })
        failpoints.reach('move.compared')
        return copied
      },
    })
  })
  return { tables, images, folder, dataDir, lostImages: client ? 0 : countTornImages(folder) }
}

/** Copies images only, between the data folder and the store at IMAGES_URL. */
export async function moveImages(to: ImagesTo): Promise<CopiedImages & Pick<Config, 'dataDir'>> {
  const config = readProcessConfig()
  return {
    dataDir: resolve(config.dataDir),
    ...(await moveImagesOnly({ to, config, failpoints: failpointsOf(config) })),
  }
}

const failpointsOf = ({ failpoint }: Config) => (failpoint ? killAt(failpoint) : noFailpoints)

function refusePlaces({ dataDir, folder }: { dataDir: string; folder: string }): void {
  if (!relative(dataDir, folder).startsWith('..'))
    throw new MoveError(`${folder} is in the data folder ${dataDir}. Name a folder elsewhere with --to.`)
}

function secretOf(
  { sealedSecret }: Pick<StoppedPostgres, 'sealedSecret'>,
  { dataDir, secretKeys }: Pick<Config, 'dataDir' | 'secretKeys'>,
): string {
  // Without either, the folder was refused.
  return openKeptSecret(sealedSecret, { inFolder: findFolderSecret(dataDir), secretKeys }) ?? ''
}

function refuseOthersFolder(dataDir: string, { sealedSecret }: Pick<StoppedPostgres, 'sealedSecret'>): void {
  const fingerprint = sealedSecret?.fingerprint
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

export type Directions =
  | { kind: 'to-postgres'; url: string }
  | { kind: 'to-folder'; url: string; folder: string }
  | { kind: 'images'; imagesTo: ImagesTo }

/** Which of them it is. Throws MoveError for anything else, and never says an address, which may have a password. */
export function readMove({ from, to, imagesTo }: Move): Directions {
  if (imagesTo !== undefined) return { kind: 'images', imagesTo: readImagesTo({ from, to, imagesTo }) }
  if (to === undefined) throw new MoveError(`Say with --to where the data goes. ${USAGE}`)
  const isBack = from !== undefined
  if (isBack && isPostgresAddress(to))
    throw new MoveError(`With --from, --to must be a folder, and not a database. ${USAGE}`)
  const url = isBack ? from : to
  if (!isPostgresAddress(url))
    throw new MoveError(
      `${isBack ? '--from' : '--to'} must be an address like postgres://goodword@db.internal/goodword. ${USAGE}`,
    )
  return isBack ? { kind: 'to-folder', url, folder: to } : { kind: 'to-postgres', url }
}

function readImagesTo({ from, to, imagesTo }: Move): ImagesTo {
  if (from !== undefined || to !== undefined)
    throw new MoveError(
      `--images-to moves images only. Leave it out: with IMAGES_URL, --to takes images along. ${USAGE}`,
    )
  if (imagesTo !== 'store' && imagesTo !== 'folder')
    throw new MoveError(`--images-to must be store or folder. IMAGES_URL says which store it is. ${USAGE}`)
  return imagesTo
}

/** One sentence for a failure that the operator can fix; undefined for a bug. */
export function explainMoveFailure(error: unknown, { from, imagesTo }: Move): string | undefined {
  const isPlain = error instanceof MoveError || error instanceof BackupError || error instanceof ConfigError
  if (isPlain) return error.message
  const side = imagesTo !== undefined ? 'DATABASE_URL' : from === undefined ? '--to' : '--from'
  if (error instanceof PostgresInUse)
    return `Goodword is running on the database at ${side}. Stop all its processes, and move again.`
  if (error instanceof DataFolderInUse) return `Goodword is running on ${error.message}. Stop it, and move again.`
  return explainStartFailure(error, exampleInstallation, side)
}
