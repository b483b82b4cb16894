import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { PROOF_MAX_LENGTH } from '#shared/collection.ts'
import type { SharedMemory } from '#server/kernel/shared-memory.ts'
import { keyedHash } from '#server/kernel/tokens.ts'

/** A visitor may write for this long after the challenge was made. */
const VALID_FOR_MS = 30 * 60 * 1000
/** One key of a few milliseconds, and 256 of them until one begins with a zero byte: about a second on a phone. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 5000, keyPrefix: '00' }

type Proof = { challenge: Challenge; solution: Solution }
export type ProofOfWork = ReturnType<typeof createProofOfWork>

/**
 * Challenges that a browser solves before it sends an answer. Each is signed, for one form, for half an hour and for one
 * answer. Only the memory that would know whether a challenge was used accepts it.
 */
export function createProofOfWork({ memory, hashKey }: { memory: SharedMemory; hashKey: string }) {
  const hmacSignatureSecret = keyedHash(hashKey, `proof of work, remembered by ${memory.id}`)
  /** Used challenges, by their nonce. */
  const used = memory.values<true>('used challenges')

  async function markUsed(nonce: string, { expires, now }: { expires: number; now: Date }): Promise<boolean> {
    let isFirst = false
    await used.change([[nonce]], now, ([known]) => {
      isFirst = known === undefined
      return isFirst ? [{ value: true, until: new Date(expires) }] : null
    })
    return isFirst
  }

  return {
    async createChallenge(formId: string, now: Date): Promise<string> {
      const data = { formId, expires: now.getTime() + VALID_FOR_MS }
      return JSON.stringify(await createChallenge({ ...WORK, deriveKey, data, hmacSignatureSecret }))
    },

    /** Whether the proof solves a challenge of this form that is neither expired nor used. It is used from then on. */
    async accept(text: string, { formId, now }: { formId: string; now: Date }): Promise<boolean> {
      const proof = parseProof(text)
      const { nonce = '', data } = proof?.challenge.parameters ?? {}
      const expires = data?.['expires']
      if (!proof || data?.['formId'] !== formId || typeof expires !== 'number' || expires <= now.getTime()) return false
      const [isUsed] = await used.read([[nonce]], now)
      if (isUsed) return false
      const { verified } = await verifySolution({ ...proof, deriveKey, hmacSignatureSecret })
      // Two calls at once may get here.
      return verified && markUsed(nonce, { expires, now })
    },
  }
}

/** Only as far as it is read before its signature is checked. Null for anything else. */
function parseProof(text: string): Proof | null {
  if (text.length > PROOF_MAX_LENGTH) return null
  try {
    const proof: Proof | null = JSON.parse(text)
    const isProof =
      typeof proof?.challenge?.parameters?.nonce === 'string' &&
      typeof proof.challenge.signature === 'string' &&
      typeof proof.solution === 'object'
    return isProof ? proof : null
  } catch {
    return null
  }
}
