import { recordActivity } from '#server/activity/activity.service.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { cancelJob } from '#server/jobs/outbox.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { deleteWallDomain, findWallDomainOf, type WallDomainRow } from './wall-domains.repository.ts'

export function* removeWallDomain(
  tx: Tx,
  { row, actor, now }: { row: WallDomainRow; actor: Actor; now: Date },
): Transactional<void> {
  const { workspaceId, name: subject } = row
  yield* endWallDomainOf(tx, workspaceId)
  yield* recordActivity(tx, { workspaceId, actor, kind: 'wall_domain_removed', subject, now })
}

/** A widget that is deleted takes the domain of its hosted page along. */
export function* removeWallDomainOfWidget(
  tx: Tx,
  { workspaceId, widgetId, ...removal }: { workspaceId: string; widgetId: string; actor: Actor; now: Date },
): Transactional<void> {
  const row = yield* findWallDomainOf(tx, workspaceId)
  if (row?.widgetId === widgetId) yield* removeWallDomain(tx, { row, ...removal })
}

/** Its workspace is closed, for example: the domain leads nowhere, and another owner can use it. */
export function* endWallDomainOf(tx: Tx, workspaceId: string): Transactional<void> {
  yield* deleteWallDomain(tx, workspaceId)
  yield* cancelJob(tx, { kind: 'widgets.check-domain', workspaceId })
}
