import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { calculateJwkThumbprint } from 'jose'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { insertKey, type KeyRow, listKeys } from './identity.repository.ts'

type KeyPair = { kid: string; privateKey: KeyObject; publicKey: KeyObject }

export type Keyring = {
  /** The newest key. */
  signing: KeyPair
  find(kid: string): KeyPair | undefined
}

const MODULUS_BITS = 2048

/** Answers the keys that the database keeps. The first call ever makes one; all later calls answer the same keyring. */
export function createKeyringReader(deps: { db: Database; clock: Clock }): () => Promise<Keyring> {
  let reading: Promise<Keyring> | undefined
  return async () => {
    reading ??= readKeyring(deps)
    try {
      return await reading
    } catch (error) {
      // A database that was busy must not leave a broken keyring behind: the next caller reads again.
      reading = undefined
      throw error
    }
  }
}

async function readKeyring({ db, clock }: { db: Database; clock: Clock }): Promise<Keyring> {
  let rows = await db.read((sql) => listKeys(sql))
  if (rows.length === 0) {
    const made = { ...(await makeKey()), createdAt: clock.now() }
    rows = await db.transaction(function* (sql) {
      const meanwhile = yield* listKeys(sql)
      if (meanwhile.length > 0) return meanwhile
      yield* insertKey(sql, made)
      return [made]
    })
  }
  const pairs = rows.map(pairOf)
  const [signing] = pairs
  if (!signing) throw new Error('The identity service has no key to sign with.')
  return { signing, find: (kid) => pairs.find((pair) => pair.kid === kid) }
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
