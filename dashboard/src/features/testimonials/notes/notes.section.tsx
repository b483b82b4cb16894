import { Trash2 } from 'lucide-react'
import type { Note } from '#shared/notes.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { Avatar } from '../../../components/avatar.tsx'
import { useChange, useHasRole } from '../../../components/changes.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { formatInstant } from '../../../lib/moments.ts'
import { useTestimonialMutations } from '../testimonials.mutations.ts'
import { NoteForm } from './note.form.tsx'
import styles from './notes.module.css'

/** What members wrote for each other. Nothing for whoever may not write and finds nothing. */
export function NotesSection({ details: { id, notes, erasedAt } }: { details: TestimonialDetails }) {
  const { isAllowed } = useChange('write notes')
  const canWrite = isAllowed && erasedAt === null
  if (!canWrite && notes.length === 0) return null
  return (
    <section>
      <h3>
        Notes <span className="regular muted text-13">only your team sees them</span>
      </h3>
      {notes.length > 0 && (
        <ol className={`stack gap-16 above-12 ${styles.notes}`} role="list">
          {notes.map((note) => (
            <WrittenNote key={note.id} testimonialId={id} note={note} />
          ))}
        </ol>
      )}
      {canWrite && <NoteForm testimonialId={id} />}
    </section>
  )
}

function WrittenNote({ testimonialId, note }: { testimonialId: string; note: Note }) {
  const { userId, name, at, text } = note
  const isOwn = useCurrentUser().data?.id === userId
  const mayDeleteAll = useHasRole('admin')
  const confirmDeleting = useConfirmDeleting(testimonialId)
  return (
    <li className="flex gap-12">
      <Avatar name={name} imageUrl={null} size="tiny" />
      <div className="shrink grow">
        <p>
          <b className="medium">{isOwn ? 'You' : name}</b>{' '}
          <time className="muted tabular text-13" dateTime={at}>
            {formatInstant(at)}
          </time>
        </p>
        <p className={`anywhere ${styles.text}`} dir="auto">
          {text}
        </p>
      </div>
      {(isOwn || mayDeleteAll) && (
        <IconButton
          icon={Trash2}
          label={isOwn ? 'Delete your note' : `Delete the note by ${name}`}
          tooltip="Delete note"
          change="write notes"
          onClick={() => confirmDeleting(note)}
        />
      )}
    </li>
  )
}

function useConfirmDeleting(testimonialId: string) {
  const modal = useModal()
  const { deleteNote } = useTestimonialMutations()
  return ({ id }: Note) =>
    modal.open(
      <ConfirmDialog
        title="Delete this note?"
        confirmLabel="Delete note"
        variant="danger"
        onConfirm={() => deleteNote(testimonialId, id)}
        onClose={modal.close}
      >
        <p>It’s gone for everyone in your team, and can’t be restored.</p>
      </ConfirmDialog>,
    )
}
