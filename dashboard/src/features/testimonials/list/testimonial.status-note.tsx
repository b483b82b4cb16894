import { Eraser, Hand, LoaderCircle, Lock, type LucideIcon, MailX, Pencil, PencilLine, Undo2 } from 'lucide-react'
import type { Testimonial } from '#shared/testimonials.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useMinute } from '../../../lib/use-minute.ts'
import { momentWords } from '../details/moment.words.ts'
import { type NoteKind, noteOf } from './testimonial.notes.ts'
import styles from './testimonial.status-note.module.css'

const icons: Partial<Record<NoteKind, LucideIcon>> = {
  sending: LoaderCircle,
  notDelivered: MailX,
  private: Lock,
  addedByOwner: PencilLine,
  changed: Pencil,
  declined: Hand,
  unsubscribed: MailX,
  withdrawn: Undo2,
  erased: Eraser,
}

export function StatusNote({ testimonial }: { testimonial: Testimonial }) {
  const now = useMinute()
  const note = noteOf(testimonial, now)
  if (!note) return null
  const { kind, words, at } = note
  const Icon = icons[kind]
  const look = classNames(styles.note, styles[kind])
  if (kind === 'time')
    return (
      <time className={look} dateTime={at} title={at && momentWords(at)}>
        {words}
      </time>
    )
  return (
    <span className={look} title={at && momentWords(at)}>
      {Icon && <Icon />}
      {words}
    </span>
  )
}
