import { createApplication } from '#server/app/application.ts'
import { composeDeps } from '#server/app/compose.ts'
import { setPlan } from '#server/billing/billing.service.ts'
import { readProcessConfig } from '#server/config/config.ts'
import { createOutboxMailer } from '#server/emails/outbox-mailer.ts'
import type { PlanName } from '#shared/plans.ts'
import { createTestClock } from './test-clock.ts'

/** The application on the configured data folder, at whatever time the caller sets: for filling it with a past. */
export function openStagedApplication() {
  const config = readProcessConfig()
  const composed = composeDeps({ config, publicUrl: () => config.publicUrl ?? `http://localhost:${config.port}` })
  const { db } = composed
  const clock = createTestClock(composed.clock.now())
  const { services, jobs } = createApplication({ ...composed, clock, mailer: createOutboxMailer({ db, clock }) })
  return {
    clock,
    services,
    drain: () => jobs.drain(),
    setPlan: (userId: string, plan: PlanName) => db.transaction((sql) => setPlan(sql, { userId, plan })),
    close: () => db.close(),
  }
}
