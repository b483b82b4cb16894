import { and, asc, eq, gte, inArray, isNotNull, lt, max, ne, or, placeholder } from 'drizzle-orm'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { paymentRefs, payments } from '#server/db/schema/payments.ts'
import type { PaymentRef } from '#server/stripe/payment-news.ts'

export type PaymentRow = typeof payments.$inferSelect
type Key = { workspaceId: string; id: string }
type Changes = Partial<Omit<PaymentRow, 'id' | 'workspaceId'>>

const isPayment = ({ workspaceId, id }: Key) => and(eq(payments.workspaceId, workspaceId), eq(payments.id, id))

const selectPayment = prepared((sql) =>
  sql
    .select()
    .from(payments)
    .where(and(eq(payments.workspaceId, placeholder('workspaceId')), eq(payments.id, placeholder('id')))),
)

export function* findPayment(sql: Sql, key: Key): Work<PaymentRow | undefined> {
  const [found] = yield* selectPayment(sql, key)
  return found
}

export function* insertPayment(sql: Sql, row: typeof payments.$inferInsert): Work<void> {
  yield* run(sql.insert(payments).values(row))
}

export function* updatePayment(sql: Sql, key: Key, changes: Changes): Work<void> {
  yield* run(sql.update(payments).set(changes).where(isPayment(key)))
}

export function* deletePayment(sql: Sql, key: Key): Work<void> {
  yield* run(sql.delete(payments).where(isPayment(key)))
}

/** Whatever is known by one of these names, the oldest first. */
export function* listPaymentsByRefs(
  sql: Sql,
  { workspaceId, connectionId, refs }: { workspaceId: string; connectionId: string; refs: readonly PaymentRef[] },
): Work<PaymentRow[]> {
  const named = yield* run(
    sql
      .select({ id: paymentRefs.paymentId })
      .from(paymentRefs)
      .where(and(eq(paymentRefs.connectionId, connectionId), inArray(paymentRefs.ref, [...refs]))),
  )
  const found: PaymentRow[] = []
  for (const id of new Set(named.map((ref) => ref.id))) found.push(...(yield* selectPayment(sql, { workspaceId, id })))
  return found.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
}

/** One that names a payment already names the same one. */
export function* insertRefs(
  sql: Sql,
  { connectionId, paymentId, refs }: { connectionId: string; paymentId: string; refs: readonly PaymentRef[] },
): Work<void> {
  const rows = refs.map((ref) => ({ connectionId, ref, paymentId }))
  yield* run(sql.insert(paymentRefs).values(rows).onConflictDoNothing())
}

/** A name goes over to another payment, or all names of one do. */
export function* moveRefs(
  sql: Sql,
  { connectionId, to, ...which }: { connectionId: string; to: string } & ({ ref: PaymentRef } | { from: string }),
): Work<void> {
  const isMoved = 'ref' in which ? eq(paymentRefs.ref, which.ref) : eq(paymentRefs.paymentId, which.from)
  yield* run(
    sql
      .update(paymentRefs)
      .set({ paymentId: to })
      .where(and(eq(paymentRefs.connectionId, connectionId), isMoved)),
  )
}

/** What is known of a subscription: each of its names, and the payment that has it. */
export function* listRefsOfSubscription(
  sql: Sql,
  { connectionId, subscriptionId }: { connectionId: string; subscriptionId: string },
): Work<{ ref: string; id: string; amount: number; paidAt: Date | null }[]> {
  const prefix = `sub:${subscriptionId}`
  return yield* run(
    sql
      .select({ ref: paymentRefs.ref, id: payments.id, amount: payments.amount, paidAt: payments.paidAt })
      .from(paymentRefs)
      .innerJoin(payments, eq(payments.id, paymentRefs.paymentId))
      .where(
        and(
          eq(paymentRefs.connectionId, connectionId),
          // `$` comes right after `#`: together they hold whatever begins with `sub:…#`.
          gte(paymentRefs.ref, `${prefix}#`),
          lt(paymentRefs.ref, `${prefix}$`),
        ),
      )
      .orderBy(asc(paymentRefs.ref)),
  )
}

export function* listRefsOf(sql: Sql, paymentId: string): Work<string[]> {
  const found = yield* run(
    sql
      .select({ ref: paymentRefs.ref })
      .from(paymentRefs)
      .where(eq(paymentRefs.paymentId, paymentId))
      .orderBy(asc(paymentRefs.ref)),
  )
  return found.map(({ ref }) => ref)
}

const isUndecided = inArray(payments.decision, ['ask', 'hold'])
const isKeptBack = and(eq(payments.decision, 'skip'), eq(payments.decisionReason, 'open_request'))

