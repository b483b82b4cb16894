import { AppError } from '#server/kernel/app-error.ts'

type Wait = { until: Date; now: Date; inText: string }

const secondsUntil = ({ until, now }: Wait) => (until.getTime() - now.getTime()) / 1000

/** `inText` is the time from which it is possible. */
export const recipientLimit = ({ customerName, ...wait }: Wait & { customerName: string | null }) =>
  new AppError({
    code: 'emails.recipient_limit',
    status: 429,
    message: `We limit how many requests one person gets. You can email ${customerName ?? 'this client'} again from ${wait.inText}, or copy the link now.`,
    retryAfterSeconds: secondsUntil(wait),
  })

export const unverifiedLimit = ({ limit, ...wait }: Wait & { limit: number }) =>
  new AppError({
    code: 'emails.unverified_limit',
    status: 429,
    message: `Confirm your address to send more than ${limit} emails a day. Otherwise you can send again from ${wait.inText}.`,
    retryAfterSeconds: secondsUntil(wait),
  })

export const sendingPaused = (contactEmail: string) =>
  new AppError({
    code: 'emails.sending_paused',
    status: 409,
    message: `Your emails are paused because clients reported some as spam. Write to ${contactEmail}. Meanwhile you can copy the link.`,
  })

export const doNotAskFull = (limit: number) =>
  new AppError({
    code: 'emails.do_not_ask_full',
    status: 409,
    message: `The list can have at most ${limit.toLocaleString('en')} entries. Remove some, or add a whole domain.`,
  })

export const webhookRefused = () =>
  new AppError({
    code: 'emails.webhook_refused',
    status: 400,
    message: 'This webhook call has no valid, recent signature. Check the webhook’s signing secret.',
  })

export const noWebhook = () =>
  new AppError({
    code: 'emails.no_webhook',
    status: 503,
    message: 'No webhook is set up here. Set RESEND_WEBHOOK_SECRET to its signing secret.',
  })
