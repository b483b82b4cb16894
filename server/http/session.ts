import type { Context } from 'hono'
import type { VerifiedIdentity } from '#server/identity/identity.ts'
import type { AppEnv, Owner } from './context.ts'
import type { RateLimiter } from './rate-limit.ts'
import { notSignedIn } from './request.errors.ts'

/** `now` asks the identity service whether the session still stands; `offline` trusts a good token until it runs out. */
export type TokenCheck = 'offline' | 'now'

export type Session = {
  /** Who is signed in. Throws `request.not_signed_in` (401) for whatever is not a good token. */
  requireOwner(c: Context<AppEnv>, check: TokenCheck): Promise<Owner>
}

/** The token travels as `Authorization: Bearer …`; a bare token is accepted. */
export function createSession(deps: {
  verifyToken: (token: string, check: TokenCheck) => Promise<VerifiedIdentity | null>
  /** Null when there is none any more. */
  findOwner: (identity: VerifiedIdentity) => Promise<Owner | null>
  limiter: RateLimiter
}): Session {
  return {
    async requireOwner(c, check) {
      const token = (c.req.header('authorization') ?? '').replace(/^Bearer\s+/i, '').trim()
      const identity = token ? await deps.verifyToken(token, check) : null
      if (!identity) throw notSignedIn()
      const owner = await deps.findOwner(identity)
      if (!owner) throw notSignedIn()
      await deps.limiter.consume(owner.userId)
      return owner
    },
  }
}
