import { AppError } from '#server/kernel/app-error.ts'
import type { RateLimiter } from './rate-limit.ts'

type MissCounter = <T>(address: string, answer: () => Promise<T>) => Promise<T>

/** Whoever asks for many links that lead nowhere is guessing, and is made to wait. */
export function createMissCounter(limit: RateLimiter): MissCounter {
  const countMisses = createLenientMissCounter(limit)
  return async (address, answer) => {
    await limit.check(address)
    return countMisses(address, answer)
  }
}

/** Where one address asks for many people: whoever has a good link is answered even so. */
export const createLenientMissCounter =
  (limit: RateLimiter): MissCounter =>
  async (address, answer) => {
    try {
      return await answer()
    } catch (error) {
      if (error instanceof AppError && error.status === 404) await limit.consume(address)
      throw error
    }
  }
