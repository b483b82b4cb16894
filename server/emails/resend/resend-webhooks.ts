import { Resend } from 'resend'
import * as z from 'zod'
import type { MailEvent, MailEventReader, MailNews } from '../mail-events.ts'
import { webhookRefused } from '#server/emails/recipients/sending.errors.ts'

/** Reads what Resend calls us with, signed with one of our secrets: two while one takes the other's place. */
export function createResendWebhooks({ webhookSecrets }: { webhookSecrets: readonly string[] }): MailEventReader {
  // Checking a signature needs no key of the API.
  const { webhooks } = new Resend('re_none')

  function open(payload: string, headers: { id: string; timestamp: string; signature: string }): unknown {
    for (const webhookSecret of webhookSecrets) {
      try {
        return webhooks.verify({ payload, headers, webhookSecret })
      } catch {
        // Signed with the other secret, perhaps.
      }
    }
    throw webhookRefused()
  }

  return {
    readEvent({ body, header }) {
      const id = header('svix-id') ?? ''
      const headers = { id, timestamp: header('svix-timestamp') ?? '', signature: header('svix-signature') ?? '' }
      return { id, ...eventOf(open(body, headers)) }
    },
  }
}

const reason = z.string().catch('')
const Known = z.object({
  type: z.string(),
  data: z
    .object({
      id: z.string().optional().catch(undefined),
      email_id: z.string().optional().catch(undefined),
      tags: z.record(z.string(), z.unknown()).optional().catch(undefined),
      bounce: z.object({ type: reason, message: reason }).optional().catch(undefined),
      failed: z.object({ reason }).optional().catch(undefined),
      suppressed: z.object({ message: reason }).optional().catch(undefined),
    })
    .catch({}),
})
type Data = z.infer<typeof Known>['data']

const newsOf: Record<string, (data: Data) => MailNews> = {
  'email.sent': () => ({ kind: 'accepted' }),
  'email.delivered': () => ({ kind: 'delivered' }),
  'email.delivery_delayed': () => ({ kind: 'late', reason: '' }),
  'email.complained': () => ({ kind: 'complained' }),
  'email.bounced': ({ bounce }) => ({
    kind: bounce?.type === 'Permanent' ? 'returned' : 'late',
    reason: bounce?.message ?? '',
  }),
  'email.suppressed': ({ suppressed }) => ({ kind: 'returned', reason: suppressed?.message ?? '' }),
  'email.failed': ({ failed }) => ({ kind: 'failed', reason: failed?.reason ?? '' }),
}

type Unnamed<Event> = Event extends unknown ? Omit<Event, 'id'> : never

function eventOf(payload: unknown): Unnamed<MailEvent> {
  const parsed = Known.safeParse(payload)
  if (!parsed.success) return { type: 'unknown', about: 'nothing' }
  const { type, data } = parsed.data
  if (type === 'domain.updated' && data.id !== undefined) return { type, about: 'domain', providerId: data.id }
  const news = Object.hasOwn(newsOf, type) ? newsOf[type]?.(data) : undefined
  if (!news || data.email_id === undefined) return { type, about: 'nothing' }
  const tag = data.tags?.['message']
  return { type, about: 'mail', providerId: data.email_id, messageTag: typeof tag === 'string' ? tag : null, news }
}
