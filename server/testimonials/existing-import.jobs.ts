import { setImmediate as nextTurn } from 'node:timers/promises'
import { IMPORT_ATTESTATION_TEXT, IMPORT_ATTESTATION_VERSION } from '#shared/existing-import.ts'
import { lockWorkspace, markContentChanged } from '#server/accounts/workspaces.queries.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { JobHandler, JobPayloads } from '#server/jobs/jobs.registry.ts'
import { BY_SYSTEM, byMember } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import { newId, newLinkId } from '#server/kernel/ids.ts'
import { contentHash } from '#server/kernel/tokens.ts'
import { readServices } from '#server/tags/services.service.ts'
import { addKnownTagsToAll, deleteUnusedTags } from '#server/tags/tags.service.ts'
import { receivedAt } from './received-at.ts'
import {
  addImported,
  addRemoved,
  changeImport,
  deleteRows,
  findImport,
  type ImportKey,
  type ImportRow,
  listRows,
} from './existing-import.repository.ts'
import { insertImported, listUnchanged } from './imported.repository.ts'
import { keepPartsFew } from './search-index.jobs.ts'
import { removeTraces } from './removal.service.ts'
import { deleteTestimonial, insertEvents } from './testimonials.repository.ts'

/** Rows that become testimonials in one turn of the event loop. */
const BATCH_ROWS = 10
/** Testimonials that are deleted in one turn, each with all that belongs to it. */
const BATCH_REMOVED = 4
/** Rows that are deleted in one turn, which nothing else belongs to. */
const BATCH_DISCARDED = 200

const wordingHash = contentHash(IMPORT_ATTESTATION_TEXT)

/**
 * Makes testimonials of an import's rows, or deletes what came with it, a few in each transaction. A row is deleted in
 * the transaction that makes its testimonial, so a run that was interrupted goes on where it stopped.
 */
export const createExistingImportWork = ({
  db,
  clock,
  failpoints,
}: {
  db: Database
  clock: Clock
  failpoints: Failpoints
}): JobHandler<JobPayloads['testimonials.import']> => ({
  async run({ workspaceId, importId: id }) {
    const step = (): Promise<boolean> =>
      db.transaction(function* (tx) {
        yield* lockWorkspace(tx, workspaceId)
        const found = yield* findImport(tx, { workspaceId, id })
        const now = clock.now()
        const mayBeMore =
          found?.state === 'importing'
            ? yield* importSome(tx, found, now)
            : found?.state === 'removing' && (yield* removeSome(tx, found, now))
        failpoints.reach('import.before-commit')
        return mayBeMore
      })
    while (await step()) {
      failpoints.reach('import.after-commit')
      await nextTurn()
      await keepPartsFew(db)
      await nextTurn()
    }
  },
})

/** Whether there may be more to do. */
function* importSome(tx: Tx, found: ImportRow, now: Date): Transactional<boolean> {
  const { workspaceId, userId, receivedVia, startedAt } = found
  const by = byMember({ userId })
  const rows = yield* listRows(tx, found, BATCH_ROWS)
  if (rows.length === 0) {
    yield* changeImport(tx, found, { state: 'done', finishedAt: now })
    const about = { workspaceId, actor: by, kind: 'testimonials_imported' as const, subject: receivedVia }
    yield* recordActivity(tx, { ...about, count: found.imported, now })
    return false
  }
  const known = yield* readServices(tx, workspaceId)
  const tagged: { testimonialId: string; tagIds: string[] }[] = []
  for (const { row, originalUrl, receivedOn, tagIds, ...fields } of rows) {
    const id = newLinkId()
    tagged.push({ testimonialId: id, tagIds: [...tagIds, ...found.tagIds] })
    yield* insertImported(tx, {
      id,
      publicId: newId('pub'),
      workspaceId,
      customerName: fields.customerName,
      customerEmail: fields.customerEmail ?? '',
      rating: fields.rating || null,
      text: fields.testimonial,
      company: fields.company,
      role: fields.role,
      service: known(fields.service),
      receivedVia,
      createdAt: now,
      submittedAt: receivedAt(receivedOn, now),
      came: { importId: found.id, row, originalUrl },
      attested: {
        userId,
        wording: IMPORT_ATTESTATION_TEXT,
        wordingHash,
        version: IMPORT_ATTESTATION_VERSION,
        givenAt: startedAt,
      },
    })
  }
  yield* insertEvents(
    tx,
    tagged.map(({ testimonialId }) => ({
      testimonialId,
      workspaceId,
      kind: 'imported_existing' as const,
      by,
      at: now,
      isOneOfMany: true,
    })),
  )
  yield* addKnownTagsToAll(tx, { workspaceId, tagged })
  yield* deleteRows(tx, found, rows.length)
  yield* addImported(tx, found, rows.length)
  return true
}

/** The same. Testimonials that the client has changed stay. */
function* removeSome(tx: Tx, found: ImportRow, now: Date): Transactional<boolean> {
  if ((yield* deleteRows(tx, found, BATCH_DISCARDED)) > 0) return true
  const some = yield* listUnchanged(tx, found, BATCH_REMOVED)
  if (some.length === 0) {
    yield* endUndo(tx, found, now)
    return false
  }
  const { workspaceId } = found
  for (const { id } of some) {
    yield* removeTraces(tx, { workspaceId, id, now })
    yield* deleteTestimonial(tx, { workspaceId, id })
  }
  yield* addRemoved(tx, found, some.length)
  if (some.some(({ status }) => status === 'approved')) yield* markContentChanged(tx, workspaceId)
  return true
}

function* endUndo(tx: Tx, found: ImportRow & ImportKey, now: Date): Transactional<void> {
  const { workspaceId, removedByUserId: userId, receivedVia: subject, removed: count } = found
  const actor = userId === null ? BY_SYSTEM : byMember({ userId })
  yield* changeImport(tx, found, { state: 'removed' })
  yield* deleteUnusedTags(tx, { workspaceId, by: actor, ids: found.madeTagIds, now })
  if (count === 0) return
  yield* recordActivity(tx, { workspaceId, actor, kind: 'import_removed', subject, count, now })
}
