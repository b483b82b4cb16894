import type { Clock } from '#server/kernel/clock.ts'
import { TOKEN_LIFETIME_SECONDS } from '#server/identity/id-tokens.ts'

const SKEW_MS = 60_000
const TOKEN_LIFETIME_MS = TOKEN_LIFETIME_SECONDS * 1000

/**
 * Sessions and accounts ended here recently. A token signed by Google stays valid for its hour whatever happens to its
 * account, and we don't ask Google about each request, so we remember them until then. Lost at a restart.
 */
export function createEndedSessions(clock: Clock) {
  const endedBefore = new Map<string, Date>()

  function forgetWhatHasRunOut(): void {
    const oldest = clock.now().getTime() - TOKEN_LIFETIME_MS - 2 * SKEW_MS
    for (const [uid, before] of endedBefore) if (before.getTime() < oldest) endedBefore.delete(uid)
  }

  function refuseBefore(uid: string, instant: Date): void {
    forgetWhatHasRunOut()
    const known = endedBefore.get(uid)
    if (!known || known < instant) endedBefore.set(uid, instant)
  }

  return {
    /** Refuses sign-ins before this second. */
    endSessions: (uid: string) => refuseBefore(uid, startOfSecond(clock.now())),
    /** Refuses all sign-ins so far, allowing for clock differences. */
    endAccount: (uid: string) => refuseBefore(uid, new Date(clock.now().getTime() + SKEW_MS)),
    includes({ uid, authenticatedAt }: { uid: string; authenticatedAt: Date }): boolean {
      const before = endedBefore.get(uid)
      return before !== undefined && authenticatedAt < before
    },
  }
}

const startOfSecond = (instant: Date) => new Date(Math.floor(instant.getTime() / 1000) * 1000)
