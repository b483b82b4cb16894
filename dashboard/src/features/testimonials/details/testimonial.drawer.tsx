import { ChevronDown, ChevronUp, Copy, ImageDown, Link, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { getTestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial, TestimonialAction } from '#shared/testimonials.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Drawer } from '../../../components/drawer.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { useCopyText } from '../../../components/copy-text.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { changeOf, iconOf, type RowHandlers, UndoButton, useAllowedActions } from '../list/testimonial.row-actions.tsx'
import { focusRow } from '../list/testimonial.row-focus.ts'
import type { ListDecisions } from '../list/use-decisions.ts'
import { neighboursOf } from '../list/use-triage.ts'
import { mendOf } from '../testimonial.email.ts'
import { actionLabel, actionVerb, clientName, isPlanned } from '../testimonial.messages.ts'
import { canBeShared, shareImagePath } from '../share-image/share-image.address.ts'
import { DrawerContent } from './drawer.content.tsx'
import styles from './drawer.module.css'

type TestimonialDrawerProps = {
  /** The current page of the list, to show what is known at once and to step through it. */
  testimonials: readonly Testimonial[]
  /** Undefined: nothing is open. It need not be on the page. */
  openId: string | undefined
  onOpen: (id: string) => void
  onClose: () => void
  undoable: ListDecisions['undoable']
  handlers: RowHandlers
}

/** Everything known about one testimonial, next to the list. */
export function TestimonialDrawer({ openId, ...rest }: TestimonialDrawerProps) {
  return openId === undefined ? null : <OpenDrawer {...rest} openId={openId} />
}

function OpenDrawer(props: TestimonialDrawerProps & { openId: string }) {
  const { testimonials, openId, onOpen, onClose, undoable, handlers } = props
  const titleId = useId()
  const details = useEndpoint(getTestimonialDetails, { params: { id: openId } })
  const row = testimonials.find(({ id }) => id === openId)
  const testimonial = row ?? details.data
  useFreshDetails({ row, refetch: details.mutate })
  useFocusOnRow(openId)

  const canUndo = undoable.has(openId)
  const actions = useAllowedActions()
  const hasActions =
    testimonial !== undefined && (canUndo || actions(testimonial).length > 0 || canBeShared(testimonial))

  const { position, previous, next } = neighboursOf(testimonials, openId)
  const openOther = (id: string | undefined) => id !== undefined && onOpen(id)

  return (
    <Drawer
      labelledBy={titleId}
      keepsShortcuts
      onClose={onClose}
      head={
        <div className={`row shrink gap-4 grow ${styles.head}`}>
          <IconButton
            icon={ChevronUp}
            label="Previous testimonial"
            disabledReason={previous === undefined ? 'There is none before it on this page.' : undefined}
            onClick={() => openOther(previous)}
          />
          <IconButton
            icon={ChevronDown}
            label="Next testimonial"
            disabledReason={next === undefined ? 'There is none after it on this page.' : undefined}
            onClick={() => openOther(next)}
          />
          <p className="text-13 muted tabular grow pad-inline-8" aria-live="polite">
            {position && `${position} of ${testimonials.length}`}
            {row && <span className="visually-hidden">, {clientName(row)}</span>}
          </p>
          <CopyAddress />
        </div>
      }
      foot={hasActions && <DrawerActions testimonial={testimonial} canUndo={canUndo} handlers={handlers} />}
    >
      <DrawerContent
        key={openId}
        titleId={titleId}
        testimonial={testimonial}
        details={details.data}
        error={details.error}
        isRetrying={details.isValidating}
        onRetry={() => void details.mutate()}
      />
    </Drawer>
  )
}

/** Every change of a row also adds to its history. */
function useFreshDetails({ row, refetch }: { row: Testimonial | undefined; refetch: () => unknown }) {
  const statusMessages =
    row &&
    [
      row.id,
      row.status,
      row.emailState,
      row.emailDelivery,
      row.emailProblem,
      row.scheduledFor,
      row.remindsAt,
      row.remindersSent,
      row.customerEmail,
      row.customerName,
      row.revisedAt,
      row.declinedAt,
      row.unsubscribedAt,
      row.withdrawnAt,
      row.erasedAt,
    ].join(' ')
  useEffect(() => {
    if (statusMessages) void refetch()
  }, [statusMessages, refetch])
}

/** The browser returns the focus to what opened the drawer, unless nothing did or another row is open by now. */
function useFocusOnRow(openId: string) {
  const opened = useRef(openId)
  const latest = useRef(openId)
  useEffect(() => {
    latest.current = openId
  }, [openId])
  useEffect(
    () => () => {
      const isOther = latest.current !== opened.current
      if (isOther || document.activeElement === document.body) focusRow(latest.current)
    },
    [],
  )
}

function CopyAddress() {
  const copyText = useCopyText()
  const copy = () =>
    copyText(location.href, {
      done: 'Link to this testimonial copied.',
      instead: 'Copy the address of this page instead.',
    })
  return (
    <IconButton icon={Link} label="Copy link to this testimonial" tooltip="Copy link" onClick={() => void copy()} />
  )
}

/** Only of what visitors may read. */
function CopyTestimonial({ testimonial: { testimonial } }: Pick<DrawerActionsProps, 'testimonial'>) {
  const copyText = useCopyText()
  const copy = () =>
    copyText(testimonial ?? '', {
      done: 'Testimonial copied to clipboard.',
      instead: 'Select the text and copy it yourself.',
    })
  return (
    <Button variant="line" onClick={() => void copy()}>
      <Copy />
      Copy text
    </Button>
  )
}

const mainActions: readonly TestimonialAction[] = ['approve', 'send', 'resend']

type DrawerActionsProps = { testimonial: Testimonial; canUndo: boolean; handlers: RowHandlers }

/** The available actions: the likeliest one in ink, then undoing the last decision. */
function DrawerActions({ testimonial, canUndo, handlers }: DrawerActionsProps) {
  const actions = useAllowedActions()(testimonial)
  // A client who will be asked automatically needs no action.
  const main = isPlanned(testimonial)
    ? undefined
    : (actions.find((action) => mainActions.includes(action)) ?? mendOf(testimonial))
  return (
    <>
      {actions
        .filter((action) => action !== 'remove')
        .map((action) => {
          const Icon = iconOf(action, testimonial)
          return (
            <Button
              key={action}
              variant={action === main ? 'ink' : 'line'}
              change={changeOf(action)}
              aria-label={actionLabel(action, testimonial)}
              onClick={() => handlers.onAction(action, testimonial)}
            >
              <Icon />
              {actionVerb(action, testimonial)}
            </Button>
          )
        })}
      {canBeShared(testimonial) && (
        <ButtonLink variant="line" to={shareImagePath(testimonial.id)} title="Share image (s)">
          <ImageDown />
          Share image
        </ButtonLink>
      )}
      {canBeShared(testimonial) && <CopyTestimonial testimonial={testimonial} />}
      {canUndo && (
        <UndoButton
          testimonial={testimonial}
          size="medium"
          onUndo={() => handlers.onUndo(testimonial)}
          onEnd={() => handlers.onUndoEnd(testimonial.id)}
        />
      )}
      {actions.includes('remove') && (
        <RemoveButton
          testimonial={testimonial}
          icon={iconOf('remove', testimonial)}
          hasRoom={actions.length === 1}
          handlers={handlers}
        />
      )}
    </>
  )
}

type RemoveButtonProps = { testimonial: Testimonial; icon: LucideIcon; hasRoom: boolean; handlers: RowHandlers }

function RemoveButton({ testimonial, icon: Icon, hasRoom, handlers }: RemoveButtonProps) {
  const remove = () => handlers.onAction('remove', testimonial)
  const label = actionLabel('remove', testimonial)
  const word = actionVerb('remove', testimonial)
  if (!hasRoom)
    return <IconButton icon={Icon} label={label} tooltip={word} className={styles.remove} onClick={remove} />
  return (
    <Button variant="line" aria-label={label} onClick={remove}>
      <Icon />
      {word}
    </Button>
  )
}
