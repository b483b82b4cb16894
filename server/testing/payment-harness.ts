import { users, workspaces } from '#server/db/schema/accounts.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { paymentRefs, payments } from '#server/db/schema/payments.ts'
import { readPaymentToDecide } from '#server/payments/payments.service.ts'
import { type PayingConnection, recordPaymentEvent } from '#server/payments/recording.service.ts'
import { readPaymentEvent } from '#server/stripe/payment-event.domain.ts'
import type { PaymentEvent } from '#server/stripe/payment-event.ts'
import { openTestDatabase } from './test-database.ts'
import { paidInvoice, paidSession } from './stripe-objects.ts'

const HASH_KEY = 'a-key-of-tests'
const LINKED = new Date('2026-11-01T00:00:00Z')
const NOW = new Date('2026-11-20T09:00:05Z')

export type SentEvent = { type: string; object: unknown; occurredAt?: string }

/** A database with one owner and recorded payments, without deciding about them. */
export async function createPaymentHarness() {
  const { db, rows, insertRows } = openTestDatabase()
  await insertRows(users, {
    id: 'usr_1',
    identityUid: 'uid',
    email: 'nora@studio.example',
    firstName: 'Nora',
    lastName: 'F',
    timeZone: 'UTC',
    createdAt: LINKED,
  })
  await insertRows(workspaces, { id: 'wsp_1', ownerUserId: 'usr_1', createdAt: LINKED })
  let connections = 0
  let moment = NOW.getTime()

  /** Another link of the same owner: payments of one link are unknown to another. */
  function link(connectedAt = LINKED): PayingConnection {
    connections += 1
    const account = { kind: 'account', accountId: 'acct_1', isLive: false } as const
    return { id: `con_${connections}`, workspaceId: 'wsp_1', name: 'Feldmann Studio', connectedAt, ...account }
  }

  async function record(connection: PayingConnection, paymentEvent: PaymentEvent) {
    moment += 1
    await db.transaction((tx) =>
      recordPaymentEvent(tx, { connection, paymentEvent, now: new Date(moment), hashKey: HASH_KEY }),
    )
  }

  async function tell(connection: PayingConnection, ...events: readonly SentEvent[]) {
    for (const { type, object, occurredAt = '2026-11-20T09:00:02Z' } of events) {
      await record(connection, readPaymentEvent({ type, object, occurredAt: new Date(occurredAt) }))
    }
  }

  /** By the time of the payment; those without one first. */
  const paymentsOf = async ({ id }: PayingConnection) =>
    (await rows(payments, { connectionId: id }).list()).toSorted(
      (a, b) => (a.paidAt?.getTime() ?? 0) - (b.paidAt?.getTime() ?? 0) || (a.id < b.id ? -1 : 1),
    )

  const refsOf = async (paymentId: string) => (await rows(paymentRefs, { paymentId }).values('ref')).toSorted()

  /** Everything stored, without random ids and times: the same for any order of events. */
  async function stateOf({ id: connectionId }: PayingConnection) {
    const stored = await Promise.all(
      (await rows(payments, { connectionId }).list()).map(
        async ({ id, createdAt: _created, connectionId: _connection, ...payment }) => ({
          ...payment,
          refs: await refsOf(id),
        }),
      ),
    )
    return stored.toSorted((a, b) => (JSON.stringify(a.refs) < JSON.stringify(b.refs) ? -1 : 1))
  }

  /** The payments about which it is to be decided. */
  const waiting = async () => (await rows(jobs, { kind: 'payments.decide' }).values('dedupeKey')).toSorted()

  /** What the decision about a payment is based on. */
  const readFacts = async (paymentId = '') =>
    (await db.read((tx) => readPaymentToDecide(tx, { workspaceId: 'wsp_1', paymentId })))?.facts

  return {
    db,
    rows,
    link,
    record,
    tell,
    paymentsOf,
    stateOf,
    readFacts,
    waiting,
    forgetJobs: () => rows(jobs).delete(),
  }
}

export const PAID_INVOICE: SentEvent = { type: 'invoice.paid', object: paidInvoice() }
export const PAID_SESSION: SentEvent = { type: 'checkout.session.completed', object: paidSession() }

/** All orders of these things. */
export function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]]
  return things.flatMap((thing, index) => ordersOf(things.toSpliced(index, 1)).map((rest) => [thing, ...rest]))
}
