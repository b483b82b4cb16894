import { AppError } from '#server/kernel/app-error.ts'

export const eventRefused = () =>
  new AppError({
    code: 'stripe.event_refused',
    status: 400,
    message: 'This event was not signed by Stripe for this address, or not just now. Check the signing secret.',
  })

export const eventTooThin = () =>
  new AppError({
    code: 'stripe.thin_event',
    status: 400,
    message:
      'This event names what happened without telling it. Choose the payload style “Snapshot” for this endpoint.',
  })

/** As of any address where nothing is. */
export const noSuchWebhook = () =>
  new AppError({ code: 'request.not_found', status: 404, message: 'There is nothing at this address.' })

export const noSecretYet = () =>
  new AppError({
    code: 'stripe.no_secret',
    status: 503,
    message: 'No signing secret is set up for this address yet. Send the event again later.',
    retryAfterSeconds: 60,
  })

export const inboxUnavailable = (cause: unknown) =>
  new AppError({
    code: 'stripe.inbox_unavailable',
    status: 503,
    message: 'The event could not be kept. Send it again later.',
    retryAfterSeconds: 60,
    cause,
  })
