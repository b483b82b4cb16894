import { Check, Ellipsis, Link, type LucideIcon, Pencil, Send, X } from 'lucide-react'
import { type Testimonial, type TestimonialAction, testimonialActions } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { Menu } from '../../../components/menu.tsx'
import styles from './testimonial.row-actions.module.css'
import { actionLabel, actionWords, clientName } from '../testimonial.words.ts'

export type PerformAction = (action: TestimonialAction, testimonial: Testimonial) => void

type RowActionsProps = { testimonial: Testimonial; onAction: PerformAction }

const icons: Record<TestimonialAction, LucideIcon> = {
  edit: Pencil,
  copyLink: Link,
  send: Send,
  resend: Send,
  approve: Check,
  reject: X,
}

/** A decision that waits is in plain sight; everything else shows itself to a pointer, the focus, or in the menu. */
export function RowActions({ testimonial, onAction }: RowActionsProps) {
  const isDecisionDue = testimonial.status === 'submitted'
  return (
    <div className={styles.actions}>
      {isDecisionDue ? (
        <DecisionButtons testimonial={testimonial} onAction={onAction} />
      ) : (
        <QuickActions testimonial={testimonial} onAction={onAction} />
      )}
    </div>
  )
}

function DecisionButtons({ testimonial, onAction }: RowActionsProps) {
  return testimonialActions[testimonial.status].map((action) => {
    const Icon = icons[action]
    return (
      <Button
        key={action}
        variant="line"
        size="small"
        className={styles[action]}
        aria-label={actionLabel(action, testimonial)}
        title={actionWords[action]}
        onClick={() => onAction(action, testimonial)}
      >
        <Icon />
        <span>{actionWords[action]}</span>
      </Button>
    )
  })
}

function QuickActions({ testimonial, onAction }: RowActionsProps) {
  const actions = testimonialActions[testimonial.status]
  return (
    <>
      {actions.map((action) => (
        <IconButton
          key={action}
          icon={icons[action]}
          label={actionLabel(action, testimonial)}
          tooltip={actionWords[action]}
          className={styles.quick}
          onClick={() => onAction(action, testimonial)}
        />
      ))}
      <Menu
        label={`More actions for ${clientName(testimonial)}`}
        trigger={<Ellipsis />}
        triggerClassName={styles.more}
        items={actions.map((action) => ({
          label: actionWords[action],
          icon: icons[action],
          onSelect: () => onAction(action, testimonial),
        }))}
      />
    </>
  )
}
