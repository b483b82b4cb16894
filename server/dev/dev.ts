import { join } from 'node:path'
import type { Hono } from 'hono'
import { openDatabase } from '#server/db/sqlite.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { forgetMovedClock } from './clock/movable-clock.ts'
import { developmentRoutes } from './dev.routes.ts'
import {
  createStripeTasks,
  emulateEmail,
  type EmulatedEmail,
  type EmulatedStripe,
  type EmulatorDeps,
  emulateStripe,
  type ProductCalls,
} from './emulated-services.ts'
import { forgetErasedEmails } from './outbox/erased-emails.service.ts'
import type { TaskRunner } from './stripe/tasks.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

/**
 * The emulators of services that are not configured, with their own database, pages and tasks. Never in production: the
 * product knows them by its ports only, and loads this module only where `server/app/emulators.ts` says so.
 */
export type Development = {
  /** The product's clock. */
  clock: Clock
  stripe: EmulatedStripe | undefined
  email: EmulatedEmail | undefined
  /** Continues with a moved clock, or resets it if it can't be moved any more. Call it before anything runs. */
  settleClock(): Promise<void>
  /** Connects the emulators with the application, and returns their pages. */
  connect(calls: ProductCalls): Hono<AppEnv>
  /** Delivers events and ends subscription periods, from now on. Call it once connected. */
  start(): void
  /** Does what of that is due now, and returns how much it was. */
  drain(): Promise<number>
  /** Deletes what is no longer needed. */
  sweep(): Promise<void>
  /** Deletes the emails of erased messages and closed accounts. */
  forgetErased(): Promise<void>
  close(): Promise<void>
}

type DevelopmentDeps = EmulatorDeps & {
  /** Which services are emulated. */
  emulated: { stripe: boolean; email: boolean }
}

/** Opens the emulators' database in the data folder. Throws DataFolderOutdated. */
export const openDevelopment = ({ dataDir, ...deps }: Omit<DevelopmentDeps, 'db'> & { dataDir: string }): Development =>
  createDevelopment({ ...deps, db: openDatabase(join(dataDir, 'dev.db'), { migrationsFolder: MIGRATIONS }) })

export function createDevelopment({ emulated, ...deps }: DevelopmentDeps): Development {
  const stripe = emulated.stripe ? emulateStripe(deps) : undefined
  const clock = stripe?.clock ?? deps.clock
  const email = emulated.email ? emulateEmail({ ...deps, clock }) : undefined
  let tasks: TaskRunner | undefined

  return {
    clock,
    stripe,
    email,
    settleClock: () => (stripe ? stripe.clock.restore() : forgetMovedClock(deps)),
    connect(calls) {
      tasks = stripe && createStripeTasks({ ...deps, ...calls, stripe })
      stripe?.whenQueued(() => tasks?.wake())
      return developmentRoutes({ ...deps, ...calls, stripe, email, tasks })
    },
    start: () => tasks?.start(),
    drain: async () => (await tasks?.drain()) ?? 0,
    async sweep() {
      await stripe?.sweep()
      await forgetErasedEmails(deps)
    },
    forgetErased: () => forgetErasedEmails(deps),
    async close() {
      await tasks?.stop()
      deps.db.close()
    },
  }
}
