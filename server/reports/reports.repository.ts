import { and, asc, count, eq, gte, isNotNull, lt, ne, placeholder, sql } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { countEndedAskedIn } from '#server/emails/recipients/ended-requests.queries.ts'
import { publishedCounts } from '#server/db/schema/overview.ts'
import { payments } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'

type Row = typeof testimonials.$inferSelect
type Range = { workspaceId: string; from: Date; until: Date }
/** Rows after the last one of the page before. */
type Page<Facts> = Range & { after: Facts | undefined; limit: number }

// Written out: drizzle leaves out the names of tables where a query has only one.
const isShown = sql<boolean>`exists (
  select 1 from "public_testimonials" where "public_testimonials"."public_id" = "testimonials"."public_id"
)`.mapWith(Boolean)

export type AnswerFacts = Pick<Row, 'id' | 'askedAt' | 'status' | 'isPrivate' | 'withdrawnAt' | 'erasedAt'> & {
  submittedAt: Date
  /** Anyone can see it now. */
  isPublic: boolean
}

/** Answers of clients that arrived in a range, oldest first. */
export function* listAnswers(
  tx: Tx,
  { workspaceId, from, until, after, limit }: Page<AnswerFacts>,
): Transactional<AnswerFacts[]> {
  const isNext =
    after && sql`(${testimonials.submittedAt}, ${testimonials.id}) > (${after.submittedAt.getTime()}, ${after.id})`
  const rows = yield* run(
    tx
      .select({
        id: testimonials.id,
        askedAt: testimonials.askedAt,
        submittedAt: testimonials.submittedAt,
        status: testimonials.status,
        isPrivate: testimonials.isPrivate,
        withdrawnAt: testimonials.withdrawnAt,
        erasedAt: testimonials.erasedAt,
        isPublic: isShown,
      })
      .from(testimonials)
      .where(
        and(
          eq(testimonials.workspaceId, workspaceId),
          gte(testimonials.submittedAt, from),
          lt(testimonials.submittedAt, until),
          ne(testimonials.source, 'owner'),
          isNext,
        ),
      )
      .orderBy(asc(testimonials.submittedAt), asc(testimonials.id))
      .limit(limit),
  )
  return rows.flatMap(({ submittedAt, ...row }) => (submittedAt ? [{ ...row, submittedAt }] : []))
}

const selectAsked = prepared((tx) =>
  tx
    .select({ asked: count() })
    .from(testimonials)
    .where(
      and(
        eq(testimonials.workspaceId, placeholder('workspaceId')),
        gte(testimonials.askedAt, placeholder('from')),
        lt(testimonials.askedAt, placeholder('until')),
      ),
    ),
)

/** How many clients were asked in a range, also with requests that ended since. */
export function* countAsked(tx: Tx, { workspaceId, from, until }: Range): Transactional<number> {
  const [found] = yield* selectAsked(tx, { workspaceId, from: from.getTime(), until: until.getTime() })
  return (found?.asked ?? 0) + (yield* countEndedAskedIn(tx, { workspaceId, from, until }))
}

const selectAnswered = prepared((tx) =>
  tx
    .select({ answered: count() })
    .from(testimonials)
    .where(
      and(
        eq(testimonials.workspaceId, placeholder('workspaceId')),
        gte(testimonials.submittedAt, placeholder('from')),
        lt(testimonials.submittedAt, placeholder('until')),
        ne(testimonials.source, 'owner'),
      ),
    ),
)

/** How many clients answered in a range. */
export function* countAnswered(tx: Tx, { workspaceId, from, until }: Range): Transactional<number> {
  const [found] = yield* selectAnswered(tx, { workspaceId, from: from.getTime(), until: until.getTime() })
  return found?.answered ?? 0
}

export type RequestFacts = Pick<Row, 'id' | 'service' | 'submittedAt'> & { askedAt: Date; isPublic: boolean }

/** Requests with a service, of clients who were asked in a range, oldest first. */
export function* listRequestsWithService(
  tx: Tx,
  { workspaceId, from, until, after, limit }: Page<RequestFacts>,
): Transactional<RequestFacts[]> {
  const isNext = after && sql`(${testimonials.askedAt}, ${testimonials.id}) > (${after.askedAt.getTime()}, ${after.id})`
  const rows = yield* run(
    tx
      .select({
        id: testimonials.id,
        askedAt: testimonials.askedAt,
        service: testimonials.service,
        submittedAt: testimonials.submittedAt,
        isPublic: isShown,
      })
      .from(testimonials)
      .where(
        and(
          eq(testimonials.workspaceId, workspaceId),
          gte(testimonials.askedAt, from),
          lt(testimonials.askedAt, until),
          isNotNull(testimonials.service),
          isNext,
        ),
      )
      .orderBy(asc(testimonials.askedAt), asc(testimonials.id))
      .limit(limit),
  )
  return rows.flatMap(({ askedAt, ...row }) => (askedAt ? [{ ...row, askedAt }] : []))
}

/** How many testimonials of a workspace anyone can see now. */
export function* findPublishedCount(tx: Tx, workspaceId: string): Transactional<number> {
  const [found] = yield* run(
    tx
      .select({ count: publishedCounts.count })
      .from(publishedCounts)
      .where(eq(publishedCounts.workspaceId, workspaceId)),
  )
  return found?.count ?? 0
}

type Decision = NonNullable<(typeof payments.$inferSelect)['decision']>

export type PaymentFacts = {
  id: string
  paidAt: Date
  decision: Decision
  reason: string | null
  /** Whether the request that it triggered was answered. */
  isAnswered: boolean
  isPublic: boolean
}

/** Payments that were made in a range and are decided, oldest first. */
export function* listPayments(
  tx: Tx,
  { workspaceId, from, until, after, limit }: Page<PaymentFacts>,
): Transactional<PaymentFacts[]> {
  const isNext = after && sql`(${payments.paidAt}, ${payments.id}) > (${after.paidAt.getTime()}, ${after.id})`
  const rows = yield* run(
    tx
      .select({
        id: payments.id,
        paidAt: payments.paidAt,
        decision: payments.decision,
        reason: payments.decisionReason,
        isAnswered: sql<boolean>`${testimonials.submittedAt} is not null`.mapWith(Boolean),
        isPublic: isShown,
      })
      .from(payments)
      .leftJoin(
        testimonials,
        and(eq(testimonials.id, payments.testimonialId), eq(testimonials.workspaceId, payments.workspaceId)),
      )
      .where(
        and(
          eq(payments.workspaceId, workspaceId),
          gte(payments.paidAt, from),
          lt(payments.paidAt, until),
          isNotNull(payments.decision),
          isNext,
        ),
      )
      .orderBy(asc(payments.paidAt), asc(payments.id))
      .limit(limit),
  )
  return rows.flatMap(({ paidAt, decision, ...row }) => (paidAt && decision ? [{ ...row, paidAt, decision }] : []))
}

const selectPlanned = prepared((tx) =>
  tx
    .select({ planned: count() })
    .from(payments)
    .where(
      and(
        eq(payments.workspaceId, placeholder('workspaceId')),
        sql`"decision" = 'ask'`,
        gte(payments.decisionAt, placeholder('from')),
        lt(payments.decisionAt, placeholder('until')),
      ),
    ),
)

/** How many clients will be asked in a range. */
export function* countPlanned(tx: Tx, { workspaceId, from, until }: Range): Transactional<number> {
  const [found] = yield* selectPlanned(tx, { workspaceId, from: from.getTime(), until: until.getTime() })
  return found?.planned ?? 0
}
