import { type JobHandler, type JobPayloads, NotYet } from '#server/jobs/jobs.registry.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import type { SchedulingService } from './scheduling.service.ts'

const STRIPE_AWAY_MS = 5 * 60_000

/**
 * Decides about one payment and acts on it: schedules a request, puts it on hold, cancels it, or sends it when it is
 * due. Runs again whenever something new is known, and at the time the decision names. While Stripe can't be asked, the
 * last decision stays and nobody is asked.
 */
export const createDecisionJob = (deps: {
  scheduling: Pick<SchedulingService, 'decideAboutPayment'>
  clock: Clock
  log: Log
}): JobHandler<JobPayloads['payments.decide']> => ({
  async run(key) {
    const next = await deps.scheduling.decideAboutPayment(key).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.status !== 503) throw error
      deps.log.warn({ err: error, paymentId: key.paymentId }, 'payment on hold: Stripe cannot be reached')
      throw new NotYet('Stripe can’t be reached.', STRIPE_AWAY_MS)
    })
    if (next.at) throw new NotYet('It is not due yet.', Math.max(0, next.at.getTime() - deps.clock.now().getTime()))
  },
})
