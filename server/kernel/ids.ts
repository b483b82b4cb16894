import { randomFillSync, randomInt, randomUUID } from 'node:crypto'

const ID_BYTES = 16
// Asking the system for random bytes costs much more than the bytes, so they come for 256 ids at once.
const pool = Buffer.alloc(256 * ID_BYTES)
let used = pool.length

/** 128 random bits in 22 characters that need no escaping in a URL. */
function random128(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const text = pool.toString('base64url', used, used + ID_BYTES)
  // What was handed out may be a secret, so it is kept nowhere else.
  pool.fill(0, used, used + ID_BYTES)
  used += ID_BYTES
  return text
}

type Prefix =
  | 'usr'
  | 'wsp'
  | 'evt'
  | 'cns'
  | 'msg'
  | 'wgt'
  | 'job'
  | 'pub'
  | 'acc'
  | 'out'
  | 'img'
  | 'cod'
  | 'con'
  | 'cus'
  | 'sub'
  | 'qst'
  | 'sup'
  | 'ver'
  | 'sty'
  | 'dom'
  | 'whk'
  | 'pay'
  | 'prv'
  | 'ses'
  | 'sec'
  | 'mfa'
  | 'psk'
  | 'act'
  | 'rpl'
  | 'inv'
  | 'ntc'
  | 'sgn'
  | 'tag'
  | 'frm'
  | 'imp'
  | 'bat'
  | 'nte'
  | 'spl'
  | 'rst'

/** A new id with its type as prefix: `usr_…`. */
export const newId = (prefix: Prefix) => `${prefix}_${random128()}`

let latest = { at: 0, count: 0 }

/**
 * As `newId`, for what happened at that instant. Ids of the same instant sort in the order in which they were made, which
 * is all that tells what came first.
 */
export function newIdAt(prefix: Prefix, at: Date): string {
  const count = latest.at === at.getTime() ? latest.count + 1 : 0
  latest = { at: at.getTime(), count }
  return `${prefix}_${count.toString(36).padStart(4, '0')}${random128()}`
}

/** The id of a testimonial request. It is the only secret in the client's link, so it has no prefix and no order. */
export const newLinkId = () => random128()

export const newRequestId = () => randomUUID()

const SLUG_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Ten letters and digits that can be read aloud and typed, for an address that nobody has chosen. */
export const randomSlug = () =>
  Array.from({ length: 10 }, () => SLUG_ALPHABET[randomInt(SLUG_ALPHABET.length)]).join('')
