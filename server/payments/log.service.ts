import type * as z from 'zod'
import type { exportPayments, listPayments, Payment, PaymentOrder } from '#shared/payments.ts'
import type { Verification } from '#shared/testimonial-details.ts'
import type { Database, Snapshot, Tx, Transactional } from '#server/db/database.ts'
import type { OfTestimonials } from '#server/db/of-testimonials.ts'
import { textsOf } from '#server/kernel/searched-texts.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { PagedAnswer } from '#server/kernel/json-pages.ts'
import {
  countLogged,
  decisionOf,
  findLogged,
  findNextPlanned,
  listLoggedAfter,
  listLogged,
  listLoggedByIds,
  listLoggedWithRequest,
  listNeededFirst,
  listOfClient,
  listProofs,
  type LogCount,
  type LoggedRow,
  type LogPage,
} from './log.repository.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { accountKeyOf } from './payments.domain.ts'
import { countOnHold } from './needs-owner.queries.ts'
import type { PaymentRow } from './payments.repository.ts'
import { readNextPossible } from './quiet-days.service.ts'
import { readNotes } from './notes.service.ts'
import { viewPayment } from './view-payment.ts'
import { isFoundBy } from './search.domain.ts'
import type { SearchedRow } from './search.repository.ts'
import { searchPayments } from './search.service.ts'

export type PaymentLogService = ReturnType<typeof createPaymentLogService>

type PaymentList = z.output<NonNullable<typeof listPayments.response>>

/** Payments and the decisions about them. */
export function createPaymentLogService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** When the next client is asked, for any owner or for payments to a Stripe account; null when none is scheduled. */
    findNextRequest: (accountId?: string): Promise<Date | null> => {
      const accountKeys =
        accountId === undefined ? null : [true, false].map((isLive) => accountKeyOf({ accountId, isLive }))
      return db.read((tx) => findNextPlanned(tx, { after: clock.now(), accountKeys }))
    },

    async listPayments({ q = '', sort, ...rest }: LogQuery): Promise<PaymentList> {
      const page = { ...rest, isOldestFirst: sort === 'oldest' || sort === 'needs-you-oldest' }
      const words = textsOf(q)
      const found = words.length === 0 ? undefined : await searchPayments(db, { ...page, words })
      return db.read(function* (tx) {
        const counted = yield* countLogged(tx, page.workspaceId)
        const counts = found ? countsOf(found.rows) : countsOf(counted.filter((group) => isAmong(page, group)))
        const { workspaceId } = page
        const now = clock.now()
        const needed =
          isGrouped({ ...page, sort }) && !found ? (yield* countOnHold(tx, { workspaceId, now })).needsYou : undefined
        const rows = yield* readRows(tx, { ...page, now, needed, found: found?.rows })
        const shown = rows.map(({ payment }) => payment)
        const notes = yield* readNotes(tx, { workspaceId, rows })
        const nextPossible = yield* readNextPossible(tx, { workspaceId, rows: shown, now })
        return {
          items: rows.map(viewPayment),
          pagination: { currentPage: page.page, pageCount: Math.ceil(counts[page.show] / page.pageSize) },
          counts,
          waitingForQuota: sumOfWaiting(counted),
          ...(needed !== undefined && { needsYou: needed }),
          ...(Object.keys(nextPossible).length > 0 && { nextPossible }),
          ...(Object.keys(notes).length > 0 && { notes }),
          ...(found?.backTo && { searchedBackTo: found.backTo.toISOString() }),
        }
      })
    },

    /** From a single snapshot, in pages. */
    async exportPayments({
      workspaceId,
      by: actor,
      q = '',
      show,
      connectionId,
    }: ExportQuery & { by: Actor }): Promise<PagedAnswer<PaymentExport>> {
      const about = { workspaceId, actor, kind: 'data_exported', subject: 'payments', now: clock.now() } as const
      await db.transaction((tx) => recordActivity(tx, about))
      const snapshot = await db.openSnapshot()
      const isChosen = (payment: Payment) =>
        (show === 'all' || payment.decision.kind === decisionOf[show]) &&
        (connectionId === undefined || payment.connectionId === connectionId) &&
        isFoundBy(words, payment)
      const words = textsOf(q)
      return { content: { items: choose(readAllPayments(snapshot, workspaceId), isChosen) }, end: snapshot.close }
    },
  }
}

type LogQuery = LogPage & { q?: string | undefined; sort?: PaymentOrder | undefined }
type ExportQuery = Pick<LogQuery, 'workspaceId' | 'q' | 'show' | 'connectionId'>
type PaymentExport = z.output<NonNullable<typeof exportPayments.response>>

