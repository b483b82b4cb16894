import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '#shared/two-factor.ts'
import { keyedHash } from '#server/kernel/tokens.ts'

/** Without characters that look alike: no 0, 1, i, l and o. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const HALF = 4

const makeHalf = () => Array.from({ length: HALF }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')

/** Codes of the form `xxxx-xxxx`. */
export const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, () => `${makeHalf()}-${makeHalf()}`)

/** A code as somebody may type it, without spaces, hyphens and capitals. */
export const plainCode = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase()

/** What is stored of a code. It has 40 random bits, so the hash needs our key. */
export const hashRecoveryCode = ({ hashKey, uid, code }: { hashKey: string; uid: string; code: string }) =>
  keyedHash(hashKey, `recovery-code ${uid} ${plainCode(code)}`)
