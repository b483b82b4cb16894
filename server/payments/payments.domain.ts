import type { PaymentSource } from '#shared/payments.ts'
import type { AccountKey } from '#server/stripe/gateway.ts'
import type { PaidFacts, FactsBySource, MoneyBack, SaidPart } from '#server/db/schema/payment-facts.ts'
import type { PaymentEvent, PaymentRef } from '#server/stripe/payment-event.ts'
import { mergeMoneyBack } from './money-back.domain.ts'

/** A Stripe account and its mode, as one string. */
export const accountKeyOf = ({ accountId, isLive }: AccountKey) => `${accountId} ${isLive ? 'live' : 'test'}`

/** What all events about a payment say together. */
export type Facts = {
  paidAt: Date
  amount: number
  currency: string
  source: PaymentSource
  /** Stripe's reason: `billing_reason` of an invoice; null for a plain checkout. */
  because: string | null
  email: string | null
  name: string | null
  customerId: string | null
  subscriptionId: string | null
  invoiceId: string | null
  saidPart: SaidPart | null
  wordings: string[]
  line: string | null
  /** The owner marked it to be skipped, in Stripe, before it was paid. */
  isSkipWished: boolean
  isPaidElsewhere: boolean
  description: string | null
  /** The price of the whole project, in the currency's smallest unit; null when nothing names one. */
  total: number | null
  /** What coupons took off the price, in the same unit. */
  discount: number
  /** Nobody is asked before, because lines that say what was paid for are still to be read at Stripe; null if not. */
  linesAwaitedUntil: Date | null
}

/**
 * All events combined; undefined when there are none, or once the client had it erased. An invoice takes precedence
 * over a session, and the owner's address over both. The order of arrival makes no difference.
 */
export function factsOf({ invoice, session, owner }: FactsBySource): Facts | undefined {
  const first = invoice ?? session
  if (!first) return undefined
  const factsBySource = [invoice, session].filter((facts) => facts !== undefined)
  const read = <Name extends 'email' | 'name' | 'customerId' | 'subscriptionId' | 'invoiceId' | 'description' | 'line'>(
    name: Name,
  ) => factsBySource.map((facts) => facts[name]).find((value) => value !== null) ?? null
  return {
    paidAt: new Date(Math.min(...factsBySource.map(({ paidAt }) => paidAt))),
    amount: first.amount,
    currency: first.currency,
    source: sourceOf(factsBySource, session),
    because: invoice ? invoice.because : beginningOf(session),
    email: owner?.email ?? read('email'),
    name: owner?.name ?? read('name'),
    customerId: read('customerId'),
    subscriptionId: read('subscriptionId'),
    invoiceId: read('invoiceId'),
    saidPart: factsBySource.map(({ saidPart }) => saidPart).reduce(strongerPart, null),
    wordings: mergeWordings(...factsBySource.map(({ wordings }) => wordings)),
    line: read('line'),
    isSkipWished: factsBySource.some(({ isSkipWished }) => isSkipWished),
    isPaidElsewhere: factsBySource.some(({ isPaidElsewhere }) => isPaidElsewhere),
    description: read('description'),
    total: invoice?.total ?? session?.total ?? null,
    discount: first.discount ?? 0,
    linesAwaitedUntil: awaitedUntil(factsBySource),
  }
}

/** An invoice has all lines of its session. */
function awaitedUntil(factsBySource: readonly PaidFacts[]): Date | null {
  const awaited = factsBySource.flatMap(({ linesAwaitedUntil }) => linesAwaitedUntil ?? [])
  return awaited.length > 0 && awaited.length === factsBySource.length ? new Date(Math.min(...awaited)) : null
}

const isOfSubscription = ({ subscriptionId, because }: PaidFacts) =>
  subscriptionId !== null && (because?.startsWith('subscription') ?? false)

function sourceOf(factsBySource: readonly PaidFacts[], session: PaidFacts | undefined): PaymentSource {
  if (factsBySource.some(isOfSubscription)) return 'subscription'
  return session ? 'checkout' : 'invoice'
}

