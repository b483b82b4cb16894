import type { Context } from 'hono'
import { AppError } from '#server/kernel/app-error.ts'
import { readLimited } from './body-limit.ts'
import type { AppEnv } from './context.ts'
import type { RateLimiter } from './rate-limit.ts'

/** Far more than most events have. */
const SMALL_BYTES = 64 * 1024

export type WebhookGuard = (
  c: Context<AppEnv>,
  answer: (readBody: () => Promise<Uint8Array>) => Promise<Response>,
) => Promise<Response>

/**
 * For webhooks, where anyone can post and a body has to be read to check its signature. `answer` refuses what it can
 * before reading the body. Every failure counts against the caller's address, except those whose code is in
 * `ownFailures`. An address with too many failures gets 429 for failures, and only small bodies are read from there: an
 * event with a valid signature may still come from it, because callers can share an address.
 */
export const createWebhookGuard =
  ({
    failures,
    maxBytes,
    ownFailures = [],
  }: {
    failures: RateLimiter
    maxBytes: number
    ownFailures?: readonly string[]
  }): WebhookGuard =>
  async (c, answer) => {
    const address = c.get('address')
    const hasFailedOften = () =>
      failures.check(address).then(
        () => false,
        () => true,
      )
    try {
      return await answer(async () =>
        readLimited(c, (await hasFailedOften()) ? Math.min(SMALL_BYTES, maxBytes) : maxBytes),
      )
    } catch (error) {
      const isCounted = !(error instanceof AppError) || (error.status !== 429 && !ownFailures.includes(error.code))
      if (isCounted) await failures.consume(address)
      throw error
    }
  }