async function* choose<T>(pages: AsyncIterable<T[]>, isChosen: (item: T) => boolean): AsyncGenerator<T[]> {
  for await (const page of pages) yield page.filter(isChosen)
}

const isGrouped = ({ sort, show, connectionId }: LogQuery) =>
  (sort === 'needs-you' || sort === 'needs-you-oldest') && show === 'all' && connectionId === undefined

function* readRows(
  tx: Tx,
  {
    needed,
    found,
    now,
    ...page
  }: LogPage & { now: Date; needed: number | undefined; found: readonly SearchedRow[] | undefined },
): Transactional<LoggedRow[]> {
  if (needed !== undefined) return yield* listNeededFirst(tx, { ...page, now, needed })
  if (!found) return yield* listLogged(tx, page)
  const { workspaceId, show, page: number, pageSize } = page
  const shown = show === 'all' ? found : found.filter(({ decision }) => decision === decisionOf[show])
  const ordered = page.isOldestFirst ? shown.toReversed() : shown
  const ids = ordered.slice((number - 1) * pageSize, number * pageSize).map(({ id }) => id)
  return yield* listLoggedByIds(tx, { workspaceId, ids })
}

const isAmong = (page: LogPage, { connectionId }: LogCount) =>
  page.connectionId === undefined || page.connectionId === connectionId

const sum = (counted: readonly { count?: number }[]) => counted.reduce((all, { count = 1 }) => all + count, 0)

const sumOfWaiting = (counted: readonly LogCount[]) =>
  sum(counted.filter(({ decision, reason }) => decision === 'hold' && reason === 'quota'))

/** How many are on hold because the month's requests are used up. */
export function* countWaitingForQuota(tx: Tx, workspaceId: string): Transactional<number> {
  return sumOfWaiting(yield* countLogged(tx, workspaceId))
}

/** Of payments, or of groups of them. */
function countsOf(counted: readonly (Pick<LogCount, 'decision'> & { count?: number })[]): PaymentList['counts'] {
  const of = (decision: PaymentRow['decision']) => sum(counted.filter((group) => group.decision === decision))
  return { all: sum(counted), planned: of('ask'), onHold: of('hold'), asked: of('asked'), skipped: of('skip') }
}

/** Undefined for one that doesn't exist, isn't a payment, or isn't decided yet. */
export function* readPayment(
  tx: Tx,
  key: { workspaceId: string; paymentId: string },
): Transactional<Payment | undefined> {
  const found = yield* findLogged(tx, key)
  return found && viewPayment(found)
}

/** The payments that triggered requests, by request: one, or several. */
export function* readPaymentsOfRequests(
  tx: Tx,
  of: OfTestimonials,
): Transactional<Map<string, Omit<Payment, 'testimonial'>>> {
  const found = yield* listLoggedWithRequest(tx, of)
  return new Map(
    found.flatMap((row) => {
      const { testimonial, ...payment } = viewPayment(row)
      return testimonial ? [[testimonial.id, payment] as const] : []
    }),
  )
}

/** Whether answers to requests that payments triggered are verified, by request: one, or several. */
export function* readVerifications(tx: Tx, of: OfTestimonials): Transactional<Map<string, Verification>> {
  return new Map((yield* listProofs(tx, of)).map((row) => [row.testimonialId, row.verification]))
}

const PAGE = 100

/** All payments of a snapshot, newest first, in pages. */
export async function* readAllPayments(snapshot: Snapshot, workspaceId: string): AsyncGenerator<Payment[]> {
  let after: { paidAt: Date; id: string } | undefined
  do {
    const page = { workspaceId, after, limit: PAGE }
    const rows: LoggedRow[] = await snapshot.read((tx) => listLoggedAfter(tx, page))
    yield rows.map(viewPayment)
    after = rows.length === PAGE ? positionOf(rows.at(-1)) : undefined
  } while (after)
}

/** Payments with a client's address, and those that triggered these requests; oldest first. */
export function* readPaymentsOfClient(
  tx: Tx,
  of: { workspaceId: string; addressHash: string; testimonialIds: readonly string[] },
): Transactional<Payment[]> {
  const ids = (yield* listOfClient(tx, of))
    .filter(({ paidAt }) => paidAt !== null)
    .toSorted((one, other) => (one.paidAt?.getTime() ?? 0) - (other.paidAt?.getTime() ?? 0))
    .map(({ id }) => id)
  return (yield* listLoggedByIds(tx, { workspaceId: of.workspaceId, ids })).map(viewPayment)
}

function positionOf(row: LoggedRow | undefined): { paidAt: Date; id: string } | undefined {
  return row?.payment.paidAt ? { paidAt: row.payment.paidAt, id: row.payment.id } : undefined
}
