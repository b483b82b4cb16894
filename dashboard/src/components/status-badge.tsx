import { CircleCheck, CircleDashed, CircleX, MessageSquareText, Send, type LucideIcon } from 'lucide-react'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { classNames } from '../lib/class-names.ts'
import styles from './status-badge.module.css'

type Appearance = { word: string; icon: LucideIcon; tone: 'neutral' | 'info' | 'success' | 'danger' }

/** The label and colour of each status, the same everywhere. */
export const statusStyles: Record<TestimonialStatus, Appearance> = {
  pending: { word: 'Pending', icon: CircleDashed, tone: 'neutral' },
  sent: { word: 'Sent', icon: Send, tone: 'neutral' },
  submitted: { word: 'Submitted', icon: MessageSquareText, tone: 'info' },
  approved: { word: 'Approved', icon: CircleCheck, tone: 'success' },
  rejected: { word: 'Rejected', icon: CircleX, tone: 'danger' },
}

export function StatusBadge({ status }: { status: TestimonialStatus }) {
  const { word, icon: Icon, tone } = statusStyles[status]
  return (
    <span className={classNames('icons-14', styles.badge, styles[tone])}>
      <Icon />
      {word}
    </span>
  )
}
