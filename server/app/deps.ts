import type { Installation } from '#shared/installation.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import type { Development } from '#server/dev/dev.ts'
import type { EmailEventReader } from '#server/emails/email-events.ts'
import type { Mailer } from '#server/emails/mailer.ts'
import type { SendingDomains } from '#server/emails/domains/sending-domains.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import type { Bucket } from '#server/images/bucket.ts'
import type { ImageFiles } from '#server/images/image-files.ts'
import type { ImageProcessor } from '#server/images/image-processor.ts'
import type { Limits } from '#server/http/rate-limit.ts'
import type { Site } from '#server/http/static-files.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import type { Turns } from '#server/kernel/queue.ts'
import type { SharedMemory } from '#server/kernel/shared-memory.ts'
import type { Log } from '#server/kernel/log.ts'
import type { DrawProofImage } from '#server/widgets/proof-image.ts'
import type { DrawWallImage } from '#server/widgets/wall-image.ts'
import type { WallServing } from '#server/widgets/domains/wall-domain-checks.service.ts'
import type { WidgetFiles } from '#server/widgets/widget-files.ts'
import type { WidgetRenderer } from '#server/widgets/widget-renderer.ts'
import type { EmbeddedIdentity } from '#server/identity/embedded/embedded-identity.ts'
import type { Identity } from '#server/identity/identity.ts'
import type { JobSignal } from '#server/jobs/job-signal.ts'
import type { ReleaseFiles } from './release-files.ts'
import type { Observing } from '#server/ops/observing.ts'
import type { Stripe, StripeWebhooks } from '#server/stripe/gateway.ts'
import type { ClientConfig } from '#shared/client-config.ts'

/** Everything the application needs from outside, picked once in compose.ts or by a test. */
export type Deps = {
  config: Config
  /** Who runs it, and what the product is called. */
  installation: Installation
  db: Database
  clock: Clock
  /** To the other processes on the database; undefined when there can't be any. */
  signal: JobSignal | undefined
  /** In all processes on the database. */
  turns: Turns
  /** Ends the connections of both. */
  stopSharing: () => Promise<void>
  /** What counts in all processes. */
  memory: SharedMemory
  /** The emulators of services that are not configured; undefined without any, as always in production. */
  development: Development | undefined
  log: Log
  failpoints: Failpoints
  /** What the process does, for whoever runs it; undefined when nobody reads it. */
  observations: Observing | undefined
  identity: Identity
  /** The same service, if it is the embedded one: its protocol is then served here. */
  embeddedIdentity: EmbeddedIdentity | undefined
  /** Undefined when payments are not set up. */
  stripe: Stripe | undefined
  stripeWebhooks: StripeWebhooks
  /** What the pages need to know about the services they call themselves. */
  clientConfig: ClientConfig
  mailer: Mailer
  /** Undefined when the email service sends no webhooks about delivery. */
  emailEvents: EmailEventReader | undefined
  /** Undefined when the email service doesn't manage domains. */
  sendingDomains: SendingDomains | undefined
  /** Undefined when this installation serves no domains of owners. */
  wallServing: WallServing | undefined
  emailLimits: EmailLimits
  images: {
    files: ImageFiles
    process: ImageProcessor
    /** Where browsers upload images in connected mode. */
    bucket: Bucket | undefined
  }
  /** Key for hashing values that could be guessed: network addresses, passwords. */
  hashKey: string
  limits: Limits
  workspaceLimits: WorkspaceLimits
  site: Site
  releaseFiles: ReleaseFiles
  widgetFiles: WidgetFiles
  widgetRenderer: WidgetRenderer
  drawProofImage: DrawProofImage
  drawWallImage: DrawWallImage
  /** Our own origin, known once the server listens. */
  publicUrl: () => string
}
