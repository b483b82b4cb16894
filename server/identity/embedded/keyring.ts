import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint } from 'jose'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { seal, unseal } from '#server/kernel/sealing.ts'
import { insertKey, type KeyRow, listKeys, removeKeys } from './identity.repository.ts'

/** `RS256` only for a key that an older version made: it signs nothing more, unless the disk is full. */
type KeyPair = {
  kid: string
  algorithm: 'ES256' | 'RS256'
  createdAt: Date
  privateKey: KeyObject
  publicKey: KeyObject
}

export type Keyring = {
  /** The newest key. */
  signing: KeyPair
  /** Undefined for a key whose last token has expired. */
  find(kid: string): KeyPair | undefined
}

export type KeyringReader = (kid?: string) => Promise<Keyring>

/** `hashKey` seals the keys: the database alone signs nobody in. */
type KeyringDeps = { db: Database; clock: Clock; hashKey: string; log?: Log | undefined }
type ReadingDeps = KeyringDeps & { openKeys: OpenKeys }

/** Of the keys that ES256 uses: 128 bits of security. */
const CURVE = 'P-256'
const SIGNS_FOR_MS = 90 * 24 * 60 * 60 * 1000
// Longer than the last token of a replaced key lives: an hour, plus clock differences.
const VERIFIES_ON_FOR_MS = 2 * 60 * 60 * 1000
const READ_AGAIN_AFTER_MS = 60 * 1000
const READ_FOR_UNKNOWN_AFTER_MS = 1000

/**
 * Reads the keys from the database. The first call ever creates one, and a call after 90 days the next one;
 * simultaneous processes create only one. The database is read once a minute, so that a key deleted there stops
 * working, and once a second while an unknown key is asked for, because another process may have made it.
 */
export function createKeyringReader(given: KeyringDeps): KeyringReader {
  const deps = { ...given, openKeys: createKeyOpener(given.hashKey) }
  let latest: { keyring: Promise<Keyring>; readAt: number } | undefined

  async function readUnlessYounger(thanMs: number): Promise<Keyring> {
    const now = deps.clock.now().getTime()
    if (!latest || now - latest.readAt >= thanMs) latest = { keyring: readKeyring(deps), readAt: now }
    const reading = latest
    try {
      return await reading.keyring
    } catch (error) {
      // If the database was busy, the next caller reads again.
      if (latest === reading) latest = undefined
      throw error
    }
  }

  return async (kid) => {
    const keyring = await readUnlessYounger(READ_AGAIN_AFTER_MS)
    const isKnown = kid === undefined || keyring.find(kid) !== undefined
    return isKnown ? keyring : readUnlessYounger(READ_FOR_UNKNOWN_AFTER_MS)
  }
}

async function readKeyring(deps: ReadingDeps): Promise<Keyring> {
  const stored = await deps.db.read(listKeys)
  const now = deps.clock.now()
  const rows = isInOrder(stored, deps.openKeys(stored), now) ? stored : await renew(deps, stored)
  const pairs = inUse(deps.openKeys(rows), now)
  const [signing] = pairs
  if (!signing) throw new Error('The identity service has no signing key.')
  return { signing, find: (kid) => pairs.find((pair) => pair.kid === kid) }
}

const isInOrder = (rows: KeyRow[], pairs: KeyPair[], now: Date) =>
  !needsKey(pairs, now) && inUse(pairs, now).length === rows.length && rows.every(isSealed)

function needsKey([newest]: KeyPair[], now: Date): boolean {
  return !newest || newest.algorithm !== 'ES256' || now.getTime() - newest.createdAt.getTime() >= SIGNS_FOR_MS
}

/** The newest key, and those it replaced recently. */
function inUse<T extends { createdAt: Date }>(keys: T[], now: Date): T[] {
  return keys.filter((_, index) => {
    const successor = keys[index - 1]
    return !successor || now.getTime() - successor.createdAt.getTime() < VERIFIES_ON_FOR_MS
  })
}

/** Creates the next key when it is time, and deletes those that no token needs any more. */
async function renew({ db, clock, hashKey, log, openKeys }: ReadingDeps, stored: KeyRow[]): Promise<KeyRow[]> {
  // Keys of another installation secret can't be read any more.
  const readable = (rows: KeyRow[]) => rows.filter((row) => openKeys([row]).length > 0)
  const made = needsKey(openKeys(stored), clock.now()) ? await makeKey() : undefined
  const now = clock.now()
  try {
    return await db.transaction(function* (tx) {
      const all = yield* listKeys(tx)
      const current = readable(all)
      const isNeeded = made !== undefined && needsKey(openKeys(current), now)
      const next = isNeeded ? [{ ...made, createdAt: now }, ...current] : current
      yield* removeKeys(
        tx,
        all.map(({ kid }) => kid),
      )
      const sealed = inUse(next, now).map((row) => sealedRow(row, hashKey))
      for (const row of sealed.toReversed()) yield* insertKey(tx, row)
      return sealed
    })
  } catch (error) {
    const usable = readable(stored)
    if (usable.length === 0) throw error
    // A full disk must not sign anyone out: the old key stays in use, and the next reading tries again.
    log?.warn({ err: error }, 'the signing key could not be renewed; trying again in a minute')
    return usable
  }
}

async function makeKey(): Promise<Omit<KeyRow, 'createdAt'>> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: CURVE })
  const kid = await calculateJwkThumbprint(publicKey)
  return { kid, privateKey: privateKey.export({ format: 'jwk' }) }
}

const isSealed = ({ privateKey }: KeyRow) => typeof privateKey['sealed'] === 'string'
const sealingOf = (kid: string, key: string) => ({ key, purpose: `signing key ${kid}` })

function sealedRow(row: KeyRow, hashKey: string): KeyRow {
  if (isSealed(row)) return row
  return { ...row, privateKey: { sealed: seal(JSON.stringify(row.privateKey), sealingOf(row.kid, hashKey)) } }
}

type OpenKeys = (rows: KeyRow[]) => KeyPair[]

/**
 * Opens stored keys, each once for as long as it is stored. Leaves out those that were sealed with another installation
 * secret.
 */
function createKeyOpener(hashKey: string): OpenKeys {
  let opened = new Map<string, KeyPair[]>()
  return (rows) => {
    const pairs = rows.map((row) => {
      const text = JSON.stringify(row)
      return [text, opened.get(text) ?? openKey(row, hashKey)] as const
    })
    opened = new Map(pairs)
    return pairs.flatMap(([, pair]) => pair)
  }
}

function openKey({ kid, createdAt, privateKey: stored }: KeyRow, hashKey: string): KeyPair[] {
  const { sealed } = stored
  const text = typeof sealed === 'string' ? unseal(sealed, sealingOf(kid, hashKey)) : JSON.stringify(stored)
  if (text === undefined) return []
  const privateKey = createPrivateKey({ key: JSON.parse(text), format: 'jwk' })
  const algorithm = privateKey.asymmetricKeyType === 'ec' ? 'ES256' : 'RS256'
  return [{ kid, algorithm, createdAt, privateKey, publicKey: createPublicKey(privateKey) }]
}
