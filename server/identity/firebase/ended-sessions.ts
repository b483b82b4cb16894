import type { Clock } from '#server/kernel/clock.ts'
import type { SharedMemory } from '#server/kernel/shared-memory.ts'
import { TOKEN_LIFETIME_SECONDS } from '#server/identity/id-tokens.ts'

const SKEW_MS = 60_000
const TOKEN_LIFETIME_MS = TOKEN_LIFETIME_SECONDS * 1000

/**
 * Sessions and accounts ended here recently. A token signed by Google stays valid for its hour whatever happens to its
 * account, and we don't ask Google about each request, so we remember them until then.
 */
export function createEndedSessions({ memory, clock }: { memory: SharedMemory; clock: Clock }) {
  /** Tokens of before this instant are refused, in milliseconds since 1970, by account. */
  const endedBefore = memory.values<number>('ended sessions')

  const refuseBefore = (uid: string, instant: number): Promise<void> =>
    endedBefore.change([[uid]], clock.now(), ([known = instant]) => {
      const value = Math.max(known, instant)
      return [{ value, until: new Date(value + TOKEN_LIFETIME_MS + 2 * SKEW_MS) }]
    })

  return {
    /** Refuses sign-ins before this second. */
    endSessions: (uid: string) => refuseBefore(uid, startOfSecond(clock.now())),
    /** Refuses all sign-ins so far, allowing for clock differences. */
    endAccount: (uid: string) => refuseBefore(uid, clock.now().getTime() + SKEW_MS),
    async includes({ uid, authenticatedAt }: { uid: string; authenticatedAt: Date }): Promise<boolean> {
      const before = await endedBefore.glance([uid], clock.now())
      return before !== undefined && authenticatedAt.getTime() < before
    },
  }
}

const startOfSecond = (instant: Date) => Math.floor(instant.getTime() / 1000) * 1000
