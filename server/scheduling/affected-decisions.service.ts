import type { Tx, Transactional } from '#server/db/database.ts'
import {
  decideCoveredOfClient,
  decideLeaning,
  decideOthersOfClient,
  type PaymentRow,
  readPaymentRow,
} from '#server/payments/payments.service.ts'
import { qualifies } from './client-payments.domain.ts'
import { keyOf } from './planned-requests.service.ts'
import { passRequestOn } from './request-queue.service.ts'

/** Schedules new decisions about payments that a payment's new decision may concern. `before`: as it was until now. */
export function* decideAffected(tx: Tx, before: PaymentRow, now: Date): Transactional<void> {
  const after = yield* readPaymentRow(tx, keyOf(before))
  if (!after || isSame(before, after)) return
  yield* passRequestOn(tx, { before, after, now })
  const { testimonialId: request } = before
  yield* decideLeaning(tx, { leansOn: after.id, now })
  if (request !== null && request !== after.testimonialId) yield* decideLeaning(tx, { leansOn: request, now })
  if (isAsking(before) === isAsking(after)) return
  yield* decideOthersOfClient(tx, after, now)
  yield* decideCoveredOfClient(tx, after, now)
}

const isSame = (one: PaymentRow, other: PaymentRow) =>
  one.decision === other.decision &&
  one.decisionReason === other.decisionReason &&
  one.decisionAt?.getTime() === other.decisionAt?.getTime() &&
  one.leansOn === other.leansOn &&
  one.testimonialId === other.testimonialId

const isAsking = ({ decision, decisionReason: reason, evidence }: PaymentRow) =>
  decision === 'asked' || qualifies({ decision, reason, isDepositOnHold: evidence?.part === 'first' })
