import { expect } from 'vitest'
import { type RequestRules, defaultRequestRules } from '#shared/connections.ts'
import { requestForPastPayments, dryRun, type DryRunPayment } from '#shared/past-payments.ts'
import { connections } from '#server/db/schema/payments.ts'
import type { LinkedAccounts } from '#server/stripe/gateway.ts'
import { createHarness, type TestOwner } from './harness.ts'
import { linkTo } from './paying-clients.ts'
import type { Row } from './rows.ts'
import { paidInvoice } from './stripe-objects.ts'

type Listed = Awaited<ReturnType<LinkedAccounts['listPaid']>>
type Invoice = NonNullable<Parameters<typeof paidInvoice>[0]> & { id: string }
type Read = { since: Date; max: number; accountId: string }

export const nothing: Listed = { invoices: [], sessions: [], charges: [], isCut: false }

export const invoice = (of: Invoice) =>
  paidInvoice({ paymentIntent: `pi_${of.id}`, number: of.id, customer: null, ...of })

/** An account at Stripe that lists the payments of `shown`, or calls `refuse`, and remembers how it was read. */
function createListingAccount() {
  const stripe: { shown: Listed; reads: Read[]; refuse: (() => never) | undefined } = {
    shown: nothing,
    reads: [],
    refuse: undefined,
  }
  const accounts: LinkedAccounts = {
    readUnsettledInvoices: async () => ({ count: 0, first: null }),
    isFirstPayment: async () => false,
    listInvoicesPaidBy: async () => [],
    listLines: async () => [],
    listEvents: async () => [],
    readObject: async () => null,
    async listPaid({ accountId }, of) {
      stripe.reads.push({ accountId, ...of })
      stripe.refuse?.()
      return stripe.shown
    },
  }
  return { stripe, accounts }
}

/** An owner who linked an account with past payments, and can try rules on them or ask for some of them. */
export async function withPastPayments(options: Parameters<typeof createHarness>[0] = {}) {
  const { stripe, accounts } = createListingAccount()
  const h = await createHarness({
    ...options,
    overrides: { stripe: { payments: undefined, links: undefined, accounts }, ...options.overrides },
  })
  const owner = await h.signUp({ timeZone: 'UTC' })

  async function link(of: TestOwner, { id = 'cns_1', ...change }: Partial<Row<typeof connections>> = {}) {
    await linkTo(h, of, { id })
    if (Object.keys(change).length > 0) await h.rows(connections, { id }).update(change)
  }

  const post = (path: string, body: unknown, of = owner) => h.request('POST', path, { token: of.token, body })

  /** Needed when the clock has moved further than a token is valid. */
  async function signInAgain() {
    owner.token = await h.signIn(owner)
  }

  async function run(rules?: Partial<RequestRules>) {
    const body = rules ? { rules: { ...defaultRequestRules, ...rules } } : {}
    const answer = await post('/goodword/stripe/connections/cns_1/dry-run', body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return dryRun.response!.parse(answer.body)
  }

  async function pick(...refs: string[]) {
    const answer = await post('/goodword/stripe/connections/cns_1/request-past', { refs })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return requestForPastPayments.response!.parse(answer.body)
  }

  await link(owner)
  return { h, owner, stripe, link, post, run, pick, signInAgain }
}

/** The decision about each payment, and why its client can't be asked now. */
export const inShort = ({ items }: { items: DryRunPayment[] }) =>
  Object.fromEntries(
    items.map(({ description, ref, decision, cannotSendNow }) => [
      description ?? ref,
      `${decision.kind} ${decision.reason}, ${cannotSendNow ?? 'can be asked'}`,
    ]),
  )
