import * as z from 'zod'

/** Id of the JSON block in the served HTML that carries the configuration below. */
export const CLIENT_CONFIG_ELEMENT_ID = 'goodword-config'

/** What the dashboard must know before its first call. The server writes it into the page. */
export const ClientConfig = z.strictObject({
  identity: z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('embedded') }),
    z.strictObject({
      mode: z.literal('firebase'),
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
      /** Origin of an Auth emulator, where tests have one in place of Google. */
      emulatorUrl: z.string().optional(),
    }),
  ]),
  /** Where pictures are sent: to this server, or to a bucket of Firebase Storage. */
  images: z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('embedded') }),
    z.strictObject({ mode: z.literal('firebase'), apiKey: z.string(), projectId: z.string(), bucket: z.string() }),
  ]),
  /** Who is told of what happens in the pages: `origin` is where `/analytics/*` is, the empty string for this server. */
  analytics: z.strictObject({
    origin: z.string(),
    /** Answers the caller's public address as `{"ip": …}`; null: nobody is asked. */
    ipLookupUrl: z.string().nullable(),
  }),
  /** Where errors are reported to; null: nowhere. */
  sentry: z.strictObject({ dsn: z.string(), environment: z.string() }).nullable(),
  /** True while payments go through the stand-in for Stripe. */
  isStripeSimulated: z.boolean(),
  /** True while mails are kept in the outbox at `/dev/outbox` instead of being sent. */
  hasDevOutbox: z.boolean(),
})
export type ClientConfig = z.infer<typeof ClientConfig>
