import {
  Bell,
  BellOff,
  BellRing,
  CalendarClock,
  ClockAlert,
  Hand,
  Hourglass,
  Import,
  Link2,
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
import { useFreeze } from '../../../components/freeze.context.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useMinute, useOwnersClock } from '../../../lib/use-clock.ts'
import { formatInstant } from '../../../lib/moments.ts'
import { useSigners } from '../sign-off/signers.context.ts'
import { isPlanned, waitMessage } from '../testimonial.messages.ts'
import { CellLink } from './cell-link.tsx'
import { type Note, type NoteKind, noteOf } from './testimonial.status-note.messages.ts'
import styles from './testimonial.status-note.module.css'
import { usePaymentsOnHold } from './testimonial-list.query.ts'

const icons: Partial<Record<NoteKind, LucideIcon>> = {
  scheduled: CalendarClock,
  waits: Hourglass,
  signOff: Hourglass,
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
  paused: BellOff,
  private: Lock,
  addedByOwner: PencilLine,
  imported: Import,
  throughLink: Link2,
  changed: Pencil,
  declined: Hand,
  unsubscribed: MailX,
}

const hoverMessage = ({ at, problem, more }: Note) => problem ?? more ?? (at && formatInstant(at))

type StatusNoteProps = {
  testimonial: Testimonial
  /** The address of the details, which the whole cell leads to. */
  href: string
}

export const StatusNote = (props: StatusNoteProps) =>
  isPlanned(props.testimonial) ? <PlannedNote {...props} /> : <PlainNote {...props} />

/** A client whose time has come and who is still not asked is on hold for a reason. */
function PlannedNote({ testimonial, href }: StatusNoteProps) {
  const isFrozen = useFreeze() !== undefined
  const note = noteOf(testimonial, { ...useOwnersClock(), isFrozen })
  const onHold = usePaymentsOnHold()?.items.find((payment) => payment.testimonial?.id === testimonial.id)
  const wait = onHold?.decision.kind === 'hold' ? onHold.decision.reason : undefined
  return (
    <NoteLine
      note={note?.kind === 'scheduled' && wait ? { ...note, kind: 'waits', text: waitMessage[wait] } : note}
      href={href}
    />
  )
}

function PlainNote({ testimonial, href }: StatusNoteProps) {
  const isFrozen = useFreeze() !== undefined
  const userId = useCurrentUser().data?.id
  const note = noteOf(testimonial, { now: useMinute(), signers: useSigners(), isFrozen, userId })
  return <NoteLine note={note} href={href} />
}

function NoteLine({ note, href }: { note: Note | null; href: string }) {
  if (!note) return <CellLink href={href} />
  const { kind, text, parts, at, problem } = note
  const Icon = icons[kind]
  const look = classNames(styles.note, styles[kind])
  return (
    <>
      {kind === 'time' ? (
        <time className={look} dateTime={at}>
          {text}
        </time>
      ) : (
        <span className={look}>
          {Icon && <Icon className={classNames(kind === 'sending' && 'turning')} />}
          {parts ? (
            <span className={`flex wrap shrink ${styles.parts}`}>
              {parts.map((part) => (
                <span key={part} className="ellipsis">
                  {part}{' '}
                </span>
              ))}
            </span>
          ) : (
            <span className="shrink ellipsis">{text}</span>
          )}
        </span>
      )}
      {problem && <span className={styles.problem}>{problem}</span>}
      <CellLink href={href} title={hoverMessage(note)} />
    </>
  )
}
