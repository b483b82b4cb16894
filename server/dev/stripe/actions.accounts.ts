import type { Transactional } from '#server/db/database.ts'
import { newSecret } from '#server/kernel/tokens.ts'
import { type InStore, inStoreOf, withSubscription } from './actions.store.ts'
import { deauthorize, linkId } from './api.accounts.ts'
import { type StripeStore, storeOf, find, get, list, newIdIn, save } from './store.ts'
import { cancelInPortal } from './changing.ts'
import type { Account, CheckoutSession, Customer, Invoice, Subscription } from './kept-objects.ts'
import { listAllKept } from './kept-objects.repository.ts'
import { makeAccount } from './make-accounts.domain.ts'
import { endInvoice, finalizeInvoice, payInvoice } from './paying.ts'
import { listSoldInvoices, type SoldInvoice } from './sold-invoices.ts'
import {
  addItems,
  completeSession,
  draftSale,
  type Item,
  findOrMakeCustomer,
  openSession,
  stockPrice,
} from './selling.ts'
import { accountIdOf } from './emulator.domain.ts'
import { secondsOf } from './stripe-ids.ts'
import { problem } from './stripe-wire.ts'
import { followInvoice, hasBadCard, isLive, passTime, setCard, startSubscription, startPeriod } from './subscribing.ts'

const DAY_S = 24 * 60 * 60

/** A client who pays an owner's account. */
export type Client = { email: string | null; name: string | null }

export type Sale = { accountId: string; client: Client; amount: number; currency: string; description: string }

/** Invoices, paid checkout pages and subscriptions of a linked account. */
export type AccountStore = {
  account: Account
  isLinked: boolean
  invoices: SoldInvoice[]
  sessions: CheckoutSession[]
  subscriptions: { subscription: Subscription; customer: Customer | undefined; hasBadCard: boolean }[]
}