/** A session that started a subscription says as much as its first invoice. */
const beginningOf = (session: PaidFacts | undefined) => (session?.subscriptionId ? 'subscription_create' : null)

/** Merges two sets of facts about one payment. Commutative and idempotent. */
export function mergeFactsBySource(one: FactsBySource, other: FactsBySource): FactsBySource {
  const invoice = mergeFacts(one.invoice, other.invoice)
  const session = mergeFacts(one.session, other.session)
  const owner = one.owner ?? other.owner
  return { ...(invoice && { invoice }), ...(session && { session }), ...(owner && { owner }) }
}

function mergeFacts(one: PaidFacts | undefined, other: PaidFacts | undefined): PaidFacts | undefined {
  if (!one || !other) return one ?? other
  const [price] = [one, other].toSorted((a, b) => a.amount - b.amount || compare(a.currency, b.currency))
  const pick = (
    name: 'email' | 'name' | 'customerId' | 'subscriptionId' | 'invoiceId' | 'because' | 'description' | 'line',
  ) => least(one[name], other[name])
  const isForgotten = one.isForgotten ?? other.isForgotten
  const total = smaller(one.total, other.total)
  const discount = smaller(one.discount, other.discount)
  const isAwaited = one.linesAwaitedUntil !== undefined && other.linesAwaitedUntil !== undefined
  const linesAwaitedUntil = isAwaited ? smaller(one.linesAwaitedUntil, other.linesAwaitedUntil) : undefined
  const { email, emailAt } = isForgotten ? { email: null } : latestAddress(one, other)
  return {
    ...(isForgotten && { isForgotten }),
    paidAt: Math.min(one.paidAt, other.paidAt),
    amount: price?.amount ?? one.amount,
    currency: price?.currency ?? one.currency,
    email,
    ...(emailAt !== undefined && { emailAt }),
    name: isForgotten ? null : pick('name'),
    customerId: pick('customerId'),
    subscriptionId: pick('subscriptionId'),
    invoiceId: pick('invoiceId'),
    because: pick('because'),
    saidPart: strongerPart(one.saidPart, other.saidPart),
    wordings: mergeWordings(one.wordings, other.wordings),
    line: pick('line'),
    isSkipWished: one.isSkipWished || other.isSkipWished,
    isPaidElsewhere: one.isPaidElsewhere || other.isPaidElsewhere,
    description: pick('description'),
    ...(total !== undefined && { total }),
    ...(discount !== undefined && { discount }),
    ...(linesAwaitedUntil !== undefined && { linesAwaitedUntil }),
  }
}

const smaller = (one: number | undefined, other: number | undefined) =>
  one === undefined || (other !== undefined && other < one) ? other : one

type Address = Pick<PaidFacts, 'email' | 'emailAt'>

/** The address that Stripe told last; of two that it told at the same time, any fixed one. */
function latestAddress(one: Address, other: Address): Address {
  const known = [one, other].filter(({ email }) => email !== null)
  const [latest] = known.toSorted(
    (a, b) => (b.emailAt ?? -1) - (a.emailAt ?? -1) || compare(a.email ?? '', b.email ?? ''),
  )
  return latest ?? { email: null }
}

/** The same without matching addresses and the names next to them. */
export function forgetAddress(
  { invoice, session, owner }: FactsBySource,
  isTheirs: (email: string) => boolean,
): FactsBySource {
  function forget(facts: PaidFacts): PaidFacts {
    if (facts.email === null || !isTheirs(facts.email)) return facts
    const { emailAt: _emailAt, ...rest } = facts
    return { ...rest, email: null, name: null, isForgotten: true }
  }
  return {
    ...(invoice && { invoice: forget(invoice) }),
    ...(session && { session: forget(session) }),
    ...(owner && { owner }),
  }
}

const BY = ['metadata', 'deduction', 'words'] as const
const PARTS = ['last', 'first', 'recurring'] as const

