import { type JobHandler, type JobPayloads, NotYet } from '#server/jobs/jobs.registry.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import type { AsksService } from './asks.service.ts'

const STRIPE_AWAY_MS = 5 * 60_000

/**
 * Decides about one payment, and does what was decided: plans, holds, takes back, or asks when the time has come. Run again
 * whenever something is learned, and at the time that it says itself. While Stripe cannot be asked, what was decided stays,
 * and nobody is asked.
 */
export const createDeciding = (deps: {
  asks: Pick<AsksService, 'decideAboutPayment'>
  clock: Clock
  log: Log
}): JobHandler<JobPayloads['payments.decide']> => ({
  async run(key) {
    const next = await deps.asks.decideAboutPayment(key).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.status !== 503) throw error
      deps.log.warn({ err: error, paymentId: key.paymentId }, 'a payment waits, since Stripe cannot be asked')
      throw new NotYet('Stripe cannot be asked.', STRIPE_AWAY_MS)
    })
    if (next.at) throw new NotYet('It is not time yet.', Math.max(0, next.at.getTime() - deps.clock.now().getTime()))
  },
})
