import { join, resolve } from 'node:path'
import { createMovableClock, type MovableClock } from '#server/clock/movable-clock.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import { openDataFolder } from '#server/db/sqlite.ts'
import type { MailEventReader } from '#server/emails/mail-events.ts'
import type { Mailer } from '#server/emails/mailer.ts'
import { createOutboxMailer } from '#server/emails/outbox/outbox-mailer.ts'
import { createResendDomains } from '#server/emails/resend/resend-domains.ts'
import { createResendWebhooks } from '#server/emails/resend/resend-webhooks.ts'
import { createResendMailer } from '#server/emails/resend/resend-mailer.ts'
import { defaultMailLimits, raisedMailLimits } from '#server/emails/recipients/sending-limits.ts'
import { createSimulatedDomains } from '#server/emails/domains/simulated-domains.ts'
import { createSmtpMailer } from '#server/emails/smtp/smtp-mailer.ts'
import { createLogger } from '#server/http/logger.ts'
import { defaultLimits, raisedLimits } from '#server/http/rate-limit.ts'
import { readSite } from '#server/http/static-files.ts'
import { createEmbeddedIdentity } from '#server/identity/embedded/embedded-identity.ts'
import { createFirebaseIdentity } from '#server/identity/firebase/firebase-identity.ts'
import { createBucket } from '#server/images/bucket.ts'
import { createPictureFiles } from '#server/images/picture-files.ts'
import { createPictureProcessor } from '#server/images/picture-processor.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { killAt, noFailpoints } from '#server/kernel/failpoints.ts'
import { createStripePorts } from '#server/stripe/stripe-ports.ts'
import { readStripeEvent } from '#server/stripe/stripe-webhooks.ts'
import { createSimulatedStripe } from '#server/stripe/simulator/simulated-stripe.ts'
import { createSimulatedPorts } from '#server/stripe/simulator/simulated-ports.ts'
import { drawWallPicture } from '#server/widgets/wall-picture.ts'
import { readWidgetFiles } from '#server/widgets/widget-files.ts'
import { readWidgetRenderer } from '#server/widgets/widget-renderer.ts'
import { clientConfigOf } from './client-config.ts'
import type { Deps } from './deps.ts'
import { readInstallationSecret } from './installation-secret.ts'
import { hasStripeStandIn } from './stand-ins.ts'

const DIST = resolve(import.meta.dirname, '../../dist')

/**
 * Opens the data folder and picks an adapter for each port: the only place that does. Throws DataFolderInUse when another
 * process has the folder.
 */
export function composeDeps({ config, publicUrl }: { config: Config; publicUrl: () => string }): Deps {
  const db = openDataFolder(config.dataDir)
  const movableClock = pickMovableClock(config, db)
  const clock = movableClock ?? systemClock
  const log = createLogger({ level: config.logLevel })
  const hashKey = readInstallationSecret(config.dataDir)
  const bucketName = config.firebase?.storageBucket
  return {
    config,
    db,
    clock,
    movableClock,
    log,
    failpoints: config.failpoint ? killAt(config.failpoint) : noFailpoints,
    ...pickIdentity({ config, db, clock, movableClock, log, hashKey }),
    ...pickStripe({ config, db, clock, hashKey, publicUrl }),
    clientConfig: clientConfigOf(config),
    mailer: pickMailer({ config, db, clock }),
    mailEvents: pickMailEvents(config),
    ...pickDomains({ config, db, clock }),
    mailLimits: raisedMailLimits(defaultMailLimits, config.limitFactor),
    images: {
      files: createPictureFiles({ folder: join(config.dataDir, 'images') }),
      process: createPictureProcessor(),
      bucket: bucketName === undefined ? undefined : createBucket({ name: bucketName }),
    },
    hashKey,
    limits: raisedLimits(defaultLimits, config.limitFactor),
    site: readSite(join(DIST, 'dashboard')),
    widgetFiles: readWidgetFiles({ folder: join(DIST, 'widget'), publicUrl }),
    renderWidget: readWidgetRenderer({ folder: join(DIST, 'widget-server') }),
    drawWallPicture,
    publicUrl,
  }
}

function pickMovableClock(config: Config, db: Database): MovableClock | undefined {
  return hasStripeStandIn(config) ? createMovableClock({ db, clock: systemClock }) : undefined
}

function pickIdentity(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'movableClock' | 'log' | 'hashKey'>,
): Pick<Deps, 'identity' | 'embeddedIdentity'> {
  const { firebase } = deps.config
  if (firebase) {
    // Its tokens are of Google's time, wherever ours was moved to.
    const identity = createFirebaseIdentity({ ...deps, clock: systemClock, firebase })
    return { identity, embeddedIdentity: undefined }
  }
  const embeddedIdentity = createEmbeddedIdentity({
    ...deps,
    passwordCost: deps.config.passwordCost,
    otherTimes: deps.movableClock?.otherTimes,
  })
  return { identity: embeddedIdentity, embeddedIdentity }
}

function pickDomains({
  config,
  ...deps
}: Pick<Deps, 'config' | 'db' | 'clock'>): Pick<Deps, 'sendingDomains' | 'simulatedDomains'> {
  const none = { sendingDomains: undefined, simulatedDomains: undefined }
  if (config.mail.service === 'resend') return { ...none, sendingDomains: createResendDomains(config.mail) }
  if (config.mail.service === 'smtp' || config.isProduction) return none
  const simulatedDomains = createSimulatedDomains(deps)
  return { sendingDomains: simulatedDomains.service, simulatedDomains }
}

function pickMailEvents({ mail }: Config): MailEventReader | undefined {
  if (mail.service !== 'resend' || mail.webhookSecrets.length === 0) return undefined
  return createResendWebhooks(mail)
}

function pickMailer({ config: { mail }, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>): Mailer {
  if (mail.service === 'resend') return createResendMailer({ ...mail, clock })
  if (mail.service === 'smtp') return createSmtpMailer({ server: mail, clock })
  return createOutboxMailer({ db, clock })
}

function pickStripe(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'hashKey' | 'publicUrl'>,
): Pick<Deps, 'stripe' | 'simulatedStripe' | 'stripeWebhooks'> {
  const { billing, link, isLive, url } = deps.config.stripe
  if (!hasStripeStandIn(deps.config)) {
    const secrets = { billing: billing?.webhookSecrets ?? [], link: link?.webhookSecrets ?? [] }
    const setup = { billing: billing && { ...billing, priceSource: billing.prices }, link, isLive, reach: { url } }
    const stripe = billing || link ? createStripePorts(setup, deps) : undefined
    return { stripe, simulatedStripe: undefined, stripeWebhooks: { read: readStripeEvent, isLive, secrets } }
  }
  const simulatedStripe = createSimulatedStripe(deps)
  const stripeWebhooks = { read: readStripeEvent, isLive: false, secrets: simulatedStripe.webhookSecrets }
  return { stripe: createSimulatedPorts(simulatedStripe, deps), simulatedStripe, stripeWebhooks }
}