/** Metadata that could mean any part says less than words. */
const strengthOf = ({ by, isWeak }: SaidPart) => (by === 'metadata' && isWeak ? BY.length : BY.indexOf(by))

/** Which of two statements about the part counts. Any fixed order works where both are equally good. */
function strongerPart(one: SaidPart | null, other: SaidPart | null): SaidPart | null {
  if (!one || !other) return one ?? other
  const [stronger] = [one, other].toSorted(
    (a, b) =>
      strengthOf(a) - strengthOf(b) ||
      Number(a.isWeak) - Number(b.isWeak) ||
      PARTS.indexOf(a.part) - PARTS.indexOf(b.part) ||
      compare(a.words, b.words) ||
      compare(JSON.stringify(a), JSON.stringify(b)),
  )
  return stronger ?? one
}

const WORDINGS_MAX = 5

const mergeWordings = (...all: readonly string[][]): string[] =>
  [...new Set(all.flat())].toSorted(compare).slice(0, WORDINGS_MAX)

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Any fixed rule works when two values differ: usually one of them is just unknown. */
const least = (a: string | null, b: string | null) => (a === null || (b !== null && b < a) ? b : a)

/** One name under which a subscription is known, and the payment that has it. */
export type NamedPayment = { ref: string; id: string; amount: number; paidAt: Date | null }

/**
 * The first money of a subscription that began with a trial: its earliest payment. Undefined if it didn't begin with
 * one, or that is unknown.
 */
export function firstAfterTrial(known: readonly NamedPayment[]): NamedPayment | undefined {
  if (!known.some(({ ref }) => ref.endsWith('#trial'))) return undefined
  const [first] = known
    .filter(({ ref, amount, paidAt }) => amount > 0 && paidAt !== null && !ref.endsWith('#first'))
    .toSorted((a, b) => (a.paidAt?.getTime() ?? 0) - (b.paidAt?.getTime() ?? 0) || compare(a.ref, b.ref))
  return first
}

type Joined = Extract<PaymentEvent, { refs: PaymentRef[] }>

/**
 * A renewal can be the first money of a subscription; this is a name for it only, which doesn't make two payments the
 * same.
 */
export const joiningRefs = (paymentEvent: Joined): PaymentRef[] =>
  paymentEvent.kind === 'paid' &&
  paymentEvent.factsBySource.invoice?.because !== 'subscription_create' &&
  !paymentEvent.factsBySource.session
    ? paymentEvent.refs.filter((ref) => !ref.endsWith('#first'))
    : paymentEvent.refs

/** What several events say together about one payment. */
export type Purchase = { refs: Set<PaymentRef>; factsBySource: FactsBySource; moneyBack: MoneyBack }

/** Combines what belongs to one payment, by any name, like `recordPaymentEvent` does over time. */
export function joinPaymentEvents(all: readonly PaymentEvent[]): Purchase[] {
  const named = new Map<PaymentRef, Purchase>()
  for (const paymentEvent of all) {
    if (paymentEvent.kind === 'nothing' || paymentEvent.kind === 'deauthorized') continue
    const found = new Set(joiningRefs(paymentEvent).flatMap((ref) => named.get(ref) ?? []))
    const purchase = [...found, purchaseIn(paymentEvent)].reduce(join)
    for (const ref of purchase.refs) named.set(ref, purchase)
  }
  return [...new Set(named.values())]
}

const purchaseIn = (paymentEvent: Joined): Purchase => ({
  refs: new Set(paymentEvent.refs),
  factsBySource: paymentEvent.kind === 'paid' ? paymentEvent.factsBySource : {},
  moneyBack: paymentEvent.kind === 'money_back' ? paymentEvent.moneyBack : {},
})

const join = (one: Purchase, other: Purchase): Purchase => ({
  refs: new Set([...one.refs, ...other.refs]),
  factsBySource: mergeFactsBySource(one.factsBySource, other.factsBySource),
  moneyBack: mergeMoneyBack(one.moneyBack, other.moneyBack),
})
