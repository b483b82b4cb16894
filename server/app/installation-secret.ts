import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { SECRET_FILE } from '#server/backup/manifest.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { findSealedSecret, hasAnyUser, saveSealedSecret } from '#server/db/sealed-secrets.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { seal, unseal } from '#server/kernel/sealing.ts'
import { keyedHash, newSecret } from '#server/kernel/tokens.ts'

/** The secret that the data was made with can't be had. The message says why, and what to do. */
export class SecretUnavailable extends Error {}

type Place = { dataDir: string; secretKeys: readonly string[] }

const PURPOSE = 'installation secret'

/**
 * The secret of this installation, from which all its keys are derived. It never changes. Without SECRET_KEY it is in a file
 * of the data folder, made at the first start. With it, the database has it too, encrypted with the first of `secretKeys`; what
 * another of them encrypted is encrypted again. Throws SecretUnavailable when there is data, but not its secret.
 */
export async function openInstallationSecret(db: Database, { dataDir, secretKeys }: Place): Promise<string> {
  const inFolder = findFolderSecret(dataDir)
  const secret = await (secretKeys.length === 0
    ? db.read((tx) => readUnsealed(tx, { inFolder, dataDir }))
    : openSealed(db, { inFolder, dataDir, secretKeys }))
  return secret ?? makeFolderSecret(dataDir)
}

/** The secret in a data folder. It is made when there is none. */
export const readInstallationSecret = (dataDir: string): string =>
  findFolderSecret(dataDir) ?? makeFolderSecret(dataDir)

type Found = { inFolder: string | undefined; dataDir: string }

/** Undefined when it is to be made. */
function* readUnsealed(tx: Tx, { inFolder, dataDir }: Found): Transactional<string | undefined> {
  const kept = yield* findSealedSecret(tx)
  const isUnknown = kept && (inFolder === undefined || kept.fingerprint !== fingerprintOf(inFolder))
  if (isUnknown)
    throw new SecretUnavailable(
      'The secret of this installation is in the database, encrypted with SECRET_KEY. Set SECRET_KEY to what it was.',
    )
  if (inFolder === undefined && (yield* hasAnyUser(tx))) throw fileMissing(dataDir)
  return inFolder
}

async function openSealed(db: Database, { inFolder, dataDir, secretKeys }: Found & Place): Promise<string> {
  const [key = ''] = secretKeys
  const made = newSecret()
  const at = systemClock.now()
  return db.transaction(function* (tx) {
    const kept = yield* findSealedSecret(tx)
    const opened = kept && secretKeys.map((each) => unseal(kept.sealed, { key: each, purpose: PURPOSE }))
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

const fingerprintOf = (secret: string) => keyedHash(secret, 'fingerprint')

const fileMissing = (dataDir: string) =>
  new SecretUnavailable(
    `The file ${SECRET_FILE} is missing in ${dataDir}. Without it, links in emails stop working. Copy it there from a backup.`,
  )

function findFolderSecret(dataDir: string): string | undefined {
  const path = join(dataDir, SECRET_FILE)
  return (existsSync(path) && readFileSync(path, 'utf8').trim()) || undefined
}

/** Written atomically, so a crash never leaves half a file, and readable only by its user. */
function makeFolderSecret(dataDir: string): string {
  const path = join(dataDir, SECRET_FILE)
  const secret = newSecret()
  const draft = openSync(`${path}.new`, 'w', 0o600)
  writeSync(draft, secret)
  fsyncSync(draft)
  closeSync(draft)
  renameSync(`${path}.new`, path)
  return secret
}
