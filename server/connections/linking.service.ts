import { type ConnectResult, OAUTH_CALLBACK_PATH } from '#shared/connections.ts'
import { plans } from '#shared/plans.ts'
import { fullName } from '#shared/users.ts'
import { getSubscription } from '#server/billing/billing.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { hashSecret, isSameSecret, keyedHash, newSecret } from '#server/kernel/tokens.ts'
import { decideAgain } from '#server/payments/payments.service.ts'
import type { LinkedAccount, Stripe } from '#server/stripe/gateway.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { getWorkspacesOfOwner } from '#server/workspaces/workspaces.service.ts'
import { hasRoom, isAccountId, type LinkTurns, STATES_EXPIRE_AFTER_MS } from './connections.domain.ts'
import { connectionsNotSetUp, limitReached } from './connections.errors.ts'
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
import { fitConnectionsToPlan } from './plan-limit.service.ts'

export type LinkingService = ReturnType<typeof createLinkingService>

type Linker = { userId: string; workspaceId: string; email: string }

/** What comes back from the provider, as anybody could have written it, and the cookie of the browser that brings it. */
export type LinkAnswer = {
  state: string | undefined
  code: string | undefined
  error: string | undefined
  browserKey: string | undefined
}

/**
 * Linking a payment account. The owner's browser goes to the provider with a state that is kept hashed, for a quarter of an
 * hour and one use, and comes back with it. It must be the browser of that owner: otherwise somebody could let another
 * person consent and have that person's account in their own workspace. The browser proves it by a cookie.
 */
export function createLinkingService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  stripe: Stripe | undefined
  publicUrl: () => string
  wakeJobs: () => void
  takeLinkTurn: LinkTurns
}) {
  const { db, clock } = deps
  const browserKeyOf = (userId: string) => keyedHash(deps.hashKey, `stripe-connect ${userId}`)

  return {
    /** Throws `connections.limit_reached` (402) and `connections.unavailable` (503). */
    async begin({ userId, workspaceId, email }: Linker): Promise<{ redirectUrl: string; browserKey: string }> {
      const links = deps.stripe?.links
      if (!links) throw connectionsNotSetUp()
      const state = newSecret()
      const now = clock.now()
      const name = await db.transaction(function* (sql) {
        const limit = yield* readLimit(sql, { workspaceId, now })
        if (limit !== null && !hasRoom(yield* listLinked(sql, workspaceId), limit)) throw limitReached(limit)
        const expiresAt = new Date(now.getTime() + STATES_EXPIRE_AFTER_MS)
        yield* insertState(sql, { stateHash: hashSecret(state), workspaceId, userId, expiresAt })
        const owner = yield* getWorkspaceOwner(sql, workspaceId)
        return owner.organisationName ?? fullName(owner)
      })
      const redirectUrl = deps.publicUrl() + OAUTH_CALLBACK_PATH
      return {
        redirectUrl: links.authorizeUrl({ state, redirectUrl, email, name }),
        browserKey: browserKeyOf(userId),
      }
    },

    /** Answers what the owner is to be told. The state is used up before the provider is asked. */
    async complete(answer: LinkAnswer): Promise<ConnectResult> {
      const begun = await takeBegun(answer)
      if (answer.error !== undefined) return answer.error === 'access_denied' ? 'denied' : 'failed'
      if (!begun || answer.code === undefined) return 'expired'
      const { code } = answer
      return deps.takeLinkTurn(async () => {
        const account = await exchange(code)
        if (!account) return 'failed'
        const result = await db.transaction((sql) => link(sql, begun, account))
        deps.wakeJobs()
        return result
      })
    },
  }

  async function takeBegun({ state, browserKey }: LinkAnswer): Promise<StateRow | undefined> {
    if (state === undefined) return undefined
    const stateHash = hashSecret(state)
    const taken = await db.transaction((sql) => takeState(sql, { stateHash, now: clock.now() }))
    return taken && isSameSecret(browserKeyOf(taken.userId), browserKey ?? '') ? taken : undefined
  }

  /** Null for whatever we cannot link: the owner can only begin anew. */
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

  function* link(sql: Sql, { userId, workspaceId }: StateRow, account: LinkedAccount): Work<ConnectResult> {
    const now = clock.now()
    const isStillThere = (yield* getWorkspacesOfOwner(sql, userId)).includes(workspaceId)
    if (!isStillThere) {
      yield* revokeSoon(sql, account, now)
      return 'expired'
    }
    const known = yield* findOfAccount(sql, { ...account, workspaceId })
    if (known?.status === 'active' || known?.status === 'paused_plan') {
      yield* updateConnection(sql, { workspaceId, id: known.id, accountName: account.name })
      return 'already_connected'
    }
    if (!hasRoom(yield* listLinked(sql, workspaceId), yield* readLimit(sql, { workspaceId, now }))) {
      yield* revokeSoon(sql, account, now)
      return 'limit_reached'
    }
    yield* saveLink(sql, { workspaceId, known, account, now })
    const { plan } = yield* getSubscription(sql, { workspaceId, now })
    yield* fitConnectionsToPlan(sql, { workspaceId, plan })
    // What was held while the account could not be read goes on.
    yield* decideAgain(sql, { workspaceId, now })
    return 'connected'
  }
}

function* readLimit(sql: Sql, at: { workspaceId: string; now: Date }): Work<number | null> {
  const { plan } = yield* getSubscription(sql, at)
  return plans[plan].limits.connectedAccounts
}

const notEnded = { disconnectedAt: null, givenUpAt: null }

function* saveLink(
  sql: Sql,
  link: { workspaceId: string; known: ConnectionRow | undefined; account: LinkedAccount; now: Date },
): Work<void> {
  const { workspaceId, known, account, now } = link
  const facts = { accountName: account.name, status: 'active', connectedAt: now, ...notEnded } as const
  if (known) yield* updateConnection(sql, { workspaceId, id: known.id, ...facts })
  else {
    const { accountId, isLive } = account
    yield* insertConnection(sql, {
      id: newId('con'),
      workspaceId,
      kind: 'account',
      accountId,
      isLive,
      ...facts,
      hookId: null,
      sealedSecret: null,
      rules: null,
      lastHeardAt: null,
      caughtUpTo: now,
    })
  }
}
