import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { calculateJwkThumbprint } from 'jose'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { insertKey, type KeyRow, listKeys, removeKeys } from './identity.repository.ts'

type KeyPair = { kid: string; privateKey: KeyObject; publicKey: KeyObject }

export type Keyring = {
  /** The newest key. */
  signing: KeyPair
  /** Undefined for a key whose last token has run out. */
  find(kid: string): KeyPair | undefined
}

type KeyringDeps = { db: Database; clock: Clock; log?: Log | undefined }

const MODULUS_BITS = 2048
const SIGNS_FOR_MS = 90 * 24 * 60 * 60 * 1000
// Longer than the last token of a key lives that was replaced: an hour, and what two clocks may differ.
const VERIFIES_ON_FOR_MS = 2 * 60 * 60 * 1000
const READ_AGAIN_AFTER_MS = 60 * 1000

/**
 * Answers the keys that the database keeps. The first call ever makes one, and a call after 90 days the next: however many
 * processes ask at once, it is one key. The database is asked once a minute, so that a key which somebody removed there
 * counts no longer.
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
      // A database that was busy must not leave a broken keyring behind: the next caller reads again.
      if (latest === reading) latest = undefined
      throw error
    }
  }
}

async function readKeyring(deps: KeyringDeps): Promise<Keyring> {
  const stored = await deps.db.read(listKeys)
  const now = deps.clock.now()
  const rows = isInOrder(stored, now) ? stored : await renew(deps, stored)
  const pairs = inUse(rows, now).map(pairOf)
  const [signing] = pairs
  if (!signing) throw new Error('The identity service has no key to sign with.')
  return { signing, find: (kid) => pairs.find((pair) => pair.kid === kid) }
}

const isInOrder = (rows: KeyRow[], now: Date) => !needsKey(rows, now) && inUse(rows, now).length === rows.length

function needsKey([newest]: KeyRow[], now: Date): boolean {
  return !newest || now.getTime() - newest.createdAt.getTime() >= SIGNS_FOR_MS
}

/** The newest key, and those that it has replaced only just now. */
function inUse(rows: KeyRow[], now: Date): KeyRow[] {
  return rows.filter((_, index) => {
    const successor = rows[index - 1]
    return !successor || now.getTime() - successor.createdAt.getTime() < VERIFIES_ON_FOR_MS
  })
}

/** Makes the next key when it is time, and removes those that no token needs any more. */
async function renew({ db, clock, log }: KeyringDeps, stored: KeyRow[]): Promise<KeyRow[]> {
  const made = needsKey(stored, clock.now()) ? await makeKey() : undefined
  const now = clock.now()
  try {
    return await db.transaction(function* (sql) {
      const current = yield* listKeys(sql)
      const isNeeded = made !== undefined && needsKey(current, now)
      if (isNeeded) yield* insertKey(sql, { ...made, createdAt: now })
      const rows = isNeeded ? [{ ...made, createdAt: now }, ...current] : current
      const kept = inUse(rows, now)
      yield* removeKeys(
        sql,
        rows.filter((row) => !kept.includes(row)).map(({ kid }) => kid),
      )
      return kept
    })
  } catch (error) {
    if (stored.length === 0) throw error
    // On a full disk nobody is signed out: the old key goes on, and the next reading tries again.
    log?.warn({ err: error }, 'the signing key could not be renewed; trying again in a minute')
    return stored
  }
}

async function makeKey(): Promise<Omit<KeyRow, 'createdAt'>> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: MODULUS_BITS })
  const kid = await calculateJwkThumbprint(publicKey)
  return { kid, privateKey: privateKey.export({ format: 'jwk' }) }
}

function pairOf(row: KeyRow): KeyPair {
  const privateKey = createPrivateKey({ key: row.privateKey, format: 'jwk' })
  return { kid: row.kid, privateKey, publicKey: createPublicKey(privateKey) }
}
