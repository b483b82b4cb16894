import { Resend } from 'resend'
import type { Clock } from '#server/kernel/clock.ts'
import type { SharedMemory } from '#server/kernel/shared-memory.ts'
import type { Email, Mailer, EmailOutcome } from '../mailer.ts'
import { createPace } from '../pace.ts'
import { classifyResendError, readRetryAfter } from './resend-errors.ts'
import { formatSender } from './resend-sender.ts'

const RESEND_ORIGIN = 'https://api.resend.com'

// Resend forgets a key after 24 hours.
const REMEMBERS_KEYS_MS = 23 * 60 * 60 * 1000
const TIMEOUT_MS = 15_000
const PER_SECOND = 2
const LONGEST_HOLD_MS = 5000

/**
 * Sends through Resend. The SDK never throws and never times out, so its answers are classified and each call has a
 * time limit.
 */
export function createResendMailer({
  apiKey,
  webhookSecrets,
  url,
  clock,
  memory,
  timeoutMs = TIMEOUT_MS,
  perSecond = PER_SECOND,
}: {
  apiKey: string
  webhookSecrets: readonly string[]
  url: string | undefined
  clock: Clock
  memory: SharedMemory
  timeoutMs?: number
  perSecond?: number
}): Mailer {
  const resend = new Resend(apiKey, { baseUrl: url ?? RESEND_ORIGIN })
  const pace = createPace({ memory, service: 'resend', perSecond })

  /** When Resend says that the next call would exceed its limit, we wait. */
  async function heed(headers: Record<string, string> | null): Promise<void> {
    if (headers?.['ratelimit-remaining'] !== '0') return
    const resetMs = readRetryAfter(headers['ratelimit-reset'], clock.now())
    if (resetMs !== undefined) await pace.holdFor(Math.min(resetMs, LONGEST_HOLD_MS))
  }

  return {
    name: 'resend',
    remembersKeysForMs: REMEMBERS_KEYS_MS,
    tellsDelivery: webhookSecrets.length > 0,
    async send(message, { idempotencyKey, tags }): Promise<EmailOutcome> {
      if (!(await pace.takeSlot()))
        return {
          kind: 'retry',
          afterMs: 1000,
          reason: 'More emails are queued than the email service accepts at once.',
        }
      const { data, error, headers } = await resend.emails.send(payloadOf(message, tags), {
        idempotencyKey: `goodword/${idempotencyKey}`,
        signal: AbortSignal.timeout(timeoutMs),
      })
      await heed(headers)
      if (typeof data?.id === 'string') return { kind: 'sent', providerId: data.id }
      return classifyResendError(error, { headers, now: clock.now() })
    },
  }
}

const payloadOf = ({ from, replyTo, to, subject, text, html, headers }: Email, tags: Record<string, string>) => ({
  from: formatSender(from),
  to,
  ...(replyTo !== null && { replyTo }),
  subject,
  text,
  html,
  headers,
  tags: Object.entries(tags).map(([name, value]) => ({ name, value })),
})
