import { AppError } from '#server/kernel/app-error.ts'
import type { RateLimiter } from './rate-limit.ts'

type MissCounter = <T>(address: string, answer: () => Promise<T>) => Promise<T>

/** Slows down callers who request many invalid links, because they are guessing. */
export function createMissCounter(limit: RateLimiter): MissCounter {
  const countMisses = createLenientMissCounter(limit)
  return async (address, answer) => {
    await limit.check(address)
    return countMisses(address, answer)
  }
}

/** For addresses that call on behalf of many people: valid links always work. */
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
