import type { EmailSettings } from '#shared/email-settings.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { EmailOutcome } from '#server/emails/mailer.ts'
import { createHarness, type Harness, type TestOwner } from './harness.ts'
import { createTestMailer } from './mailers.ts'
import { confirmEmail } from './owners.ts'
import { defaultEmailLimits, type EmailLimits } from '#server/emails/recipients/sending-limits.ts'

export type Refused = { code?: string; message: string }
export const ANA = 'ana@client.example'

/** An owner on Studio in an installation with the usual limits. */
export async function setUpLimits({
  limits = {},
  answer,
}: { limits?: Partial<EmailLimits>; answer?: () => EmailOutcome } = {}) {
  const mailer = answer && createTestMailer(async () => answer())
  const h = await createHarness({
    overrides: { emailLimits: { ...defaultEmailLimits, ...limits }, ...(mailer && { mailer }) },
  })
  return { h, ...(await signUpOnStudio(h)) }
}

/** Another one. */
export async function signUpOnStudio(h: Harness) {
  const owner = await h.signUp()
  await h.setPlan(owner, 'studio')
  return { owner, ...asOwner(h, owner) }
}

function asOwner(h: Harness, owner: TestOwner) {
  const call = async <T>(method: string, path: string, body?: unknown) =>
    h.request<T & Refused>(method, path, { token: await h.signIn(owner), body })
  const ask = (customerEmail = ANA, isAutoSendEnabled = true) =>
    call<Testimonial>('POST', '/goodword/testimonial/create', {
      customerEmail,
      customerName: 'Ana Ribeiro',
      isAutoSendEnabled,
    })
  return {
    call,
    ask,
    resend: (id: string) => call<Testimonial>('POST', `/goodword/testimonial/${id}/resend`),
    left: async () => (await call<EmailSettings>('GET', '/goodword/emails')).body.sending.leftToday,
    verify: () => confirmEmail({ h, owner }),
  }
}
