import { useRef, useState } from 'react'
import { getWidget } from '#shared/widget-editor.ts'
import {
  changeWidgetOrder,
  type OrderChange,
  type OrderedTestimonial,
  type WidgetOrderDetails,
} from '#shared/widget-order.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { undoFor, withMove, withPin } from './order.steps.ts'

type Items = readonly OrderedTestimonial[]

type OrderInput = {
  details: WidgetOrderDetails
  /** Takes the new order into the cache. */
  keep: (items: Items) => void
  /** Asks the server for the order. */
  reload: () => Promise<WidgetOrderDetails | undefined>
}

const FAILED = 'The change of the order wasn’t saved.'

/** The order as it is shown, and how to change it. Changes are shown at once and sent one after the other. */
export function useOrder({ details, keep, reload }: OrderInput) {
  const call = useApi()
  const toast = useToast()
  const refresh = useRefresh()
  const [shown, setShown] = useState({ of: details, items: details.items as Items })
  const [undo, setUndo] = useState<OrderChange>()
  const [waiting, setWaiting] = useState(0)
  const queue = useRef({ waiting: 0, isBroken: false, needsReload: false, last: Promise.resolve() })

  // What the server says is newer only while nothing is on its way to it.
  if (shown.of !== details && waiting === 0) setShown({ of: details, items: details.items })

  async function send(body: OrderChange): Promise<void> {
    if (queue.current.isBroken) return
    try {
      await call(changeWidgetOrder, { params: { id: details.widget.id }, body })
      toast.succeeded(FAILED)
    } catch (error) {
      // Later changes were made to an order that doesn't exist.
      queue.current.isBroken = true
      setUndo(undefined)
      toast.danger(FAILED, { of: FAILED, hint: messageOf(error) })
    }
  }

  async function settle(items: Items): Promise<void> {
    const { isBroken, needsReload } = queue.current
    if (isBroken || needsReload) {
      const fresh = await reload().catch(() => undefined)
      // Without an answer, the last one that is known to be true.
      setShown(({ of }) => ({ of: fresh ?? of, items: (fresh ?? of).items }))
    } else keep(items)
    queue.current.isBroken = false
    queue.current.needsReload = false
    void refresh(getWidget)
  }

  async function sendAfter(previous: Promise<void>, { next, items }: { next: OrderChange; items: Items }) {
    await previous
    await send(next)
    if (queue.current.waiting === 1) await settle(items)
    queue.current.waiting -= 1
    setWaiting(queue.current.waiting)
  }

  function change(next: OrderChange, items: Items): void {
    queue.current.waiting += 1
    setWaiting(queue.current.waiting)
    setShown((before) => ({ ...before, items }))
    if (next.action.startsWith('release')) queue.current.needsReload = true
    queue.current.last = sendAfter(queue.current.last, { next, items })
  }

  /** Shows what the server will make of it; what is released keeps its position until the server has sorted it. */
  function apply(next: OrderChange): Items {
    const { items } = shown
    if (next.action === 'pin') return withPin(items, next.id)
    if (next.action !== 'move') return items
    return withMove(items, { id: next.id, slot: 'before' in next ? { before: next.before } : { after: next.after } })
  }

  return {
    items: shown.items,
    canUndo: undo !== undefined,
    /** The testimonial that goes back. */
    undo: (): string | undefined => {
      if (!undo) return undefined
      setUndo(undefined)
      change(undo, apply(undo))
      return 'id' in undo ? undo.id : undefined
    },
    change: (next: OrderChange) => {
      setUndo('id' in next ? undoFor(shown.items, next.id) : undefined)
      change(next, apply(next))
    },
  }
}
