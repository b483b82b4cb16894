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
  Hourglass,
  type LucideIcon,
  Mail,
  MailCheck,
  MailQuestionMark,
  MailWarning,
  MailX,
  MessageSquareText,
  Languages,
  SpellCheck,
  Pencil,
  PenLine,
  Reply,
  Send,
  TextQuote,
  Undo2,
} from 'lucide-react'
import { useRef } from 'react'
import type { TestimonialDetails, TestimonialEvent } from '#shared/testimonial-details.ts'
import { Button } from '../../../components/button.tsx'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { formatInstant } from '../../../lib/moments.ts'
import { clientName } from '../testimonial.messages.ts'
import styles from './drawer.module.css'
import { historyMessage } from './history.messages.ts'
import { useEarlierEvents } from './use-earlier-events.ts'

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
  sign_off_asked: Hourglass,
  sign_off_ended: Hourglass,
  imported: FileUp,
  imported_existing: FileUp,
  added: PenLine,
  revised: Pencil,
  excerpt_chosen: TextQuote,
  excerpt_removed: TextQuote,
  excerpt_ended: TextQuote,
  replied: Reply,
  reply_changed: Reply,
  reply_kept: Reply,
  reply_removed: Reply,
  reply_hidden: Reply,
  translated: Languages,
  translation_removed: Languages,
  translations_hidden: Languages,
  spelling_suggested: SpellCheck,
  spelling_cancelled: SpellCheck,
  spelling_accepted: SpellCheck,
  spelling_declined: SpellCheck,
  spelling_ended: SpellCheck,
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
  closed: BellOff,
  delivered: MailCheck,
  bounced: MailX,
  complained: MailWarning,
  email_uncertain: MailQuestionMark,
  scheduled: CalendarClock,
}

/** Oldest first. Of a long history, only the newest events, until the owner wants to see more. */
export function DrawerHistory({ details }: { details: TestimonialDetails }) {
  const client = clientName(details)
  const me = useCurrentUser().data?.id
  const heading = useRef<HTMLHeadingElement>(null)
  const { earlier, hasMore, isLoading, error, showEarlier } = useEarlierEvents(details)
  // The button disappears with the last page, and would take the focus with it.
  const show = async () => {
    if (await showEarlier()) heading.current?.focus()
  }
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        History
      </h3>
      {error !== null && (
        <p className="above-8" role="alert">
          Earlier events could not be loaded. {messageOf(error)}
        </p>
      )}
      {hasMore && (
        <Button variant="line" size="small" className="above-12" isBusy={isLoading} onClick={() => void show()}>
          {error === null ? 'Show earlier' : 'Try again'}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {earlier.length > 0 && `${earlier.length} earlier events shown.`}
      </p>
      <ol className={`stack above-12 icons-in-line icons-muted ${styles.history}`} role="list">
        {[...earlier, ...details.history].map((event, index) => {
          const Icon = icons[event.kind]
          return (
            <li className="flex gap-12 relative" key={index}>
              <Icon />
              <p className="shrink anywhere grow">{historyMessage({ client, me, event })}</p>
              <time className="rigid muted tabular text-13-20" dateTime={event.at}>
                {formatInstant(event.at)}
              </time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
