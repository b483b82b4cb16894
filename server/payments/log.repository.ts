import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isSame,
  jsonText,
  or,
  placeholder,
  sql,
  type SQL,
  unindexed,
} from '#server/db/sql.ts'
import type { PaymentFilter } from '#shared/payments.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { type OfTestimonials, selectOfTestimonials } from '#server/db/of-testimonials.ts'
import { paymentProofs, payments } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import type { PaymentRow } from './payments.repository.ts'
import { needsOwnerAt } from './needs-owner.queries.ts'

/** A payment, and the request it triggered, if that exists. */
export type LoggedRow = { payment: PaymentRow; testimonial: { id: string; status: TestimonialStatus } | null }
type TestimonialStatus = (typeof testimonials.$inferSelect)['status']

export const decisionOf = { planned: 'ask', onHold: 'hold', asked: 'asked', skipped: 'skip' } as const

const selectLogged = (tx: Tx) =>
  tx
    .select({ payment: payments, testimonial: { id: testimonials.id, status: testimonials.status } })
    .from(payments)
    .leftJoin(
      testimonials,
      and(eq(testimonials.id, payments.testimonialId), eq(testimonials.workspaceId, payments.workspaceId)),
    )

/** Leaves out payments known only by name, and new ones that are not decided yet. */
const isLogged = (workspaceId: string | ReturnType<typeof placeholder>, more?: SQL) =>
  and(eq(payments.workspaceId, workspaceId), isNotNull(payments.paidAt), isNotNull(payments.decision), more)

/** Ends with the id, so that the order is unique and pages never overlap. */
const newestFirst = [desc(payments.paidAt), desc(payments.id)]
const oldestFirst = [asc(payments.paidAt), asc(payments.id)]

const selectNewest = prepared((tx) =>
  selectLogged(tx)
    .where(isLogged(placeholder('workspaceId')))
    .orderBy(...newestFirst)
    .limit(placeholder('limit'))
    .offset(placeholder('offset')),
)

export type LogPage = {
  workspaceId: string
  show: PaymentFilter
  connectionId?: string | undefined
  page: number
  pageSize: number
  isOldestFirst?: boolean
}

export function* listLogged(
  tx: Tx,
  { workspaceId, show, connectionId, page, pageSize, isOldestFirst = false }: LogPage,
): Transactional<LoggedRow[]> {
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  if (show === 'all' && connectionId === undefined && !isOldestFirst)
    return yield* selectNewest(tx, { workspaceId, ...range })
  const isShown = show === 'all' ? undefined : eq(payments.decision, decisionOf[show])
  const isOfIt = connectionId === undefined ? undefined : eq(payments.connectionId, connectionId)
  return yield* run(
    selectLogged(tx)
      .where(isLogged(workspaceId, and(isShown, isOfIt)))
      .orderBy(...(isOldestFirst ? oldestFirst : newestFirst))
      .limit(range.limit)
      .offset(range.offset),
  )
}

