import { join, resolve } from 'node:path'
import { defaultWorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import { openProductDatabase } from '#server/db/product-database.ts'
import { nameOfProcess } from '#server/db/postgres/running-processes.ts'
import { closedTogether, openProductMemory } from '#server/db/product-memory.ts'
import type { Development } from '#server/dev/dev.ts'
import type { EmailEventReader } from '#server/emails/email-events.ts'
import type { Mailer } from '#server/emails/mailer.ts'
import type { SendingDomains } from '#server/emails/domains/sending-domains.ts'
import { createResendDomains } from '#server/emails/resend/resend-domains.ts'
import { createResendWebhooks } from '#server/emails/resend/resend-webhooks.ts'
import { createResendMailer } from '#server/emails/resend/resend-mailer.ts'
import { defaultEmailLimits, raisedEmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { createDroppingMailer } from '#server/emails/dropping-mailer.ts'
import { createLogger } from '#server/http/logger.ts'
import { defaultLimits, raisedLimits } from '#server/http/rate-limit.ts'
import { readSite } from '#server/http/static-files.ts'
import { createEmbeddedIdentity } from '#server/identity/embedded/embedded-identity.ts'
import { createFirebaseIdentity } from '#server/identity/firebase/firebase-identity.ts'
import { createBucket } from '#server/images/bucket.ts'
import { createImageProcessor } from '#server/images/image-processor.ts'
import { type Clock, systemClock } from '#server/kernel/clock.ts'
import { killAt, noFailpoints } from '#server/kernel/failpoints.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Observing } from '#server/ops/observing.ts'
import { observedMailer } from '#server/ops/observed-mailer.ts'
import { createStripePorts } from '#server/stripe/stripe-ports.ts'
import { readStripeEvent } from '#server/stripe/stripe-webhooks.ts'
import { drawProofImage } from '#server/widgets/proof-image.ts'
import { drawWallImage } from '#server/widgets/wall-image.ts'
import { createSystemDns } from '#server/widgets/domains/system-dns.ts'
import type { WallServing } from '#server/widgets/domains/wall-domain-checks.service.ts'
import { readWidgetFiles } from '#server/widgets/widget-files.ts'
import { readWidgetRenderer } from '#server/widgets/widget-renderer.ts'
import { clientConfigOf } from './client-config.ts'
import type { Deps } from './deps.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { noReleaseFiles, shareReleaseFiles } from './release-files.ts'
import { shareWork } from './sharing.ts'
import { prepareImages } from './image-storage.ts'
import { openInstallationSecret } from './installation-secret.ts'
import { emulatedServices } from './emulators.ts'

const DIST = resolve(import.meta.dirname, '../../dist')

type Composed = Pick<Deps, 'config' | 'db' | 'clock' | 'memory' | 'log' | 'hashKey' | 'development'>

/**
 * Opens the database and picks an adapter for each port. This is the only place that does. `machine` is the
 * machine's clock. Throws what `openProductDatabase` and `prepareImages` throw.
 */
export async function composeDeps({
  config,
  publicUrl,
  machine = systemClock,
}: {
  config: Config
  publicUrl: () => string
  machine?: Clock
}): Promise<Deps> {
  const log = createLogger({ level: config.logLevel })
  const openImages = await prepareImages(config)
  const name = nameOfProcess({ ...packageJson, role: config.role })
  const place = { ...config, name }
  const product = await openProductDatabase(place, {
    ...config.backup,
    onLedgerTrouble: (err, detail) => log.error({ err, ...detail }, 'the ledger of erasures can’t be written'),
  })
  const hashKey = await openInstallationSecret(product, config)
  const memory = openProductMemory(config, {
    hashKey,
    onTrouble: (err) => log.warn({ err }, 'limits count in this process only, until the database answers again'),
  })
  const db = closedTogether(product, memory)
  const development = await loadDevelopment(config, { product: db, clock: machine, log, hashKey, publicUrl })
  const clock = development?.clock ?? machine
  const observations = await loadObserving(config, clock)
  const composed: Composed = { config, db, clock, memory, log, hashKey, development }
  const mailer = await pickMailer(composed)
  const bucketName = config.firebase?.storageBucket
  return {
    ...composed,
    ...shareWork(config),
    installation: config.installation,
    failpoints: config.failpoint ? killAt(config.failpoint) : noFailpoints,
    ...pickIdentity(composed),
    ...pickStripe(composed),
    clientConfig: clientConfigOf(config),
    observations,
    mailer: observations ? observedMailer(mailer, observations) : mailer,
    emailEvents: pickEmailEvents(config),
    sendingDomains: pickDomains(composed),
    wallServing: pickWallServing(composed, publicUrl),
    emailLimits: raisedEmailLimits(defaultEmailLimits, {
      factor: config.limitFactor,
      clientFactor: config.clientEmailsFactor,
      contactEmail: config.installation.contactEmail,
    }),
    images: {
      files: await openImages({ hashKey, clock: machine }),
      process: createImageProcessor(),
      bucket: bucketName === undefined ? undefined : createBucket({ name: bucketName }),
    },
    limits: raisedLimits(defaultLimits, config.limitFactor),
    workspaceLimits: defaultWorkspaceLimits,
    site: readSite(join(DIST, 'dashboard')),
    releaseFiles: config.isShared
      ? shareReleaseFiles({ db, clock, folder: join(DIST, 'dashboard/assets') })
      : noReleaseFiles,
    widgetFiles: readWidgetFiles({ folder: join(DIST, 'widget'), publicUrl }),
    widgetRenderer: readWidgetRenderer({ folder: join(DIST, 'widget-server') }),
    drawProofImage,
    drawWallImage,
    publicUrl,
  }
}

/** The emulators are a module of their own, which a process without them never loads. */
async function loadDevelopment(
  config: Config,
  deps: { product: Database; clock: Clock; log: Log; hashKey: string; publicUrl: () => string },
): Promise<Development | undefined> {
  const emulated = emulatedServices(config)
  if (!emulated) return undefined
  const { openDevelopment } = await import('#server/dev/dev.ts')
  return openDevelopment({ ...deps, dataDir: config.dataDir, emulated })
}

/** Loaded when somebody reads them: a server without them starts sooner. */
async function loadObserving(config: Config, clock: Clock): Promise<Observing | undefined> {
  if (!config.ops) return undefined
  const { createObserving } = await import('#server/ops/observing.ts')
  return createObserving({ ...packageJson, clock })
}

function pickIdentity(deps: Composed): Pick<Deps, 'identity' | 'embeddedIdentity'> {
  const { firebase } = deps.config
  if (firebase) {
    // Google's tokens carry real time, even if our clock was moved.
    const identity = createFirebaseIdentity({ ...deps, clock: systemClock, firebase })
    return { identity, embeddedIdentity: undefined }
  }
  const embeddedIdentity = createEmbeddedIdentity({
    ...deps,
    passwordCost: deps.config.passwordCost,
    limitFactor: deps.config.limitFactor,
    // In the terminal of somebody who tries Goodword, a mistyped password is no news.
    refusalLevel: deps.config.isProduction ? 'warn' : 'info',
    otherTimes: deps.development?.stripe?.clock.otherTimes,
  })
  return { identity: embeddedIdentity, embeddedIdentity }
}

function pickDomains({ config: { email }, development }: Composed): SendingDomains | undefined {
  if (email.service === 'resend') return createResendDomains(email)
  return development?.email?.sendingDomains
}

/** Without a target, there is an emulated DNS wherever sending domains are emulated. */
function pickWallServing({ config, development }: Composed, publicUrl: () => string): WallServing | undefined {
  const target = config.wallDomainTarget
  if (target !== undefined) return { dns: createSystemDns(), target: () => target }
  const dns = development?.email?.dns.service
  return dns && { dns, target: () => new URL(publicUrl()).hostname }
}

function pickEmailEvents({ email }: Config): EmailEventReader | undefined {
  if (email.service !== 'resend' || email.webhookSecrets.length === 0) return undefined
  return createResendWebhooks(email)
}

async function pickMailer({ config: { email }, clock, memory, development }: Composed): Promise<Mailer> {
  if (email.service === 'resend') return createResendMailer({ ...email, clock, memory })
  if (email.service === 'smtp') {
    // Loaded when it is needed: a server without it starts sooner.
    const { createSmtpMailer } = await import('#server/emails/smtp/smtp-mailer.ts')
    return createSmtpMailer({ server: email, clock })
  }
  return development?.email?.mailer ?? createDroppingMailer()
}

function pickStripe({ config, clock, development }: Composed): Pick<Deps, 'stripe' | 'stripeWebhooks'> {
  const { billing, link, isLive, url } = config.stripe
  if (development?.stripe) {
    const { ports, webhookSecrets: secrets } = development.stripe
    return { stripe: ports, stripeWebhooks: { read: readStripeEvent, isLive: false, secrets } }
  }
  const secrets = { billing: billing?.webhookSecrets ?? [], link: link?.webhookSecrets ?? [] }
  const setup = { billing: billing && { ...billing, priceSource: billing.prices }, link, isLive, reach: { url } }
  const stripe = billing || link ? createStripePorts(setup, { clock }) : undefined
  return { stripe, stripeWebhooks: { read: readStripeEvent, isLive, secrets } }
}
