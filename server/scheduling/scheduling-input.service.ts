import { findConnection, type LinkedConnection } from '#server/connections/linked-accounts.service.ts'
import { defaultRequestRules, type RequestRules } from '#shared/connections.ts'
import { RequestReason, HoldReason, SkipReason } from '#shared/payments.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { findRestoredAt } from '#server/db/restores.ts'
import {
  type OtherPayment,
  type PaymentRow,
  type PaymentToDecide,
  readName,
  readOthersOfClient,
} from '#server/payments/payments.service.ts'
import type { Correction } from '#server/payments/part-lessons.service.ts'
import type { UnsettledInvoices } from '#server/stripe/gateway.ts'
import { wasTakenUp } from '#server/testimonials/payment-requests.service.ts'
import { findTestimonial, type TestimonialRow } from '#server/testimonials/testimonials.queries.ts'
import { getTimeZone } from '#server/accounts/accounts.service.ts'
import { type ClientPayment, coveringOf } from './client-payments.domain.ts'
import { readParts, type Tell } from './parts.service.ts'
import { readHistory } from './request-history.service.ts'
import type { RequestHistory, SchedulingSettings, DecidedPayment, Decision } from './decision.domain.ts'

/** Everything needed to decide about a payment. */
export type SchedulingInput = {
  payment: DecidedPayment
  history: RequestHistory
  settings: SchedulingSettings
  /** Whether a later payment of the client is still undecided: it may settle this one, or may not trigger a request. */
  isLaterUndecided: boolean
  /** The client's other payments whose request is planned. This one takes it over if it asks instead. */
  planned: PlannedOther[]
}

export type PlannedOther = { row: PaymentRow; request: TestimonialRow }

type Facts = NonNullable<PaymentToDecide['facts']>

/** `unsettledInvoices` was read from Stripe beforehand. `supposing`: as if the owner had already said this. */
export function* readSchedulingInput(
  tx: Tx,
  of: {
    row: PaymentRow
    facts: Facts
    request: TestimonialRow | undefined
    unsettledInvoices: UnsettledInvoices | null
    supposing?: Correction | undefined
    now: Date
    hashKey: string
  },
): Transactional<SchedulingInput> {
  const { row, facts, request, now } = of
  const { workspaceId, connectionId } = row
  const connection = yield* findConnection(tx, { workspaceId, connectionId })
  const timeZone = yield* getTimeZone(tx, workspaceId)
  // The owner may have corrected the address of the scheduled request.
  const email = request?.customerEmail ?? facts.email
  const rules = yield* readRules(tx, { connection, paidAt: facts.paidAt })
  const others = yield* readOthersOfClient(tx, row)
  const tell = yield* readParts(tx, { row, facts, others, supposing: of.supposing })
  const later = laterOf(row, others).filter((other) => mayStillRequest(other, tell))
  const settling = later.find((other) => other.row.decision !== null)
  const planned = yield* readPlanned(tx, others)
  const plannedSince = new Map(planned.map((other) => [other.row.id, other.request.createdAt]))
  const namesOf = yield* readNames(tx, [row, ...others.map((other) => other.row)])
  const ofClient = others.flatMap((other): ClientPayment[] => {
    const { id, paidAt, decision, decisionReason: reason, ownersChoice } = other.row
    if (!paidAt) return []
    const isDepositOnHold = rules.holdsDeposits && tell(other).part === 'first'
    const { isReversed } = other
    const name = namesOf.get(id) ?? id
    return [
      {
        id,
        name,
        paidAt,
        decision,
        reason,
        isDepositOnHold,
        isReversed,
        ownersChoice,
        plannedSince: plannedSince.get(id) ?? null,
      },
    ]
  })
  const covering = coveringOf(
    {
      id: row.id,
      name: namesOf.get(row.id) ?? row.id,
      paidAt: facts.paidAt,
      ownersChoice: facts.ownersChoice,
      plannedSince: request?.createdAt ?? null,
    },
    ofClient,
    now,
  )
  const openInvoice = of.unsettledInvoices?.first
  const evidence = { ...tell({ row, facts }), ...(openInvoice && { openInvoice }) }
  return {
    payment: { ...facts, evidence, email, onHoldSince: row.onHoldSince, before: decisionOf(row) },
    history: yield* readHistory(tx, {
      ...of,
      unsettledInvoices: of.unsettledInvoices?.count ?? null,
      others,
      plannedRequestIds: planned.map((other) => other.request.id),
      covering,
      laterPayment: settling ? { id: settling.row.id, paidAt: settling.row.paidAt } : null,
      email,
      connection,
      quietDays: rules.quietDays,
    }),
    settings: { rules, timeZone },
    isLaterUndecided: later.some((other) => other.row.decision === null),
    planned,
  }
}

/**
 * Those of the account. A payment made before a backup was restored may have triggered a request that the backup doesn't
 * know, so the owner decides.
 */
function* readRules(
  tx: Tx,
  { connection, paidAt }: { connection: LinkedConnection | undefined; paidAt: Date },
): Transactional<RequestRules> {
  const rules = connection?.rules ?? defaultRequestRules
  const restoredAt = yield* findRestoredAt(tx)
  return restoredAt && paidAt <= restoredAt ? { ...rules, asksOwnerFirst: true } : rules
}

/** Stripe's ids of payments that were made at the same time as another, by our id. */
function* readNames(tx: Tx, rows: readonly PaymentRow[]): Transactional<Map<string, string>> {
  const names = new Map<string, string>()
  for (const same of Map.groupBy(rows, ({ paidAt }) => paidAt?.getTime()).values()) {
    if (same.length > 1) for (const { id } of same) names.set(id, yield* readName(tx, id))
  }
  return names
}

/** Requests of payments that were not asked for yet. */
function* readPlanned(tx: Tx, others: readonly OtherPayment[]): Transactional<PlannedOther[]> {
  const planned: PlannedOther[] = []
  for (const { row } of others) {
    if (row.testimonialId === null || (row.decision !== 'ask' && row.decision !== 'hold')) continue
    const request = yield* findTestimonial(tx, { workspaceId: row.workspaceId, id: row.testimonialId })
    if (request && !wasTakenUp(request)) planned.push({ row, request })
  }
  return planned
}

type PaidOther = OtherPayment & { row: { paidAt: Date } }

/** It asks, did so, still may, or would if another one didn't. */
const mayStillRequest = ({ row, facts, isReversed }: PaidOther, tell: Tell) =>
  !isReversed &&
  row.amount > 0 &&
  (row.decision !== 'skip' || row.decisionReason === 'covered') &&
  tell({ row, facts }).part !== 'first'

/** Payments that were made after this one, earliest first. */
function laterOf(row: PaymentRow, others: readonly OtherPayment[]): PaidOther[] {
  const later = others.flatMap((other): PaidOther[] => {
    const { paidAt } = other.row
    const isLater = row.paidAt !== null && paidAt !== null && paidAt > row.paidAt
    return isLater ? [{ ...other, row: { ...other.row, paidAt } }] : []
  })
  return later.toSorted((a, b) => a.row.paidAt.getTime() - b.row.paidAt.getTime())
}

/** The previous decision; null the first time, and once the client was asked. */
function decisionOf({ decision, decisionReason: reason, decisionAt: at }: PaymentRow): Decision | null {
  if (decision === 'ask' && at) return { kind: 'ask', reason: RequestReason.parse(reason), at }
  if (decision === 'hold') return { kind: 'hold', reason: HoldReason.parse(reason), until: at }
  if (decision === 'skip') return { kind: 'skip', reason: SkipReason.parse(reason), since: at }
  return null
}
