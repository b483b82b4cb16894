import * as z from 'zod'
import type { Installation } from './installation.ts'

/** Id of the JSON block in the HTML that holds the configuration below. */
export const CLIENT_CONFIG_ELEMENT_ID = 'goodword-config'

const InstallationSettings = z.strictObject({
  productName: z.string(),
  contactEmail: z.string(),
  privacyEmail: z.string(),
  legalName: z.string(),
  legalAddress: z.string(),
} satisfies Record<keyof Installation, z.ZodString>)

/** What the dashboard needs to know before its first call. The server writes it into the page. */
export const ClientConfig = z.strictObject({
  identity: z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('embedded') }),
    z.strictObject({
      mode: z.literal('firebase'),
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
      /** Origin of a Firebase Auth emulator; tests use one in place of Google. */
      emulatorUrl: z.string().optional(),
    }),
  ]),
  /** Where images are uploaded: to this server, or to a Firebase Storage bucket. */
  images: z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('embedded') }),
    z.strictObject({ mode: z.literal('firebase'), apiKey: z.string(), projectId: z.string(), bucket: z.string() }),
  ]),
  /** Where analytics events go: `origin` is the host of `/analytics/*`, or the empty string for this server. */
  analytics: z.strictObject({
    origin: z.string(),
    /** A URL that answers the caller's public address as `{"ip": …}`; null for no lookup. */
    ipLookupUrl: z.string().nullable(),
  }),
  /** Where errors are reported; null for nowhere. */
  sentry: z.strictObject({ dsn: z.string(), environment: z.string() }).nullable(),
  /** True while payments go through the Stripe emulator. */
  isStripeEmulated: z.boolean(),
  /** True while emails are kept in the outbox at `/dev/outbox` instead of being sent. */
  hasDevOutbox: z.boolean(),
  installation: InstallationSettings,
})
export type ClientConfig = z.infer<typeof ClientConfig>
