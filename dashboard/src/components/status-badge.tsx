import {
  CircleCheck,
  CircleDashed,
  CircleX,
  Eraser,
  MessageSquareText,
  Send,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { Testimonial, TestimonialStatus } from '#shared/testimonials.ts'
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

/** How a client ended it. Its status says that it is not shown, but nobody rejected it. */
export type Ending = 'withdrawn' | 'erased'

const endings: Record<Ending, Appearance> = {
  withdrawn: { word: 'Withdrawn', icon: Undo2, tone: 'neutral' },
  erased: { word: 'Erased', icon: Eraser, tone: 'neutral' },
}

export const endingOf = ({ withdrawnAt, erasedAt }: Pick<Testimonial, 'withdrawnAt' | 'erasedAt'>): Ending | null =>
  erasedAt ? 'erased' : withdrawnAt ? 'withdrawn' : null

export function StatusBadge({ status, ending = null }: { status: TestimonialStatus; ending?: Ending | null }) {
  const { word, icon: Icon, tone } = ending ? endings[ending] : statusStyles[status]
  return (
    <span className={classNames('icons-14', styles.badge, styles[tone])}>
      <Icon />
      {word}
    </span>
  )
}

/** As quiet as a status that nobody has to do anything about. */
export const QuietBadge = ({ icon: Icon, text: wording }: { icon: LucideIcon; text: string }) => (
  <span className={classNames('icons-14', styles.badge, styles.neutral)}>
    <Icon />
    {wording}
  </span>
)
