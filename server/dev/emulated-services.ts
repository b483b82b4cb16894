import type { Database } from '#server/db/database.ts'
import type { Mailer } from '#server/emails/mailer.ts'
import type { SendingDomains } from '#server/emails/domains/sending-domains.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Stripe } from '#server/stripe/gateway.ts'
import { createMovableClock, type MovableClock } from './clock/movable-clock.ts'
import { createEmulatedDns, type EmulatedDns } from './domains/emulated-dns.ts'
import { createEmulatedDomains, type EmulatedDomains } from './domains/emulated-domains.ts'
import { forgetErasedEmails } from './outbox/erased-emails.service.ts'
import { createOutboxMailer } from './outbox/outbox-mailer.ts'
import { createOutboxService, type OutboxService } from './outbox/outbox.service.ts'
import { createEventDelivery, type Post } from './stripe/deliveries.ts'
import { createEmulatedPorts } from './stripe/emulated-ports.ts'
import { createStripeEmulator, type StripeEmulator } from './stripe/stripe-emulator.ts'
import { createTaskRunner, type TaskRunner } from './stripe/tasks.ts'

export type EmulatorDeps = {
  /** The emulators' database. */
  db: Database
  /** The product's database. */
  product: Database
  /** The machine's clock; for emails, the product's. */
  clock: Clock
  log: Log
  hashKey: string
  publicUrl: () => string
}

/** What the emulators call in the application. */
export type ProductCalls = {
  /** Receives webhooks. */
  post: Post
  wakeJobs: () => void
  /** When the next request is scheduled: any, or one for a payment to a Stripe account. */
  findNextRequest: (accountId?: string) => Promise<Date | null>
  noteDomainChanged: (providerId: string) => Promise<void>
}

export type EmulatedStripe = StripeEmulator & {
  /** The ports to Stripe, answered by the emulator. */
  ports: Stripe
  /** The product's clock. It can be moved, to try out payments and plans. */
  clock: MovableClock
}

export function emulateStripe(deps: EmulatorDeps): EmulatedStripe {
  const clock = createMovableClock(deps)
  const emulator = createStripeEmulator({ ...deps, clock })
  return { ...emulator, clock, ports: createEmulatedPorts(emulator, { ...deps, clock }) }
}

export function createStripeTasks({
  stripe,
  ...deps
}: EmulatorDeps & Pick<ProductCalls, 'post'> & { stripe: EmulatedStripe }): TaskRunner {
  const { clock, webhookSecrets: secrets, actions } = stripe
  const deliver = createEventDelivery({ ...deps, clock, secrets })
  return createTaskRunner({ ...deps, clock, handlers: { deliver, pass_time: actions.passTime } })
}

export type EmulatedEmail = {
  mailer: Mailer
  outbox: OutboxService
  sendingDomains: SendingDomains
  /** What people do at their DNS provider. */
  domains: EmulatedDomains
  dns: EmulatedDns
}

export function emulateEmail(deps: EmulatorDeps): EmulatedEmail {
  const domains = createEmulatedDomains(deps)
  return {
    mailer: createOutboxMailer(deps),
    outbox: createOutboxService({ ...deps, forgetErased: () => forgetErasedEmails(deps) }),
    sendingDomains: domains.service,
    domains,
    dns: createEmulatedDns(deps),
  }
}
