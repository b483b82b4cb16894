import { AppError } from '#server/kernel/app-error.ts'

export const limitReached = (limit: number) =>
  new AppError({
    code: 'connections.limit_reached',
    status: 402,
    message: `Your plan allows ${limit} linked Stripe ${limit === 1 ? 'account' : 'accounts'}. Disconnect one, or choose a larger plan.`,
  })

export const tooManyConnections = (limit: number) =>
  new AppError({
    code: 'connections.too_many',
    status: 409,
    message: `You have ${limit} linked Stripe accounts, which is the maximum. Disconnect one that you no longer need.`,
  })

export const connectionNotFound = () =>
  new AppError({
    code: 'connections.not_found',
    status: 404,
    message: 'This Stripe account is no longer connected. Reload the page.',
  })

export const notAWebhook = () =>
  new AppError({
    code: 'connections.not_a_webhook',
    status: 409,
    message: 'This account was linked through Stripe and needs no signing secret.',
  })

export const connectionsNotSetUp = () =>
  new AppError({
    code: 'connections.unavailable',
    status: 503,
    message: 'Payments are not set up on this server. Ask its operator to add the Stripe keys.',
  })
