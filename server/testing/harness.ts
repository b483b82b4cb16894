import type { PlanName } from '#shared/plans.ts'
import { submissionPath } from '#shared/testimonials.ts'
import type { CurrentUser } from '#shared/users.ts'
import { createApplication } from '#server/app/application.ts'
import { setPlan } from '#server/billing/billing.service.ts'
import { createLogger } from '#server/http/logger.ts'
import { createCalls } from './app-calls.ts'
import { createTestDeps, type TestDepsOptions } from './test-deps.ts'

export const ORIGIN = 'http://goodword.test'

export type TestOwner = { token: string; email: string; password: string; user: CurrentUser }

/** The product's real log, for measurements. */
export const logToOutput = () => createLogger({ level: 'info' })

export type Harness = Awaited<ReturnType<typeof createHarness>>

/** The whole application with its own database and a stopped clock. Nothing listens on a port, nothing is mocked. */
export async function createHarness(options: TestDepsOptions = {}) {
  const { deps, database, dev, emails, clock, logLines, imageFolder, disk } = await createTestDeps(ORIGIN, options)
  const { db, raw, rows, insertRows, faults } = database
  const application = createApplication(deps)
  const { app, answerFromCache, tally, endpoints, jobs, services, housekeeping, reconciliation, reportOffering } =
    application

  /** Runs due jobs, and delivers the Stripe emulator's events, until nothing is left. */
  async function drain(): Promise<number> {
    let done = 0
    for (let more = 1; more > 0; done += more) more = (await jobs.drain()) + ((await deps.development?.drain()) ?? 0)
    return done
  }

  return {
    app,
    answerFromCache,
    tally,
    endpoints,
    deps,
    clock,
    /** SQLite itself, for measurements. Tests use `rows`, `insertRows` and `faults`. */
    raw,
    rows,
    insertRows,
    faults,
    /** The emulators' database. */
    dev,
    jobs,
    services,
    housekeeping,
    reconciliation,
    reportOffering,
    /** For what is served beside the application. */
    application,
    logLines,
    imageFolder,
    /** Free space on the image disk. */
    disk,
    ...createCalls({ app, rows }),
    drain,
    /** All emails sent so far, newest first. */
    emails: () => emails.outbox.listEmails(),
    /** Puts an owner on a plan, as a paid subscription would. */
    setPlan: (owner: TestOwner, plan: PlanName) =>
      db.transaction((tx) => setPlan(tx, { userId: owner.user.id, plan, now: clock.now() })),
    linkOf: (testimonialId: string) => ORIGIN + submissionPath(testimonialId),
  }
}
