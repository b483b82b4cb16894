import { readInstallationSecret } from '#server/app/installation-secret.ts'
import { users } from '#server/db/schema/accounts.ts'
import { images } from '#server/db/schema/images.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { payments, stripeEvents } from '#server/db/schema/payments.ts'
import { requestBatchRows } from '#server/db/schema/request-batches.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { emulatedWebhookSecrets } from '#server/dev/stripe/webhook-secrets.ts'
import { inDataFolder } from './data-folder.ts'

/** How many jobs of these kinds a process still has to do. */
export const countJobs = (dataDir: string, kinds: readonly string[]) =>
  inDataFolder(dataDir, async ({ rows }) => {
    const waiting = await rows(jobs, { diedAt: null }).values('kind')
    return waiting.filter((kind) => kinds.includes(kind)).length
  })

/** What is stored of requests, owners and photos. */
export const readRequests = (dataDir: string) =>
  inDataFolder(dataDir, async ({ rows, integrity }) => ({
    requests: await rows(testimonials).list(),
    owners: await rows(users).values('email'),
    photos: await rows(images, { state: 'ready' }).values('testimonialId'),
    integrity,
  }))

export const loseRequest = (dataDir: string, id: string) =>
  inDataFolder(dataDir, ({ rows }) => rows(testimonials, { id }).delete())

/** What is stored of Stripe's events. */
export const readEvents = (dataDir: string) =>
  inDataFolder(dataDir, async ({ rows, integrity }) => ({
    events: await rows(stripeEvents).list(),
    paid: await rows(payments).values('customerEmail'),
    integrity,
  }))

export const loseEvent = (dataDir: string, eventId: string) =>
  inDataFolder(dataDir, ({ rows }) => rows(stripeEvents, { eventId }).delete())

export const readPlanned = (dataDir: string) => inDataFolder(dataDir, ({ rows }) => rows(requestBatchRows).list())

/** What the Stripe emulator signs events of linked accounts with. */
export const linkSecretOf = (dataDir: string) => emulatedWebhookSecrets(readInstallationSecret(dataDir)).link[0] ?? ''
