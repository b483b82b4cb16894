import { emailMessages, emailPauses } from '#server/db/schema/emails.ts'
import type { Email, Mailer, EmailOutcome } from '#server/emails/mailer.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import { createHarness, type Harness, type TestOwner } from './harness.ts'
import { createTestMailer } from './mailers.ts'
import { detailsOf, eventsOf, listRequests } from './requests.ts'

export function createStall() {
  let begin = () => {}
  let end = () => {}
  const isBegun = new Promise<void>((resolve) => (begin = resolve))
  const isOver = new Promise<void>((resolve) => (end = resolve))
  return { begin: () => begin(), end: () => end(), isBegun, isOver }
}

export const sent = { kind: 'sent', providerId: 'p1' } satisfies EmailOutcome
export const busy = { kind: 'retry', reason: 'Busy.' } satisfies EmailOutcome
export const unknown = { kind: 'unknown', reason: 'No answer.' } satisfies EmailOutcome
export const full = {
  kind: 'retry',
  pause: 'quota',
  afterMs: 3_600_000,
  reason: 'The daily quota is used up.',
} satisfies EmailOutcome
export const locked = {
  kind: 'retry',
  pause: 'key',
  afterMs: 600_000,
  reason: 'The key is not known.',
} satisfies EmailOutcome
export const badSender = {
  kind: 'permanent',
  because: 'sender',
  reason: 'The domain is not verified.',
} satisfies EmailOutcome
export const badRecipient = {
  kind: 'permanent',
  because: 'recipient',
  reason: 'The mailbox refused the address.',
} satisfies EmailOutcome

type Handed = { email: Email; idempotencyKey: string; tags: Record<string, string> }

/** An owner whose emails go to a service that gives these answers in order, then repeats the last one. */
export async function withEmailService(answers: EmailOutcome[], service: Partial<Mailer> = {}) {
  const handed: Handed[] = []
  const waiting = [...answers]
  const mailer: Mailer = {
    ...createTestMailer(async (sentEmail, handover) => {
      handed.push({ email: sentEmail, ...handover })
      const answer = waiting.length > 1 ? waiting.shift() : waiting[0]
      return answer ?? sent
    }),
    ...service,
  }
  const h = await createHarness({ overrides: { mailer } })
  const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
  return {
    h,
    owner,
    handed,
    /** Replaces the answers that are left. */
    answerFromNowOn: (...next: EmailOutcome[]) => void waiting.splice(0, waiting.length, ...next),
    /** Creates a request, each a second later than the previous one, so that they have an order. */
    ask(customerEmail = 'ana@client.example') {
      h.clock.advance({ seconds: 1 })
      return h.createRequest(owner, { customerEmail, isAutoSendEnabled: true })
    },
    rows: () => listRequests(h, owner),
    /** Oldest first. */
    messages: () => h.rows(emailMessages).list(),
    pause: async () => (await h.rows(emailPauses).list())[0],
    errors: () => h.logLines.filter((line) => line.includes('"level":50')),
    historyOf: async (id: string) => eventsOf(await detailsOf(h, owner, id)),
  }
}

export const ownToken = (h: Harness, requestId: string) =>
  clientToken('own-page', { requestId, hashKey: h.deps.hashKey })

export const resend = async (h: Harness, owner: TestOwner, id: string) =>
  (await h.request('POST', `/goodword/testimonial/${id}/resend`, { token: await h.signIn(owner) })).status

export const delayed = {
  emailState: 'queued',
  emailDelivery: 'delayed',
  emailProblem: 'The email service hasn’t accepted it yet. We’ll keep trying.',
}
export const noProblem = { emailDelivery: null, emailProblem: null }
export const uncertain = {
  status: 'pending',
  emailState: 'failed',
  emailDelivery: 'uncertain',
  emailProblem:
    'The email service didn’t confirm that it accepted the email. Send it again if your client didn’t get it.',
}
