import { type ConnectResult, OAUTH_CALLBACK_PATH } from '#shared/connections.ts'
import { plans } from '#shared/plans.ts'
import { isRoleEnough } from '#shared/roles.ts'
import { fullName } from '#shared/users.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import type { Turns } from '#server/kernel/queue.ts'
import { hashSecret, isSameSecret, keyedHash, newSecret } from '#server/kernel/tokens.ts'
import { decideAgain } from '#server/payments/payments.service.ts'
import type { LinkedAccount, Stripe } from '#server/stripe/gateway.ts'
import { getWorkspace, getWorkspaceSender, getSubscription } from '#server/accounts/accounts.service.ts'
import { findMembership } from '#server/accounts/memberships.service.ts'
import { hasRoom, isAccountId, LINK_TURNS, STATES_EXPIRE_AFTER_MS } from './connections.domain.ts'
import { connectionsNotSetUp, limitReached, tooManyConnections } from './connections.errors.ts'
import {
  type ConnectionRow,
  findOfAccount,
  insertConnection,
  insertState,
  listLinked,
  type StateRow,
  takeState,
  updateConnection,
} from './connections.repository.ts'
import { revokeSoon } from './connections.service.ts'
import { fitConnections } from './plan-limit.service.ts'

export type LinkingService = ReturnType<typeof createLinkingService>

type Linker = { userId: string; workspaceId: string; email: string }

/** What the provider's redirect brings back, which anyone could forge, and the browser's cookie. */
export type LinkAnswer = {
  state: string | undefined
  code: string | undefined
  error: string | undefined
  browserKey: string | undefined
}

/**
 * Links a payment account. The owner's browser goes to the provider with a state, and returns with it. The state is
 * stored hashed, lasts fifteen minutes and works once. A cookie proves that it is the same owner's browser. Otherwise
 * an attacker could have someone else consent, and get that person's account in their own workspace.
 */
export function createLinkingService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  stripe: Stripe | undefined
  publicUrl: () => string
  wakeJobs: () => void
  turns: Turns
  workspaceLimits: WorkspaceLimits
}) {
  const { db, clock } = deps
  const connectionsMax = deps.workspaceLimits.connections
  const browserKeyOf = (userId: string) => keyedHash(deps.hashKey, `stripe-connect ${userId}`)

  return {
    /** Throws `connections.limit_reached` (402), `connections.too_many` (409) and `connections.unavailable` (503). */
    async begin({ userId, workspaceId, email }: Linker): Promise<{ redirectUrl: string; browserKey: string }> {
      const links = deps.stripe?.links
      if (!links) throw connectionsNotSetUp()
      const state = newSecret()
      const now = clock.now()
      const name = await db.transaction(function* (tx) {
        const limit = yield* readLimit(tx, { workspaceId, now })
        const linked = yield* listLinked(tx, workspaceId)
        if (limit !== null && !hasRoom(linked, limit)) throw limitReached(limit)
        if (linked.length >= connectionsMax) throw tooManyConnections(connectionsMax)
        const expiresAt = new Date(now.getTime() + STATES_EXPIRE_AFTER_MS)
        yield* insertState(tx, { stateHash: hashSecret(state), workspaceId, userId, expiresAt })
        const owner = yield* getWorkspaceSender(tx, workspaceId)
        return owner.organisationName ?? fullName(owner)
      })
      const redirectUrl = deps.publicUrl() + OAUTH_CALLBACK_PATH
      return {
        redirectUrl: links.authorizeUrl({ state, redirectUrl, email, name }),
        browserKey: browserKeyOf(userId),
      }
    },

    /** Returns what to tell the owner. The state is used up before the provider is asked. */
    async complete(answer: LinkAnswer): Promise<ConnectResult> {
      const begun = await takeBegun(answer)
      if (answer.error !== undefined) return answer.error === 'access_denied' ? 'denied' : 'failed'
      if (!begun || answer.code === undefined) return 'expired'
      const { code } = answer
      return deps.turns(LINK_TURNS, async () => {
        const account = await exchange(code)
        if (!account) return 'failed'
        const result = await db.transaction((tx) => link(tx, begun, account))
        deps.wakeJobs()
        return result
      })
    },
  }

  async function takeBegun({ state, browserKey }: LinkAnswer): Promise<StateRow | undefined> {
    if (state === undefined) return undefined
    const stateHash = hashSecret(state)
    const taken = await db.transaction((tx) => takeState(tx, { stateHash, now: clock.now() }))
    return taken && isSameSecret(browserKeyOf(taken.userId), browserKey ?? '') ? taken : undefined
  }

  /** Null when it can't be linked: the owner has to start again. */
  async function exchange(code: string): Promise<LinkedAccount | null> {
    const links = deps.stripe?.links
    if (!links) return null
    try {
      const account = await links.exchange(code)
      return account && isAccountId(account.accountId) && account.isLive === links.isLive ? account : null
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  }

  function* link(tx: Tx, { userId, workspaceId }: StateRow, account: LinkedAccount): Transactional<ConnectResult> {
    const now = clock.now()
    const membership = yield* findMembership(tx, { workspaceId, userId, now })
    if (!membership || !isRoleEnough(membership.role, 'admin')) {
      yield* revokeSoon(tx, account, now)
      return 'expired'
    }
    const known = yield* findOfAccount(tx, { ...account, workspaceId })
    if (known?.status === 'active' || known?.status === 'paused_plan') {
      yield* updateConnection(tx, { workspaceId, id: known.id, accountName: account.name })
      return 'already_connected'
    }
    if (
      membership.isFrozen ||
      !hasRoom(yield* listLinked(tx, workspaceId), yield* readLimit(tx, { workspaceId, now }))
    ) {
      yield* revokeSoon(tx, account, now)
      return 'limit_reached'
    }
    yield* saveLink(tx, { workspaceId, known, account, now })
    const actor = byMember({ userId })
    yield* recordActivity(tx, { workspaceId, actor, kind: 'stripe_linked', subject: account.name, now })
    yield* fitConnections(tx, { workspaceId, now })
    // Payments on hold while the account couldn't be read are decided again.
    yield* decideAgain(tx, { workspaceId, now })
    return 'connected'
  }
}

function* readLimit(tx: Tx, at: { workspaceId: string; now: Date }): Transactional<number | null> {
  const { plan } = yield* getSubscription(tx, at)
  return plans[plan].limits.connectedAccounts
}

const notEnded = { disconnectedAt: null, givenUpAt: null }

function* saveLink(
  tx: Tx,
  link: { workspaceId: string; known: ConnectionRow | undefined; account: LinkedAccount; now: Date },
): Transactional<void> {
  const { workspaceId, known, account, now } = link
  const facts = { accountName: account.name, status: 'active', connectedAt: now, ...notEnded } as const
  if (known) yield* updateConnection(tx, { workspaceId, id: known.id, ...facts })
  else {
    const { accountId, isLive } = account
    yield* insertConnection(tx, {
      id: newId('con'),
      workspaceId,
      kind: 'account',
      accountId,
      isLive,
      ...facts,
      hookId: null,
      sealedSecret: null,
      eventTypes: null,
      rules: (yield* getWorkspace(tx, workspaceId)).newLinkRules,
      lastHeardAt: null,
      caughtUpTo: now,
    })
  }
}
