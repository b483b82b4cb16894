import { connections, payments } from '#server/db/schema/payments.ts'
import { createHarness, type Harness } from './harness.ts'
import { clientsOf, createAskedAccounts } from './paying-clients.ts'
import { stripeSenderOf } from './stripe-events.ts'
import { paidInvoice } from './stripe-objects.ts'

/** An owner, senders of signed events, and the answers of linked accounts. */
export async function setUpReceiving(options: Parameters<typeof createHarness>[0] = {}) {
  const { accounts } = createAskedAccounts()
  const stripe = { payments: undefined, links: undefined, accounts }
  const h = await createHarness({ ...options, overrides: { stripe, ...options.overrides } })
  const owner = await h.signUp()
  return { h, owner, accounts, ...clientsOf(h, owner), ...stripeSenderOf(h) }
}

/** The event of a paid invoice of a linked account. */
export const paidEvent = (h: Harness, id = 'in_1') => ({
  id: `evt_${id}`,
  account: 'acct_1',
  object: paidInvoice({ id, paymentIntent: `pi_${id}`, paidAt: h.clock.now().toISOString() }),
})

export const countPayments = (h: Harness) => h.rows(payments).count()
export const connectionStatus = async (h: Harness, id = 'con_1') => (await h.rows(connections, { id }).one()).status
