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
  /** True while mails are kept in the outbox at `/dev/outbox` instead of being sent. */
  hasDevOutbox: z.boolean(),
})
export type ClientConfig = z.infer<typeof ClientConfig>
