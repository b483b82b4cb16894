import type { SkipReason } from '#shared/payments.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Obstacle } from './dry-run.domain.ts'

export const accountNotReadable = () =>
  new AppError({
    code: 'connections.not_readable',
    status: 409,
    message: 'We can’t read this account at Stripe. Only active accounts linked through Stripe can be read.',
  })

const whyNot: Partial<Record<SkipReason, string>> & Record<'no_address', string> = {
  no_address: 'Stripe has no valid email address for this client.',
  nothing_paid: 'Nothing was paid.',
  own_address: 'This is your own address.',
  open_request: 'This client already has an unanswered request.',
  no_answer: 'This client left the last three requests unanswered.',
  asked_recently: 'This client was asked recently.',
  declined: 'This client declined a request.',
  unsubscribed: 'This client has unsubscribed from your emails.',
  bounced: 'Emails to this client bounce.',
  complained: 'This client reported an email as spam.',
  do_not_ask: 'This client is on your do-not-ask list.',
  covered: 'This client is asked because of another payment.',
  other_workspace: 'Another business with this Stripe account asks this client, or has already asked.',
  refunded: 'This payment was refunded.',
  disputed: 'This payment is disputed.',
}

/** One of the failures when asking several. */
export const cannotBeAsked = (obstacle: Obstacle) => ({
  code: 'payments.cannot_ask',
  message: whyNot[obstacle] ?? 'This client can’t be asked now.',
})

export const notAmongPast = {
  code: 'payments.not_found',
  message: 'Stripe shows no such payment in the last 90 days. Run the preview again.',
}
