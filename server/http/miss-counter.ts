import { AppError } from '#server/kernel/app-error.ts'
import type { RateLimiter } from './rate-limit.ts'

/** Whoever asks for many links that lead nowhere is guessing, and is made to wait. */
export const createMissCounter =
  (limit: RateLimiter) =>
  async <T>(address: string, answer: () => Promise<T>): Promise<T> => {
    await limit.check(address)
    try {
      return await answer()
    } catch (error) {
      if (error instanceof AppError && error.status === 404) await limit.consume(address)
      throw error
    }
  }
