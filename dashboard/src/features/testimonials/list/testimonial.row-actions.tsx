import { Check, Ellipsis, Link, type LucideIcon, PanelRight, Pencil, Send, X } from 'lucide-react'
import { type Testimonial, type TestimonialAction, testimonialActions } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { Menu } from '../../../components/menu.tsx'
import styles from './testimonial.row-actions.module.css'
import { actionLabel, actionWords, clientName } from '../testimonial.words.ts'
import { UndoButton } from './undo.button.tsx'

export type PerformAction = (action: TestimonialAction, testimonial: Testimonial) => void

/** The same functions at every rendering, so that a row that has not changed is not rendered. */
export type RowHandlers = {
  onAction: PerformAction
  onOpen: (id: string) => void
  onUndo: (testimonial: Testimonial) => void
  onUndoEnd: (id: string) => void
}

type RowActionsProps = { testimonial: Testimonial; canUndo: boolean; handlers: RowHandlers }
type ActionsProps = Pick<RowActionsProps, 'testimonial' | 'handlers'>

const icons: Record<TestimonialAction, LucideIcon> = {
  edit: Pencil,
  copyLink: Link,
  send: Send,
  resend: Send,
  approve: Check,
  reject: X,
}

/** A decision that waits is in plain sight; everything else shows itself to a pointer, the focus, or in the menu. */
export function RowActions({ testimonial, canUndo, handlers }: RowActionsProps) {
  const isDecisionDue = testimonial.status === 'submitted'
  return (
    <div className={styles.actions}>
      {isDecisionDue && <DecisionButtons testimonial={testimonial} handlers={handlers} />}
      {canUndo && (
        <UndoButton
          testimonial={testimonial}
          onUndo={() => handlers.onUndo(testimonial)}
          onEnd={() => handlers.onUndoEnd(testimonial.id)}
        />
      )}
      {!isDecisionDue && !canUndo && <QuickActions testimonial={testimonial} handlers={handlers} />}
      {!isDecisionDue && <MoreActions testimonial={testimonial} handlers={handlers} />}
    </div>
  )
}

function DecisionButtons({ testimonial, handlers }: ActionsProps) {
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
        onClick={() => handlers.onAction(action, testimonial)}
      >
        <Icon />
        <span>{actionWords[action]}</span>
      </Button>
    )
  })
}

const QuickActions = ({ testimonial, handlers }: ActionsProps) =>
  testimonialActions[testimonial.status].map((action) => (
    <IconButton
      key={action}
      icon={icons[action]}
      label={actionLabel(action, testimonial)}
      tooltip={actionWords[action]}
      className={styles.quick}
      onClick={() => handlers.onAction(action, testimonial)}
    />
  ))

const MoreActions = ({ testimonial, handlers }: ActionsProps) => (
  <Menu
    label={`More actions for ${clientName(testimonial)}`}
    trigger={<Ellipsis />}
    triggerClassName={styles.more}
    items={[
      ...testimonialActions[testimonial.status].map((action) => ({
        label: actionWords[action],
        icon: icons[action],
        onSelect: () => handlers.onAction(action, testimonial),
      })),
      { label: 'Open details', icon: PanelRight, hasRuleAbove: true, onSelect: () => handlers.onOpen(testimonial.id) },
    ]}
  />
)
