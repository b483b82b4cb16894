import { findConnection, noteAccessLost } from '#server/connections/linked-accounts.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Correction } from '#server/payments/part-lessons.service.ts'
import type { AccountKey, Stripe } from '#server/stripe/gateway.ts'
import { type PaymentKey, readOpen } from './planned-requests.service.ts'
import { decide } from './scheduling.domain.ts'
import { readSchedulingInput } from './scheduling-input.service.ts'

type Question = { account: AccountKey; customerId: string; exceptInvoiceId: string | null }

/** Reads from Stripe whether a client has other open invoices, which events alone don't tell. */
export function createOpenInvoicesService(deps: {
  db: Database
  clock: Clock
  stripe: Stripe | undefined
  hashKey: string
}) {
  const { db, clock, hashKey } = deps

  /** What to ask Stripe; undefined when it can't be asked, or when the answer would change nothing. */
  function* findQuestion(
    tx: Tx,
    key: PaymentKey,
    supposing: Correction | undefined,
  ): Transactional<Question | undefined> {
    const open = yield* readOpen(tx, key)
    if (!open?.facts.customerId) return undefined
    const { customerId, invoiceId: exceptInvoiceId } = open.facts
    const connection = yield* findConnection(tx, { ...key, connectionId: open.row.connectionId })
    if (connection?.kind !== 'account' || connection.status !== 'active') return undefined
    const now = clock.now()
    const { payment, history, settings } = yield* readSchedulingInput(tx, {
      ...open,
      unsettledInvoices: 0,
      supposing,
      now,
      hashKey,
    })
    const decision = decide(payment, history, settings, now)
    const isOpen = decision.kind === 'ask' || (decision.kind === 'hold' && decision.reason !== 'deposit')
    const { accountId, isLive } = connection
    return isOpen ? { account: { accountId, isLive }, customerId, exceptInvoiceId } : undefined
  }

  return {
    /**
     * A payment's client's other open or draft invoices; null when it makes no difference, or when Stripe can't be
     * asked. `supposing`: as if the owner had said this. Throws `connections.unavailable` (503).
     */
    async countUnsettled(key: PaymentKey, supposing?: Correction): Promise<number | null> {
      const accounts = deps.stripe?.accounts
      const question = accounts && (await db.read((tx) => findQuestion(tx, key, supposing)))
      if (!accounts || !question) return null
      try {
        return await accounts.countUnsettledInvoices(question.account, question)
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'connections.access_lost') throw error
        await db.transaction((tx) => noteAccessLost(tx, { account: question.account, now: clock.now() }))
        return null
      }
    },
  }
}
