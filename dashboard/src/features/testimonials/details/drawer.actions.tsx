import { Check, Link, type LucideIcon, Pencil, Send, X } from 'lucide-react'
import { type Testimonial, type TestimonialAction, testimonialActions } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import type { PerformAction } from '../list/testimonial.row-actions.tsx'
import { actionLabel, actionWords } from '../testimonial.words.ts'

const icons: Record<TestimonialAction, LucideIcon> = {
  edit: Pencil,
  copyLink: Link,
  send: Send,
  resend: Send,
  approve: Check,
  reject: X,
}

const mainActions: readonly TestimonialAction[] = ['approve', 'send', 'resend']

/** What may be done with it, the likeliest in ink. */
export function DrawerActions({ testimonial, onAction }: { testimonial: Testimonial; onAction: PerformAction }) {
  return testimonialActions[testimonial.status].map((action) => {
    const Icon = icons[action]
    return (
      <Button
        key={action}
        variant={mainActions.includes(action) ? 'ink' : 'line'}
        aria-label={actionLabel(action, testimonial)}
        onClick={() => onAction(action, testimonial)}
      >
        <Icon />
        {actionWords[action]}
      </Button>
    )
  })
}
