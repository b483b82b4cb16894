import {
  alias,
  and,
  asc,
  eq,
  gte,
  inArray,
  isInJson,
  isNotNull,
  lt,
  ne,
  or,
  placeholder,
  sql,
  type SQL,
  unindexed,
} from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { preparedInsert, preparedUpdate } from '#server/db/prepared-rows.ts'
import { paymentRefs, payments } from '#server/db/schema/payments.ts'
import type { PaymentRef } from '#server/stripe/payment-event.ts'

export type PaymentRow = typeof payments.$inferSelect
type Key = { workspaceId: string; id: string }
type Changes = Partial<Omit<PaymentRow, 'id' | 'workspaceId'>>

const isNamed = and(eq(payments.workspaceId, placeholder('workspaceId')), eq(payments.id, placeholder('id')))

const selectPayment = prepared((tx) => tx.select().from(payments).where(isNamed))

export function* findPayment(tx: Tx, key: Key): Transactional<PaymentRow | undefined> {
  const [found] = yield* selectPayment(tx, key)
  return found
}

export const insertPayment = preparedInsert(payments)

const updateNamed = preparedUpdate(payments, isNamed)

export const updatePayment = (tx: Tx, { workspaceId, id }: Key, changes: Changes): Transactional<void> =>
  updateNamed(tx, { workspaceId, id }, changes)

export function* deletePayment(tx: Tx, { workspaceId, id }: Key): Transactional<void> {
  yield* run(tx.delete(payments).where(and(eq(payments.workspaceId, workspaceId), eq(payments.id, id))))
}

const selectNamed = prepared((tx) =>
  tx
    .select({ id: paymentRefs.paymentId })
    .from(paymentRefs)
    .where(
      and(eq(paymentRefs.connectionId, placeholder('connectionId')), isInJson(paymentRefs.ref, placeholder('refs'))),
    ),
)

/** Payments known by any of these names, oldest first. */
export function* listPaymentsByRefs(
  tx: Tx,
  { workspaceId, connectionId, refs }: { workspaceId: string; connectionId: string; refs: readonly PaymentRef[] },
): Transactional<PaymentRow[]> {
  const named = yield* selectNamed(tx, { connectionId, refs: JSON.stringify(refs) })
  const found: PaymentRow[] = []
  for (const id of new Set(named.map((ref) => ref.id))) found.push(...(yield* selectPayment(tx, { workspaceId, id })))
  return found.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
}

const insertRef = preparedInsert(paymentRefs, { keepsExisting: true })

/** Existing names keep their payment. */
export function* insertRefs(
  tx: Tx,
  { connectionId, paymentId, refs }: { connectionId: string; paymentId: string; refs: readonly PaymentRef[] },
): Transactional<void> {
  for (const ref of refs) yield* insertRef(tx, { connectionId, ref, paymentId })
}

/** Moves one name, or all names of a payment, to another payment. */
export function* moveRefs(
  tx: Tx,
  { connectionId, to, ...which }: { connectionId: string; to: string } & ({ ref: PaymentRef } | { from: string }),
): Transactional<void> {
  const isMoved = 'ref' in which ? eq(paymentRefs.ref, which.ref) : eq(paymentRefs.paymentId, which.from)
  yield* run(
    tx
      .update(paymentRefs)
      .set({ paymentId: to })
      .where(and(eq(paymentRefs.connectionId, connectionId), isMoved)),
  )
}

/** A subscription's names, each with its payment. */
export function* listRefsOfSubscription(
  tx: Tx,
  { connectionId, subscriptionId }: { connectionId: string; subscriptionId: string },
): Transactional<{ ref: string; id: string; amount: number; paidAt: Date | null }[]> {
  const prefix = `sub:${subscriptionId}`
  return yield* run(
    tx
      .select({ ref: paymentRefs.ref, id: payments.id, amount: payments.amount, paidAt: payments.paidAt })
      .from(paymentRefs)
      .innerJoin(payments, eq(payments.id, paymentRefs.paymentId))
      .where(
        and(
          eq(paymentRefs.connectionId, connectionId),
          // `$` comes right after `#`, so this range covers everything that begins with `sub:…#`.
          gte(paymentRefs.ref, `${prefix}#`),
          lt(paymentRefs.ref, `${prefix}$`),
        ),
      )
      .orderBy(asc(paymentRefs.ref)),
  )
}

const selectRefs = prepared((tx) =>
  tx
    .select({ ref: paymentRefs.ref })
    .from(paymentRefs)
    .where(eq(paymentRefs.paymentId, placeholder('paymentId')))
    .orderBy(asc(paymentRefs.ref)),
)

export function* listRefsOf(tx: Tx, paymentId: string): Transactional<string[]> {
  return (yield* selectRefs(tx, { paymentId })).map(({ ref }) => ref)
}

/** Scheduled or on hold. */
export const isUndecided = inArray(payments.decision, ['ask', 'hold'])

/** Ids of payments that are scheduled or on hold, in the order in which they were paid. */
export function* listUndecided(
  tx: Tx,
  { workspaceId, connectionId }: { workspaceId: string; connectionId?: string },
): Transactional<string[]> {
  const isOfIt = connectionId === undefined ? undefined : eq(payments.connectionId, connectionId)
  const found = yield* run(
    tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.workspaceId, workspaceId), isOfIt, isUndecided))
      .orderBy(asc(payments.paidAt), asc(payments.id)),
  )
  return found.map(({ id }) => id)
}

