import type { Work } from '#server/db/database.ts'
import { newSecret } from '#server/kernel/tokens.ts'
import { type InBooks, inBooksOf, withSubscription } from './acts.books.ts'
import { deauthorize, linkId } from './api.accounts.ts'
import { type Books, booksOf, find, get, list, newIdIn, save } from './books.ts'
import { cancelInPortal } from './changing.ts'
import type { Account, Charge, CheckoutSession, Customer, Invoice, Subscription } from './kept-objects.ts'
import { listAllKept } from './kept-objects.repository.ts'
import { makeAccount } from './make-accounts.domain.ts'
import { disputeCharge, endInvoice, finalizeInvoice, findCharge, payInvoice, refundCharge } from './paying.ts'
import { completeSession, draftSale, findOrMakeCustomer, openSession, stockPrice } from './selling.ts'
import { accountIdOf } from './simulator.domain.ts'
import { secondsOf } from './stripe-ids.ts'
import { problem } from './stripe-wire.ts'
import { followInvoice, hasBadCard, isLive, passTime, setCard, startSubscription, turnPeriod } from './subscribing.ts'

const DAY_S = 24 * 60 * 60

/** Whoever pays an owner's account. */
export type Client = { email: string | null; name: string | null }

export type Sale = { accountId: string; client: Client; amount: number; currency: string; description: string }

/** An invoice, a pay page that was paid on, or a subscription of a linked account. */
export type AccountBooks = {
  account: Account
  isLinked: boolean
  /** Each with what was paid of it through Stripe. */
  invoices: { invoice: Invoice; charge: Charge | undefined }[]
  sessions: CheckoutSession[]
  subscriptions: { subscription: Subscription; customer: Customer | undefined; hasBadCard: boolean }[]
}

