import { type RefObject, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { actionsOf, type Testimonial } from '#shared/testimonials.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useStableCallback } from '../../../lib/use-stable-callback.ts'
import { canBeShared, shareImagePath } from '../share-image/share-image.address.ts'
import { pressAddTag } from '../tags/drawer.tags.tsx'
import type { Shortcut } from './shortcuts.tsx'
import type { PerformAction, RowHandlers } from './testimonial.row-actions.tsx'
import {
  focusedPaymentId,
  focusedTestimonialId,
  focusNeighbour,
  focusRow,
  paymentPath,
} from './testimonial.row-focus.ts'
import type { ListDecisions } from './use-decisions.ts'
import type { SelectRow } from './use-selection.ts'

type TriageOptions = {
  items: readonly Testimonial[]
  /** The testimonial whose details are open; null for none. */
  openId: string | null
  decisions: ListDecisions
  select: SelectRow
  onAction: PerformAction
  onOpen: (id: string) => void
  onReview: () => void
  onCreate: () => void
  onHelp: () => void
  searchRef: RefObject<HTMLInputElement | null>
}

/** What can be done with a row by its buttons (functions that stay the same) and by keys. */
export function useTriage(options: TriageOptions) {
  const { items, openId, decisions, select, onAction, onOpen, onReview, onCreate, onHelp, searchRef } = options
  const toast = useToast()
  const navigate = useNavigate()

  async function undo(testimonial: Testimonial) {
    let undoing = Promise.resolve()
    flushSync(() => (undoing = decisions.undo(testimonial)))
    keepFocusOn(testimonial.id)
    try {
      await undoing
      toast.success('Back to submitted.')
    } catch (error) {
      toast.danger(messageOf(error))
    }
  }

  function endUndo(id: string) {
    flushSync(() => decisions.endUndo(id))
    keepFocusOn(id)
  }

  const performAction = useStableCallback(onAction)
  const open = useStableCallback(onOpen)
  const undoDecision = useStableCallback((testimonial: Testimonial) => void undo(testimonial))
  const endUndoing = useStableCallback(endUndo)
  const handlers: RowHandlers = useMemo(
    () => ({ onAction: performAction, onOpen: open, onUndo: undoDecision, onUndoEnd: endUndoing }),
    [performAction, open, undoDecision, endUndoing],
  )

  function performOnRow(shortcut: Shortcut, testimonial: Testimonial) {
    const { id } = testimonial
    switch (shortcut) {
      case 'approve':
      case 'reject':
        if (actionsOf(testimonial).includes(shortcut)) onAction(shortcut, testimonial)
        return
      case 'share':
        if (canBeShared(testimonial)) void navigate(shareImagePath(id))
        return
      case 'open':
        return onOpen(id)
      case 'select':
        return select({ id, isRange: false })
      case 'undo':
        if (decisions.undoable.has(id)) void undo(testimonial)
    }
  }

  /** While details are open, the keys step through the testimonials and decide on the open one. */
  function performInDetails(shortcut: Shortcut, id: string) {
    const { previous, next } = neighboursOf(items, id)
    const target = shortcut === 'next' ? next : shortcut === 'previous' ? previous : undefined
    if (target !== undefined) onOpen(target)
    const shown = items.find((item) => item.id === id)
    if (shown && ['approve', 'reject', 'share', 'undo'].includes(shortcut)) performOnRow(shortcut, shown)
    if (shortcut === 'tag') pressAddTag()
    if (shortcut === 'help') onHelp()
  }

  function perform(shortcut: Shortcut) {
    if (openId !== null) return performInDetails(shortcut, openId)
    switch (shortcut) {
      case 'next':
      case 'previous':
        return focusNeighbour(shortcut)
      case 'review':
        return onReview()
      case 'create':
        return onCreate()
      case 'search':
        return searchRef.current?.select()
      case 'help':
        return onHelp()
      default: {
        const focused = items.find(({ id }) => id === focusedTestimonialId())
        if (focused) return performOnRow(shortcut, focused)
        const payment = focusedPaymentId()
        if (payment !== undefined && shortcut === 'open') void navigate(paymentPath(payment))
      }
    }
  }

  return { handlers, perform }
}

/** The button that was pressed, or whose time is up, disappears and takes the focus with it. */
function keepFocusOn(id: string) {
  if (document.activeElement === document.body) focusRow(id)
}

/** The position of a testimonial on the page, counted from 1, and the ones before and after it. */
export function neighboursOf(testimonials: readonly { id: string }[], openId: string) {
  const index = testimonials.findIndex(({ id }) => id === openId)
  if (index < 0) return { position: undefined, previous: undefined, next: undefined }
  return {
    position: index + 1,
    previous: index > 0 ? testimonials[index - 1]?.id : undefined,
    next: testimonials[index + 1]?.id,
  }
}
