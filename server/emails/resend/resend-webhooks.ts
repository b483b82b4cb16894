import { Resend } from 'resend'
import * as z from 'zod'
import type { EmailEvent, EmailEventReader, EmailOutcomeReport } from '../email-events.ts'
import { webhookRefused } from '#server/emails/recipients/sending.errors.ts'

const SIGNED_HEADERS = ['svix-id', 'svix-timestamp', 'svix-signature']

/** Reads Resend's webhook events, signed with one of our secrets: there are two during rotation. */
export function createResendWebhooks({ webhookSecrets }: { webhookSecrets: readonly string[] }): EmailEventReader {
  // Checking a signature needs no API key.
  const { webhooks } = new Resend('re_none')

  function open(payload: string, headers: { id: string; timestamp: string; signature: string }): unknown {
    for (const webhookSecret of webhookSecrets) {
      try {
        return webhooks.verify({ payload, headers, webhookSecret })
      } catch {
        // It may be signed with the other secret.
      }
    }
    throw webhookRefused()
  }

  return {
    canBeSigned: (header) => SIGNED_HEADERS.every((name) => header(name)),

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
      to: z.array(z.string()).optional().catch(undefined),
      tags: z.record(z.string(), z.unknown()).optional().catch(undefined),
      bounce: z.object({ type: reason, message: reason }).optional().catch(undefined),
      failed: z.object({ reason }).optional().catch(undefined),
      suppressed: z.object({ message: reason }).optional().catch(undefined),
    })
    .catch({}),
})
type Data = z.infer<typeof Known>['data']

const outcomesByType: Record<string, (data: Data) => EmailOutcomeReport> = {
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

function eventOf(payload: unknown): Unnamed<EmailEvent> {
  const parsed = Known.safeParse(payload)
  if (!parsed.success) return { type: 'unknown', about: 'nothing' }
  const { type, data } = parsed.data
  if (type === 'domain.updated' && data.id !== undefined) return { type, about: 'domain', providerId: data.id }
  const outcome = Object.hasOwn(outcomesByType, type) ? outcomesByType[type]?.(data) : undefined
  if (!outcome || data.email_id === undefined) return { type, about: 'nothing' }
  const tag = data.tags?.['message']
  return {
    type,
    about: 'email',
    providerId: data.email_id,
    messageTag: typeof tag === 'string' ? tag : null,
    accountRecipient: data.tags?.['code'] === undefined ? null : (data.to?.[0] ?? null),
    outcome,
  }
}
