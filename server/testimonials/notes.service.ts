import { type Note, NOTES_PER_TESTIMONIAL } from '#shared/notes.ts'
import { isRoleEnough } from '#shared/roles.ts'
import { fullName } from '#shared/users.ts'
import { getUser } from '#server/accounts/accounts.service.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database } from '#server/db/database.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newIdAt } from '#server/kernel/ids.ts'
import type { Member } from '#server/kernel/member.ts'
import { noteNotFound, noteNotYours, tooManyNotes } from './notes.errors.ts'
import { countNotes, deleteNoteRow, findNote, insertNote, type NoteRow } from './notes.repository.ts'
import { erased } from './testimonials.errors.ts'
import { getTestimonial } from './testimonials.service.ts'

export type NotesService = ReturnType<typeof createNotesService>

export function createNotesService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Throws `testimonials.not_found` (404), and `testimonials.erased` and `notes.too_many` (409). */
    addNote: ({
      member: { userId, workspaceId },
      id: testimonialId,
      text,
      idempotencyKey,
    }: {
      member: Member
      id: string
      text: string
      idempotencyKey: string | undefined
    }): Promise<Note> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        const of = { workspaceId, testimonialId }
        const found = yield* getTestimonial(tx, { workspaceId, id: testimonialId })
        const repeatable = { scope: `add-note:${testimonialId}:${userId}`, key: idempotencyKey, request: { text } }
        const earlier = yield* findEarlierResult(tx, repeatable)
        if (earlier !== undefined) return describeNote(getNote(yield* findNote(tx, { ...of, id: earlier })))
        if (found.erasedAt) throw erased()
        if ((yield* countNotes(tx, of)) >= NOTES_PER_TESTIMONIAL) throw tooManyNotes()
        const authorName = fullName(yield* getUser(tx, userId))
        const note = { ...of, id: newIdAt('nte', now), userId, authorName, text, createdAt: now }
        yield* insertNote(tx, note)
        yield* rememberResult(tx, repeatable, { entityId: note.id, now })
        yield* recordActivity(tx, { ...of, actor: byMember({ userId }), kind: 'note_added', now })
        return describeNote(note)
      }),

    /** Throws `testimonials.not_found` and `notes.not_found` (404), and `notes.not_yours` (403). */
    deleteNote: ({
      member,
      id: testimonialId,
      noteId,
    }: {
      member: Member
      id: string
      noteId: string
    }): Promise<void> =>
      db.transaction(function* (tx) {
        const { workspaceId, userId, role } = member
        const key = { workspaceId, testimonialId, id: noteId }
        yield* getTestimonial(tx, { workspaceId, id: testimonialId })
        const note = getNote(yield* findNote(tx, key))
        if (note.userId !== userId && !isRoleEnough(role, 'admin')) throw noteNotYours(note.authorName)
        yield* deleteNoteRow(tx, key)
        const about = { workspaceId, testimonialId, actor: byMember(member), now: clock.now() }
        yield* recordActivity(tx, { ...about, kind: 'note_deleted', subject: note.authorName })
      }),
  }
}

function getNote(found: NoteRow | undefined): NoteRow {
  if (!found) throw noteNotFound()
  return found
}

export const describeNote = ({ id, text, userId, authorName, createdAt }: NoteRow): Note => ({
  id,
  text,
  userId,
  name: authorName,
  at: createdAt.toISOString(),
})
