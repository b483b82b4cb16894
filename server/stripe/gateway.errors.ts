import { AppError } from '#server/kernel/app-error.ts'

export const unknownPrice = () =>
  new AppError({
    code: 'billing.unknown_price',
    status: 422,
    message: 'This plan isn’t available. Reload the page and choose one of the plans.',
    details: [{ path: 'priceId', message: 'This plan isn’t available.' }],
  })

export const billingUnavailable = (cause: unknown) =>
  new AppError({
    code: 'billing.unavailable',
    status: 503,
    message: 'The payment service can’t be reached. Try again in a moment.',
    retryAfterSeconds: 5,
    cause,
  })

export const accessLost = (cause: unknown) =>
  new AppError({
    code: 'connections.access_lost',
    status: 409,
    message: 'This Stripe account can no longer be read. Connect it again.',
    cause,
  })

export const connectionsUnavailable = (cause: unknown) =>
  new AppError({
    code: 'connections.unavailable',
    status: 503,
    message: 'Stripe can’t be reached. Try again in a moment.',
    retryAfterSeconds: 5,
    cause,
  })
