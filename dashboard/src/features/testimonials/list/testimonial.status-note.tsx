import {
  Bell,
  BellRing,
  CalendarClock,
  ClockAlert,
  Eraser,
  Hand,
  Hourglass,
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
import { useOwnersClock } from '../../../lib/use-owners-clock.ts'
import { momentWords } from '../details/moment.words.ts'
import { isPlanned, waitWords } from '../planned.words.ts'
import { type Note, type NoteKind, noteOf } from './testimonial.notes.ts'
import styles from './testimonial.status-note.module.css'
import { useHeldPayments } from './use-held-payments.ts'

const icons: Partial<Record<NoteKind, LucideIcon>> = {
  scheduled: CalendarClock,
  waits: Hourglass,
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

type StatusNoteProps = { testimonial: Testimonial }

export const StatusNote = ({ testimonial }: StatusNoteProps) =>
  isPlanned(testimonial) ? <PlannedNote testimonial={testimonial} /> : <PlainNote testimonial={testimonial} />

/** Whose time has come and who is not asked all the same waits for something. */
function PlannedNote({ testimonial }: StatusNoteProps) {
  const note = noteOf(testimonial, useOwnersClock())
  const held = useHeldPayments()?.items.find((payment) => payment.testimonial?.id === testimonial.id)
  const wait = held?.decision.kind === 'hold' ? held.decision.reason : undefined
  return (
    <NoteLine note={note?.kind === 'scheduled' && wait ? { ...note, kind: 'waits', words: waitWords[wait] } : note} />
  )
}

const PlainNote = ({ testimonial }: StatusNoteProps) => <NoteLine note={noteOf(testimonial, { now: useMinute() })} />

function NoteLine({ note }: { note: Note | null }) {
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
