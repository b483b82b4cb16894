import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, for secrets that are given out once and stored hashed. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** What is stored of a secret that has enough random bits. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Hash of content, to compare texts. */
export const contentHash = (content: string) => createHash('sha256').update(content).digest('base64url')

/** Hash of a guessable value (an address), useless without the key. */
export const keyedHash = (key: string, value: string) => createHmac('sha256', key).update(value).digest('base64url')

/** Compares in constant time for texts of equal length, so that timing doesn't reveal where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
