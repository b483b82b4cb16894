import {
  Bell,
  BellOff,
  BellRing,
  CalendarClock,
  CircleCheck,
  CirclePlus,
  CircleX,
  Eraser,
  Eye,
  EyeOff,
  FileUp,
  type LucideIcon,
  Mail,
  MailCheck,
  MailQuestionMark,
  MailWarning,
  MailX,
  MessageSquareText,
  Pencil,
  PenLine,
  Send,
  Undo2,
} from 'lucide-react'
import type { TestimonialDetails, TestimonialEvent } from '#shared/testimonial-details.ts'
import { clientName } from '../testimonial.messages.ts'
import { historyMessage } from './history.messages.ts'
import { formatMoment } from './moment.messages.ts'
import styles from './drawer.module.css'

const icons: Record<TestimonialEvent['kind'], LucideIcon> = {
  created: CirclePlus,
  changed: Pencil,
  queued: Send,
  sent: Mail,
  send_failed: MailX,
  submitted: MessageSquareText,
  approved: CircleCheck,
  rejected: CircleX,
  reopened: Undo2,
  imported: FileUp,
  added: PenLine,
  revised: Pencil,
  shown_parts_changed: Eye,
  made_public: Eye,
  made_private: EyeOff,
  withdrawn: Undo2,
  shared_again: MessageSquareText,
  declined: CircleX,
  unsubscribed: MailX,
  erased: Eraser,
  reminded: BellRing,
  reminders_stopped: BellOff,
  reminders_resumed: Bell,
  delivered: MailCheck,
  bounced: MailX,
  complained: MailWarning,
  email_uncertain: MailQuestionMark,
  scheduled: CalendarClock,
}

export function DrawerHistory({ details }: { details: TestimonialDetails }) {
  const client = clientName(details)
  return (
    <section>
      <h3>History</h3>
      <ol className={styles.history} role="list">
        {details.history.map((event, index) => {
          const Icon = icons[event.kind]
          return (
            <li key={index}>
              <Icon />
              <p className="shrink anywhere grow">{historyMessage({ client, event })}</p>
              <time dateTime={event.at}>{formatMoment(event.at)}</time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