// Without the index of the workspace, because the payments of one client are few.
const isOurs = eq(unindexed(payments.workspaceId), placeholder('workspaceId'))
const isOfMailbox = eq(payments.addressHash, placeholder('addressHash'))
const isOfCustomer = and(
  eq(payments.connectionId, placeholder('connectionId')),
  eq(payments.customerId, placeholder('customerId')),
)

const selectUndecidedOfMailbox = prepared((tx) =>
  tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(isOfMailbox, isOurs, isUndecided)),
)

const selectUndecidedOfCustomer = prepared((tx) =>
  tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(isOfCustomer, isOurs, sql`${unindexed(payments.decision)} in ('ask', 'hold')`)),
)

/** Ids of a client's other payments, by mailbox or as the account's customer, that are scheduled or on hold. */
export function* listUndecidedOfClient(
  tx: Tx,
  { id, workspaceId, connectionId, customerId, addressHash }: PaymentRow,
): Transactional<string[]> {
  // Two statements, because each has an index and both conditions together have none.
  const ofMailbox = addressHash === null ? [] : yield* selectUndecidedOfMailbox(tx, { workspaceId, addressHash })
  const ofCustomer =
    customerId === null ? [] : yield* selectUndecidedOfCustomer(tx, { workspaceId, connectionId, customerId })
  return [...new Set([...ofMailbox, ...ofCustomer].map((row) => row.id))].filter((other) => other !== id)
}

/** Payments that were decided because of this payment or request. */
export function* listLeaning(tx: Tx, leansOn: string): Transactional<{ workspaceId: string; id: string }[]> {
  return yield* selectLeaning(tx, { leansOn })
}

const selectLeaning = prepared((tx) =>
  tx
    .select({ workspaceId: payments.workspaceId, id: payments.id })
    .from(payments)
    .where(eq(payments.leansOn, placeholder('leansOn')))
    .orderBy(asc(payments.paidAt), asc(payments.id)),
)

const covering = alias(payments, 'covering')

const selectCovered = (isClients: SQL | undefined) =>
  prepared((tx) =>
    tx
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(covering, eq(covering.id, payments.leansOn))
      .where(
        and(
          isClients,
          isOurs,
          ne(payments.id, placeholder('id')),
          sql`${unindexed(payments.decision)} = 'skip'`,
          eq(payments.decisionReason, 'covered'),
          ne(covering.decision, 'asked'),
        ),
      )
      .orderBy(asc(payments.paidAt), asc(payments.id)),
  )

const selectCoveredOfMailbox = selectCovered(isOfMailbox)
const selectCoveredOfCustomer = selectCovered(isOfCustomer)

/** Ids of a client's payments that another payment covers which has not asked yet. */
export function* listCoveredOfClient(
  tx: Tx,
  { id, workspaceId, connectionId, customerId, addressHash }: PaymentRow,
): Transactional<string[]> {
  const ofMailbox = addressHash === null ? [] : yield* selectCoveredOfMailbox(tx, { workspaceId, id, addressHash })
  const ofCustomer =
    customerId === null ? [] : yield* selectCoveredOfCustomer(tx, { workspaceId, id, connectionId, customerId })
  return [...new Set([...ofMailbox, ...ofCustomer].map((row) => row.id))]
}

export function* listIdsOfRequest(
  tx: Tx,
  { workspaceId, testimonialId }: { workspaceId: string; testimonialId: string },
): Transactional<string[]> {
  const found = yield* run(
    tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.testimonialId, testimonialId), eq(payments.workspaceId, workspaceId))),
  )
  return found.map(({ id }) => id)
}

const selectOthers = (isClients: SQL | undefined) =>
  prepared((tx) =>
    tx
      .select()
      .from(payments)
      .where(and(isClients, isOurs, ne(payments.id, placeholder('id')), isNotNull(payments.paidAt))),
  )

const selectOthersOfMailbox = selectOthers(isOfMailbox)
const selectOthersOfCustomer = selectOthers(isOfCustomer)

/** A client's other completed payments, by mailbox or as the account's customer. */
export function* listOthersOfClient(
  tx: Tx,
  { id, workspaceId, connectionId, customerId, addressHash }: PaymentRow,
): Transactional<PaymentRow[]> {
  const ofMailbox = addressHash === null ? [] : yield* selectOthersOfMailbox(tx, { workspaceId, id, addressHash })
  const ofCustomer =
    customerId === null ? [] : yield* selectOthersOfCustomer(tx, { workspaceId, id, connectionId, customerId })
  return [...new Map([...ofMailbox, ...ofCustomer].map((row) => [row.id, row])).values()]
}

/**
 * When other workspaces asked mailboxes because of the same account, or plan to, earliest first. Sent requests count even after
 * unlinking.
 */
export function* listAskedByOthers(
  tx: Tx,
  of: { workspaceId: string; accountKey: string; addressHashes: readonly string[]; since: Date },
): Transactional<{ id: string; addressHash: string | null; at: Date | null }[]> {
  const isAsked = or(
    eq(payments.decision, 'ask'),
    and(eq(payments.decision, 'asked'), gte(payments.decisionAt, of.since)),
  )
  return yield* run(
    tx
      .select({ id: payments.id, addressHash: payments.addressHash, at: payments.decisionAt })
      .from(payments)
      .where(
        and(
          inArray(payments.addressHash, [...of.addressHashes]),
          eq(payments.accountKey, of.accountKey),
          ne(payments.workspaceId, of.workspaceId),
          isAsked,
        ),
      )
      .orderBy(asc(payments.decisionAt), asc(payments.id)),
  )
}
