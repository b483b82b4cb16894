import type { Context } from 'hono'
import { WORKSPACE_HEADER } from '#shared/constants.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type Member, unknownWorkspace } from '#server/kernel/member.ts'
import type { AppEnv, MemberSession } from './context.ts'
import type { RateLimiter } from './rate-limit.ts'
import { accountClosed, notSignedIn } from './request.errors.ts'

/**
 * `now` checks with the identity service that the session still exists; `offline` trusts a valid token until it
 * expires.
 */
export type TokenCheck = 'offline' | 'now'

type SignedIn = { member: Member; session: MemberSession }

export type Session = {
  /**
   * Who is signed in, in the workspace that the header `x-workspace-id` names. Throws `request.not_signed_in` (401)
   * without a valid token, `request.account_closed` (401) if there is no such account any more, and
   * `request.unknown_workspace` (404) for a workspace in which the caller is no member.
   */
  requireMember(c: Context<AppEnv>, check: TokenCheck): Promise<SignedIn>
}

/** The token is sent as `Authorization: Bearer …`; a bare token is accepted too. */
export function createSession<Identity extends MemberSession>(deps: {
  verifyToken: (token: string, check: TokenCheck) => Promise<Identity | null>
  /** Null when the account no longer exists; `not a member` when it is not in the named workspace. */
  findMember: (identity: Identity, workspaceId: string | undefined) => Promise<Member | 'not a member' | null>
  limiter: RateLimiter
  /** Changes whenever this process changes who is signed in, or what they may do. */
  accountChangeCount: () => number
  clock: Clock
}): Session {
  const recent = createRecent(deps)

  async function findSignedIn(
    { token, workspaceId }: { token: string; workspaceId: string | undefined },
    check: TokenCheck,
  ): Promise<SignedIn> {
    const identity = token ? await deps.verifyToken(token, check) : null
    if (!identity) throw notSignedIn()
    const member = await deps.findMember(identity, workspaceId)
    if (!member) throw accountClosed()
    if (member === 'not a member') throw unknownWorkspace()
    return { member, session: { uid: identity.uid, sessionId: identity.sessionId } }
  }

  return {
    async requireMember(c, check) {
      const token = (c.req.header('authorization') ?? '').replace(/^Bearer\s+/i, '').trim()
      const workspaceId = c.req.header(WORKSPACE_HEADER)
      const find = () => findSignedIn({ token, workspaceId }, check)
      const key = JSON.stringify([token, workspaceId])
      const signedIn = check === 'now' ? await find() : await recent.getOr(key, find)
      c.set('member', signedIn.member)
      await deps.limiter.consume(signedIn.member.userId)
      return signedIn
    },
  }
}

/**
 * Who signed in with a token for a workspace, for as long as no account, session or membership changes, and within one second:
 * a page of the dashboard starts with several requests at once, and an owner approves one testimonial after the other. A session
 * that ends is such a change, and so is a closed account; only that a token expires is noticed up to a second late.
 */
function createRecent({ accountChangeCount, clock }: { accountChangeCount: () => number; clock: Clock }) {
  const known = new Map<string, SignedIn>()
  let knownAt = ''
  const stateNow = () => `${accountChangeCount()} ${Math.floor(clock.now().getTime() / 1000)}`

  return {
    async getOr(key: string, find: () => Promise<SignedIn>): Promise<SignedIn> {
      const before = stateNow()
      if (before !== knownAt) known.clear()
      knownAt = before
      const found = known.get(key)
      if (found) return found
      const signedIn = await find()
      // Something may have changed while it was looked up.
      if (stateNow() === knownAt && knownAt === before) known.set(key, signedIn)
      return signedIn
    },
  }
}
