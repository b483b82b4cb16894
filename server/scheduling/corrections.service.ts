import type { OwnersPart, PartEffect } from '#shared/payment-corrections.ts'
import type { Payment } from '#shared/payments.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { type Correction, saveOwnersPart } from '#server/payments/part-lessons.service.ts'
import { decideAgain, decideOthersOfClient, decideSoon } from '#server/payments/payments.service.ts'
import type { DecisionDeps } from './apply-decision.service.ts'
import { createCorrectionEffectService } from './correction-effect.service.ts'
import { decide } from './scheduling.domain.ts'
import { type OpenPayment, type PaymentKey, requireOpen, viewPayment } from './planned-requests.service.ts'
import { ignoreUnavailable, unknownWhenUnavailable } from './scheduling.errors.ts'
import { readSchedulingInput } from './scheduling-input.service.ts'
import type { SchedulingService } from './scheduling.service.ts'
import { viewDecision } from './view-decision.ts'

type Said = PaymentKey & { part: OwnersPart }

const PART_NAMES = { first: 'deposit', last: 'final payment' }

export type CorrectionsService = ReturnType<typeof createCorrectionsService>

/** What owners say about the part of a price that a payment is. */
export function createCorrectionsService(
  deps: Pick<DecisionDeps, 'db' | 'clock' | 'stripe' | 'hashKey' | 'wakeJobs'> & {
    decideAboutPayment: SchedulingService['decideAboutPayment']
  },
) {
  const { db, clock, hashKey } = deps
  const { countUnsettled, readOthers } = createCorrectionEffectService(deps)

  return {
    /** What would happen. Throws like `setPart`. */
    async previewPart({ part, ...key }: Said): Promise<PartEffect> {
      const { correction, words } = await db.read(function* (tx) {
        const open = yield* requireOpen(tx, key)
        const { wordings, line } = open.facts
        return { correction: correctionOf(open, { part, learns: true }), words: wordings.length === 0 ? null : line }
      })
      // The same question to Stripe as when it is saved, so that the answer is the same.
      const unsettledInvoices = await countUnsettled(key, correction).catch(unknownWhenUnavailable)
      const decision = await db.read(function* (tx) {
        const open = yield* requireOpen(tx, key)
        const now = clock.now()
        const of = { ...open, unsettledInvoices, supposing: correction, now, hashKey }
        const { payment, history, settings } = yield* readSchedulingInput(tx, of)
        return viewDecision(decide(payment, history, settings, now))
      })
      return { decision, words, others: await readOthers(key, correction) }
    },

    /** Throws `payments.not_found` (404) and `payments.wrong_state` (409). */
    async setPart({ part, learns, by: actor, ...key }: Said & { learns: boolean; by: Actor }): Promise<Payment> {
      const { workspaceId } = key
      await db.transaction(function* (tx) {
        const open = yield* requireOpen(tx, key)
        const { row } = open
        const now = clock.now()
        yield* saveOwnersPart(tx, { row, correction: correctionOf(open, { part, learns }), now })
        const { testimonialId } = row
        const subject = PART_NAMES[part]
        yield* recordActivity(tx, { workspaceId, actor, kind: 'payment_part_set', testimonialId, subject, now })
        yield* decideSoon(tx, { ...key, now })
        // Other invoices with these words are read anew; without them, other payments of the client are.
        yield* learns ? decideAgain(tx, { workspaceId, now }) : decideOthersOfClient(tx, row, now)
      })
      await deps.decideAboutPayment(key).catch(ignoreUnavailable)
      deps.wakeJobs()
      return db.read((tx) => viewPayment(tx, key))
    },
  }
}

const correctionOf = (
  { row, facts }: OpenPayment,
  { part, learns }: { part: OwnersPart; learns: boolean },
): Correction => ({ paymentId: row.id, part, wordings: learns ? facts.wordings : [] })
