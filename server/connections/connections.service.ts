import type * as z from 'zod'
import {
  type RequestRules,
  type Connection,
  defaultRequestRules,
  type GivenUpConnection,
  type listConnections,
  OWN_WEBHOOK_PATH,
} from '#shared/connections.ts'
import { plans } from '#shared/plans.ts'
import { getSubscription } from '#server/accounts/accounts.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { recordActivity, recordChangedSettings } from '#server/activity/activity.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { decideAgain } from '#server/payments/payments.service.ts'
import type { Stripe } from '#server/stripe/gateway.ts'
import { readStyles } from '#server/emails/styles/styles.service.ts'
import { findFormName } from '#server/forms/forms.service.ts'
import { findIncompleteWebhooks } from './incomplete-webhooks.service.ts'
import { missingTypesOf, readableRules, type RuleNames } from './connections.domain.ts'
import { connectionNotFound } from './connections.errors.ts'
import {
  type ConnectionRow,
  countUnread,
  deleteConnection,
  deleteConnectionsOf,
  deleteDisconnectedBefore,
  deleteStatesExpiredBy,
  findLinked,
  findOldestActive,
  type LinkedRow,
  listGivenUp,
  listLinked,
  saveSeen,
  updateConnection,
} from './connections.repository.ts'
import { fitConnections } from './plan-limit.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ENDED_ARE_KEPT_FOR_MS = 30 * DAY_MS
/** As long as the contents of events are kept. */
const UNREAD_SHOWN_FOR_MS = 30 * DAY_MS

export type ConnectionsService = ReturnType<typeof createConnectionsService>

type Rules = { workspaceId: string; by: Actor; id: string; rules: RequestRules }
type OwnConnection = { workspaceId: string; by: Actor; connectionId: string | undefined }

/** An owner's linked payment accounts. Linking is in `linking.service.ts`. */
export function createConnectionsService(deps: {
  db: Database
  clock: Clock
  stripe: Stripe | undefined
  publicUrl: () => string
  wakeJobs: () => void
}) {
  const { db, clock } = deps
  return {
    listConnections: (workspaceId: string): Promise<z.output<NonNullable<typeof listConnections.response>>> =>
      db.read(function* (tx) {
        const now = clock.now()
        const { plan } = yield* getSubscription(tx, { workspaceId, now })
        const linked = yield* listLinked(tx, workspaceId)
        return {
          items: linked.map((row) => viewConnection(row, deps.publicUrl())),
          limit: plans[plan].limits.connectedAccounts,
          canConnectAccounts: deps.stripe?.links !== undefined,
          givenUp: (yield* listGivenUp(tx, workspaceId)).map(viewGivenUp),
          unread: yield* countUnread(tx, {
            workspaceId,
            since: new Date(now.getTime() - UNREAD_SHOWN_FOR_MS),
          }),
          incompleteWebhooks: yield* findIncompleteWebhooks(tx, { linked, now }),
        }
      }),

    /** Records that the owner saw that an account was unlinked at Stripe. Throws `connections.not_found` (404). */
    async dismissGivenUp(key: { workspaceId: string; id: string }): Promise<void> {
      if (!(await db.transaction((tx) => saveSeen(tx, key)))) throw connectionNotFound()
    },

    /** Unlinks one account, or the oldest active one when none is given. Throws `connections.not_found` (404). */
    async disconnect({ workspaceId, by: actor, connectionId }: OwnConnection): Promise<void> {
      const now = clock.now()
      await db.transaction(function* (tx) {
        const id = connectionId ?? (yield* findOldestActive(tx, workspaceId))?.id
        const found = (yield* listLinked(tx, workspaceId)).find((row) => row.id === id)
        if (!found) throw connectionNotFound()
        yield* updateConnection(tx, { workspaceId, id: found.id, status: 'disconnected', disconnectedAt: now })
        yield* found.kind === 'account' ? revokeSoon(tx, found, now) : deleteConnection(tx, found)
        yield* fitConnections(tx, { workspaceId, now })
        yield* recordActivity(tx, { workspaceId, actor, kind: 'stripe_unlinked', subject: found.accountName, now })
        // Its scheduled requests are cancelled, and a paused account may become active.
        yield* decideAgain(tx, { workspaceId, now })
      })
      deps.wakeJobs()
    },

    /** Throws `connections.not_found` (404). */
    async saveRules({ workspaceId, by: actor, id, rules }: Rules) {
      const saved = await db.transaction(function* (tx): Transactional<Connection> {
        const row = yield* findLinked(tx, { workspaceId, id })
        if (!row) throw connectionNotFound()
        yield* updateConnection(tx, { workspaceId, id, rules })
        const now = clock.now()
        yield* recordChangedSettings(tx, {
          workspaceId,
          actor,
          kind: 'rules_changed',
          subject: row.accountName,
          before: readableRules(rulesOf(row), yield* readRuleNames(tx, { workspaceId, rules: rulesOf(row) })),
          after: readableRules(rules, yield* readRuleNames(tx, { workspaceId, rules })),
          now,
        })
        yield* decideAgain(tx, { workspaceId, connectionId: id, now })
        return viewConnection({ ...row, rules }, deps.publicUrl())
      })
      deps.wakeJobs()
      return saved
    },
  }
}

