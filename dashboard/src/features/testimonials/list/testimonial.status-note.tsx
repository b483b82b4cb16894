import {
  Bell,
  BellRing,
  CalendarClock,
  ClockAlert,
  Eraser,
  Hand,
  LoaderCircle,
  Lock,
  type LucideIcon,
  MailCheck,
  MailQuestionMark,
  MailWarning,
  MailX,
  Pencil,
  PencilLine,
  Undo2,
} from 'lucide-react'
import type { Testimonial } from '#shared/testimonials.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useMinute } from '../../../lib/use-minute.ts'
import { momentWords } from '../details/moment.words.ts'
import { type Note, type NoteKind, noteOf } from './testimonial.notes.ts'
import styles from './testimonial.status-note.module.css'

const icons: Partial<Record<NoteKind, LucideIcon>> = {
  scheduled: CalendarClock,
  sending: LoaderCircle,
  delayed: ClockAlert,
  delivered: MailCheck,
  unreachable: MailX,
  reportedAsSpam: MailWarning,
  uncertain: MailQuestionMark,
  notDelivered: MailX,
  notSent: MailX,
  reminder: Bell,
  reminded: BellRing,
  private: Lock,
  addedByOwner: PencilLine,
  changed: Pencil,
  declined: Hand,
  unsubscribed: MailX,
  withdrawn: Undo2,
  erased: Eraser,
}

const hoverWords = ({ at, problem, more }: Note) => problem ?? more ?? (at && momentWords(at))

export function StatusNote({ testimonial }: { testimonial: Testimonial }) {
  const now = useMinute()
  const note = noteOf(testimonial, now)
  if (!note) return null
  const { kind, words, at, problem } = note
  const Icon = icons[kind]
  const look = classNames(styles.note, styles[kind])
  if (kind === 'time')
    return (
      <time className={look} dateTime={at} title={hoverWords(note)}>
        {words}
      </time>
    )
  return (
    <>
      <span className={look} title={hoverWords(note)}>
        {Icon && <Icon />}
        {words}
      </span>
      {problem && <span className={styles.problem}>{problem}</span>}
    </>
  )
}
