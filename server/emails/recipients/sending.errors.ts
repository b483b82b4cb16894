import { SUPPORT_MAILBOX } from '#shared/mailboxes.ts'
import { AppError } from '#server/kernel/app-error.ts'

type Wait = { until: Date; now: Date; inWords: string }

const secondsUntil = ({ until, now }: Wait) => (until.getTime() - now.getTime()) / 1000

/** `inWords` is the moment from which it is possible. */
export const recipientLimit = ({ customerName, ...wait }: Wait & { customerName: string | null }) =>
  new AppError({
    code: 'emails.recipient_limit',
    status: 429,
    message: `${customerName ?? 'The client'} has had enough mails for now. From ${wait.inWords} on you can send again, or copy the link now.`,
    retryAfterSeconds: secondsUntil(wait),
  })

export const unverifiedLimit = ({ limit, ...wait }: Wait & { limit: number }) =>
  new AppError({
    code: 'emails.unverified_limit',
    status: 429,
    message: `Confirm your address to send more than ${limit} mails a day. Without that you can send again from ${wait.inWords} on.`,
    retryAfterSeconds: secondsUntil(wait),
  })

export const sendingPaused = () =>
  new AppError({
    code: 'emails.sending_paused',
    status: 409,
    message: `Your mails are paused, since clients reported some as spam. Write to ${SUPPORT_MAILBOX}; meanwhile you can copy the link.`,
  })

export const doNotAskFull = (limit: number) =>
  new AppError({
    code: 'emails.do_not_ask_full',
    status: 409,
    message: `The list can have ${limit.toLocaleString('en')} entries. Remove some, or add a whole domain.`,
  })

export const webhookRefused = () =>
  new AppError({
    code: 'emails.webhook_refused',
    status: 400,
    message: 'This call does not come from the mail service, or not just now. Check the secret of the webhook.',
  })

export const noWebhook = () =>
  new AppError({
    code: 'emails.no_webhook',
    status: 503,
    message: 'No webhook is set up here. Set RESEND_WEBHOOK_SECRET to its signing secret.',
  })
