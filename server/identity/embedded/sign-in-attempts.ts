import type { Clock } from '#server/kernel/clock.ts'
import { createAttemptCounter } from './attempt-counter.ts'

const WINDOW_MS = 15 * 60 * 1000
const FAILURES_PER_ACCOUNT = 10
const FAILURES_PER_ADDRESS = 50

type Attempt = { email: string; address: string }

export type SignInAttempts = ReturnType<typeof createSignInAttempts>

/**
 * Counts failed sign-ins, in this process's memory, per email address (with or without an account) and per network
 * address. An attempt counts as failed when it begins, so that many at once can't get around the count.
 */
export function createSignInAttempts(clock: Clock) {
  const ofAccount = createAttemptCounter({ clock, max: FAILURES_PER_ACCOUNT, windowMs: WINDOW_MS })
  const ofAddress = createAttemptCounter({ clock, max: FAILURES_PER_ADDRESS, windowMs: WINDOW_MS })

  return {
    /** False after too many. */
    begin: ({ email, address }: Attempt): boolean => ofAddress.take(address) && ofAccount.take(email),
    succeed({ email, address }: Attempt): void {
      ofAddress.release(address)
      ofAccount.clear(email)
    },
    /** Resets the count for someone who proved to own the email address. */
    forgive: (email: string): void => ofAccount.clear(email),
  }
}
