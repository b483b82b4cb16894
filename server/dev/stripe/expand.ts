import type { Transactional } from '#server/db/database.ts'
import { type StripeStore, find, list } from './store.ts'
import { findObject } from './kept-objects.repository.ts'
import { type Fields, problem } from './stripe-wire.ts'

const DEEPEST = 4

/** Replaces ids with whole objects where the call asks for it. */
export function* expand(store: StripeStore, answer: unknown, { expand: asked }: Fields): Transactional<unknown> {
  if (!Array.isArray(asked)) return answer
  let expanded = answer
  for (const wish of asked) {
    if (typeof wish !== 'string') continue
    const path = wish.split('.')
    if (path.length > DEEPEST)
      throw problem(`You cannot expand more than ${DEEPEST} levels of a property. Property: ${wish}`)
    expanded = yield* expandAt(store, expanded, { path, wish })
  }
  return expanded
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function* expandAt(store: StripeStore, value: unknown, at: { path: string[]; wish: string }): Transactional<unknown> {
  const { path, wish } = at
  const [key, ...rest] = path
  if (key === undefined || value === null) return value
  if (Array.isArray(value)) {
    const items: unknown[] = []
    for (const item of value) items.push(yield* expandAt(store, item, at))
    return items
  }
  if (!isRecord(value)) throw notExpandable(wish)
  const whole = yield* wholeOf(store, { holder: value, key, isLast: rest.length === 0, wish })
  return { ...value, [key]: yield* expandAt(store, whole, { path: rest, wish }) }
}

function* wholeOf(
  store: StripeStore,
  { holder, key, isLast, wish }: { holder: Record<string, unknown>; key: string; isLast: boolean; wish: string },
): Transactional<unknown> {
  const found = holder[key]
  if (found === undefined) return yield* includable(store, { holder, key, wish })
  if (typeof found !== 'string') {
    if (isLast && isRecord(found) && !('object' in found)) throw notExpandable(wish)
    return found
  }
  const whole = yield* findObject(store.tx, { id: found, accountId: store.accountId })
  if (!whole) throw notExpandable(wish)
  return whole
}

/** Properties that are only included when asked for. */
function* includable(
  store: StripeStore,
  { holder, key, wish }: { holder: Record<string, unknown>; key: string; wish: string },
): Transactional<unknown> {
  const id = String(holder['id'])
  const asList = (data: unknown[], url: string) => ({ object: 'list', data, has_more: false, url })
  if (holder['object'] === 'invoice' && key === 'payments') {
    const payments = (yield* list(store, 'invoice_payment')).filter(({ invoice }) => invoice === id)
    return asList(payments, `/v1/invoice_payments?invoice=${id}`)
  }
  if (holder['object'] === 'checkout.session' && key === 'line_items') {
    const terms = yield* find(store, 'checkout_terms', `terms_of_${id}`)
    return asList(terms?.lines ?? [], `/v1/checkout/sessions/${id}/line_items`)
  }
  if (holder['object'] === 'customer' && key === 'subscriptions')
    return asList(yield* list(store, 'subscription', { customerId: id }), `/v1/customers/${id}/subscriptions`)
  if (holder['object'] === 'charge' && key === 'refunds') {
    const refunds = (yield* list(store, 'refund')).filter(({ charge }) => charge === id)
    return asList(refunds, `/v1/charges/${id}/refunds`)
  }
  throw notExpandable(wish)
}

const notExpandable = (wish: string) => problem(`This property cannot be expanded (${wish}).`)
