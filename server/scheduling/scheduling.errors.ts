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
export const noAddressToAsk = () => wrongPaymentState('This payment has no email address. Add one first.')
export const addressIsKnown = () => wrongPaymentState('This payment already has an email address.')
