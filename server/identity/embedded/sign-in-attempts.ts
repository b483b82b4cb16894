import type { Clock } from '#server/kernel/clock.ts'
import { createAttemptCounter } from './attempt-counter.ts'

const WINDOW_MS = 15 * 60 * 1000
const FAILURES_PER_ACCOUNT = 10
const FAILURES_PER_ADDRESS = 50

type Attempt = { email: string; address: string }

export type SignInAttempts = ReturnType<typeof createSignInAttempts>

/**
 * Counts failed sign-ins, in this process's memory, for an e-mail address whether it has an account or not and for a
 * network address. An attempt counts as failed from its beginning, so that many at once cannot outrun the count.
 */
export function createSignInAttempts(clock: Clock) {
  const ofAccount = createAttemptCounter({ clock, max: FAILURES_PER_ACCOUNT, windowMs: WINDOW_MS })
  const ofAddress = createAttemptCounter({ clock, max: FAILURES_PER_ADDRESS, windowMs: WINDOW_MS })

  return {
    /** False when there have been too many. */
    begin: ({ email, address }: Attempt): boolean => ofAddress.take(address) && ofAccount.take(email),
    succeed({ email, address }: Attempt): void {
      ofAddress.giveBack(address)
      ofAccount.clear(email)
    },
    /** Lets whoever has proved to own the e-mail address try anew. */
    forgive: (email: string): void => ofAccount.clear(email),
  }
}
