import type * as z from 'zod'
import {
  AskReason,
  HoldReason,
  type listPayments,
  type Payment,
  type PaymentDecision,
  SkipReason,
} from '#shared/payments.ts'
import type { Verification } from '#shared/testimonial-details.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { mailboxOf } from '#server/kernel/mailbox.ts'
import { hashAddress } from '#server/emails/recipients/suppressions.service.ts'
import {
  countLogged,
  findLogged,
  findNextPlanned,
  listAllLogged,
  listLogged,
  listLoggedWithRequest,
  listOfClient,
  listOfTwoAddresses,
  listProofs,
  type LogCount,
  type LoggedRow,
  type LogPage,
} from './log.repository.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { factsOf, forgetAddress } from './payments.domain.ts'
import { type PaymentRow, updatePayment } from './payments.repository.ts'

export type PaymentLogService = ReturnType<typeof createPaymentLogService>

type PaymentList = z.output<NonNullable<typeof listPayments.response>>

/** What was paid, and what was decided because of it. */
export function createPaymentLogService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** When the next client is asked, of whatever owner; null when nobody is to be. */
    findNextAsk: (): Promise<Date | null> => db.read((sql) => findNextPlanned(sql, clock.now())),

    listPayments: (page: LogPage): Promise<PaymentList> =>
      db.read(function* (sql) {
        const counted = yield* countLogged(sql, page.workspaceId)
        const counts = countsOf(counted.filter(({ connectionId }) => isAmong(page, connectionId)))
        return {
          items: (yield* listLogged(sql, page)).map(viewPayment),
          pagination: { currentPage: page.page, pageCount: Math.ceil(counts[page.show] / page.pageSize) },
          counts,
          waitingForQuota: sumOfWaiting(counted),
        }
      }),
  }
}

const isAmong = (page: LogPage, connectionId: string) =>
  page.connectionId === undefined || page.connectionId === connectionId

const sum = (counted: readonly LogCount[]) => counted.reduce((all, { count }) => all + count, 0)

const sumOfWaiting = (counted: readonly LogCount[]) =>
  sum(counted.filter(({ decision, reason }) => decision === 'hold' && reason === 'quota'))

/** How many wait because the month's requests are used up. */
export function* countWaitingForQuota(sql: Sql, workspaceId: string): Work<number> {
  return sumOfWaiting(yield* countLogged(sql, workspaceId))
}

function countsOf(counted: readonly LogCount[]): PaymentList['counts'] {
  const of = (decision: PaymentRow['decision']) => sum(counted.filter((group) => group.decision === decision))
  return { all: sum(counted), planned: of('ask'), held: of('hold'), asked: of('asked'), skipped: of('skip') }
}

/** Undefined for one that is gone, is no payment, or that nothing was decided about yet. */
export function* readPayment(sql: Sql, key: { workspaceId: string; paymentId: string }): Work<Payment | undefined> {
  const found = yield* findLogged(sql, key)
  return found && viewPayment(found)
}

/** The payments that requests came of, by request: of all, or of one. */
export function* readPaymentsOfRequests(
  sql: Sql,
  of: { workspaceId: string; testimonialId?: string },
): Work<Map<string, Omit<Payment, 'testimonial'>>> {
  const found = yield* listLoggedWithRequest(sql, of)
  return new Map(
    found.flatMap((row) => {
      const { testimonial, ...payment } = viewPayment(row)
      return testimonial ? [[testimonial.id, payment] as const] : []
    }),
  )
}

/** Whether answers to requests that came of payments are verified, by request: of all, or of one. */
export function* readVerifications(
  sql: Sql,
  of: { workspaceId: string; testimonialId?: string },
): Work<Map<string, Verification>> {
  return new Map((yield* listProofs(sql, of)).map((row) => [row.testimonialId, row.verification]))
}

/** Newest first. */
export function* readAllPayments(sql: Sql, workspaceId: string): Work<Payment[]> {
  return (yield* listAllLogged(sql, workspaceId)).map(viewPayment)
}

/**
 * Empties what payments say of a client who had everything erased. The rule: a payment is of the client whose address it goes
 * by, or whose request came of it, and is emptied with every address in it; in a payment of somebody else, the client's address
 * is erased where it stands, and nothing more. That something was paid stays, as a sum without a name; nobody is asked for it
 * any more. Answers the requests that were planned, which are no payment's any more.
 */
export function* forgetClientOfPayments(
  sql: Sql,
  {
    workspaceId,
    testimonialIds,
    address,
    now,
    hashKey,
  }: { workspaceId: string; testimonialIds: readonly string[]; address: string; now: Date; hashKey: string },
): Work<string[]> {
  const addressHash = hashAddress({ address, hashKey })
  const found = yield* listOfClient(sql, { workspaceId, testimonialIds, addressHash })
  for (const row of found) yield* updatePayment(sql, row, { ...nothing, ...(isAsked(row) ? {} : endedAt(now)) })
  yield* forgetElsewhere(sql, { workspaceId, address })
  return found.flatMap((row) => (isAsked(row) || row.testimonialId === null ? [] : [row.testimonialId]))
}

/** In payments that go by another address than one that was told of them. */
function* forgetElsewhere(sql: Sql, { workspaceId, address }: { workspaceId: string; address: string }): Work<void> {
  const isTheirs = (email: string) => mailboxOf(email) === mailboxOf(address)
  for (const row of yield* listOfTwoAddresses(sql, workspaceId)) {
    const told = forgetAddress(row.told, isTheirs)
    if (JSON.stringify(told) === JSON.stringify(row.told)) continue
    yield* updatePayment(sql, row, { told, customerName: factsOf(told)?.name ?? null })
  }
}

function isAsked({ decision }: PaymentRow): boolean {
  return decision === 'asked'
}

const nothing = {
  told: {},
  customerName: null,
  customerEmail: null,
  addressHash: null,
  customerId: null,
  description: null,
  ownersChoice: null,
}

const endedAt = (now: Date) => ({
  decision: 'skip' as const,
  decisionReason: 'unsubscribed',
  decisionAt: now,
  decidedAt: now,
  heldSince: null,
  testimonialId: null,
})

function viewPayment({ payment, testimonial }: LoggedRow): Payment {
  const { paidAt } = payment
  if (!paidAt) throw new Error('A payment is shown that nobody told of.')
  return {
    id: payment.id,
    connectionId: payment.connectionId,
    connectionName: payment.connectionName,
    customerName: payment.customerName,
    customerEmail: payment.customerEmail,
    amount: payment.amount,
    currency: payment.currency,
    paidAt: paidAt.toISOString(),
    source: payment.source,
    description: payment.description,
    isPaidElsewhere: payment.isPaidElsewhere,
    decision: viewDecision(payment),
    testimonial,
  }
}

function viewDecision({ decision, decisionReason: reason, decisionAt }: PaymentRow): PaymentDecision {
  const at = decisionAt?.toISOString() ?? null
  if (decision === 'hold') return { kind: 'hold', reason: HoldReason.parse(reason), until: at }
  if (decision === 'skip') return { kind: 'skip', reason: SkipReason.parse(reason), since: at }
  if (decision === null || at === null) throw new Error('A payment is shown without what was decided.')
  return { kind: decision, reason: AskReason.parse(reason), at }
}
