import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { createQueue } from '#server/kernel/queue.ts'

/**
 * Cost of one hash, as a power of two. Stored with each hash, so that it can be raised. 15 with three lanes is one of the
 * settings that OWASP's Password Storage Cheat Sheet counts as equal to 17 with one, and needs 32 MiB instead of 128.
 */
export const DEFAULT_PASSWORD_COST = 15
const BLOCK_SIZE = 8
const PARALLELISM = 3
const SALT_BYTES = 16
const KEY_BYTES = 32
const MEMORY_MAX_BYTES = 64 * 1024 * 1024

// Token checks and file reads share four threads with the hashes: two stay free for them.
const HASHES_AT_ONCE = 2

type Hash = { cost: { ln: number; r: number; p: number }; salt: Buffer; key: Buffer }

export type Passwords = ReturnType<typeof createPasswords>

export function createPasswords({ ln }: { ln: number }) {
  const inTurn = createQueue(HASHES_AT_ONCE)
  const cost = { ln, r: BLOCK_SIZE, p: PARALLELISM }
  // Compared when there is no account, so that an unknown address takes as long as a wrong password.
  const decoy = encode({ cost, salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(KEY_BYTES) })

  return {
    /** The hash to store for a password. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(SALT_BYTES)
      return encode({ cost, salt, key: await inTurn(() => derive(password, { cost, salt })) })
    },

    /** Always false without a hash, but just as slow. */
    async isRight({ password, hash }: { password: string; hash: string | undefined }): Promise<boolean> {
      const known = decode(hash ?? decoy)
      const isSame = timingSafeEqual(await inTurn(() => derive(password, known)), known.key)
      return isSame && hash !== undefined
    },
  }
}

// The password exactly as it was entered: nothing is normalised (ASVS 6.2.8).
function derive(password: string, { cost, salt }: Omit<Hash, 'key'>): Promise<Buffer> {
  const options = { N: 2 ** cost.ln, r: cost.r, p: cost.p, maxmem: MEMORY_MAX_BYTES }
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

function encode({ cost, salt, key }: Hash): string {
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

const Parts = z.tuple([z.coerce.number(), z.coerce.number(), z.coerce.number(), z.string(), z.string()])

function decode(hash: string): Hash {
  const found = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash)
  const [ln, r, p, salt, key] = Parts.parse(found?.slice(1))
  return { cost: { ln, r, p }, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') }
}