/** What owners and their clients do in an owner's account. */
export function createAccountActions(inStore: InStore) {
  const inTheirs = inStoreOf(inStore)
  const withTheirs = withSubscription(inStore)

  return {
    /** Whether a subscription's next payments succeed. */
    setCard: (subscriptionId: string, card: 'good' | 'bad') =>
      withTheirs(subscriptionId, function* (store, subscription) {
        yield* setCard(store, subscription.id, card)
        return subscription
      }),

    /** Ends the current period now and starts the next. */
    renew: (subscriptionId: string) =>
      withTheirs(subscriptionId, function* (store, subscription) {
        if (!isLive(subscription)) throw problem('This subscription has ended.')
        return yield* startPeriod(store, subscription, secondsOf(store.now))
      }),

    /** Does what is due for a subscription by now; nothing if it doesn't exist. */
    passTime: (subscriptionId: string) =>
      inTheirs('subscription', subscriptionId, function* (store) {
        const found = yield* find(store, 'subscription', subscriptionId)
        if (found) yield* passTime(store, found)
      }),

    /** Cancels a subscription like Stripe's page would, at the end of its period. */
    cancelSubscription: (subscriptionId: string) => withTheirs(subscriptionId, cancelInPortal),

    /** The code from an owner's consent, for the account with that name. */
    allowLink: (name: string) =>
      inStore(function* (store) {
        const accountId = accountIdOf(name)
        const created = secondsOf(store.now)
        const theirs = storeOf(store, accountId)
        if (!(yield* find(theirs, 'account', accountId)))
          yield* save(theirs, makeAccount({ id: accountId, name: name.trim() || null, created }))
        const id = `ac_${newSecret()}`
        yield* save(store, { id, object: 'oauth_code', accountId, isUsed: false, created })
        return id
      }),

    /** The owner unlinks the account in their own Stripe. */
    deauthorize: (accountId: string) => inStore((store) => deauthorize(store, { accountId, clientId: 'ca_simulated' })),

    /** Creates an invoice for a client, with further items, and sends it unless it should stay a draft. */
    createInvoice: ({
      state = 'open',
      metadata = {},
      items = [],
      ...sale
    }: Sale & {
      state?: 'draft' | 'open'
      metadata?: Record<string, string>
      items?: readonly Item[]
    }): Promise<Invoice> =>
      inStore(
        function* (store) {
          const customer = yield* findOrMakeCustomer(store, sale.client)
          const at = secondsOf(store.now)
          const draft = yield* draftSale(store, { ...sale, customer, dueAt: at + 30 * DAY_S, metadata, at })
          const invoice = yield* addItems(store, { draft, customer, items })
          return state === 'draft' ? invoice : yield* finalizeInvoice(store, invoice.id)
        },
        { accountId: sale.accountId },
      ),

    sendInvoice: (id: string) => inTheirs('invoice', id, (store) => finalizeInvoice(store, id)),

    payInvoice: (id: string, { how = 'card' }: { how?: 'card' | 'elsewhere' } = {}) =>
      inTheirs('invoice', id, function* (store) {
        const paid = yield* payInvoice(store, id, { how })
        yield* followInvoice(store, paid)
        return paid
      }),

    voidInvoice: (id: string) => inTheirs('invoice', id, (store) => endInvoice(store, id, 'void')),
    giveUpInvoice: (id: string) => inTheirs('invoice', id, (store) => endInvoice(store, id, 'uncollectible')),

    /** A client buys something once, on a checkout page or by a payment link. */
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
      inStore(
        function* (store) {
          const { amount, currency, description, client } = sale
          const price = yield* stockPrice(store, { name: description, amount, currency, interval: null })
          const session = yield* openSession(store, {
            ...sessionOfClient(store),
            mode: 'payment',
            goods: [{ price, quantity: 1 }],
            paymentLinkId: by === 'payment_link' ? newIdIn(store, 'plink') : null,
            metadata,
            terms: { ...noTerms, hasInvoice },
          })
          return yield* completeSession(store, session, { payer: client, settles })
        },
        { accountId: sale.accountId },
      ),

    /** A client subscribes, on a checkout page or without one. */
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
      inStore(
        function* (store) {
          const { amount, currency, description: name, client } = sale
          const price = yield* stockPrice(store, { name, amount, currency, interval })
          if (by === 'agreement') {
            const customer = yield* findOrMakeCustomer(store, client)
            const terms = { trialDays, isClassic: false, metadata: {} }
            return (yield* startSubscription(store, { customer, price, name, ...terms })).subscription
          }
          const session = yield* openSession(store, {
            ...sessionOfClient(store),
            mode: 'subscription',
            goods: [{ price, quantity: 1 }],
            paymentLinkId: null,
            metadata: {},
            terms: { ...noTerms, subscription: { ...noTerms.subscription, trialDays } },
          })
          const done = yield* completeSession(store, session, { payer: client, settles: 'now' })
          return yield* get(store, 'subscription', { id: done.subscription ?? '' })
        },
        { accountId: sale.accountId },
      ),

    /** Accounts that were ever linked, newest first. */
    listAccounts: () =>
      inStore(function* (store) {
        const accounts = []
        for (const { object: account } of yield* listAllKept(store.tx, { kind: 'account' }))
          accounts.push({ account, isLinked: yield* isLinked(store, account.id) })
        return accounts
      }),

    /** Everything an account sold, newest first; undefined if the account doesn't exist. */
    readAccount: (accountId: string): Promise<AccountStore | undefined> =>
      inStore(
        function* (store) {
          const account = yield* find(store, 'account', accountId)
          if (!account) return undefined
          const subscriptions = []
          for (const found of yield* list(store, 'subscription')) {
            const subscription = yield* passTime(store, found)
            subscriptions.push({
              subscription,
              customer: yield* find(store, 'customer', subscription.customer),
              hasBadCard: yield* hasBadCard(store, subscription.id),
            })
          }
          return {
            account,
            isLinked: yield* isLinked(store, accountId),
            invoices: yield* listSoldInvoices(store),
            sessions: yield* list(store, 'checkout.session'),
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

const sessionOfClient = (store: StripeStore) => ({
  expiresAt: secondsOf(store.now) + DAY_S,
  customerId: null,
  customerEmail: null,
  clientReferenceId: null,
  successUrl: `${store.origin}/dev/stripe`,
  cancelUrl: null,
})

function* isLinked(store: StripeStore, accountId: string): Transactional<boolean> {
  return (yield* find(storeOf(store, null), 'link', linkId(accountId)))?.isActive ?? false
}