/** What the rules call by their ids. Those that are gone count as the default. */
function* readRuleNames(
  tx: Tx,
  { workspaceId, rules: { emailStyleId, formId } }: { workspaceId: string; rules: RequestRules },
): Transactional<RuleNames> {
  const style = (yield* readStyles(tx, workspaceId)).find(({ id }) => id === emailStyleId)
  return { emailStyle: style?.name ?? null, form: yield* findFormName(tx, { workspaceId, formId }) }
}

/** Revokes our access to an account at its provider, unless another workspace has it linked by then. */
export function* revokeSoon(
  tx: Tx,
  { accountId, isLive }: { accountId: string; isLive: boolean },
  now: Date,
): Transactional<void> {
  const dedupeKey = `${accountId} ${isLive ? 'live' : 'test'}`
  yield* enqueue(tx, { kind: 'connections.revoke', dedupeKey, payload: { accountId, isLive }, now })
}

/** Of a workspace that is being deleted: we get no more events, and read nothing there. */
export function* removeLinksOf(tx: Tx, { workspaceId, now }: { workspaceId: string; now: Date }): Transactional<void> {
  for (const link of yield* listLinked(tx, workspaceId)) {
    if (link.kind === 'account') yield* revokeSoon(tx, link, now)
  }
  yield* deleteConnectionsOf(tx, workspaceId)
}

/** A workspace's links, oldest first. */
export function* readConnections(
  tx: Tx,
  { workspaceId, publicUrl }: { workspaceId: string; publicUrl: string },
): Transactional<Connection[]> {
  return (yield* listLinked(tx, workspaceId)).map((row) => viewConnection(row, publicUrl))
}

/** The active account that a workspace linked first; undefined without one. */
export function* findConnectedAccountId(tx: Tx, workspaceId: string): Transactional<string | undefined> {
  return (yield* findOldestActive(tx, workspaceId))?.accountId
}

/** Deletes links that were started at Stripe and never finished, and those unlinked at Stripe a month ago. */
export function* sweepLinking(tx: Tx, now: Date): Transactional<void> {
  yield* deleteStatesExpiredBy(tx, now)
  yield* deleteDisconnectedBefore(tx, new Date(now.getTime() - ENDED_ARE_KEPT_FOR_MS))
}

/** A link as its owner sees it, without the secret. */
export const viewConnection = (row: LinkedRow, publicUrl: string): Connection => ({
  id: row.id,
  kind: row.kind,
  accountId: row.accountId,
  name: row.accountName,
  status: row.status,
  isLive: row.isLive,
  connectedAt: row.connectedAt.toISOString(),
  lastHeardAt: row.lastHeardAt?.toISOString() ?? null,
  webhookUrl: row.hookId === null ? null : `${publicUrl}${OWN_WEBHOOK_PATH}/${row.hookId}`,
  missingEventTypes: missingTypesOf(row.eventTypes),
  rules: rulesOf(row),
})

const viewGivenUp = ({
  id,
  accountId,
  accountName: name,
  givenUpAt,
}: ConnectionRow & { givenUpAt: Date }): GivenUpConnection => ({
  id,
  accountId,
  name,
  givenUpAt: givenUpAt.toISOString(),
})

/** Of the account linked first; null without one, and for the defaults. */
export function* findFirstRules(tx: Tx, workspaceId: string): Transactional<RequestRules | null> {
  return (yield* listLinked(tx, workspaceId))[0]?.rules ?? null
}

/** A link's rules: the defaults until the owner changes them. */
// Rules that were saved earlier lack what was added since.
export const rulesOf = ({ rules }: Pick<LinkedRow, 'rules'>): RequestRules => ({ ...defaultRequestRules, ...rules })
