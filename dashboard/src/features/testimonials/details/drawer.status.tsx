import {
  Bot,
  ClockAlert,
  Eraser,
  Hand,
  type LucideIcon,
  MailQuestionMark,
  MailWarning,
  MailX,
  Pencil,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { DeliveryStatus } from '../testimonial.email.ts'
import { emailMessage } from './email.messages.ts'
import { formatMoment } from './moment.messages.ts'
import { statusMessage, suspicionMessage } from './status.messages.ts'
import styles from './drawer.module.css'
const icons: Record<NonNullable<ReturnType<typeof statusMessage>>['kind'], LucideIcon> = {
  erased: Eraser,
  withdrawn: Undo2,
  declined: Hand,
  unsubscribed: MailX,
  changed: Pencil,
}
const emailIcons: Partial<Record<DeliveryStatus, LucideIcon>> = {
  delayed: ClockAlert,
  slow: ClockAlert,
  complained: MailWarning,
  uncertain: MailQuestionMark,
}
type DrawerStatusProps = { testimonial: Testimonial; suspicion: TestimonialDetails['suspicion'] }
/** What the owner has to know before doing anything with it. */
export function DrawerStatus({ testimonial, suspicion }: DrawerStatusProps) {
  const status = statusMessage(testimonial)
  const email = status ? null : emailMessage(testimonial)
  if (!status && !email && !suspicion) return null
  return (
    <ul className={`gap-12 pad-16 round-card sunken stack icons-in-line icons-muted ${styles.status}`} role="list">
      {status && (
        <StatusLine icon={icons[status.kind]}>
          {status.text}{' '}
          <time className="muted tabular nowrap" dateTime={status.at}>
            {formatMoment(status.at)}
          </time>
        </StatusLine>
      )}
      {email && (
        <StatusLine icon={emailIcons[email.status] ?? MailX}>
          <b className="medium">{email.title}</b> {email.text}
        </StatusLine>
      )}
      {suspicion && <StatusLine icon={Bot}>{suspicionMessage[suspicion]}</StatusLine>}
    </ul>
  )
}
const StatusLine = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li>
    <Icon />
    <p>{children}</p>
  </li>
)
