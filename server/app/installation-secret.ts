import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { SECRET_FILE } from '#server/backup/manifest.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { findSealedSecret, hasAnyUser, saveSealedSecret, type SealedSecret } from '#server/db/sealed-secrets.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { seal, unseal } from '#server/kernel/sealing.ts'
import { keyedHash, newSecret } from '#server/kernel/tokens.ts'

/** The secret that the data was made with can't be had. The message says why, and what to do. */
export class SecretUnavailable extends Error {}

/** With a `databaseUrl`, the secret is in the database; otherwise in the data folder, and in its backups. */
type Place = { dataDir: string; databaseUrl: string | undefined; secretKeys: readonly string[] }

const PURPOSE = 'installation secret'

/**
 * The secret of this installation, from which all its keys are derived. It is made at the first start and never changes. In a
 * database of its own it is encrypted with the first of `secretKeys`; what another of them encrypted is encrypted again. Throws
 * SecretUnavailable when there is data, but not its secret.
 */
export async function openInstallationSecret(db: Database, place: Place): Promise<string> {
  const { dataDir, databaseUrl } = place
  const inFolder = findFolderSecret(dataDir)
  if (databaseUrl !== undefined) return openSealed(db, { ...place, inFolder })
  const secret = await db.read((tx) => readForFolder(tx, { ...place, inFolder }))
  if (secret === inFolder && inFolder !== undefined) return inFolder
  return makeFolderSecret(dataDir, secret)
}

/** The same, if it was made before, and without changing anything. */
export const findInstallationSecret = (db: Database, place: Place): Promise<string | undefined> =>
  db.read((tx) => readForFolder(tx, { ...place, inFolder: findFolderSecret(place.dataDir) }))

/** The secret in a data folder. It is made when there is none. */
export const readInstallationSecret = (dataDir: string): string =>
  findFolderSecret(dataDir) ?? makeFolderSecret(dataDir)

type Found = Place & { inFolder: string | undefined }

/** Undefined when it is to be made. The data may have been moved from a database of its own. */
function* readForFolder(tx: Tx, { inFolder, dataDir, secretKeys }: Found): Transactional<string | undefined> {
  const kept = yield* findSealedSecret(tx)
  const secret = openKeptSecret(kept, { inFolder, secretKeys })
  if (secret === undefined && (yield* hasAnyUser(tx))) throw fileMissing(dataDir)
  return secret
}

/** Of what the database has of it and what the data folder has. Throws SecretUnavailable. */
export function openKeptSecret(
  kept: SealedSecret | undefined,
  { inFolder, secretKeys }: Pick<Found, 'inFolder' | 'secretKeys'>,
): string | undefined {
  if (!kept || (inFolder !== undefined && kept.fingerprint === fingerprintOf(inFolder))) return inFolder
  const opened = unsealEach(kept, secretKeys).find((each) => each !== undefined)
  if (opened === undefined)
    throw new SecretUnavailable(
      'The secret of this installation is in the database, encrypted with SECRET_KEY. Set SECRET_KEY to what it was.',
    )
  return opened
}

async function openSealed(db: Database, { inFolder, dataDir, secretKeys }: Found): Promise<string> {
  const [key = ''] = secretKeys
  const made = newSecret()
  const at = systemClock.now()
  return db.transaction(function* (tx) {
    const kept = yield* findSealedSecret(tx)
    const opened = kept && unsealEach(kept, secretKeys)
    const known = opened?.find((each) => each !== undefined)
    if (kept && known === undefined)
      throw new SecretUnavailable(
        'The data was encrypted with another SECRET_KEY. Set SECRET_KEY to that one, or to a new one and that one with a comma between them.',
      )
    if (known !== undefined && opened?.[0] === known) return known
    if (known === undefined && inFolder === undefined && (yield* hasAnyUser(tx))) throw fileMissing(dataDir)
    const secret = known ?? inFolder ?? made
    const sealed = seal(secret, { key, purpose: PURPOSE })
    yield* saveSealedSecret(tx, { sealed, fingerprint: fingerprintOf(secret), at })
    return secret
  })
}

const unsealEach = ({ sealed }: SealedSecret, keys: readonly string[]) =>
  keys.map((key) => unseal(sealed, { key, purpose: PURPOSE }))

/** Tells secrets apart, and not what they are. */
export const fingerprintOf = (secret: string) => keyedHash(secret, 'fingerprint')

const fileMissing = (dataDir: string) =>
  new SecretUnavailable(
    `The file ${SECRET_FILE} is missing in ${dataDir}. Without it, links in emails stop working. Copy it there from a backup.`,
  )

/** The secret in a data folder, if there is one. */
export function findFolderSecret(dataDir: string): string | undefined {
  const path = join(dataDir, SECRET_FILE)
  return (existsSync(path) && readFileSync(path, 'utf8').trim()) || undefined
}

/** Written atomically, so a crash never leaves half a file, and readable only by its user. */
function makeFolderSecret(dataDir: string, secret = newSecret()): string {
  const path = join(dataDir, SECRET_FILE)
  const draft = openSync(`${path}.new`, 'w', 0o600)
  writeSync(draft, secret)
  fsyncSync(draft)
  closeSync(draft)
  renameSync(`${path}.new`, path)
  return secret
}
