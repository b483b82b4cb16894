import { findConnection, type LinkedConnection } from '#server/connections/linked-accounts.service.ts'
import { defaultAskRules } from '#shared/connections.ts'
import { emailAddress } from '#shared/fields.ts'
import { AskReason, HoldReason, SkipReason } from '#shared/payments.ts'
import type { Sql, Work } from '#server/db/database.ts'
import { findRefusal } from '#server/emails/recipients/suppressions.service.ts'
import { mailboxOf } from '#server/kernel/mailbox.ts'
import {
  type OtherPayment,
  type PaymentRow,
  type PaymentToDecide,
  readAskedElsewhere,
  readOthersOfClient,
} from '#server/payments/payments.service.ts'
import { readAskedBefore } from '#server/testimonials/payment-requests.service.ts'
import type { TestimonialRow } from '#server/testimonials/testimonials.service.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { isSendingPaused } from '#server/workspaces/workspaces.service.ts'
import type { AskHistory, AskSettings, DecidedPayment, Decision } from './asks.domain.ts'

/** Everything that a payment is decided by. */
export type AskCase = {
  payment: DecidedPayment
  history: AskHistory
  settings: AskSettings
  /** Whether a later payment of the client is yet to be decided about: it may settle this one, or may ask nobody. */
  isLaterUndecided: boolean
}

type Facts = NonNullable<PaymentToDecide['facts']>

/** `unsettledInvoices` was asked for at Stripe before. */
export function* readCase(
  sql: Sql,
  of: {
    row: PaymentRow
    facts: Facts
    request: TestimonialRow | undefined
    unsettledInvoices: number | null
    now: Date
    hashKey: string
  },
): Work<AskCase> {
  const { row, facts, request } = of
  const { workspaceId, connectionId } = row
  const connection = yield* findConnection(sql, { workspaceId, connectionId })
  const { timeZone } = yield* getWorkspaceOwner(sql, workspaceId)
  // The owner may have corrected the address of the request that waits.
  const email = request?.customerEmail ?? facts.email
  const rules = connection?.rules ?? defaultAskRules
  const others = yield* readOthersOfClient(sql, row)
  return {
    payment: { ...facts, email, heldSince: row.heldSince, before: decisionOf(row) },
    history: yield* readHistory(sql, { ...of, others, email, connection, quietDays: rules.quietDays }),
    settings: { rules, timeZone },
    isLaterUndecided: laterOf(row, others).some((later) => later.row.decision === null),
  }
}

function* readHistory(
  sql: Sql,
  of: {
    row: PaymentRow
    others: readonly OtherPayment[]
    request: TestimonialRow | undefined
    email: string | null
    connection: LinkedConnection | undefined
    unsettledInvoices: number | null
    quietDays: number
    now: Date
    hashKey: string
  },
): Work<AskHistory> {
  const { row, others, connection, unsettledInvoices } = of
  const { workspaceId } = row
  const [settling] = laterOf(row, others).filter((later) => later.row.decision !== null)
  return {
    connection: !connection ? 'gone' : connection.status === 'active' ? 'active' : 'paused',
    unsettledInvoices,
    laterPayment: settling ? { paidAt: settling.row.paidAt } : null,
    ...(yield* readClient(sql, of)),
    isSendingPaused: yield* isSendingPaused(sql, workspaceId),
    elsewhere: yield* readElsewhere(sql, of),
  }
}

const Email = emailAddress('Email')
const isAddress = (email: string | null): email is string => email !== null && Email.safeParse(email).success

/** What is known of whoever reads at the address. */
function* readClient(
  sql: Sql,
  {
    row,
    request,
    email,
    others,
    now,
    hashKey,
  }: {
    row: PaymentRow
    request: TestimonialRow | undefined
    email: string | null
    others: readonly OtherPayment[]
    now: Date
    hashKey: string
  },
): Work<Pick<AskHistory, 'openRequest' | 'lastAskedAt' | 'refusal' | 'isOwnersAddress'>> {
  const askedByOthers = lastAskedBy(others)
  if (!isAddress(email)) return { openRequest: null, lastAskedAt: askedByOthers, refusal: null, isOwnersAddress: false }
  const { workspaceId } = row
  const owner = yield* getWorkspaceOwner(sql, workspaceId)
  const before = yield* readAskedBefore(sql, { workspaceId, address: email, except: request?.id ?? null })
  const refusal = yield* findRefusal(sql, { workspaceId, address: email, now, hashKey })
  return {
    openRequest: before.open,
    lastAskedAt: later(before.lastAskedAt, askedByOthers),
    refusal: refusal && { kind: refusal.kind, at: 'at' in refusal ? refusal.at : null },
    isOwnersAddress: mailboxOf(owner.email) === mailboxOf(email),
  }
}

function* readElsewhere(
  sql: Sql,
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
): Work<AskHistory['elsewhere']> {
  if (!isAddress(email) || connection?.kind !== 'account') return null
  const { workspaceId } = row
  const of = { workspaceId, account: connection, addresses: [email], quietDays, now, hashKey }
  const at = (yield* readAskedElsewhere(sql, of)).get(email)
  return at ? { at } : null
}

const mayStillAsk = ({ row, isDeposit, isUndone }: OtherPayment) =>
  !isDeposit && !isUndone && row.amount > 0 && row.decision !== 'skip'

/** The payments that may settle what this one began, the earliest first. */
function laterOf(row: PaymentRow, others: readonly OtherPayment[]) {
  const later = others.flatMap((other) => {
    const { paidAt } = other.row
    const isLater = row.paidAt !== null && paidAt !== null && paidAt > row.paidAt
    return isLater && mayStillAsk(other) ? [{ ...other, row: { ...other.row, paidAt } }] : []
  })
  return later.toSorted((a, b) => a.row.paidAt.getTime() - b.row.paidAt.getTime())
}

/** The request may be gone that they were asked by. */
function lastAskedBy(others: readonly OtherPayment[]): Date | null {
  const asked = others.filter(({ row }) => row.decision === 'asked').map(({ row }) => row.decisionAt)
  return asked.reduce(later, null)
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other)

/** What was decided last; null for the first time, and once it was asked. */
function decisionOf({ decision, decisionReason: reason, decisionAt: at }: PaymentRow): Decision | null {
  if (decision === 'ask' && at) return { kind: 'ask', reason: AskReason.parse(reason), at }
  if (decision === 'hold') return { kind: 'hold', reason: HoldReason.parse(reason), until: at }
  if (decision === 'skip') return { kind: 'skip', reason: SkipReason.parse(reason), since: at }
  return null
}
