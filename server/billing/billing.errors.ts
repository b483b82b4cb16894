import { AppError } from '#server/kernel/app-error.ts'

export const alreadySubscribed = () =>
  new AppError({
    code: 'billing.already_subscribed',
    status: 409,
    message: 'You’re already on a paid plan. Reload the page to see it.',
  })

export const noSubscription = () =>
  new AppError({
    code: 'billing.no_subscription',
    status: 409,
    message: 'You have no running subscription. Reload the page to see your plan.',
  })

export const noCustomer = () =>
  new AppError({
    code: 'billing.no_customer',
    status: 409,
    message: 'There is nothing to manage yet: you haven’t bought a plan.',
  })

export const billingNotSetUp = () =>
  new AppError({
    code: 'billing.unavailable',
    status: 503,
    message: 'Payments are not set up on this server. Ask its operator to add the Stripe keys.',
  })
