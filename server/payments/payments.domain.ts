import type { PaymentSource } from '#shared/payments.ts'
import type { AccountKey } from '#server/stripe/gateway.ts'
import type { PaidFacts, PaymentNews, PaymentRef, ToldFacts, UndoneBecause } from '#server/stripe/payment-news.ts'

/** An account at Stripe and its mode, in one word. */
export const accountKeyOf = ({ accountId, isLive }: AccountKey) => `${accountId} ${isLive ? 'live' : 'test'}`

/** What a payment is, as all who told of it together say. */
export type Facts = {
  paidAt: Date
  amount: number
  currency: string
  source: PaymentSource
  /** Why Stripe says that it was paid: `billing_reason` of an invoice; null for a plain checkout. */
  because: string | null
  email: string | null
  name: string | null
  customerId: string | null
  subscriptionId: string | null
  invoiceId: string | null
  isDeposit: boolean
  /** The owner said so in Stripe, before the payment came. */
  isSkipWished: boolean
  isPaidElsewhere: boolean
  description: string | null
}

/**
 * What all together say; undefined while nobody told anything, or once the client had it erased. An invoice's words go
 * before a session's, and the owner's address before both. In whatever order they came, it is the same.
 */
export function factsOf({ invoice, session, owner }: ToldFacts): Facts | undefined {
  const first = invoice ?? session
  if (!first) return undefined
  const told = [invoice, session].filter((facts) => facts !== undefined)
  const read = <Name extends 'email' | 'name' | 'customerId' | 'subscriptionId' | 'invoiceId' | 'description'>(
    name: Name,
  ) => told.map((facts) => facts[name]).find((value) => value !== null) ?? null
  const isFinal = told.some(({ wish }) => wish === 'final')
  return {
    paidAt: new Date(Math.min(...told.map(({ paidAt }) => paidAt))),
    amount: first.amount,
    currency: first.currency,
    source: sourceOf(told, session),
    because: invoice ? invoice.because : beginningOf(session),
    email: owner?.email ?? read('email'),
    name: owner?.name ?? read('name'),
    customerId: read('customerId'),
    subscriptionId: read('subscriptionId'),
    invoiceId: read('invoiceId'),
    isDeposit: !isFinal && told.some(({ isDeposit }) => isDeposit),
    isSkipWished: told.some(({ wish }) => wish === 'skip'),
    isPaidElsewhere: told.some(({ isPaidElsewhere }) => isPaidElsewhere),
    description: read('description'),
  }
}

const isOfSubscription = ({ subscriptionId, because }: PaidFacts) =>
  subscriptionId !== null && (because?.startsWith('subscription') ?? false)

function sourceOf(told: readonly PaidFacts[], session: PaidFacts | undefined): PaymentSource {
  if (told.some(isOfSubscription)) return 'subscription'
  return session ? 'checkout' : 'invoice'
}

/** A session that began a subscription says as much as its first invoice. */
const beginningOf = (session: PaidFacts | undefined) => (session?.subscriptionId ? 'subscription_create' : null)

/** Two tellings of one payment as one. Which is given first makes no difference, nor does giving one twice. */
export function mergeTold(one: ToldFacts, other: ToldFacts): ToldFacts {
  const invoice = mergeFacts(one.invoice, other.invoice)
  const session = mergeFacts(one.session, other.session)
  const owner = one.owner ?? other.owner
  return { ...(invoice && { invoice }), ...(session && { session }), ...(owner && { owner }) }
}

function mergeFacts(one: PaidFacts | undefined, other: PaidFacts | undefined): PaidFacts | undefined {
  if (!one || !other) return one ?? other
  const [price] = [one, other].toSorted((a, b) => a.amount - b.amount || compare(a.currency, b.currency))
  const pick = (name: 'email' | 'name' | 'customerId' | 'subscriptionId' | 'invoiceId' | 'because' | 'description') =>
    least(one[name], other[name])
  const isForgotten = one.isForgotten ?? other.isForgotten
  return {
    ...(isForgotten && { isForgotten }),
    paidAt: Math.min(one.paidAt, other.paidAt),
    amount: price?.amount ?? one.amount,
    currency: price?.currency ?? one.currency,
    email: isForgotten ? null : pick('email'),
    name: isForgotten ? null : pick('name'),
    customerId: pick('customerId'),
    subscriptionId: pick('subscriptionId'),
    invoiceId: pick('invoiceId'),
    because: pick('because'),
    isDeposit: one.isDeposit || other.isDeposit,
    wish: one.wish === 'skip' || other.wish === 'skip' ? 'skip' : (one.wish ?? other.wish),
    isPaidElsewhere: one.isPaidElsewhere || other.isPaidElsewhere,
    description: pick('description'),
  }
}

