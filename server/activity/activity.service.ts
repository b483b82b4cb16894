import type { ActivityChange, ActivityKind } from '#shared/activity.ts'
import { fullName } from '#shared/users.ts'
import { findUser } from '#server/accounts/users.queries.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { newId } from '#server/kernel/ids.ts'
import { insertActivity } from './activity.repository.ts'

type NewActivity = {
  workspaceId: string
  actor: Actor
  kind: ActivityKind
  testimonialId?: string
  /** What it was done to; nothing about clients, because it stays when a client is erased. */
  subject?: string | null
  changes?: ActivityChange[]
  count?: number
  now: Date
}

/** Adds a line to a workspace's activity. Call it in the transaction of the change. */
export function* recordActivity(tx: Tx, { actor, now, ...about }: NewActivity): Transactional<void> {
  yield* insertActivity(tx, {
    id: newId('act'),
    workspaceId: about.workspaceId,
    kind: about.kind,
    actor: actor.kind,
    actorUserId: actor.kind === 'member' ? actor.userId : null,
    actorName: yield* findNameOf(tx, actor),
    testimonialId: about.testimonialId ?? null,
    subject: about.subject ?? null,
    changes: about.changes ?? null,
    count: about.count ?? null,
    at: now,
  })
}

/** Null for the client, rules and the product, which need no name. */
export function* findNameOf(tx: Tx, actor: Actor): Transactional<string | null> {
  if (actor.kind === 'sign_off') return actor.name
  if (actor.kind !== 'member') return null
  const user = yield* findUser(tx, actor.userId)
  return user ? fullName(user) : null
}
