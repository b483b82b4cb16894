import type { SkipReason } from '#shared/payments.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Obstacle } from './dry-run.domain.ts'

export const accountNotReadable = () =>
  new AppError({
    code: 'connections.not_readable',
    status: 409,
    message:
      'Goodword cannot look into this account at Stripe. Only one that is connected there, and active here, can be read.',
  })

const whyNot: Partial<Record<SkipReason, string>> & Record<'no_address', string> = {
  no_address: 'Stripe has no address of this client that works.',
  nothing_paid: 'Nothing was paid.',
  own_address: 'This is your own address.',
  open_request: 'A request to this client waits for an answer already.',
  asked_recently: 'This client was asked recently.',
  declined: 'This client said no to a request.',
  unsubscribed: 'This client wants no more mails from you.',
  bounced: 'Mails to this client come back.',
  complained: 'This client reported a mail as spam.',
  do_not_ask: 'This client is on your list of those who are not asked.',
  covered: 'This client is asked because of another payment.',
  other_workspace: 'Another business with this Stripe account asks this client, or has asked.',
  refunded: 'This payment was refunded.',
  disputed: 'This payment is disputed.',
}

/** Among the failures of asking several. */
export const cannotBeAsked = (obstacle: Obstacle) => ({
  code: 'payments.cannot_ask',
  message: whyNot[obstacle] ?? 'This client cannot be asked now.',
})

export const notAmongPast = {
  code: 'payments.not_found',
  message: 'Stripe shows no such payment of the last 90 days. Run it again.',
}
