import { and, count, desc, eq, inArray } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { testimonialNotes } from '#server/db/schema/notes.ts'

export type NoteRow = typeof testimonialNotes.$inferSelect

type Of = { workspaceId: string; testimonialId: string }

const isOf = ({ workspaceId, testimonialId }: Of) =>
  and(eq(testimonialNotes.workspaceId, workspaceId), eq(testimonialNotes.testimonialId, testimonialId))

export function* insertNote(tx: Tx, note: NoteRow): Transactional<void> {
  yield* run(tx.insert(testimonialNotes).values(note))
}

export function* countNotes(tx: Tx, of: Of): Transactional<number> {
  const [found] = yield* run(tx.select({ notes: count() }).from(testimonialNotes).where(isOf(of)))
  return found?.notes ?? 0
}

export function* findNote(tx: Tx, { id, ...of }: Of & { id: string }): Transactional<NoteRow | undefined> {
  const [found] = yield* run(
    tx
      .select()
      .from(testimonialNotes)
      .where(and(isOf(of), eq(testimonialNotes.id, id))),
  )
  return found
}

export function* deleteNoteRow(tx: Tx, { id, ...of }: Of & { id: string }): Transactional<void> {
  yield* run(tx.delete(testimonialNotes).where(and(isOf(of), eq(testimonialNotes.id, id))))
}

export function* deleteNotesOf(tx: Tx, of: Of): Transactional<void> {
  yield* run(tx.delete(testimonialNotes).where(isOf(of)))
}

/** Newest first. */
export function* listNotes(
  tx: Tx,
  { workspaceId, testimonialId }: { workspaceId: string; testimonialId: readonly string[] },
): Transactional<NoteRow[]> {
  return yield* run(
    tx
      .select()
      .from(testimonialNotes)
      .where(
        and(eq(testimonialNotes.workspaceId, workspaceId), inArray(testimonialNotes.testimonialId, [...testimonialId])),
      )
      .orderBy(desc(testimonialNotes.createdAt), desc(testimonialNotes.id)),
  )
}
