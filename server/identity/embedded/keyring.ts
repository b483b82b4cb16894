import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { calculateJwkThumbprint } from 'jose'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { seal, unseal } from '#server/kernel/sealing.ts'
import { insertKey, type KeyRow, listKeys, removeKeys } from './identity.repository.ts'

type KeyPair = { kid: string; privateKey: KeyObject; publicKey: KeyObject }

export type Keyring = {
  /** The newest key. */
  signing: KeyPair
  /** Undefined for a key whose last token has expired. */
  find(kid: string): KeyPair | undefined
}

/** `hashKey` seals the keys: the database alone signs nobody in. */
type KeyringDeps = { db: Database; clock: Clock; hashKey: string; log?: Log | undefined }

const MODULUS_BITS = 2048
const SIGNS_FOR_MS = 90 * 24 * 60 * 60 * 1000
// Longer than the last token of a replaced key lives: an hour, plus clock differences.
const VERIFIES_ON_FOR_MS = 2 * 60 * 60 * 1000
const READ_AGAIN_AFTER_MS = 60 * 1000

/**
 * Reads the keys from the database. The first call ever creates one, and a call after 90 days the next one;
 * simultaneous processes create only one. The database is read once a minute, so that a key deleted there stops
 * working.
 */
export function createKeyringReader(deps: KeyringDeps): () => Promise<Keyring> {
  let latest: { keyring: Promise<Keyring>; readAt: number } | undefined
  return async () => {
    const now = deps.clock.now().getTime()
    if (!latest || now - latest.readAt >= READ_AGAIN_AFTER_MS) latest = { keyring: readKeyring(deps), readAt: now }
    const reading = latest
    try {
      return await reading.keyring
    } catch (error) {
      // If the database was busy, the next caller reads again.
      if (latest === reading) latest = undefined
      throw error
    }
  }
}

async function readKeyring(deps: KeyringDeps): Promise<Keyring> {
  const stored = await deps.db.read(listKeys)
  const now = deps.clock.now()
  const isUsable = isInOrder(stored, now) && stored.every((row) => isReadable(row, deps.hashKey))
  const rows = isUsable ? stored : await renew(deps, stored)
  const pairs = inUse(rows, now).flatMap((row) => pairOf(row, deps.hashKey))
  const [signing] = pairs
  if (!signing) throw new Error('The identity service has no signing key.')
  return { signing, find: (kid) => pairs.find((pair) => pair.kid === kid) }
}

const isInOrder = (rows: KeyRow[], now: Date) =>
  !needsKey(rows, now) && inUse(rows, now).length === rows.length && rows.every(isSealed)

function needsKey([newest]: KeyRow[], now: Date): boolean {
  return !newest || now.getTime() - newest.createdAt.getTime() >= SIGNS_FOR_MS
}

/** The newest key, and those it replaced recently. */
function inUse(rows: KeyRow[], now: Date): KeyRow[] {
  return rows.filter((_, index) => {
    const successor = rows[index - 1]
    return !successor || now.getTime() - successor.createdAt.getTime() < VERIFIES_ON_FOR_MS
  })
}

/** Creates the next key when it is time, and deletes those that no token needs any more. */
async function renew({ db, clock, hashKey, log }: KeyringDeps, rows: KeyRow[]): Promise<KeyRow[]> {
  const stored = rows.filter((row) => isReadable(row, hashKey))
  const made = needsKey(stored, clock.now()) ? await makeKey() : undefined
  const now = clock.now()
  try {
    return await db.transaction(function* (tx) {
      const all = yield* listKeys(tx)
      // Keys of another installation secret can't be read any more.
      const current = all.filter((row) => isReadable(row, hashKey))
      const isNeeded = made !== undefined && needsKey(current, now)
      const next = isNeeded ? [{ ...made, createdAt: now }, ...current] : current
      const kept = inUse(next, now)
      yield* removeKeys(
        tx,
        all.map(({ kid }) => kid),
      )
      const sealed = kept.map((row) => sealedRow(row, hashKey))
      for (const row of sealed.toReversed()) yield* insertKey(tx, row)
      return sealed
    })
  } catch (error) {
    if (stored.length === 0) throw error
    // A full disk must not sign anyone out: the old key stays in use, and the next reading tries again.
    log?.warn({ err: error }, 'the signing key could not be renewed; trying again in a minute')
    return stored
  }
}

async function makeKey(): Promise<Omit<KeyRow, 'createdAt'>> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: MODULUS_BITS })
  const kid = await calculateJwkThumbprint(publicKey)
  return { kid, privateKey: privateKey.export({ format: 'jwk' }) }
}

const isSealed = ({ privateKey }: KeyRow) => typeof privateKey['sealed'] === 'string'
const sealingOf = (kid: string, key: string) => ({ key, purpose: `signing key ${kid}` })

function sealedRow(row: KeyRow, hashKey: string): KeyRow {
  if (isSealed(row)) return row
  return { ...row, privateKey: { sealed: seal(JSON.stringify(row.privateKey), sealingOf(row.kid, hashKey)) } }
}

const isReadable = (row: KeyRow, hashKey: string) => pairOf(row, hashKey).length > 0

/** Empty when the key was sealed with another installation secret. */
function pairOf(row: KeyRow, hashKey: string): KeyPair[] {
  const { sealed } = row.privateKey
  const text = typeof sealed === 'string' ? unseal(sealed, sealingOf(row.kid, hashKey)) : JSON.stringify(row.privateKey)
  if (text === undefined) return []
  const privateKey = createPrivateKey({ key: JSON.parse(text), format: 'jwk' })
  return [{ kid: row.kid, privateKey, publicKey: createPublicKey(privateKey) }]
}
