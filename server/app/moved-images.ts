import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { explainDisk } from '#server/backup/backup.errors.ts'
import { syncFolder } from '#server/backup/backup.ts'
import { SECRET_FILE } from '#server/backup/manifest.ts'
import type { Config } from '#server/config/config.ts'
import type { ImageStoreConfig } from '#server/config/images-config.ts'
import { MoveDiffers, MoveError } from '#server/db/moving/move.errors.ts'
import { releasing } from '#server/db/moving/releasing.ts'
import { takeInstanceLock } from '#server/db/postgres/instance-lock.ts'
import { readProductDatabase } from '#server/db/product-database.ts'
import { lockFolder, openBesideServer } from '#server/db/data-folder.ts'
import { type CopiedImages, copyToFolder, copyToStore } from '#server/images/moving/copied-images.ts'
import { namedIn, namedInFile } from '#server/images/moving/named-images.ts'
import { createS3Client, type Patience, type S3Client } from '#server/images/store/s3-client.ts'
import { checkStoreOwner, claimStore, probeStore } from '#server/images/store/store-checkup.ts'
import { StoreFailure } from '#server/images/store/store-failure.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import { arrivingIn, finishedIn, isEmpty, storeOwnerOf } from './image-storage.ts'
import { findFolderSecret, findInstallationSecret } from './installation-secret.ts'

export type ImagesTo = 'store' | 'folder'

/** A move may take hours, and nobody waits for an answer meanwhile. */
const PATIENCE: Patience = { tries: 5, timeoutMs: 30_000, firstWaitMs: 500 }

export const openStore = (config: ImageStoreConfig): S3Client => createS3Client(config, PATIENCE)

type Moving = { dataDir: string; client: S3Client; failpoints: Failpoints }

/** Makes sure that the store can be filled, and that it isn't another installation's. */
export async function prepareStore({ dataDir, client }: Pick<Moving, 'dataDir' | 'client'>): Promise<void> {
  const secret = findFolderSecret(dataDir)
  if (secret === undefined) throw noSecret(dataDir)
  await probeStore(client)
  await claimStore(client, storeOwnerOf(secret))
}

export async function refuseOthersStore({ client, secret }: { client: S3Client; secret: string }): Promise<void> {
  await checkStoreOwner(client, storeOwnerOf(secret))
}

/** From a data folder whose database is a file that nobody uses. */
export const sendImagesOf = (of: Moving): Promise<CopiedImages> =>
  withNamedInFile(of.dataDir, (named) =>
    copyToStore({ named, folder: finishedIn(of.dataDir), client: of.client, onCopied: onCopied(of) }),
  )

/** To a data folder whose database is there already, and that nobody uses. */
export const fetchImagesOf = (of: Moving): Promise<CopiedImages> =>
  withNamedInFile(of.dataDir, (named) =>
    copyToFolder({ named, folder: finishedIn(of.dataDir), client: of.client, onCopied: onCopied(of) }),
  )

const onCopied =
  ({ failpoints }: Pick<Moving, 'failpoints'>) =>
  () =>
    failpoints.reach('move.image')

async function withNamedInFile<T>(
  dataDir: string,
  work: (named: ReturnType<typeof namedInFile>) => Promise<T>,
): Promise<T> {
  const raw = openBesideServer(dataDir, { readonly: true })
  try {
    return await work(namedInFile(raw))
  } finally {
    raw.close()
  }
}

/**
 * Copies the images of an installation that doesn't run to where they are not yet. Its database stays where it is. Throws MoveError,
 * StoreFailure, StoreUnfit, SecretUnavailable, and what opening the database throws.
 */
export function moveImagesOnly({
  to,
  config,
  failpoints,
}: {
  to: ImagesTo
  config: Config
  failpoints: Failpoints
}): Promise<CopiedImages> {
  const { imageStore, databaseUrl } = config
  if (!imageStore) throw new MoveError('Set IMAGES_URL and its keys to the store of images, and move again.')
  const dataDir = resolve(config.dataDir)
  return releasing(async (later) => {
    if (existsSync(dataDir)) later(lockFolder(dataDir))
    if (databaseUrl !== undefined) later((await takeInstanceLock(databaseUrl, { isShared: false })).release)
    const db = await readProductDatabase({ dataDir, databaseUrl })
    later(() => db.close())
    const secret = await findInstallationSecret(db, { ...config, dataDir })
    if (secret === undefined) throw noSecret(dataDir)
    const client = openStore(imageStore)
    const of = { client, named: namedIn(db), onCopied: onCopied({ failpoints }) }
    if (to === 'folder') {
      await refuseOthersStore({ client, secret })
      return fillFolder(dataDir, (folder) => copyToFolder({ ...of, folder }))
    }
    await probeStore(client)
    await claimStore(client, storeOwnerOf(secret))
    return copyToStore({ ...of, folder: finishedIn(dataDir) })
  })
}

/** The folder gets its name once it is complete. What the store did not give in time goes on where it was. */
async function fillFolder<T>(dataDir: string, fill: (arriving: string) => Promise<T>): Promise<T> {
  const [finished, arriving] = [finishedIn(dataDir), arrivingIn(dataDir)]
  if (!isEmpty(finished)) throw new MoveError(`${finished} has images already. Move the folder away, and move again.`)
  try {
    const filled = await fill(arriving)
    if (existsSync(finished)) rmdirSync(finished)
    renameSync(arriving, finished)
    syncFolder(dirname(finished))
    return filled
  } catch (error) {
    if (!goesOn(error)) rmSync(arriving, { recursive: true, force: true })
    throw explainDisk(error, finished)
  }
}

/** Whether what was copied before can stay for the next time. */
export const goesOn = (error: unknown): boolean => error instanceof MoveDiffers || error instanceof StoreFailure

const noSecret = (dataDir: string) =>
  new MoveError(`The file ${SECRET_FILE} is missing in ${dataDir}. Copy it there from a backup.`)
