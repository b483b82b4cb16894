import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  or,
  placeholder,
  type SQL,
  sql as expression,
} from 'drizzle-orm'
import type { PaymentFilter } from '#shared/payments.ts'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { paymentProofs, payments } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import type { PaymentRow } from './payments.repository.ts'

/** A payment, and the request that came of it, while it is there. */
export type LoggedRow = { payment: PaymentRow; testimonial: { id: string; status: TestimonialStatus } | null }
type TestimonialStatus = (typeof testimonials.$inferSelect)['status']

const decisionOf = { planned: 'ask', held: 'hold', asked: 'asked', skipped: 'skip' } as const

const selectLogged = (sql: Sql) =>
  sql
    .select({ payment: payments, testimonial: { id: testimonials.id, status: testimonials.status } })
    .from(payments)
    .leftJoin(
      testimonials,
      and(eq(testimonials.id, payments.testimonialId), eq(testimonials.workspaceId, payments.workspaceId)),
    )

/** Without those that are only names yet, and those that nothing was decided about, for a moment. */
const isLogged = (workspaceId: string | ReturnType<typeof placeholder>, more?: SQL) =>
  and(eq(payments.workspaceId, workspaceId), isNotNull(payments.paidAt), isNotNull(payments.decision), more)

/** It ends with the id, so that of two rows one always comes first and pages never overlap. */
const newestFirst = [desc(payments.paidAt), desc(payments.id)]

const selectNewest = prepared((sql) =>
  selectLogged(sql)
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
}

export function* listLogged(sql: Sql, { workspaceId, show, connectionId, page, pageSize }: LogPage): Work<LoggedRow[]> {
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  if (show === 'all' && connectionId === undefined) return yield* selectNewest(sql, { workspaceId, ...range })
  const isShown = show === 'all' ? undefined : eq(payments.decision, decisionOf[show])
  const isOfIt = connectionId === undefined ? undefined : eq(payments.connectionId, connectionId)
  return yield* run(
    selectLogged(sql)
      .where(isLogged(workspaceId, and(isShown, isOfIt)))
      .orderBy(...newestFirst)
      .limit(range.limit)
      .offset(range.offset),
  )
}

/** Newest first. */
export function* listAllLogged(sql: Sql, workspaceId: string): Work<LoggedRow[]> {
  return yield* run(
    selectLogged(sql)
      .where(isLogged(workspaceId))
      .orderBy(...newestFirst),
  )
}

export function* findLogged(
  sql: Sql,
  { workspaceId, paymentId }: { workspaceId: string; paymentId: string },
): Work<LoggedRow | undefined> {
  const [found] = yield* run(selectLogged(sql).where(isLogged(workspaceId, eq(payments.id, paymentId))))
  return found
}

/** Those that a request came of: of all requests, or of one. */
export function* listLoggedWithRequest(
  sql: Sql,
  { workspaceId, testimonialId }: { workspaceId: string; testimonialId?: string },
): Work<LoggedRow[]> {
  if (testimonialId !== undefined) return yield* selectOfRequest(sql, { workspaceId, testimonialId })
  return yield* run(selectLogged(sql).where(isLogged(workspaceId, isNotNull(payments.testimonialId))))
}

// A plus keeps the database from going through the whole workspace: there is an index of requests.
const selectOfRequest = prepared((sql) =>
  selectLogged(sql).where(
    and(
      eq(payments.testimonialId, placeholder('testimonialId')),
      expression`+${payments.workspaceId} = ${placeholder('workspaceId')}`,
      isNotNull(payments.decision),
      expression`+${payments.paidAt} is not null`,
    ),
  ),
)

/** Of all answers that payments asked for, or of one. */
export function* listProofs(
  sql: Sql,
  { workspaceId, testimonialId }: { workspaceId: string; testimonialId?: string },
): Work<(typeof paymentProofs.$inferSelect)[]> {
  const isOfIt = testimonialId === undefined ? undefined : eq(paymentProofs.testimonialId, testimonialId)
  return yield* run(
    sql
      .select()
      .from(paymentProofs)
      .where(and(eq(paymentProofs.workspaceId, workspaceId), isOfIt)),
  )
}

const selectCounts = prepared((sql) =>
  sql
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

export function* countLogged(sql: Sql, workspaceId: string): Work<LogCount[]> {
  return yield* selectCounts(sql, { workspaceId })
}

/** Payments of a mailbox, and of requests, whatever is known of them. */
export function* listOfClient(
  sql: Sql,
  {
    workspaceId,
    addressHash,
    testimonialIds,
  }: { workspaceId: string; addressHash: string; testimonialIds: readonly string[] },
): Work<PaymentRow[]> {
  const isClients = or(eq(payments.addressHash, addressHash), inArray(payments.testimonialId, [...testimonialIds]))
  return yield* run(
    sql
      .select()
      .from(payments)
      .where(and(eq(payments.workspaceId, workspaceId), isClients)),
  )
}

/** Payments that go by one address, where another was told of too. Looks at every payment. */
export function* listOfTwoAddresses(sql: Sql, workspaceId: string): Work<PaymentRow[]> {
  const isOther = (told: 'invoice' | 'session') => {
    const email = expression`json_extract(${payments.told}, ${`$.${told}.email`})`
    return expression`(${email} is not null and ${email} is not ${payments.customerEmail})`
  }
  return yield* run(
    sql
      .select()
      .from(payments)
      .where(and(eq(payments.workspaceId, workspaceId), or(isOther('invoice'), isOther('session')))),
  )
}

/** When the next client is asked, of whatever workspace. */
export function* findNextPlanned(sql: Sql, after: Date): Work<Date | null> {
  const [found] = yield* run(
    sql
      .select({ at: payments.decisionAt })
      .from(payments)
      .where(and(eq(payments.decision, 'ask'), gt(payments.decisionAt, after)))
      .orderBy(asc(payments.decisionAt))
      .limit(1),
  )
  return found?.at ?? null
}
