import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** `purpose` is what a sealed text is for, like `secret of con_1`: it can only be unsealed for the same purpose. */
type Sealing = { key: string; purpose: string }

const DERIVED_MAX = 500
const derived = new Map<string, KeyObject>()

/** Derived keys are cached for a while: successive Stripe events need the same ones. */
function derive({ key, purpose }: Sealing): KeyObject {
  const name = JSON.stringify([key, purpose])
  const known = derived.get(name)
  if (known) return known
  const made = createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `sealed ${purpose}`, KEY_BYTES)))
  if (derived.size >= DERIVED_MAX) derived.clear()
  derived.set(name, made)
  return made
}

/** Encrypts a secret that we must be able to read again, with a key derived from ours. */
export function seal(secret: string, sealing: Sealing): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, derive(sealing), nonce)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined unless we sealed it for this purpose and it is unchanged. */
export function unseal(sealed: string, sealing: Sealing): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv(CIPHER, derive(sealing), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
