import { and, eq, inArray, isNull, notInArray, or, sql, type SQL } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { allowedFrom } from './testimonials.domain.ts'
import { changeWhere } from './testimonials.repository.ts'

type Key = { workspaceId: string; id: string }
type Row = typeof testimonials.$inferSelect
type Status = Pick<Row, 'emailState' | 'emailDelivery' | 'emailProblem'>

const isRow = ({ workspaceId, id }: Key) => and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id))
const isThere = (key: Key) => and(isRow(key), isNull(testimonials.erasedAt))
const isNone = (deliveries: NonNullable<Row['emailDelivery']>[]) =>
  or(isNull(testimonials.emailDelivery), notInArray(testimonials.emailDelivery, deliveries))

/** For an email without known problems. */
const NO_TROUBLE = { emailDelivery: null, emailProblem: null }
const NO_REMINDER = { remindsAt: null }

const notQueuedAnyMore = sql`case when ${testimonials.emailState} = 'queued' then 'none' else ${testimonials.emailState} end`

export function* markEmailSent(tx: Tx, key: Key, sentAt: Date): Transactional<void> {
  yield* run(
    tx
      .update(testimonials)
      .set({
        emailState: 'sent',
        ...NO_TROUBLE,
        askedAt: sql`coalesce(${testimonials.askedAt}, ${sentAt.getTime()})`,
        sentAt,
        status: sql`case when ${testimonials.status} = 'pending' then 'sent' else ${testimonials.status} end`,
      })
      .where(isRow(key)),
  )
}

export function* markDeliveryStatus(tx: Tx, key: Key, status: Status): Transactional<void> {
  yield* changeWhere(tx, status, isRow(key))
}

/** Only while the email is queued. */
export function* markEmailDelayed(tx: Tx, key: Key, emailProblem: string): Transactional<void> {
  const isWaiting = and(isRow(key), eq(testimonials.emailState, 'queued'))
  yield* changeWhere(tx, { emailDelivery: 'delayed', emailProblem }, isWaiting)
}

/** Stops all emails of the request. False when the client had already unsubscribed. */
export function* markUnsubscribed(tx: Tx, key: Key, at: Date): Transactional<boolean> {
  yield* unqueueEmail(tx, key)
  const isNew = and(isRow(key), isNull(testimonials.unsubscribedAt))
  return yield* changeWhere(tx, { unsubscribedAt: at, ...NO_REMINDER }, isNew)
}

/** Stops all emails of the request and, while it is unanswered, records since when. */
export function* markDeclined(tx: Tx, key: Key, at: Date): Transactional<void> {
  yield* unqueueEmail(tx, key)
  const isWaiting = and(isRow(key), inArray(testimonials.status, [...allowedFrom.decline]))
  yield* changeWhere(tx, { declinedAt: at, ...NO_REMINDER }, and(isWaiting, isNull(testimonials.declinedAt)))
}

function* unqueueEmail(tx: Tx, key: Key): Transactional<void> {
  const isQueued = and(isRow(key), eq(testimonials.emailState, 'queued'))
  yield* changeWhere(tx, { emailState: 'none', ...NO_TROUBLE }, isQueued)
}

/** Sends nothing for the request now. */
export function* markRefused(
  tx: Tx,
  key: Key,
  refused: { emailDelivery?: 'bounced' | 'complained'; emailProblem: string },
): Transactional<void> {
  yield* unqueueEmail(tx, key)
  yield* changeWhere(tx, { ...refused, ...NO_REMINDER }, isRow(key))
}

export function* clearEmailProblem(tx: Tx, key: Key): Transactional<void> {
  yield* changeWhere(tx, { emailProblem: null }, isRow(key))
}

/** For an email that was sent. Keeps an earlier report unless this one is newer: late, then delivered. */
export function* markDelivered(
  tx: Tx,
  key: Key,
  delivered: { emailDelivery: 'delivered' | 'delayed'; emailProblem: string | null },
): Transactional<boolean> {
  const isChange = isNone(
    delivered.emailDelivery === 'delivered'
      ? ['delivered', 'bounced', 'complained']
      : ['delayed', 'delivered', 'bounced', 'complained'],
  )
  return yield* changeWhere(tx, delivered, and(isThere(key), eq(testimonials.emailState, 'sent'), isChange))
}

/** False when it was already known, or the client complained or had everything erased. */
export function* markBounced(tx: Tx, key: Key, emailProblem: string): Transactional<boolean> {
  return yield* markReturned(tx, and(isThere(key), isNone(['bounced', 'complained'])), {
    emailDelivery: 'bounced',
    emailProblem,
  })
}

/** False when it was already known, or the client had everything erased. */
export function* markComplained(tx: Tx, key: Key, emailProblem: string): Transactional<boolean> {
  return yield* markReturned(tx, and(isThere(key), isNone(['complained'])), {
    emailDelivery: 'complained',
    emailProblem,
  })
}

function* markReturned(
  tx: Tx,
  condition: SQL | undefined,
  returned: { emailDelivery: 'bounced' | 'complained'; emailProblem: string },
): Transactional<boolean> {
  const changed = yield* run(
    tx
      .update(testimonials)
      .set({ ...returned, ...NO_REMINDER, emailState: notQueuedAnyMore })
      .where(condition)
      .returning({ id: testimonials.id }),
  )
  return changed.length === 1
}

/** A workspace's requests with this email problem. */
export function* listWithProblem(
  tx: Tx,
  { workspaceId, emailProblem }: { workspaceId: string; emailProblem: string },
): Transactional<{ id: string; customerEmail: string }[]> {
  return yield* run(
    tx
      .select({ id: testimonials.id, customerEmail: testimonials.customerEmail })
      .from(testimonials)
      .where(and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.emailProblem, emailProblem))),
  )
}
