import { type PayingConnection, recordPaymentEvent } from '#server/payments/recording.service.ts'
import { readPaymentEvent } from '#server/stripe/payment-event.domain.ts'
import type { PaymentEvent } from '#server/stripe/payment-event.ts'
import { openTestDatabase } from './test-database.ts'

const HASH_KEY = 'a-key-of-tests'
const LINKED = new Date('2026-11-01T00:00:00Z')
const NOW = new Date('2026-11-20T09:00:05Z')

export type SentEvent = { type: string; object: unknown; occurredAt?: string }

/** A database with one owner and recorded payments, without deciding about them. */
export function createPaymentHarness() {
  const { db, raw } = openTestDatabase()
  const born = LINKED.getTime()
  raw
    .prepare(
      `insert into users (id, identity_uid, email, first_name, last_name, time_zone, created_at)
       values ('usr_1', 'uid', 'nora@studio.example', 'Nora', 'F', 'UTC', ?)`,
    )
    .run(born)
  raw.prepare(`insert into workspaces (id, owner_user_id, created_at) values ('wsp_1', 'usr_1', ?)`).run(born)
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

  const paymentsOf = ({ id }: PayingConnection) =>
    raw.prepare('select * from payments where connection_id = ? order by paid_at, id').all(id) as Record<
      string,
      unknown
    >[]

  /** Everything stored, without random ids and times: the same for any order of events. */
  function stateOf({ id }: PayingConnection) {
    const rows = raw.prepare('select * from payments where connection_id = ?').all(id) as Record<string, unknown>[]
    const refs = raw.prepare('select ref from payment_refs where payment_id = ? order by ref').pluck()
    return rows
      .map(({ id: paymentId, created_at: _created, connection_id: _connection, ...row }) => ({
        ...row,
        refs: refs.all(paymentId),
      }))
      .toSorted((a, b) => (JSON.stringify(a.refs) < JSON.stringify(b.refs) ? -1 : 1))
  }

  const waiting = () =>
    raw.prepare("select dedupe_key from jobs where kind = 'payments.decide' order by dedupe_key").pluck().all()

  return { db, raw, link, record, tell, paymentsOf, stateOf, waiting, forgetJobs: () => raw.exec('delete from jobs') }
}
