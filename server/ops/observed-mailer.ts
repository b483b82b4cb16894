import type { Mailer } from '#server/emails/mailer.ts'
import type { Observations } from '#server/kernel/observations.ts'

/** The same mailer, whose outcomes are counted. */
export const observedMailer = (mailer: Mailer, { observeEmail }: Pick<Observations, 'observeEmail'>): Mailer => ({
  ...mailer,
  async send(email, handover) {
    const outcome = await mailer.send(email, handover)
    observeEmail(outcome.kind)
    return outcome
  },
})
