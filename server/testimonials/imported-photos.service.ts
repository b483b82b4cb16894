import type { ReadableStream } from 'node:stream/web'
import { markContentChanged } from '#server/accounts/workspaces.queries.ts'
import type { Database, Tx } from '#server/db/database.ts'
import { replaceImage } from '#server/images/attached-images.service.ts'
import type { ImagesService } from '#server/images/images.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { mayUndo } from './existing-import.domain.ts'
import { importNotFound, importRowNotFound, undoTooLate } from './existing-import.errors.ts'
import { findImport, type ImportKey } from './existing-import.repository.ts'
import { findOfRow } from './imported.repository.ts'

type RowKey = ImportKey & { row: number }

export type ImportedPhotosService = ReturnType<typeof createImportedPhotosService>

/** Photos of imported testimonials, from files that the owner has chosen. None is fetched from another server. */
export function createImportedPhotosService(deps: {
  db: Database
  clock: Clock
  images: ImagesService
  wakeJobs: () => void
}) {
  const { db, clock, images } = deps
  return {
    /** Throws `imports.not_found`, `imports.row_not_found` (404), `imports.too_late` (409) and what images throw. */
    async receivePhoto({ key, uploadId }: { key: RowKey; uploadId: string }, stream: ReadableStream): Promise<void> {
      const { workspaceId } = key
      const { id: testimonialId } = await db.read((tx) => getOfRow(tx, key, clock.now()))
      await images.receiveUpload({ place: { workspaceId, testimonialId }, uploadId }, stream)
      await db.transaction(function* (tx) {
        const now = clock.now()
        const { status } = yield* getOfRow(tx, key, now)
        yield* replaceImage(tx, { workspaceId, testimonialId, uploadId, now })
        if (status === 'approved') yield* markContentChanged(tx, workspaceId)
      })
      deps.wakeJobs()
    },
  }
}

function* getOfRow(tx: Tx, key: RowKey, now: Date) {
  const found = yield* findImport(tx, key)
  if (!found || found.state === 'removing' || found.state === 'removed') throw importNotFound()
  if (!mayUndo(found, now)) throw undoTooLate()
  const testimonial = Number.isSafeInteger(key.row) ? yield* findOfRow(tx, key) : undefined
  if (!testimonial) throw importRowNotFound()
  return testimonial
}
