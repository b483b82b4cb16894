import { CalendarX2, Check, Link, type LucideIcon, Pencil, Send, Trash2, X } from 'lucide-react'
import { actionsOf, type Testimonial, type TestimonialAction } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import type { RowHandlers } from '../list/testimonial.row-actions.tsx'
import { UndoButton } from '../list/undo.button.tsx'
import { isPlanned } from '../planned.messages.ts'
import { mendOf } from '../testimonial.email.ts'
import { actionLabel, actionVerb } from '../testimonial.messages.ts'
import styles from './drawer.module.css'

const icons: Record<Exclude<TestimonialAction, 'remove'>, LucideIcon> = {
  edit: Pencil,
  copyLink: Link,
  send: Send,
  resend: Send,
  approve: Check,
  reject: X,
}

const mainActions: readonly TestimonialAction[] = ['approve', 'send', 'resend']

type DrawerActionsProps = { testimonial: Testimonial; canUndo: boolean; handlers: RowHandlers }

/** The available actions: the likeliest one in ink, then undoing the last decision. */
export function DrawerActions({ testimonial, canUndo, handlers }: DrawerActionsProps) {
  const actions = actionsOf(testimonial)
  // A client who will be asked automatically needs no action.
  const main = isPlanned(testimonial)
    ? undefined
    : (actions.find((action) => mainActions.includes(action)) ?? mendOf(testimonial))
  return (
    <>
      {actions
        .filter((action) => action !== 'remove')
        .map((action) => {
          const Icon = icons[action]
          return (
            <Button
              key={action}
              variant={action === main ? 'ink' : 'line'}
              aria-label={actionLabel(action, testimonial)}
              onClick={() => handlers.onAction(action, testimonial)}
            >
              <Icon />
              {actionVerb(action, testimonial)}
            </Button>
          )
        })}
      {canUndo && (
        <UndoButton
          testimonial={testimonial}
          size="medium"
          onUndo={() => handlers.onUndo(testimonial)}
          onEnd={() => handlers.onUndoEnd(testimonial.id)}
        />
      )}
      {actions.includes('remove') && (
        <RemoveButton testimonial={testimonial} hasRoom={actions.length === 1} handlers={handlers} />
      )}
    </>
  )
}

type RemoveButtonProps = { testimonial: Testimonial; hasRoom: boolean; handlers: RowHandlers }

function RemoveButton({ testimonial, hasRoom, handlers }: RemoveButtonProps) {
  const remove = () => handlers.onAction('remove', testimonial)
  const label = actionLabel('remove', testimonial)
  const word = actionVerb('remove', testimonial)
  const Icon = isPlanned(testimonial) ? CalendarX2 : Trash2
  if (!hasRoom)
    return <IconButton icon={Icon} label={label} tooltip={word} className={styles.remove} onClick={remove} />
  return (
    <Button variant="line" aria-label={label} onClick={remove}>
      <Icon />
      {word}
    </Button>
  )
}
