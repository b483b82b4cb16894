import type { MovableClock } from '#server/clock/movable-clock.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import type { MailEventReader } from '#server/emails/mail-events.ts'
import type { Mailer } from '#server/emails/mailer.ts'
import type { SendingDomains } from '#server/emails/domains/sending-domains.ts'
import type { SimulatedDomains } from '#server/emails/domains/simulated-domains.ts'
import type { MailLimits } from '#server/emails/recipients/sending-limits.ts'
import type { Bucket } from '#server/images/bucket.ts'
import type { PictureFiles } from '#server/images/picture-files.ts'
import type { PictureProcessor } from '#server/images/picture-processor.ts'
import type { Limits } from '#server/http/rate-limit.ts'
import type { Site } from '#server/http/static-files.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import type { Log } from '#server/kernel/log.ts'
import type { DrawWallPicture } from '#server/widgets/wall-picture.ts'
import type { WidgetFiles } from '#server/widgets/widget-files.ts'
import type { RenderWidget } from '#server/widgets/widget-renderer.ts'
import type { EmbeddedIdentity } from '#server/identity/embedded/embedded-identity.ts'
import type { Identity } from '#server/identity/identity.ts'
import type { Stripe, StripeWebhooks } from '#server/stripe/gateway.ts'
import type { SimulatedStripe } from '#server/stripe/simulator/simulated-stripe.ts'
import type { ClientConfig } from '#shared/client-config.ts'

/** Everything that the application needs from outside: picked once, in compose.ts, or by a test. */
export type Deps = {
  config: Config
  db: Database
  clock: Clock
  /** The same, where it can be moved: with the stand-in for Stripe. */
  movableClock: MovableClock | undefined
  log: Log
  failpoints: Failpoints
  identity: Identity
  /** The same, while it is the embedded one, whose protocol we then serve. */
  embeddedIdentity: EmbeddedIdentity | undefined
  /** Undefined where payments are not set up. */
  stripe: Stripe | undefined
  stripeWebhooks: StripeWebhooks
  /** Stripe as its library sees it, while it is the stand-in. */
  simulatedStripe: SimulatedStripe | undefined
  /** What the pages are told of the services that they talk to themselves. */
  clientConfig: ClientConfig
  mailer: Mailer
  /** Undefined where the mail service tells us nothing of mails that it took. */
  mailEvents: MailEventReader | undefined
  /** Undefined where the mail service looks after no domains. */
  sendingDomains: SendingDomains | undefined
  /** What is behind them, while it is the stand-in, whose pages we then serve. */
  simulatedDomains: SimulatedDomains | undefined
  mailLimits: MailLimits
  images: {
    files: PictureFiles
    process: PictureProcessor
    /** Where browsers upload to in connected mode. */
    bucket: Bucket | undefined
  }
  /** Key of hashes of whatever could be guessed: network addresses, passwords. */
  hashKey: string
  limits: Limits
  site: Site
  widgetFiles: WidgetFiles
  renderWidget: RenderWidget
  drawWallPicture: DrawWallPicture
  /** Our own origin, known once we listen. */
  publicUrl: () => string
}
