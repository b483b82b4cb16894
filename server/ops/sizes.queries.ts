import { asc, count, desc, eq, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { workspaceSizes, workspaces } from '#server/db/schema/accounts.ts'
import { images } from '#server/db/schema/images.ts'
import { subscriptions } from '#server/db/schema/payments.ts'
import { testimonialCounts } from '#server/db/schema/testimonials.ts'
import { widgets } from '#server/db/schema/widgets.ts'

// For the operator of the installation, across all workspaces. Counters that triggers maintain make all of it cheap.

export type InstallationSizes = { workspaces: number; testimonials: number; images: number; imageBytes: number }

export function* countEverything(tx: Tx): Transactional<InstallationSizes> {
  const [all] = yield* run(tx.select({ count: count() }).from(workspaces))
  const [entries] = yield* run(
    tx.select({ count: sql`coalesce(sum(${testimonialCounts.count}), 0)`.mapWith(Number) }).from(testimonialCounts),
  )
  const [files] = yield* run(
    tx.select({ count: count(), bytes: sql`coalesce(sum(${images.bytes}), 0)`.mapWith(Number) }).from(images),
  )
  return {
    workspaces: all?.count ?? 0,
    testimonials: entries?.count ?? 0,
    images: files?.count ?? 0,
    imageBytes: files?.bytes ?? 0,
  }
}

export type WorkspaceSizes = {
  id: string
  plan: 'free' | 'pro' | 'studio'
  testimonials: number
  textBytes: number
  imageBytes: number
  widgets: number
}

/** The workspaces with the most text. */
export function* listLargestWorkspaces(tx: Tx, { limit }: { limit: number }): Transactional<WorkspaceSizes[]> {
  const textBytes = sql<number>`coalesce(${workspaceSizes.bytes}, 0)`
  // On its own, so that only those few are counted.
  const largest = tx
    .select({ id: workspaces.id, ownerUserId: workspaces.ownerUserId, textBytes: textBytes.as('text_bytes') })
    .from(workspaces)
    .leftJoin(workspaceSizes, eq(workspaceSizes.workspaceId, workspaces.id))
    .orderBy(desc(textBytes), asc(workspaces.id))
    .limit(limit)
    .as('largest')
  return yield* run(
    tx
      .select({
        id: largest.id,
        plan: sql<WorkspaceSizes['plan']>`coalesce(${subscriptions.plan}, 'free')`,
        testimonials: sql<number>`(select coalesce(sum(${testimonialCounts.count}), 0) from ${testimonialCounts} where ${testimonialCounts.workspaceId} = ${largest.id})`,
        textBytes: largest.textBytes,
        imageBytes: sql<number>`(select coalesce(sum(${images.bytes}), 0) from ${images} where ${images.workspaceId} = ${largest.id})`,
        widgets: sql<number>`(select count(*) from ${widgets} where ${widgets.workspaceId} = ${largest.id})`,
      })
      .from(largest)
      .leftJoin(subscriptions, eq(subscriptions.userId, largest.ownerUserId))
      .orderBy(desc(largest.textBytes)),
  )
}
