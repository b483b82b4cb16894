import { and, eq, inArray, isNull, notInArray, or, sql as expression, type SQL } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { allowedFrom } from './testimonials.domain.ts'
import { changeWhere } from './testimonials.repository.ts'

type Key = { workspaceId: string; id: string }
type Row = typeof testimonials.$inferSelect
type Standing = Pick<Row, 'mailState' | 'mailDelivery' | 'mailProblem'>

const isRow = ({ workspaceId, id }: Key) => and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id))
const isThere = (key: Key) => and(isRow(key), isNull(testimonials.erasedAt))
const isNone = (deliveries: NonNullable<Row['mailDelivery']>[]) =>
  or(isNull(testimonials.mailDelivery), notInArray(testimonials.mailDelivery, deliveries))

/** Of a mail of which nothing bad is known. */
const NO_TROUBLE = { mailDelivery: null, mailProblem: null }
const NO_REMINDER = { remindsAt: null }

const notQueuedAnyMore = expression`case when ${testimonials.mailState} = 'queued' then 'none' else ${testimonials.mailState} end`

export function* markMailSent(sql: Sql, key: Key, sentAt: Date): Work<void> {
  yield* run(
    sql
      .update(testimonials)
      .set({
        mailState: 'sent',
        ...NO_TROUBLE,
        sentAt,
        status: expression`case when ${testimonials.status} = 'pending' then 'sent' else ${testimonials.status} end`,
      })
      .where(isRow(key)),
  )
}

export function* markMailStanding(sql: Sql, key: Key, standing: Standing): Work<void> {
  yield* changeWhere(sql, standing, isRow(key))
}

/** Only while the mail waits. */
export function* markMailDelayed(sql: Sql, key: Key, mailProblem: string): Work<void> {
  const isWaiting = and(isRow(key), eq(testimonials.mailState, 'queued'))
  yield* changeWhere(sql, { mailDelivery: 'delayed', mailProblem }, isWaiting)
}

/** Nothing is sent for the request any more. False when the client had ended mails by then. */
export function* markUnsubscribed(sql: Sql, key: Key, at: Date): Work<boolean> {
  yield* unqueueMail(sql, key)
  const isNew = and(isRow(key), isNull(testimonials.unsubscribedAt))
  return yield* changeWhere(sql, { unsubscribedAt: at, ...NO_REMINDER }, isNew)
}

/** Nothing is sent for the request any more, and as long as it waits it says since when. */
export function* markDeclined(sql: Sql, key: Key, at: Date): Work<void> {
  yield* unqueueMail(sql, key)
  const isWaiting = and(isRow(key), inArray(testimonials.status, [...allowedFrom.decline]))
  yield* changeWhere(sql, { declinedAt: at, ...NO_REMINDER }, and(isWaiting, isNull(testimonials.declinedAt)))
}

function* unqueueMail(sql: Sql, key: Key): Work<void> {
  const isQueued = and(isRow(key), eq(testimonials.mailState, 'queued'))
  yield* changeWhere(sql, { mailState: 'none', ...NO_TROUBLE }, isQueued)
}

/** Nothing is sent for the request now. */
export function* markRefused(
  sql: Sql,
  key: Key,
  refused: { mailDelivery?: 'bounced' | 'complained'; mailProblem: string },
): Work<void> {
  yield* unqueueMail(sql, key)
  yield* changeWhere(sql, { ...refused, ...NO_REMINDER }, isRow(key))
}

export function* clearMailProblem(sql: Sql, key: Key): Work<void> {
  yield* changeWhere(sql, { mailProblem: null }, isRow(key))
}

/** Of a mail that was sent. What was told before stays unless this is news: late, then arrived. */
export function* markDelivered(
  sql: Sql,
  key: Key,
  delivered: { mailDelivery: 'delivered' | 'delayed'; mailProblem: string | null },
): Work<boolean> {
  const isNews = isNone(
    delivered.mailDelivery === 'delivered'
      ? ['delivered', 'bounced', 'complained']
      : ['delayed', 'delivered', 'bounced', 'complained'],
  )
  return yield* changeWhere(sql, delivered, and(isThere(key), eq(testimonials.mailState, 'sent'), isNews))
}

/** False when it was known, or the client has complained, or had everything erased. */
export function* markBounced(sql: Sql, key: Key, mailProblem: string): Work<boolean> {
  return yield* markReturned(sql, and(isThere(key), isNone(['bounced', 'complained'])), {
    mailDelivery: 'bounced',
    mailProblem,
  })
}

/** False when it was known, or the client had everything erased. */
export function* markComplained(sql: Sql, key: Key, mailProblem: string): Work<boolean> {
  return yield* markReturned(sql, and(isThere(key), isNone(['complained'])), {
    mailDelivery: 'complained',
    mailProblem,
  })
}

function* markReturned(
  sql: Sql,
  condition: SQL | undefined,
  returned: { mailDelivery: 'bounced' | 'complained'; mailProblem: string },
): Work<boolean> {
  const changed = yield* run(
    sql
      .update(testimonials)
      .set({ ...returned, ...NO_REMINDER, mailState: notQueuedAnyMore })
      .where(condition)
      .returning({ id: testimonials.id }),
  )
  return changed.length === 1
}

/** Requests of a workspace that say so of their mail. */
export function* listWithProblem(
  sql: Sql,
  { workspaceId, mailProblem }: { workspaceId: string; mailProblem: string },
): Work<{ id: string; customerEmail: string }[]> {
  return yield* run(
    sql
      .select({ id: testimonials.id, customerEmail: testimonials.customerEmail })
      .from(testimonials)
      .where(and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.mailProblem, mailProblem))),
  )
}

/** In all workspaces: whoever runs the installation has looked into why mail to the address did not arrive. */
export function* clearReturned(sql: Sql, address: string): Work<void> {
  const isTo = eq(expression`lower(${testimonials.customerEmail})`, address)
  const isReturned = inArray(testimonials.mailDelivery, ['bounced', 'complained'])
  yield* run(sql.update(testimonials).set(NO_TROUBLE).where(and(isTo, isReturned)))
}
