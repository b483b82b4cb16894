import { listPayments, type Payment } from '#shared/payments.ts'
import { connections } from '#server/db/schema/payments.ts'
import { connectionsUnavailable } from '#server/stripe/gateway.errors.ts'
import type { LinkedAccounts } from '#server/stripe/gateway.ts'
import { createHarness, type Harness, type TestOwner } from './harness.ts'
import { type EventDraft, stripeSenderOf } from './stripe-events.ts'
import { invoicePayment, paidInvoice, refundedCharge } from './stripe-objects.ts'

/** The address of the client in `pay()`. */
export const ANA = 'ana@client.example'

/** A linked account's answers, set by a test. */
export function createAskedAccounts() {
  const asked = {
    unsettled: 0,
    firstUnsettled: { number: 'OPEN-1', isDraft: false },
    isFirst: false,
    isAway: false,
    polls: 0,
    lines: new Map<string, unknown[]>(),
  }
  const answer = async <T>(value: T): Promise<T> => {
    asked.polls += 1
    if (asked.isAway) throw connectionsUnavailable(new Error('away'))
    return value
  }
  const accounts: LinkedAccounts = {
    readUnsettledInvoices: () =>
      answer({ count: asked.unsettled, first: asked.unsettled === 0 ? null : asked.firstUnsettled }),
    isFirstPayment: () => answer(asked.isFirst),
    listInvoicesPaidBy: () => answer([]),
    listLines: (_, { id }) => answer(asked.lines.get(id) ?? []),
    listEvents: () => answer([]),
    readObject: () => answer(null),
    listPaid: () => answer({ invoices: [], sessions: [], charges: [], isCut: false }),
  }
  return { asked, accounts }
}

/** An owner in Berlin with a linked account and paying clients, on a Friday at ten o'clock there. */
export async function withPayingClients(options: Parameters<typeof createHarness>[0] = {}) {
  const { asked, accounts } = createAskedAccounts()
  const h = await createHarness({
    ...options,
    overrides: { stripe: { payments: undefined, links: undefined, accounts }, ...options.overrides },
  })
  const owner = await h.signUp()
  await linkTo(h, owner)
  return { h, owner, asked, ...clientsOf(h, owner) }
}

/** Links an account, as consent at Stripe would. */
export async function linkTo(
  h: Harness,
  owner: TestOwner,
  { id = 'con_1', accountId = 'acct_1' }: { id?: string; accountId?: string } = {},
): Promise<void> {
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  await h.insertRows(connections, {
    id,
    workspaceId,
    accountId,
    accountName: 'Studio account',
    isLive: false,
    status: 'active',
    connectedAt: h.clock.now(),
  })
}

/** What an account's clients do, as signed events; each is processed and decided immediately. */
export function clientsOf(h: Harness, owner: TestOwner) {
  const { sendLink } = stripeSenderOf(h)
  const now = () => h.clock.now().toISOString()

  async function tell(draft: EventDraft): Promise<void> {
    const status = await sendLink({ account: 'acct_1', ...draft })
    if (status !== 200) throw new Error(`An event was answered ${status}.`)
    await h.drain()
  }

  async function log(): Promise<Payment[]> {
    const token = await h.signIn(owner)
    const { status, body } = await h.request('GET', '/goodword/payment/list', { token })
    if (status !== 200) throw new Error(`The payments log was answered ${status}.`)
    return listPayments.response?.parse(body).items ?? []
  }

  return {
    tell,
    pay: (invoice: NonNullable<Parameters<typeof paidInvoice>[0]> = {}) => {
      const id = invoice.id ?? 'in_1'
      const object = paidInvoice({ paidAt: now(), paymentIntent: `pi_${id}`, number: id, ...invoice, id })
      return tell({ type: 'invoice.paid', object })
    },
    refund: (invoiceId = 'in_1') =>
      tell({
        type: 'charge.refunded',
        object: refundedCharge({ id: `ch_${invoiceId}`, paymentIntent: `pi_${invoiceId}` }),
      }),
    nameOf: (invoiceId: string) =>
      tell({
        type: 'invoice_payment.paid',
        object: invoicePayment({ invoice: invoiceId, paymentIntent: `pi_${invoiceId}` }),
      }),
    /** Moves the clock and runs whatever becomes due. */
    async wait(step: Parameters<Harness['clock']['advance']>[0]): Promise<void> {
      h.clock.advance(step)
      await h.drain()
    },
    log,
    /** The decision about each payment, like `ask invoice`, by invoice number. */
    async decisions(): Promise<Record<string, string>> {
      return Object.fromEntries(
        (await log()).map(({ description, id, decision }) => [
          description ?? id,
          `${decision.kind} ${decision.reason}`,
        ]),
      )
    },
  }
}

export const countUsedRequests = async (h: Harness, owner: TestOwner) =>
  (await h.request<{ used: number }>('GET', '/goodword/testimonial/usage', { token: await h.signIn(owner) })).body.used

/** What an owner does about a payment in the log. */
export async function actOnPayment(h: Harness, owner: TestOwner, of: { id: string; action: string; body?: unknown }) {
  const token = await h.signIn(owner)
  const method = of.action === 'address' || of.action === 'part' ? 'PUT' : 'POST'
  return h.request<Payment & { code: string }>(method, `/goodword/payment/${of.id}/${of.action}`, {
    token,
    body: of.body ?? {},
  })
}