/** What owners and their clients do in an account of an owner's own. */
export function createAccountActs(inBooks: InBooks) {
  const inTheirs = inBooksOf(inBooks)
  const withTheirs = withSubscription(inBooks)

  return {
    /** Whether the next payments of a subscription succeed. */
    setCard: (subscriptionId: string, card: 'good' | 'bad') =>
      withTheirs(subscriptionId, function* (books, subscription) {
        yield* setCard(books, subscription.id, card)
        return subscription
      }),

    /** Its present period ends now, and the next begins. */
    renew: (subscriptionId: string) =>
      withTheirs(subscriptionId, function* (books, subscription) {
        if (!isLive(subscription)) throw problem('This subscription has ended.')
        return yield* turnPeriod(books, subscription, secondsOf(books.now))
      }),

    /** Whatever was due for a subscription by now; nothing when there is none. */
    passTime: (subscriptionId: string) =>
      inTheirs('subscription', subscriptionId, function* (books) {
        const found = yield* find(books, 'subscription', subscriptionId)
        if (found) yield* passTime(books, found)
      }),

    /** Cancels a subscription as Stripe's page would, at the end of its period. */
    cancelSubscription: (subscriptionId: string) => withTheirs(subscriptionId, cancelInPortal),

    /** The code that an owner's consent gives, for the account of that name. */
    allowLink: (name: string) =>
      inBooks(function* (books) {
        const accountId = accountIdOf(name)
        const created = secondsOf(books.now)
        const theirs = booksOf(books, accountId)
        if (!(yield* find(theirs, 'account', accountId)))
          yield* save(theirs, makeAccount({ id: accountId, name: name.trim() || null, created }))
        const id = `ac_${newSecret()}`
        yield* save(books, { id, object: 'oauth_code', accountId, isUsed: false, created })
        return id
      }),

    /** The owner ends the link in their own Stripe. */
    deauthorize: (accountId: string) => inBooks((books) => deauthorize(books, { accountId, clientId: 'ca_simulated' })),

    /** Writes an invoice for a client. It is sent at once, unless it is to stay a draft. */
    createInvoice: ({
      state = 'open',
      metadata = {},
      ...sale
    }: Sale & { state?: 'draft' | 'open'; metadata?: Record<string, string> }): Promise<Invoice> =>
      inBooks(
        function* (books) {
          const customer = yield* findOrMakeCustomer(books, sale.client)
          const at = secondsOf(books.now)
          const invoice = yield* draftSale(books, { ...sale, customer, dueAt: at + 30 * DAY_S, metadata, at })
          return state === 'draft' ? invoice : yield* finalizeInvoice(books, invoice.id)
        },
        { accountId: sale.accountId },
      ),

    sendInvoice: (id: string) => inTheirs('invoice', id, (books) => finalizeInvoice(books, id)),

    payInvoice: (id: string, { how = 'card' }: { how?: 'card' | 'elsewhere' } = {}) =>
      inTheirs('invoice', id, function* (books) {
        const paid = yield* payInvoice(books, id, { how })
        yield* followInvoice(books, paid)
        return paid
      }),

    voidInvoice: (id: string) => inTheirs('invoice', id, (books) => endInvoice(books, id, 'void')),
    giveUpInvoice: (id: string) => inTheirs('invoice', id, (books) => endInvoice(books, id, 'uncollectible')),

    /** A client buys something once, on a pay page or by a payment link. */
    sell: ({
      by = 'checkout',
      settles = 'now',
      hasInvoice = false,
      metadata = {},
      ...sale
    }: Sale & {
      by?: 'checkout' | 'payment_link'
      settles?: 'now' | 'later'
      hasInvoice?: boolean
      metadata?: Record<string, string>
    }): Promise<CheckoutSession> =>
      inBooks(
        function* (books) {
          const { amount, currency, description, client } = sale
          const price = yield* stockPrice(books, { name: description, amount, currency, interval: null })
          const session = yield* openSession(books, {
            ...sessionOfClient(books),
            mode: 'payment',
            goods: [{ price, quantity: 1 }],
            paymentLinkId: by === 'payment_link' ? newIdIn(books, 'plink') : null,
            metadata,
            terms: { ...noTerms, hasInvoice },
          })
          return yield* completeSession(books, session, { payer: client, settles })
        },
        { accountId: sale.accountId },
      ),

    /** A client subscribes: on a pay page, or by an agreement without one. */
    startSubscription: ({
      by = 'agreement',
      trialDays = 0,
      interval = 'month',
      ...sale
    }: Sale & {
      by?: 'agreement' | 'checkout'
      trialDays?: number
      interval?: 'month' | 'year'
    }): Promise<Subscription> =>
      inBooks(
        function* (books) {
          const { amount, currency, description: name, client } = sale
          const price = yield* stockPrice(books, { name, amount, currency, interval })
          if (by === 'agreement') {
            const customer = yield* findOrMakeCustomer(books, client)
            const terms = { trialDays, isClassic: false, metadata: {} }
            return (yield* startSubscription(books, { customer, price, name, ...terms })).subscription
          }
          const session = yield* openSession(books, {
            ...sessionOfClient(books),
            mode: 'subscription',
            goods: [{ price, quantity: 1 }],
            paymentLinkId: null,
            metadata: {},
            terms: { ...noTerms, subscription: { ...noTerms.subscription, trialDays } },
          })
          const done = yield* completeSession(books, session, { payer: client, settles: 'now' })
          return yield* get(books, 'subscription', { id: done.subscription ?? '' })
        },
        { accountId: sale.accountId },
      ),

    /** Gives money back: of an invoice, a pay page, a payment intent or a charge. All that is left, or an amount. */
    refund: ({ accountId, id, amount }: { accountId: string | null; id: string; amount?: number | undefined }) =>
      inBooks(
        function* (books) {
          return yield* refundCharge(books, { charge: yield* getCharge(books, id), amount })
        },
        { accountId },
      ),

    /** The client asks their bank for the money. */
    dispute: ({ accountId, id }: { accountId: string | null; id: string }) =>
      inBooks(
        function* (books) {
          return yield* disputeCharge(books, yield* getCharge(books, id))
        },
        { accountId },
      ),

    /** Accounts that were ever linked, the newest first. */
    listAccounts: () =>
      inBooks(function* (books) {
        const accounts = []
        for (const { object: account } of yield* listAllKept(books.sql, { kind: 'account' }))
          accounts.push({ account, isLinked: yield* isLinked(books, account.id) })
        return accounts
      }),

    /** Everything that an account has sold, the newest first; undefined when there is no such account. */
    readAccount: (accountId: string): Promise<AccountBooks | undefined> =>
      inBooks(
        function* (books) {
          const account = yield* find(books, 'account', accountId)
          if (!account) return undefined
          const subscriptions = []
          for (const found of yield* list(books, 'subscription')) {
            const subscription = yield* passTime(books, found)
            subscriptions.push({
              subscription,
              customer: yield* find(books, 'customer', subscription.customer),
              hasBadCard: yield* hasBadCard(books, subscription.id),
            })
          }
          return {
            account,
            isLinked: yield* isLinked(books, accountId),
            invoices: yield* listWithCharges(books),
            sessions: yield* list(books, 'checkout.session'),
            subscriptions,
          }
        },
        { accountId },
      ),
  }
}

const noTerms = {
  subscription: { metadata: {}, trialDays: 0, isClassic: false },
  paymentMetadata: {},
  hasInvoice: false,
}

const sessionOfClient = (books: Books) => ({
  expiresAt: secondsOf(books.now) + DAY_S,
  customerId: null,
  customerEmail: null,
  clientReferenceId: null,
  successUrl: `${books.origin}/dev/stripe`,
  cancelUrl: null,
})

function* isLinked(books: Books, accountId: string): Work<boolean> {
  return (yield* find(booksOf(books, null), 'link', linkId(accountId)))?.isActive ?? false
}

function* listWithCharges(books: Books): Work<AccountBooks['invoices']> {
  const charges = new Map((yield* list(books, 'charge')).map((charge) => [charge.payment_intent, charge]))
  const paidBy = new Map<string, Charge>()
  for (const { invoice, payment } of yield* list(books, 'invoice_payment')) {
    const charge = charges.get(payment.payment_intent ?? null)
    if (charge) paidBy.set(invoice, charge)
  }
  return (yield* list(books, 'invoice')).map((invoice) => ({ invoice, charge: paidBy.get(invoice.id) }))
}

function* getCharge(books: Books, id: string): Work<Charge> {
  const charge = yield* findCharge(books, id)
  if (!charge) throw problem(`Nothing was paid through Stripe for ${id}.`)
  return charge
}
