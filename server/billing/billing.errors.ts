import { AppError } from '#server/kernel/app-error.ts'

export const unknownPrice = () =>
  new AppError({
    code: 'billing.unknown_price',
    status: 422,
    message: 'This plan cannot be bought. Reload the page and choose one of the plans.',
    details: [{ path: 'priceId', message: 'This plan cannot be bought.' }],
  })

export const alreadySubscribed = () =>
  new AppError({
    code: 'billing.already_subscribed',
    status: 409,
    message: 'You are on a paid plan already. Reload the page to see it.',
  })

export const noSubscription = () =>
  new AppError({
    code: 'billing.no_subscription',
    status: 409,
    message: 'There is no running subscription. Reload the page to see your plan.',
  })

export const noCustomer = () =>
  new AppError({
    code: 'billing.no_customer',
    status: 409,
    message: 'There is nothing to manage yet: you have never paid for a plan here.',
  })

export const billingUnavailable = (cause: unknown) =>
  new AppError({
    code: 'billing.unavailable',
    status: 503,
    message: 'The payment service cannot be reached. Try again in a moment.',
    retryAfterSeconds: 5,
    cause,
  })

export const billingNotSetUp = () =>
  new AppError({
    code: 'billing.unavailable',
    status: 503,
    message: 'Payments are not set up on this server. Ask whoever runs it to add its Stripe keys.',
  })
