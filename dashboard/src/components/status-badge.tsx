import { CircleCheck, CircleDashed, CircleX, MessageSquareText, Send, type LucideIcon } from 'lucide-react'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { classNames } from '../lib/class-names.ts'
import styles from './status-badge.module.css'

type Look = { word: string; icon: LucideIcon; tone: 'neutral' | 'info' | 'success' | 'danger' }

/** How each status is said and shown, wherever it is. */
export const statusLooks: Record<TestimonialStatus, Look> = {
  pending: { word: 'Pending', icon: CircleDashed, tone: 'neutral' },
  sent: { word: 'Sent', icon: Send, tone: 'neutral' },
  submitted: { word: 'Submitted', icon: MessageSquareText, tone: 'info' },
  approved: { word: 'Approved', icon: CircleCheck, tone: 'success' },
  rejected: { word: 'Rejected', icon: CircleX, tone: 'danger' },
}

export function StatusBadge({ status }: { status: TestimonialStatus }) {
  const { word, icon: Icon, tone } = statusLooks[status]
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      <Icon />
      {word}
    </span>
  )
}
