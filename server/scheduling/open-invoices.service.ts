import { findConnection, noteAccessLost } from '#server/connections/linked-accounts.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Correction } from '#server/payments/part-lessons.service.ts'
import type { AccountKey, Stripe, UnsettledInvoices } from '#server/stripe/gateway.ts'
import { type PaymentKey, readOpen } from './planned-requests.service.ts'
import { decide } from './scheduling.domain.ts'
import { readSchedulingInput } from './scheduling-input.service.ts'

type Question = {
  account: AccountKey
  customerId: string
  exceptInvoiceId: string | null
  /** The answer is only shown. */
  isForShow: boolean
}

/** Reads from Stripe whether a client has other open invoices, which events alone don't tell. */
export function createOpenInvoicesService(deps: {
  db: Database
  clock: Clock
  stripe: Stripe | undefined
  hashKey: string
}) {
  const { db, clock, hashKey } = deps

  /** What to ask Stripe; undefined when it can't be asked, or when nobody is asked whatever the answer is. */
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
      unsettledInvoices: { count: 0, first: null },
      supposing,
      now,
      hashKey,
    })
    const decision = decide(payment, history, settings, now)
    if (decision.kind === 'skip') return undefined
    const isForShow = decision.kind === 'hold' && decision.reason === 'deposit'
    const { accountId, isLive } = connection
    return { account: { accountId, isLive }, customerId, exceptInvoiceId, isForShow }
  }

  return {
    /**
     * A payment's client's other open or draft invoices; null when it makes no difference, or when Stripe can't be
     * asked. `supposing`: as if the owner had said this. Throws `connections.unavailable` (503).
     */
    async readUnsettled(key: PaymentKey, supposing?: Correction): Promise<UnsettledInvoices | null> {
      const accounts = deps.stripe?.accounts
      const question = accounts && (await db.read((tx) => findQuestion(tx, key, supposing)))
      if (!accounts || !question) return null
      try {
        return await accounts.readUnsettledInvoices(question.account, question)
      } catch (error) {
        if (question.isForShow) return null
        if (!(error instanceof AppError) || error.code !== 'connections.access_lost') throw error
        await db.transaction((tx) => noteAccessLost(tx, { account: question.account, now: clock.now() }))
        return null
      }
    },
  }
}
