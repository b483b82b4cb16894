import { Hono } from 'hono'
import type { AppEnv } from '#server/http/context.ts'
import type { EmulatedEmail, EmulatedStripe, ProductCalls } from './emulated-services.ts'
import { emulatedDomainsRoutes } from './domains/emulated-domains.routes.ts'
import { outboxRoutes } from './outbox/outbox.routes.ts'
import { emulatedAccountRoutes } from './stripe/accounts.routes.ts'
import { emulatorRoutes } from './stripe/emulator.routes.ts'
import type { TaskRunner } from './stripe/tasks.ts'

/** The pages of the emulators in use, below `/dev`. */
export function developmentRoutes({
  stripe,
  email,
  tasks,
  ...deps
}: ProductCalls & {
  stripe: EmulatedStripe | undefined
  email: EmulatedEmail | undefined
  tasks: TaskRunner | undefined
  publicUrl: () => string
}): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  if (email) {
    app.route('/', outboxRoutes(email.outbox))
    app.route('/', emulatedDomainsRoutes({ ...deps, emulatedDomains: email.domains, emulatedDns: email.dns }))
  }
  if (stripe) {
    const afterMove = async () => {
      await tasks?.review()
      deps.wakeJobs()
    }
    app.route('/', emulatorRoutes({ ...deps, stripe }))
    app.route('/', emulatedAccountRoutes({ ...deps, stripe, movableClock: stripe.clock, afterMove }))
  }
  return app
}
