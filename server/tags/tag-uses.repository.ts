import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { existingImportRows, existingImports } from '#server/db/schema/existing-imports.ts'
import { connections } from '#server/db/schema/payments.ts'
import { requestBatches, requestBatchRows } from '#server/db/schema/request-batches.ts'
import { formTags, testimonialTags } from '#server/db/schema/tags.ts'
import { widgets, widgetVersions } from '#server/db/schema/widgets.ts'
import { and, eq, inArray } from '#server/db/sql.ts'

/** Tells whether a testimonial or form of the workspace has a tag, or something else will need it. */
export function* readTagUses(tx: Tx, workspaceId: string): Transactional<(tagId: string) => boolean> {
  const tagged = yield* run(
    tx
      .select({ id: testimonialTags.tagId })
      .from(testimonialTags)
      .where(eq(testimonialTags.workspaceId, workspaceId))
      .groupBy(testimonialTags.tagId),
  )
  const ofForms = yield* run(
    tx
      .select({ id: formTags.tagId })
      .from(formTags)
      .where(eq(formTags.workspaceId, workspaceId))
      .groupBy(formTags.tagId),
  )
  const ids = new Set([...tagged, ...ofForms].map(({ id }) => id))
  const written = JSON.stringify([
    yield* run(tx.select({ of: widgets.options }).from(widgets).where(eq(widgets.workspaceId, workspaceId))),
    yield* run(
      tx.select({ of: widgetVersions.options }).from(widgetVersions).where(eq(widgetVersions.workspaceId, workspaceId)),
    ),
    yield* run(tx.select({ of: connections.rules }).from(connections).where(eq(connections.workspaceId, workspaceId))),
    yield* run(tx.select({ of: workspaces.newLinkRules }).from(workspaces).where(eq(workspaces.id, workspaceId))),
    yield* run(
      tx
        .select({ of: requestBatchRows.tagIds })
        .from(requestBatches)
        .innerJoin(requestBatchRows, eq(requestBatchRows.batchId, requestBatches.id))
        .where(eq(requestBatches.workspaceId, workspaceId))
        .groupBy(requestBatchRows.tagIds),
    ),
    yield* run(
      tx
        .select({ of: existingImportRows.tagIds })
        .from(existingImports)
        .innerJoin(existingImportRows, eq(existingImportRows.importId, existingImports.id))
        .where(eq(existingImports.workspaceId, workspaceId))
        .groupBy(existingImportRows.tagIds),
    ),
    yield* run(
      tx
        .select({ of: existingImports.tagIds })
        .from(existingImports)
        .where(
          and(eq(existingImports.workspaceId, workspaceId), inArray(existingImports.state, ['receiving', 'importing'])),
        ),
    ),
  ])
  return (tagId) => ids.has(tagId) || written.includes(`"${tagId}"`)
}
