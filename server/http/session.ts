import type { Context } from 'hono'
import type { AppEnv, Owner, OwnerSession } from './context.ts'
import type { RateLimiter } from './rate-limit.ts'
import { accountClosed, notSignedIn } from './request.errors.ts'

/**
 * `now` checks with the identity service that the session still exists; `offline` trusts a valid token until it
 * expires.
 */
export type TokenCheck = 'offline' | 'now'

export type Session = {
  /**
   * The signed-in owner. Throws `request.not_signed_in` (401) without a valid token, and `request.account_closed` (401)
   * if there is no such owner any more.
   */
  requireOwner(c: Context<AppEnv>, check: TokenCheck): Promise<{ owner: Owner; session: OwnerSession }>
}

/** The token is sent as `Authorization: Bearer …`; a bare token is accepted too. */
export function createSession<Identity extends OwnerSession>(deps: {
  verifyToken: (token: string, check: TokenCheck) => Promise<Identity | null>
  /** Null when the owner no longer exists. */
  findOwner: (identity: Identity) => Promise<Owner | null>
  limiter: RateLimiter
}): Session {
  return {
    async requireOwner(c, check) {
      const token = (c.req.header('authorization') ?? '').replace(/^Bearer\s+/i, '').trim()
      const identity = token ? await deps.verifyToken(token, check) : null
      if (!identity) throw notSignedIn()
      const owner = await deps.findOwner(identity)
      if (!owner) throw accountClosed()
      c.set('owner', owner)
      await deps.limiter.consume(owner.userId)
      const { uid, sessionId } = identity
      return { owner, session: { uid, sessionId } }
    },
  }
}
