import { findConnection, noteAccessLost } from '#server/connections/linked-accounts.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { AccountKey, Stripe } from '#server/stripe/gateway.ts'
import { type PaymentKey, readOpen } from './ask-plans.service.ts'
import { decide } from './asks.domain.ts'
import { readCase } from './case.service.ts'

type Question = { account: AccountKey; customerId: string; exceptInvoiceId: string | null }

/** What an account at Stripe knows of a client beside what it told: whether another invoice is still open. */
export function createOpenInvoicesService(deps: {
  db: Database
  clock: Clock
  stripe: Stripe | undefined
  hashKey: string
}) {
  const { db, clock, hashKey } = deps

  /** Whose invoices decide: undefined where nobody can be asked, and when whatever they say changes nothing. */
  function* findQuestion(sql: Sql, key: PaymentKey): Work<Question | undefined> {
    const open = yield* readOpen(sql, key)
    if (!open?.facts.customerId) return undefined
    const { customerId, invoiceId: exceptInvoiceId } = open.facts
    const connection = yield* findConnection(sql, { ...key, connectionId: open.row.connectionId })
    if (connection?.kind !== 'account' || connection.status !== 'active') return undefined
    const now = clock.now()
    const { payment, history, settings } = yield* readCase(sql, { ...open, unsettledInvoices: 0, now, hashKey })
    const decision = decide(payment, history, settings, now)
    const isOpen = decision.kind === 'ask' || (decision.kind === 'hold' && decision.reason !== 'deposit')
    const { accountId, isLive } = connection
    return isOpen ? { account: { accountId, isLive }, customerId, exceptInvoiceId } : undefined
  }

  return {
    /**
     * Other invoices of a payment's client that are open or drafts; null where it makes no difference, or where nobody can be
     * asked. Throws `connections.unavailable` (503).
     */
    async countUnsettled(key: PaymentKey): Promise<number | null> {
      const accounts = deps.stripe?.accounts
      const question = accounts && (await db.read((sql) => findQuestion(sql, key)))
      if (!accounts || !question) return null
      try {
        return await accounts.countUnsettledInvoices(question.account, question)
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'connections.access_lost') throw error
        await db.transaction((sql) => noteAccessLost(sql, { account: question.account, now: clock.now() }))
        return null
      }
    },
  }
}
