import { AppError } from '#server/kernel/app-error.ts'
import type { RateLimiter } from './rate-limit.ts'

type MissCounter = <T>(address: string, answer: () => Promise<T>) => Promise<T>

/**
 * Tells callers who request many invalid links to stop (429). A valid link always works, because many people may share
 * one address. Links are too long to be found by guessing.
 */
export const createMissCounter =
  (limit: RateLimiter): MissCounter =>
  async (address, answer) => {
    try {
      return await answer()
    } catch (error) {
      if (error instanceof AppError && error.status === 404) await limit.consume(address)
      throw error
    }
  }
