import { AppError } from '#server/kernel/app-error.ts'

export const eventRefused = () =>
  new AppError({
    code: 'stripe.event_refused',
    status: 400,
    message: 'This event has no valid, recent signature for this address. Check the signing secret.',
  })

export const eventTooThin = () =>
  new AppError({
    code: 'stripe.thin_event',
    status: 400,
    message: 'This event has no content. Choose the payload style “Snapshot” for this endpoint.',
  })

export const eventTooDeep = () =>
  new AppError({
    code: 'stripe.event_too_deep',
    status: 400,
    message: 'The JSON of this event has too many levels to be an event of Stripe.',
  })

/** The same answer as for any unknown path. */
export const noSuchWebhook = () =>
  new AppError({ code: 'request.not_found', status: 404, message: 'Nothing was found at this address.' })

export const noSecretYet = () =>
  new AppError({
    code: 'stripe.no_secret',
    status: 503,
    message: 'This address has no signing secret yet. Send the event again later.',
    retryAfterSeconds: 60,
  })

export const inboxUnavailable = (cause: unknown) =>
  new AppError({
    code: 'stripe.inbox_unavailable',
    status: 503,
    message: 'The event couldn’t be saved. Send it again later.',
    retryAfterSeconds: 60,
    cause,
  })