/** The same without the address, and the name beside it, wherever it was told. */
export function forgetAddress({ invoice, session, owner }: ToldFacts, isTheirs: (email: string) => boolean): ToldFacts {
  const forget = (facts: PaidFacts): PaidFacts =>
    facts.email !== null && isTheirs(facts.email) ? { ...facts, email: null, name: null, isForgotten: true } : facts
  return {
    ...(invoice && { invoice: forget(invoice) }),
    ...(session && { session: forget(session) }),
    ...(owner && { owner }),
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** A rule as good as any where two differ: they do not, but for what one of them does not know. */
const least = (a: string | null, b: string | null) => (a === null || (b !== null && b < a) ? b : a)

export type Undone = { because: UndoneBecause; at: Date }

/** Money that went back says more than a try that failed. */
const isMoneyBack = ({ because }: Undone) => because === 'refunded' || because === 'disputed'

/** Of two undoings, the one that is kept. */
export function mergeUndone(one: Undone | null, other: Undone | null): Undone | null {
  if (!one || !other) return one ?? other
  const [kept] = [one, other].toSorted(
    (a, b) =>
      Number(isMoneyBack(b)) - Number(isMoneyBack(a)) ||
      a.at.getTime() - b.at.getTime() ||
      compare(a.because, b.because),
  )
  return kept ?? one
}

/** Whether it undid the payment. A try that failed, or an invoice given up, may have been paid after all, later. */
export const isUndoneBy = (undone: Undone, paidAt: Date): boolean => isMoneyBack(undone) || undone.at >= paidAt

/** Of what is known of a subscription: each name, and the payment that has it. */
export type NamedPayment = { ref: string; id: string; amount: number; paidAt: Date | null }

/**
 * The first money of a subscription that began with nothing: the earliest payment of it. Undefined where it did not begin so,
 * or is not known to.
 */
export function firstAfterTrial(known: readonly NamedPayment[]): NamedPayment | undefined {
  if (!known.some(({ ref }) => ref.endsWith('#trial'))) return undefined
  const [first] = known
    .filter(({ ref, amount, paidAt }) => amount > 0 && paidAt !== null && !ref.endsWith('#first'))
    .toSorted((a, b) => (a.paidAt?.getTime() ?? 0) - (b.paidAt?.getTime() ?? 0) || compare(a.ref, b.ref))
  return first
}

type Joined = Extract<PaymentNews, { refs: PaymentRef[] }>

/** A renewal that Stripe says is the first money of its subscription is called so; nothing else is the same payment by that. */
export const joiningRefs = (news: Joined): PaymentRef[] =>
  news.kind === 'paid' && news.told.invoice?.because !== 'subscription_create' && !news.told.session
    ? news.refs.filter((ref) => !ref.endsWith('#first'))
    : news.refs

/** What several events tell together of one payment. */
export type Purchase = { refs: Set<PaymentRef>; told: ToldFacts; undone: Undone | null }

/** Puts together what belongs to one payment, by any name, as `recordNews` does over time. */
export function joinNews(all: readonly PaymentNews[]): Purchase[] {
  const named = new Map<PaymentRef, Purchase>()
  for (const news of all) {
    if (news.kind === 'nothing' || news.kind === 'deauthorized') continue
    const found = new Set(joiningRefs(news).flatMap((ref) => named.get(ref) ?? []))
    const purchase = [...found, purchaseIn(news)].reduce(join)
    for (const ref of purchase.refs) named.set(ref, purchase)
  }
  return [...new Set(named.values())]
}

const purchaseIn = (news: Joined): Purchase => ({
  refs: new Set(news.refs),
  told: news.kind === 'paid' ? news.told : {},
  undone: news.kind === 'undone' ? { because: news.because, at: new Date(news.at) } : null,
})

const join = (one: Purchase, other: Purchase): Purchase => ({
  refs: new Set([...one.refs, ...other.refs]),
  told: mergeTold(one.told, other.told),
  undone: mergeUndone(one.undone, other.undone),
})
