import type { Context } from 'hono'
import type { Clock } from '#server/kernel/clock.ts'
import type { AppEnv, Owner, OwnerSession } from './context.ts'
import type { RateLimiter } from './rate-limit.ts'
import { accountClosed, notSignedIn } from './request.errors.ts'

/**
 * `now` checks with the identity service that the session still exists; `offline` trusts a valid token until it
 * expires.
 */
export type TokenCheck = 'offline' | 'now'

type SignedIn = { owner: Owner; session: OwnerSession }

export type Session = {
  /**
   * The signed-in owner. Throws `request.not_signed_in` (401) without a valid token, and `request.account_closed` (401)
   * if there is no such owner any more.
   */
  requireOwner(c: Context<AppEnv>, check: TokenCheck): Promise<SignedIn>
}

/** The token is sent as `Authorization: Bearer …`; a bare token is accepted too. */
export function createSession<Identity extends OwnerSession>(deps: {
  verifyToken: (token: string, check: TokenCheck) => Promise<Identity | null>
  /** Null when the owner no longer exists. */
  findOwner: (identity: Identity) => Promise<Owner | null>
  limiter: RateLimiter
  /** Changes whenever anything is written. */
  changeCount: () => number
  clock: Clock
}): Session {
  const recent = createRecent(deps)

  async function findSignedIn(token: string, check: TokenCheck): Promise<SignedIn> {
    const identity = token ? await deps.verifyToken(token, check) : null
    if (!identity) throw notSignedIn()
    const owner = await deps.findOwner(identity)
    if (!owner) throw accountClosed()
    return { owner, session: { uid: identity.uid, sessionId: identity.sessionId } }
  }

  return {
    async requireOwner(c, check) {
      const token = (c.req.header('authorization') ?? '').replace(/^Bearer\s+/i, '').trim()
      const find = () => findSignedIn(token, check)
      const signedIn = check === 'now' ? await find() : await recent.getOr(token, find)
      c.set('owner', signedIn.owner)
      await deps.limiter.consume(signedIn.owner.userId)
      return signedIn
    },
  }
}

/**
 * Who signed in with a token, for as long as nothing is written, and within one second: a page of the dashboard starts
 * with several requests at once, and an owner pages through a list. A session that ends is a write, and so is a closed
 * account; only that a token expires is noticed up to a second late.
 */
function createRecent({ changeCount, clock }: { changeCount: () => number; clock: Clock }) {
  const known = new Map<string, SignedIn>()
  let knownAt = ''
  const stateNow = () => `${changeCount()} ${Math.floor(clock.now().getTime() / 1000)}`

  return {
    async getOr(token: string, find: () => Promise<SignedIn>): Promise<SignedIn> {
      const before = stateNow()
      if (before !== knownAt) known.clear()
      knownAt = before
      const found = known.get(token)
      if (found) return found
      const signedIn = await find()
      // Something may have been written while it was looked up.
      if (stateNow() === knownAt && knownAt === before) known.set(token, signedIn)
      return signedIn
    },
  }
}
