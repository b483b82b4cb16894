import { AppError } from '#server/kernel/app-error.ts'

export const paymentNotFound = () =>
  new AppError({
    code: 'payments.not_found',
    status: 404,
    message: 'This payment no longer exists. Reload the page.',
  })

const wrongPaymentState = (message: string) => new AppError({ code: 'payments.wrong_state', status: 409, message })

export const askedAlready = () => wrongPaymentState('This client was already asked because of this payment.')
export const nothingToSkip = () => wrongPaymentState('There is no request to skip for this payment.')
export const notToBeAsked = () =>
  wrongPaymentState('This payment can’t trigger a request: it was refunded or cancelled, or nothing was paid.')
export const nothingToLearn = () =>
  wrongPaymentState('Nothing can be learned from this payment: its invoice has no words.')
export const noAddressToAsk = () => wrongPaymentState('This payment has no email address. Add one first.')
export const addressIsKnown = () => wrongPaymentState('This payment already has an email address.')

/** Stripe can't be reached: what it would say is unknown. */
export function unknownWhenUnavailable(error: unknown): null {
  ignoreUnavailable(error)
  return null
}

/** Stripe can't be reached: a job keeps trying. */
export function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof AppError) || error.status !== 503) throw error
}
