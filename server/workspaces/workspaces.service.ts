import type * as z from 'zod'
import { includesTeam, plans } from '#shared/plans.ts'
import { isRoleEnough } from '#shared/roles.ts'
import type { CreateWorkspace, WorkspaceOfMember } from '#shared/workspaces.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import { createWorkspace, getUser, getWorkspace } from '#server/accounts/accounts.service.ts'
import { subscriptionAt } from '#server/accounts/subscription.domain.ts'
import { findSubscriptionOfUser } from '#server/accounts/subscriptions.queries.ts'
import { createPlanApplication, findMembership } from '#server/accounts/memberships.service.ts'
import { listWorkspacesOfOwner, markWorkspaceUsed, saveNewLinkRules } from '#server/accounts/workspaces.queries.ts'
import { keepActiveWorkspace } from '#server/accounts/freezing.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { findFirstRules } from '#server/connections/connections.service.ts'
import { copyEmailSettings } from '#server/emails/styles/copying.service.ts'
import { copyForm } from '#server/forms/forms.service.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import { byMember } from '#server/kernel/actor.ts'
import { organisationImagePath } from '#server/images/images.domain.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { createFirstWidget } from '#server/widgets/widgets.service.ts'
import { listWorkspacesOfMember } from './workspaces.repository.ts'
import { copyRefused, tooManyWorkspaces, workspaceLimitReached } from './workspaces.errors.ts'

/** So that no account can fill the database with empty workspaces. */
const MAX_WORKSPACES = 1000

export type WorkspacesService = ReturnType<typeof createWorkspacesService>

export function createWorkspacesService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Throws `workspaces.limit_reached` (402), `workspaces.too_many` (409) and `workspaces.copy_refused` (403). */
    createWorkspace({
      userId,
      input,
      idempotencyKey,
    }: {
      userId: string
      input: z.output<typeof CreateWorkspace>
      idempotencyKey: string | undefined
    }): Promise<WorkspaceOfMember> {
      const repeatable = { scope: `create-workspace:${userId}`, key: idempotencyKey, request: input }
      const { name, copyFrom } = input
      return db.transaction(function* (tx) {
        const earlier = yield* findEarlierResult(tx, repeatable)
        const now = clock.now()
        if (earlier) return yield* viewNew(tx, { ...(yield* getWorkspace(tx, earlier)), userId, now })
        yield* requireRoom(tx, { userId, now })
        const timeZone = input.timeZone ?? (yield* getUser(tx, userId)).timeZone
        const id = yield* addWorkspace(tx, { ownerUserId: userId, name, timeZone, now })
        if (copyFrom !== undefined) yield* copySettings(tx, { from: copyFrom, to: id, userId, now })
        const about = { workspaceId: id, actor: byMember({ userId }), subject: name }
        yield* recordActivity(tx, { ...about, kind: 'workspace_created', now })
        yield* rememberResult(tx, repeatable, { entityId: id, now })
        return yield* viewNew(tx, { id, name, userId, now })
      })
    },

    useWorkspace: (key: { workspaceId: string; userId: string }): Promise<void> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        yield* keepActiveWorkspace(tx, { userId: key.userId, now })
        yield* markWorkspaceUsed(tx, { ...key, now })
      }),
  }
}

/** A new workspace with its owner and its first widget. */
export function* addWorkspace(
  tx: Tx,
  workspace: { ownerUserId: string; name: string | null; timeZone: string; now: Date },
): Transactional<string> {
  const workspaceId = yield* createWorkspace(tx, workspace)
  yield* createFirstWidget(tx, { workspaceId, now: workspace.now })
  return workspaceId
}

/** Copies settings from another workspace of the user's, and nothing about its clients, domain or accounts. */
function* copySettings(
  tx: Tx,
  { from, to, userId, now }: { from: string; to: string; userId: string; now: Date },
): Transactional<void> {
  const membership = yield* findMembership(tx, { workspaceId: from, userId, now })
  if (!membership || !isRoleEnough(membership.role, 'admin')) throw copyRefused()
  yield* copyForm(tx, { from, to, now })
  yield* copyEmailSettings(tx, { from, to, now })
  yield* saveNewLinkRules(tx, { workspaceId: to, rules: yield* findFirstRules(tx, from) })
}

/** The workspaces of a user by name. */
export function* readWorkspacesOf(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Transactional<WorkspaceOfMember[]> {
  const applyPlan = createPlanApplication(tx, now)
  const workspaces: WorkspaceOfMember[] = []
  for (const { imageKey, name, waiting, waitingForSignOff, ...membership } of yield* listWorkspacesOfMember(
    tx,
    userId,
  )) {
    const { role, isFrozen, subscription } = yield* applyPlan(membership)
    const imageUrl = imageKey === null ? null : organisationImagePath(imageKey)
    const id = membership.workspaceId
    const hasTeam = includesTeam(subscription.plan)
    workspaces.push({ id, name, role, hasTeam, isFrozen, imageUrl, waiting, waitingForSignOff })
  }
  return workspaces
}

type Owner = { userId: string; now: Date }

function* readRoom(tx: Tx, { userId, now }: Owner): Transactional<{ owned: number; limit: number | null }> {
  const { plan } = subscriptionAt(yield* findSubscriptionOfUser(tx, userId), now)
  return { owned: (yield* listWorkspacesOfOwner(tx, userId)).length, limit: plans[plan].limits.workspaces }
}

/** Whether the user's plan allows one more workspace. */
export function* hasRoomForWorkspace(tx: Tx, owner: Owner): Transactional<boolean> {
  const { owned, limit } = yield* readRoom(tx, owner)
  return owned < (limit ?? MAX_WORKSPACES)
}

function* requireRoom(tx: Tx, owner: Owner): Transactional<void> {
  const { owned, limit } = yield* readRoom(tx, owner)
  if (limit !== null && owned >= limit) throw workspaceLimitReached()
  if (owned >= MAX_WORKSPACES) throw tooManyWorkspaces(MAX_WORKSPACES)
}

function* viewNew(
  tx: Tx,
  { id, name, ...owner }: Owner & { id: string; name: string | null },
): Transactional<WorkspaceOfMember> {
  const { plan } = subscriptionAt(yield* findSubscriptionOfUser(tx, owner.userId), owner.now)
  return {
    id,
    name,
    imageUrl: null,
    role: 'owner',
    hasTeam: includesTeam(plan),
    isFrozen: false,
    waiting: 0,
    waitingForSignOff: 0,
  }
}
