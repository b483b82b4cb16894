import type { PartEffect, PartLesson } from '#shared/payment-corrections.ts'
import type { OwnersPart } from '#shared/payment-parts.ts'
import type { Payment, PaymentDecision } from '#shared/payments.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import {
  type Correction,
  forgetWording,
  readAllLessons,
  saveOwnersPart,
} from '#server/payments/part-lessons.service.ts'
import {
  decideAgain,
  decideOthersOfClient,
  decideSoon,
  type PaymentRow,
  readPaymentToDecide,
  saveDecision,
} from '#server/payments/payments.service.ts'
import { wasTakenUp } from '#server/testimonials/payment-requests.service.ts'
import type { DecisionDeps } from './apply-decision.service.ts'
import { createCorrectionEffectService } from './correction-effect.service.ts'
import { decide } from './scheduling.domain.ts'
import { findRequest, type OpenPayment, type PaymentKey, viewPayment } from './planned-requests.service.ts'
import { ignoreUnavailable, nothingToLearn, paymentNotFound, unknownWhenUnavailable } from './scheduling.errors.ts'
import { readSchedulingInput } from './scheduling-input.service.ts'
import type { SchedulingService } from './scheduling.service.ts'
import { viewDecision } from './view-decision.ts'

type Said = PaymentKey & { part: OwnersPart | null }

const PART_NAMES = { first: 'deposit', last: 'final payment' }

export type CorrectionsService = ReturnType<typeof createCorrectionsService>

/** What owners say about the part of a price that a payment is. */
export function createCorrectionsService(
  deps: Pick<DecisionDeps, 'db' | 'clock' | 'stripe' | 'hashKey' | 'wakeJobs'> & {
    decideAboutPayment: SchedulingService['decideAboutPayment']
  },
) {
  const { db, clock, hashKey } = deps
  const { readUnsettled, readOthers, readWaiting } = createCorrectionEffectService(deps)

  /** With the same answer from Stripe as when it is saved, so that the decision is the same. */
  async function decideSupposing(open: OpenPayment, key: PaymentKey, supposing: Correction): Promise<PaymentDecision> {
    const unsettledInvoices = await readUnsettled(key, supposing).catch(unknownWhenUnavailable)
    return db.read(function* (tx) {
      const now = clock.now()
      const of = { ...open, unsettledInvoices, supposing, now, hashKey }
      const { payment, history, settings } = yield* readSchedulingInput(tx, of)
      return viewDecision(decide(payment, history, settings, now))
    })
  }

  return {
    /** What would happen. Throws like `setPart`. */
    async previewPart({ part, ...key }: Said): Promise<PartEffect> {
      const { found, stays } = await db.read(function* (tx) {
        return { found: yield* requireCorrectable(tx, key, part), stays: (yield* viewPayment(tx, key)).decision }
      })
      const { row, facts, isOnlyLearned } = found
      const correction = correctionOf(found, { part, learns: true })
      const decision = isOnlyLearned ? stays : await decideSupposing(found, key, correction)
      const { others, planned } = await readOthers(key, correction)
      const isPlanned = !isOnlyLearned && decision.kind === 'ask'
      const own = isPlanned ? { id: row.id, paidAt: facts.paidAt, at: new Date(decision.at) } : undefined
      const words = facts.wordings.length === 0 ? null : facts.line
      return { decision, isOnlyLearned, words, others, waiting: await readWaiting(row, { own, others: planned }) }
    },

    /** Throws `payments.not_found` (404) and `payments.wrong_state` (409). */
    async setPart({ part, learns, by: actor, ...key }: Said & { learns: boolean; by: Actor }): Promise<Payment> {
      const { workspaceId } = key
      const isOnlyLearned = await db.transaction(function* (tx) {
        const found = yield* requireCorrectable(tx, key, part)
        const { row } = found
        const now = clock.now()
        yield* saveOwnersPart(tx, { row, correction: correctionOf(found, { part, learns }), now })
        const { testimonialId } = row
        const subject = part === null ? 'not corrected' : PART_NAMES[part]
        yield* recordActivity(tx, { workspaceId, actor, kind: 'payment_part_set', testimonialId, subject, now })
        const { decision, decisionReason, decisionAt, decidedAt, onHoldSince } = row
        yield* saveDecision(tx, key, { decision, decisionReason, decisionAt, decidedAt, onHoldSince })
        if (!found.isOnlyLearned) yield* decideSoon(tx, { ...key, now })
        // Other invoices with these words are read anew; without them, other payments of the client are.
        yield* learns ? decideAgain(tx, { workspaceId, now }) : decideOthersOfClient(tx, row, now)
        return found.isOnlyLearned
      })
      if (!isOnlyLearned) await deps.decideAboutPayment(key).catch(ignoreUnavailable)
      deps.wakeJobs()
      return db.read((tx) => viewPayment(tx, key))
    },

    listLessons: async (workspaceId: string): Promise<{ items: PartLesson[] }> => ({
      items: await db.read((tx) => readAllLessons(tx, workspaceId)),
    }),

    /** Payments with these words are decided again. The activity has no words: they are of a client's invoice. */
    async deleteLesson({ by: actor, ...of }: { workspaceId: string; wording: string; by: Actor }): Promise<void> {
      const { workspaceId } = of
      await db.transaction(function* (tx) {
        const part = yield* forgetWording(tx, of)
        if (part === undefined) return
        const now = clock.now()
        const subject = `${PART_NAMES[part]}s`
        yield* recordActivity(tx, { workspaceId, actor, kind: 'payment_words_deleted', subject, now })
        yield* decideAgain(tx, { workspaceId, now })
      })
      deps.wakeJobs()
    },
  }
}

type Correctable = OpenPayment & {
  /** What the owner says doesn't change the decision: the client was asked, or another payment of the client asks. */
  isOnlyLearned: boolean
}

/** Throws `payments.not_found` (404), and `payments.wrong_state` (409) when there is nothing to decide or learn. */
function* requireCorrectable(tx: Tx, key: PaymentKey, part: OwnersPart | null): Transactional<Correctable> {
  const found = yield* readPaymentToDecide(tx, key)
  if (!found?.facts) throw paymentNotFound()
  const { row, facts } = found
  const request = yield* findRequest(tx, row)
  const isAsked = row.decision === 'asked' || (request !== undefined && wasTakenUp(request))
  const isOnlyLearned = isAsked || (row.decision === 'skip' && row.decisionReason === 'covered')
  if (isOnlyLearned && part !== null && facts.wordings.length === 0) throw nothingToLearn()
  return { row: asDeposit(row, part), facts, request, isOnlyLearned }
}

/** What waits for the owner's word, and got it: it is a deposit, and waits for the final payment from now on. */
const asDeposit = (row: PaymentRow, part: OwnersPart | null): PaymentRow =>
  row.decisionReason === 'owners_call' && part === 'first' && row.evidence?.part !== 'first'
    ? { ...row, decisionReason: 'deposit', onHoldSince: null }
    : row

const correctionOf = (
  { row, facts }: OpenPayment,
  { part, learns }: { part: OwnersPart | null; learns: boolean },
): Correction => ({ paymentId: row.id, part, wordings: learns ? facts.wordings : [] })
