import { isSendingPaused } from '#server/accounts/accounts.service.ts'
import { listMemberAddresses } from '#server/accounts/members.queries.ts'
import { isWorkspaceFrozen } from '#server/accounts/memberships.service.ts'
import type { LinkedConnection } from '#server/connections/linked-accounts.service.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { findRefusal } from '#server/emails/recipients/suppressions.service.ts'
import { mailboxOf } from '#server/kernel/mailbox.ts'
import { type OtherPayment, type PaymentRow, readAskedElsewhere } from '#server/payments/payments.service.ts'
import { readAskedBefore } from '#server/testimonials/payment-requests.service.ts'
import type { TestimonialRow } from '#server/testimonials/testimonials.queries.ts'
import { emailAddress } from '#shared/fields.ts'
import type { RequestHistory } from './decision.domain.ts'

/** What happened between the client of a payment and the workspace, and others that linked the same account. */
export function* readHistory(
  tx: Tx,
  of: {
    row: PaymentRow
    others: readonly OtherPayment[]
    /** Of the client's other payments. */
    plannedRequestIds: readonly string[]
    laterPayment: RequestHistory['laterPayment']
    covering: RequestHistory['covering']
    request: TestimonialRow | undefined
    email: string | null
    connection: LinkedConnection | undefined
    unsettledInvoices: number | null
    quietDays: number
    now: Date
    hashKey: string
  },
): Transactional<RequestHistory> {
  const { connection, unsettledInvoices, laterPayment, covering } = of
  const { workspaceId } = of.row
  return {
    connection: !connection ? 'gone' : connection.status === 'active' ? 'active' : 'paused',
    unsettledInvoices,
    laterPayment,
    covering,
    ...(yield* readClient(tx, of)),
    isSendingPaused: yield* isSendingPaused(tx, workspaceId),
    isFrozen: yield* isWorkspaceFrozen(tx, { workspaceId, now: of.now }),
    elsewhere: yield* readElsewhere(tx, of),
  }
}

const Email = emailAddress('Email')
const isAddress = (email: string | null): email is string => email !== null && Email.safeParse(email).success

/** What is known about the person at this address. */
function* readClient(
  tx: Tx,
  {
    row,
    request,
    email,
    others,
    plannedRequestIds,
    now,
    hashKey,
  }: {
    row: PaymentRow
    request: TestimonialRow | undefined
    email: string | null
    others: readonly OtherPayment[]
    plannedRequestIds: readonly string[]
    now: Date
    hashKey: string
  },
): Transactional<
  Pick<RequestHistory, 'pendingRequest' | 'lastAskedAt' | 'unansweredInRow' | 'refusal' | 'isOwnersAddress'>
> {
  const lastAskedAt = lastAskedBy(others)
  if (!isAddress(email))
    return { pendingRequest: null, lastAskedAt, unansweredInRow: 0, refusal: null, isOwnersAddress: false }
  const { workspaceId } = row
  const members = yield* listMemberAddresses(tx, workspaceId)
  // Of several payments of one client, one asks: the plans of the others are not requests of their own.
  const except = [...plannedRequestIds, ...(request ? [request.id] : [])]
  const before = yield* readAskedBefore(tx, { workspaceId, address: email, hashKey, except })
  const refusal = yield* findRefusal(tx, { workspaceId, address: email, now, hashKey })
  return {
    pendingRequest: before.open,
    lastAskedAt: later(before.lastAskedAt, lastAskedAt),
    unansweredInRow: before.unansweredInRow,
    refusal: refusal && { kind: refusal.kind, at: 'at' in refusal ? refusal.at : null },
    isOwnersAddress: members.some((member) => mailboxOf(member) === mailboxOf(email)),
  }
}

function* readElsewhere(
  tx: Tx,
  {
    row,
    email,
    connection,
    quietDays,
    now,
    hashKey,
  }: {
    row: PaymentRow
    email: string | null
    connection: LinkedConnection | undefined
    quietDays: number
    now: Date
    hashKey: string
  },
): Transactional<RequestHistory['elsewhere']> {
  if (!isAddress(email) || connection?.kind !== 'account') return null
  const { workspaceId } = row
  const of = { workspaceId, account: connection, addresses: [email], quietDays, now, hashKey }
  return (yield* readAskedElsewhere(tx, of)).get(email) ?? null
}

/** Counted by payment because the request itself may have been removed. */
function lastAskedBy(others: readonly OtherPayment[]): Date | null {
  const asked = others.filter(({ row }) => row.decision === 'asked').map(({ row }) => row.decisionAt)
  return asked.reduce(later, null)
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other)