/** The ids of payments that are planned or held, in the order in which they were paid. */
export function* listUndecided(
  sql: Sql,
  { workspaceId, connectionId }: { workspaceId: string; connectionId?: string },
): Work<string[]> {
  const isOfIt = connectionId === undefined ? undefined : eq(payments.connectionId, connectionId)
  const found = yield* run(
    sql
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.workspaceId, workspaceId), isOfIt, isUndecided))
      .orderBy(asc(payments.paidAt), asc(payments.id)),
  )
  return found.map(({ id }) => id)
}

const selectUndecidedOfMailbox = prepared((sql) =>
  sql
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.addressHash, placeholder('addressHash')),
        eq(payments.workspaceId, placeholder('workspaceId')),
        isUndecided,
      ),
    ),
)

const selectUndecidedOfCustomer = prepared((sql) =>
  sql
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.connectionId, placeholder('connectionId')),
        isUndecided,
        eq(payments.customerId, placeholder('customerId')),
        eq(payments.workspaceId, placeholder('workspaceId')),
      ),
    ),
)

/** The ids of other payments of a client, by mailbox or as the customer of the account, that are planned or held. */
export function* listUndecidedOfClient(
  sql: Sql,
  { id, workspaceId, connectionId, customerId, addressHash }: PaymentRow,
): Work<string[]> {
  // Two statements, since each has its index and both together have none.
  const ofMailbox = addressHash === null ? [] : yield* selectUndecidedOfMailbox(sql, { workspaceId, addressHash })
  const ofCustomer =
    customerId === null ? [] : yield* selectUndecidedOfCustomer(sql, { workspaceId, connectionId, customerId })
  return [...new Set([...ofMailbox, ...ofCustomer].map((row) => row.id))].filter((other) => other !== id)
}

/** The ids of other payments of the same mailbox that ask nobody since a request to it was open. */
export function* listKeptBackOfClient(sql: Sql, { id, workspaceId, addressHash }: PaymentRow): Work<string[]> {
  if (addressHash === null) return []
  const isOfMailbox = and(eq(payments.addressHash, addressHash), eq(payments.workspaceId, workspaceId))
  const found = yield* run(
    sql
      .select({ id: payments.id })
      .from(payments)
      .where(and(isOfMailbox, ne(payments.id, id), isKeptBack))
      .orderBy(asc(payments.paidAt), asc(payments.id)),
  )
  return found.map((row) => row.id)
}

export function* listIdsOfRequest(
  sql: Sql,
  { workspaceId, testimonialId }: { workspaceId: string; testimonialId: string },
): Work<string[]> {
  const found = yield* run(
    sql
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.testimonialId, testimonialId), eq(payments.workspaceId, workspaceId))),
  )
  return found.map(({ id }) => id)
}

/** Other payments of a client that have happened, by mailbox or as the customer of the account. */
export function* listOthersOfClient(
  sql: Sql,
  { id, workspaceId, connectionId, customerId, addressHash }: PaymentRow,
): Work<PaymentRow[]> {
  const isOther = and(eq(payments.workspaceId, workspaceId), ne(payments.id, id), isNotNull(payments.paidAt))
  const found: PaymentRow[] = []
  if (addressHash !== null)
    found.push(
      ...(yield* run(
        sql
          .select()
          .from(payments)
          .where(and(eq(payments.addressHash, addressHash), isOther)),
      )),
    )
  if (customerId !== null) {
    const isOfCustomer = and(eq(payments.connectionId, connectionId), eq(payments.customerId, customerId))
    found.push(...(yield* run(sql.select().from(payments).where(and(isOfCustomer, isOther)))))
  }
  return [...new Map(found.map((row) => [row.id, row])).values()]
}

/** When other workspaces asked mailboxes because of the same account, or plan to. What went out outlives the link. */
export function* listAskedByOthers(
  sql: Sql,
  of: { workspaceId: string; accountKey: string; addressHashes: readonly string[]; since: Date },
): Work<{ addressHash: string | null; at: Date | null }[]> {
  const isAsked = or(
    eq(payments.decision, 'ask'),
    and(eq(payments.decision, 'asked'), gte(payments.decisionAt, of.since)),
  )
  return yield* run(
    sql
      .select({ addressHash: payments.addressHash, at: max(payments.decisionAt) })
      .from(payments)
      .where(
        and(
          inArray(payments.addressHash, [...of.addressHashes]),
          eq(payments.accountKey, of.accountKey),
          ne(payments.workspaceId, of.workspaceId),
          isAsked,
        ),
      )
      .groupBy(payments.addressHash),
  )
}
