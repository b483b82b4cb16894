import { Webhook } from 'standardwebhooks'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import type { Email } from '#server/emails/mailer.ts'
import { createResendWebhooks } from '#server/emails/resend/resend-webhooks.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { everyRowButCounts } from './every-row.ts'
import { createHarness, type Harness, type TestOwner } from './harness.ts'
import { createTestMailer } from './mailers.ts'
import type { Row } from './rows.ts'

const secretOf = (text: string) => `whsec_${Buffer.from(text).toString('base64')}`

export const WEBHOOK_SECRET = secretOf('the present secret of the tests')
export const NEXT_SECRET = secretOf('the next secret of the tests')
export const WEBHOOK_PATH = '/goodword/emails/webhook/resend'

type Signing = { id?: string; at?: Date; secret?: string }

/** The headers that the email service would send with a body, signed by its own library. */
export function signed(
  body: string,
  { id = newId('evt'), at = systemClock.now(), secret = WEBHOOK_SECRET }: Signing = {},
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'svix-id': id,
    'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
    'svix-signature': new Webhook(secret).sign(id, at, body),
  }
}

/** A webhook event of the email service about one email. */
export const eventBody = (type: string, data: Record<string, unknown>) =>
  JSON.stringify({ type, created_at: '2026-11-20T09:00:00.000Z', data })

export type TestMessage = Row<typeof emailMessages>

/** A product whose email service accepts every email and reports on it. */
export async function createReportedHarness(options: Parameters<typeof createHarness>[0] = {}) {
  const handed: Email[] = []
  const mailer = createTestMailer(async (sentEmail, { idempotencyKey }) => {
    handed.push(sentEmail)
    return { kind: 'sent', providerId: `provider-${idempotencyKey}` }
  })
  const emailEvents = createResendWebhooks({ webhookSecrets: [WEBHOOK_SECRET, NEXT_SECRET] })
  const h = await createHarness({ ...options, overrides: { mailer, emailEvents, ...options.overrides } })
  return { h, handed, ...tellingOf(h) }
}

/** The same, with an owner. */
export async function createReportedOwner() {
  const reported = await createReportedHarness()
  const { h } = reported
  const owner = await h.signUp()
  return { ...reported, owner, ...asOwner(h, owner) }
}

export const asOwner = (h: Harness, owner: TestOwner) => ({
  /** Creates a request and sends its email. */
  ask: async (customerEmail = 'ana@client.example') => {
    const { id } = await h.createRequest(owner, { customerEmail, isAutoSendEnabled: true })
    await h.drain()
    return id
  },
  look: async (id: string) =>
    (await h.request<TestimonialDetails>('GET', `/goodword/testimonial/${id}/details`, { token: owner.token })).body,
  resend: (id: string) =>
    h.request<Testimonial & { code: string; message: string }>('POST', `/goodword/testimonial/${id}/resend`, {
      token: owner.token,
    }),
  edit: (id: string, body: Record<string, unknown>) =>
    h.request<Testimonial>('PUT', `/goodword/testimonial/${id}`, { token: owner.token, body }),
})

export const everything = (h: Harness) => everyRowButCounts(h.rows)

/** Every row, except those of received events. */
export async function everythingButEvents(h: Harness) {
  const { email_events: _, ...rows } = await everyRowButCounts(h.rows)
  return rows
}

export function tellingOf(h: Harness) {
  /** The emails about a testimonial, oldest first. */
  const messages = (testimonialId: string) => h.rows(emailMessages, { testimonialId }).list()

  async function newest(testimonialId: string, kind: TestMessage['kind'] = 'request'): Promise<TestMessage> {
    const found = (await messages(testimonialId)).findLast((message) => message.kind === kind)
    if (!found) throw new Error(`This testimonial has no ${kind}.`)
    return found
  }

  const post = (body: string, headers: Record<string, string>) =>
    h.request<{ code?: string }>('POST', WEBHOOK_PATH, { body, headers })

  /** Sends one event about a message, like the service would. */
  async function tell(type: string, message: TestMessage, { data = {}, ...signing }: Signing & { data?: object } = {}) {
    const body = eventBody(type, {
      email_id: message.providerId ?? `provider-${message.id}`,
      to: [message.recipient],
      from: 'requests@goodword.example',
      subject: 'How was it?',
      tags: { message: message.id },
      ...data,
    })
    return (await post(body, signed(body, signing))).status
  }

  return { messages, newest, post, tell }
}

export const permanently = (message = 'smtp; 550 5.1.1 User unknown') => ({
  data: { bounce: { type: 'Permanent', subType: 'General', message } },
})
export const forNow = (message = 'smtp; 452 4.2.2 Mailbox full') => ({
  data: { bounce: { type: 'Transient', subType: 'MailboxFull', message } },
})
