import type { ActivityChange, ActivityKind } from '#shared/activity.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { type Actor, actorColumns } from '#server/kernel/actor.ts'
import { newIdAt } from '#server/kernel/ids.ts'
import { compareSettings, type ReadableSettings } from './activity.domain.ts'
import { insertActivity } from './activity.repository.ts'

type NewActivity = {
  workspaceId: string
  actor: Actor
  kind: ActivityKind
  testimonialId?: string | null
  /** What it was done to; nothing about clients, because it stays when a client is erased. */
  subject?: string | null
  changes?: ActivityChange[]
  count?: number
  now: Date
}

/** Adds a line to a workspace's activity. Call it in the transaction of the change. */
export function* recordActivity(tx: Tx, { actor, now, ...about }: NewActivity): Transactional<void> {
  yield* insertActivity(tx, {
    id: newIdAt('act', now),
    workspaceId: about.workspaceId,
    kind: about.kind,
    ...actorColumns(actor),
    name: actor.kind === 'sign_off' ? actor.name : null,
    testimonialId: about.testimonialId ?? null,
    subject: about.subject ?? null,
    changes: about.changes ?? null,
    count: about.count ?? null,
    at: now,
  })
}

type ChangedSettings = Pick<NewActivity, 'workspaceId' | 'actor' | 'subject' | 'now'> & {
  kind?: ActivityKind
  before: ReadableSettings
  after: ReadableSettings
}

/** Adds a line with the settings that differ; none when nothing changed. */
export function* recordChangedSettings(
  tx: Tx,
  { before, after, kind = 'settings_changed', ...about }: ChangedSettings,
): Transactional<void> {
  const changes = compareSettings(before, after)
  if (changes.length > 0) yield* recordActivity(tx, { ...about, kind, changes })
}
