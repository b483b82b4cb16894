import {
  CalendarX2,
  Check,
  Ellipsis,
  ImageDown,
  Link,
  type LucideIcon,
  PanelRight,
  Pencil,
  Send,
  Trash2,
  X,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { actionsOf, type Testimonial, type TestimonialAction } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { Menu } from '../../../components/menu.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { mendOf } from '../testimonial.email.ts'
import { actionLabel, actionVerb, clientName, isPlanned } from '../testimonial.messages.ts'
import { canBeShared, shareImagePath } from '../share-image/share-image.address.ts'
import styles from './testimonial.row-actions.module.css'

export type PerformAction = (action: TestimonialAction, testimonial: Testimonial) => void

/** These functions stay the same at every render, so that unchanged rows are not rendered again. */
export type RowHandlers = {
  onAction: PerformAction
  onOpen: (id: string) => void
  onUndo: (testimonial: Testimonial) => void
  onUndoEnd: (id: string) => void
}

type RowActionsProps = {
  testimonial: Testimonial
  canUndo: boolean
  /** Undo is offered elsewhere in the meantime, and its time runs there. */
  isUndoShown: boolean
  handlers: RowHandlers
}
type ActionsProps = Pick<RowActionsProps, 'testimonial' | 'handlers'>

const icons: Record<TestimonialAction, LucideIcon> = {
  edit: Pencil,
  copyLink: Link,
  send: Send,
  resend: Send,
  approve: Check,
  reject: X,
  remove: Trash2,
}

/** A request that is only planned is not removed but called off. */
export const iconOf = (action: TestimonialAction, testimonial: Testimonial): LucideIcon =>
  action === 'remove' && isPlanned(testimonial) ? CalendarX2 : icons[action]

const changes: Partial<Record<TestimonialAction, string>> = {
  edit: 'change requests',
  send: 'send requests',
  resend: 'send requests',
  approve: 'review',
  reject: 'review',
}

/** What a frozen workspace refuses. A link can be copied, and everything can be deleted. */
export const changeOf = (action: TestimonialAction): string | undefined => changes[action]

/**
 * A pending decision and the fix for an undelivered email are always visible; other actions appear on hover, on
 * focus, or in the menu.
 */
export function RowActions({ testimonial, canUndo, isUndoShown, handlers }: RowActionsProps) {
  const isDecisionDue = testimonial.status === 'submitted'
  // Beside the buttons the menu would say the same; on phones there are no buttons in rows.
  const isMoreOnPhones = isDecisionDue && !actionsOf(testimonial).includes('remove')
  return (
    <div className={styles.actions}>
      {isDecisionDue && <DecisionButtons testimonial={testimonial} handlers={handlers} />}
      {canUndo && (
        <UndoButton
          testimonial={testimonial}
          isOnHold={isUndoShown}
          onUndo={() => handlers.onUndo(testimonial)}
          onEnd={() => handlers.onUndoEnd(testimonial.id)}
        />
      )}
      {!isDecisionDue && !canUndo && <QuickActions testimonial={testimonial} handlers={handlers} />}
      <MoreActions testimonial={testimonial} handlers={handlers} isOnPhones={isMoreOnPhones} />
    </div>
  )
}

/** What cannot be undone is in the menu only. */
const inSight = (testimonial: Testimonial) => actionsOf(testimonial).filter((action) => action !== 'remove')

function DecisionButtons({ testimonial, handlers }: ActionsProps) {
  return inSight(testimonial).map((action) => {
    const Icon = iconOf(action, testimonial)
    return (
      <Button
        key={action}
        variant="line"
        size="small"
        change={changeOf(action)}
        className={styles[action]}
        aria-label={actionLabel(action, testimonial)}
        title={actionVerb(action, testimonial)}
        onClick={() => handlers.onAction(action, testimonial)}
      >
        <Icon />
        <span>{actionVerb(action, testimonial)}</span>
      </Button>
    )
  })
}

/** The fix for an email comes last: the other actions keep their places empty until the pointer is over the row. */
function QuickActions({ testimonial, handlers }: ActionsProps) {
  const mend = mendOf(testimonial)
  const actions = inSight(testimonial).toSorted((a, b) => Number(a === mend) - Number(b === mend))
  return actions.map((action) => (
    <IconButton
      key={action}
      icon={iconOf(action, testimonial)}
      change={changeOf(action)}
      label={actionLabel(action, testimonial)}
      tooltip={actionVerb(action, testimonial)}
      className={classNames(styles.quick, action === mend && styles.mend)}
      onClick={() => handlers.onAction(action, testimonial)}
    />
  ))
}

const MoreActions = ({ testimonial, handlers, isOnPhones }: ActionsProps & { isOnPhones: boolean }) => (
  <Menu
    label={`More actions for ${clientName(testimonial)}`}
    trigger={<Ellipsis />}
    triggerClassName={classNames(styles.more, isOnPhones && styles.onPhones)}
    items={[
      ...inSight(testimonial).map((action) => itemOf(action, { testimonial, handlers })),
      {
        label: 'Open details',
        icon: PanelRight,
        hasRuleAbove: inSight(testimonial).length > 0,
        onSelect: () => handlers.onOpen(testimonial.id),
      },
      ...(canBeShared(testimonial)
        ? [{ label: 'Share image', icon: ImageDown, to: shareImagePath(testimonial.id) }]
        : []),
      ...(actionsOf(testimonial).includes('remove')
        ? [{ ...itemOf('remove', { testimonial, handlers }), hasRuleAbove: true }]
        : []),
    ]}
  />
)

const itemOf = (action: TestimonialAction, { testimonial, handlers }: ActionsProps) => ({
  label: actionVerb(action, testimonial),
  icon: iconOf(action, testimonial),
  change: changeOf(action),
  onSelect: () => handlers.onAction(action, testimonial),
})

const UNDO_DURATION_MS = 8000

type UndoButtonProps = {
  testimonial: Testimonial
  /** The countdown is paused. */
  isOnHold?: boolean
  size?: 'small' | 'medium'
  onUndo: () => void
  /** Called once, when the time is up. */
  onEnd: () => void
}

/** Undoes a decision. The countdown pauses while the pointer or the keyboard focus is on it. */
export function UndoButton({ testimonial, isOnHold = false, size = 'small', onUndo, onEnd }: UndoButtonProps) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isPaused = isHovered || isFocused || isOnHold
  useCountdown({ isPaused, onEnd })
  return (
    <Button
      variant="line"
      size={size}
      className={styles.undo}
      aria-label={`Undo: put the testimonial from ${clientName(testimonial)} back to submitted`}
      title="Back to submitted"
      data-paused={isPaused || undefined}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ currentTarget }) => setIsFocused(currentTarget.matches(':focus-visible'))}
      onBlur={() => setIsFocused(false)}
      onClick={onUndo}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" />
        <circle cx="8" cy="8" r="6" pathLength="1" />
      </svg>
      Undo
    </Button>
  )
}

function useCountdown({ isPaused, onEnd }: { isPaused: boolean; onEnd: () => void }) {
  const left = useRef(UNDO_DURATION_MS)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (isPaused) return
    const began = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - began
    }
  }, [isPaused])
}