/** In the order of `ids`. */
export function* listLoggedByIds(
  tx: Tx,
  { workspaceId, ids }: { workspaceId: string; ids: readonly string[] },
): Transactional<LoggedRow[]> {
  if (ids.length === 0) return []
  const isOurs = eq(unindexed(payments.workspaceId), workspaceId)
  const rows = yield* run(selectLogged(tx).where(and(isOurs, inArray(payments.id, [...ids]))))
  const byId = new Map(rows.map((row) => [row.payment.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const selectNeeded = prepared((tx) =>
  selectLogged(tx)
    .where(isLogged(placeholder('workspaceId'), needsOwnerAt(placeholder('now'))))
    .orderBy(asc(payments.paidAt), asc(payments.id))
    .limit(placeholder('limit'))
    .offset(placeholder('offset')),
)

const selectOthers = (order: typeof newestFirst) =>
  prepared((tx) =>
    selectLogged(tx)
      .where(isLogged(placeholder('workspaceId'), sql`(${needsOwnerAt(placeholder('now'))}) is not true`))
      .orderBy(...order)
      .limit(placeholder('limit'))
      .offset(placeholder('offset')),
  )

const selectNewestOthers = selectOthers(newestFirst)
const selectOldestOthers = selectOthers(oldestFirst)

/** What only the owner can release, oldest first, then everything else. `needed`: how many of the first. */
export function* listNeededFirst(
  tx: Tx,
  {
    workspaceId,
    now: at,
    needed,
    page,
    pageSize,
    isOldestFirst = false,
  }: Pick<LogPage, 'workspaceId' | 'page' | 'pageSize' | 'isOldestFirst'> & { now: Date; needed: number },
): Transactional<LoggedRow[]> {
  const offset = (page - 1) * pageSize
  const now = at.getTime()
  const first = offset < needed ? yield* selectNeeded(tx, { workspaceId, now, offset, limit: pageSize }) : []
  const limit = pageSize - first.length
  const others =
    limit === 0
      ? []
      : yield* (isOldestFirst ? selectOldestOthers : selectNewestOthers)(tx, {
          workspaceId,
          now,
          offset: Math.max(0, offset - needed),
          limit,
        })
  return [...first, ...others]
}

/** Newest first, those that come after this one. */
export function* listLoggedAfter(
  tx: Tx,
  {
    workspaceId,
    after,
    limit,
  }: { workspaceId: string; after: { paidAt: Date; id: string } | undefined; limit: number },
): Transactional<LoggedRow[]> {
  const isNext = after && sql`(${payments.paidAt}, ${payments.id}) < (${after.paidAt.getTime()}, ${after.id})`
  return yield* run(
    selectLogged(tx)
      .where(isLogged(workspaceId, isNext))
      .orderBy(...newestFirst)
      .limit(limit),
  )
}

export function* findLogged(
  tx: Tx,
  { workspaceId, paymentId }: { workspaceId: string; paymentId: string },
): Transactional<LoggedRow | undefined> {
  const [found] = yield* run(selectLogged(tx).where(isLogged(workspaceId, eq(payments.id, paymentId))))
  return found
}

/** Payments that triggered one request, or several. */
export function* listLoggedWithRequest(
  tx: Tx,
  { workspaceId, testimonialId }: OfTestimonials,
): Transactional<LoggedRow[]> {
  const found: LoggedRow[] = []
  for (const id of [testimonialId].flat()) {
    found.push(...(yield* selectOfRequest(tx, { workspaceId, testimonialId: id })))
  }
  return found
}

// By the index on requests, and not by one of the workspace.
const selectOfRequest = prepared((tx) =>
  selectLogged(tx).where(
    and(
      eq(payments.testimonialId, placeholder('testimonialId')),
      eq(unindexed(payments.workspaceId), placeholder('workspaceId')),
      isNotNull(payments.decision),
      isNotNull(unindexed(payments.paidAt)),
    ),
  ),
)

/** For one answer that a payment triggered, or several. */
export const listProofs = selectOfTestimonials(paymentProofs, (tx, isWanted) =>
  tx.select().from(paymentProofs).where(isWanted),
)

const selectCounts = prepared((tx) =>
  tx
    .select({
      connectionId: payments.connectionId,
      decision: payments.decision,
      reason: payments.decisionReason,
      count: count(),
    })
    .from(payments)
    .where(isLogged(placeholder('workspaceId')))
    .groupBy(payments.connectionId, payments.decision, payments.decisionReason),
)

export type LogCount = { connectionId: string; decision: PaymentRow['decision']; reason: string | null; count: number }

export function* countLogged(tx: Tx, workspaceId: string): Transactional<LogCount[]> {
  return yield* selectCounts(tx, { workspaceId })
}

/** Payments of a mailbox, and of requests, in any state. */
export function* listOfClient(
  tx: Tx,
  {
    workspaceId,
    addressHash,
    testimonialIds,
  }: { workspaceId: string; addressHash: string; testimonialIds: readonly string[] },
): Transactional<PaymentRow[]> {
  const isClients = or(eq(payments.addressHash, addressHash), inArray(payments.testimonialId, [...testimonialIds]))
  return yield* run(
    tx
      .select()
      .from(payments)
      .where(and(eq(payments.workspaceId, workspaceId), isClients)),
  )
}

/** Payments that use one address while an event named another. Scans every payment. */
export function* listOfTwoAddresses(tx: Tx, workspaceId: string): Transactional<PaymentRow[]> {
  const isOther = (factsBySource: 'invoice' | 'session') => {
    const email = jsonText(payments.factsBySource, factsBySource, 'email')
    return sql`(${email} is not null and not ${isSame(email, payments.customerEmail)})`
  }
  return yield* run(
    tx
      .select()
      .from(payments)
      .where(and(eq(payments.workspaceId, workspaceId), or(isOther('invoice'), isOther('session')))),
  )
}

/** When the next client is asked, in any workspace. */
export function* findNextPlanned(
  tx: Tx,
  of: { after: Date; accountKeys: readonly string[] | null },
): Transactional<Date | null> {
  const [found] = yield* run(
    tx
      .select({ at: payments.decisionAt })
      .from(payments)
      .where(
        and(
          eq(payments.decision, 'ask'),
          gt(payments.decisionAt, of.after),
          of.accountKeys ? inArray(payments.accountKey, of.accountKeys) : undefined,
        ),
      )
      .orderBy(asc(payments.decisionAt))
      .limit(1),
  )
  return found?.at ?? null
}
