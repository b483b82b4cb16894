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
import { type Change, useChanges } from '../../../components/changes.ts'
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
type ActionsProps = Pick<RowActionsProps, 'testimonial' | 'handlers'> & { actions: readonly TestimonialAction[] }

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

const changes: Partial<Record<TestimonialAction, Change>> = {
  edit: 'change requests',
  send: 'send requests',
  resend: 'send requests',
  approve: 'review',
  reject: 'review',
  remove: 'delete testimonials',
}

/** What an action does to the workspace: copying a link does nothing. */
export const changeOf = (action: TestimonialAction): Change | undefined => changes[action]

/** What the signed-in member may do with a testimonial. */
export function useAllowedActions() {
  const access = useChanges()
  return (testimonial: Testimonial) => actionsOf(testimonial).filter((action) => access(changeOf(action)).isAllowed)
}

/**
 * A pending decision and the fix for an undelivered email are always visible; other actions appear on hover, on
 * focus, or in the menu.
 */
export function RowActions({ testimonial, canUndo, isUndoShown, handlers }: RowActionsProps) {
  const allowed = useAllowedActions()(testimonial)
  const isDecisionDue = testimonial.status === 'submitted'
  // Beside the buttons the menu would say the same; on phones there are no buttons in rows.
  const isMoreOnPhones = isDecisionDue && !allowed.includes('remove')
  const isCorrected = !canUndo && correctsEmail('edit', testimonial) && allowed.includes('edit')
  // What cannot be undone is in the menu only.
  const inSight = allowed.filter((action) => action !== 'remove')
  return (
    <div className={styles.actions}>
      {isDecisionDue && <DecisionButtons actions={inSight} testimonial={testimonial} handlers={handlers} />}
      {canUndo && (
        <UndoButton
          testimonial={testimonial}
          isOnHold={isUndoShown}
          onUndo={() => handlers.onUndo(testimonial)}
          onEnd={() => handlers.onUndoEnd(testimonial.id)}
        />
      )}
      {isCorrected && <CorrectEmailButton testimonial={testimonial} handlers={handlers} />}
      {!isDecisionDue && !canUndo && !isCorrected && (
        <QuickActions actions={inSight} testimonial={testimonial} handlers={handlers} />
      )}
      <MoreActions actions={allowed} testimonial={testimonial} handlers={handlers} isOnPhones={isMoreOnPhones} />
    </div>
  )
}

function DecisionButtons({ actions, testimonial, handlers }: ActionsProps) {
  return actions.map((action) => {
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

/** Whether an action is the fix for a wrong address: the email came back. */
const correctsEmail = (action: TestimonialAction, testimonial: Testimonial) =>
  action === 'edit' && mendOf(testimonial) === 'edit'

const CORRECT = 'Correct email'

const CorrectEmailButton = ({ testimonial, handlers }: Pick<ActionsProps, 'testimonial' | 'handlers'>) => (
  <Button
    variant="line"
    size="small"
    change={changeOf('edit')}
    className={styles.correct}
    aria-label={`${CORRECT}: ${testimonial.customerEmail}`}
    title={CORRECT}
    onClick={() => handlers.onAction('edit', testimonial)}
  >
    <Pencil />
    <span>{CORRECT}</span>
  </Button>
)

/** The fix for an email comes last: the other actions keep their places empty until the pointer is over the row. */
function QuickActions({ actions, testimonial, handlers }: ActionsProps) {
  const mend = mendOf(testimonial)
  const mendLast = actions.toSorted((a, b) => Number(a === mend) - Number(b === mend))
  return mendLast.map((action) => (
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

const MoreActions = ({ actions, testimonial, handlers, isOnPhones }: ActionsProps & { isOnPhones: boolean }) => (
  <Menu
    label={`More actions for ${clientName(testimonial)}`}
    trigger={<Ellipsis />}
    triggerClassName={classNames(styles.more, isOnPhones && styles.onPhones)}
    items={[
      ...actions.filter((action) => action !== 'remove').map((action) => itemOf(action, { testimonial, handlers })),
      {
        label: 'Open details',
        icon: PanelRight,
        hasRuleAbove: actions.some((action) => action !== 'remove'),
        onSelect: () => handlers.onOpen(testimonial.id),
      },
      ...(canBeShared(testimonial)
        ? [{ label: 'Share image', icon: ImageDown, to: shareImagePath(testimonial.id) }]
        : []),
      ...(actions.includes('remove') ? [{ ...itemOf('remove', { testimonial, handlers }), hasRuleAbove: true }] : []),
    ]}
  />
)

const itemOf = (action: TestimonialAction, { testimonial, handlers }: Omit<ActionsProps, 'actions'>) => ({
  label: correctsEmail(action, testimonial) ? CORRECT : actionVerb(action, testimonial),
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
