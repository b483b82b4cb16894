import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, for secrets that are handed out once and stored hashed. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** What is stored of a secret that has enough bits of its own. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Hash of content, to tell whether two texts are the same. */
export const contentHash = (content: string) => createHash('sha256').update(content).digest('base64url')

/** Hash of a guessable value (an address), useless to whoever does not hold the key. */
export const keyedHash = (key: string, value: string) => createHmac('sha256', key).update(value).digest('base64url')

/** Compares in a time that tells nothing of where two texts of one length differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
