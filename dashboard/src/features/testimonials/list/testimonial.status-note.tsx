import {
  Bell,
  BellRing,
  CalendarClock,
  ClockAlert,
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
} from 'lucide-react'
import type { Testimonial } from '#shared/testimonials.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useMinute, useOwnersClock } from '../../../lib/use-clock.ts'
import { formatInstant } from '../../../lib/moments.ts'
import { isPlanned, waitMessage } from '../testimonial.messages.ts'
import { type Note, type NoteKind, noteOf } from './testimonial.status-note.messages.ts'
import styles from './testimonial.status-note.module.css'
import { usePaymentsOnHold } from './testimonial-list.query.ts'

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
}

const hoverMessage = ({ at, problem, more }: Note) => problem ?? more ?? (at && formatInstant(at))

type StatusNoteProps = { testimonial: Testimonial }

export const StatusNote = ({ testimonial }: StatusNoteProps) =>
  isPlanned(testimonial) ? <PlannedNote testimonial={testimonial} /> : <PlainNote testimonial={testimonial} />

/** A client whose time has come and who is still not asked is on hold for a reason. */
function PlannedNote({ testimonial }: StatusNoteProps) {
  const note = noteOf(testimonial, useOwnersClock())
  const onHold = usePaymentsOnHold()?.items.find((payment) => payment.testimonial?.id === testimonial.id)
  const wait = onHold?.decision.kind === 'hold' ? onHold.decision.reason : undefined
  return (
    <NoteLine note={note?.kind === 'scheduled' && wait ? { ...note, kind: 'waits', text: waitMessage[wait] } : note} />
  )
}

const PlainNote = ({ testimonial }: StatusNoteProps) => <NoteLine note={noteOf(testimonial, { now: useMinute() })} />

function NoteLine({ note }: { note: Note | null }) {
  if (!note) return null
  const { kind, text, at, problem } = note
  const Icon = icons[kind]
  const look = classNames(styles.note, styles[kind])
  if (kind === 'time')
    return (
      <time className={look} dateTime={at} title={hoverMessage(note)}>
        {text}
      </time>
    )
  return (
    <>
      <span className={look} title={hoverMessage(note)}>
        {Icon && <Icon className={classNames(kind === 'sending' && 'turning')} />}
        <span className="shrink ellipsis">{text}</span>
      </span>
      {problem && <span className={styles.problem}>{problem}</span>}
    </>
  )
}
