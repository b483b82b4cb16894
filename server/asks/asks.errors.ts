import { AppError } from '#server/kernel/app-error.ts'

export const paymentNotFound = () =>
  new AppError({
    code: 'payments.not_found',
    status: 404,
    message: 'This payment is not there any more. Reload the page.',
  })

const wrongPaymentState = (message: string) => new AppError({ code: 'payments.wrong_state', status: 409, message })

export const askedAlready = () => wrongPaymentState('The client was asked because of this payment already.')
export const nothingToSkip = () => wrongPaymentState('Nobody is going to be asked because of this payment.')
export const notToBeAsked = () =>
  wrongPaymentState('Nobody can be asked because of this payment: it was undone, or nothing was paid.')
export const noAddressToAsk = () => wrongPaymentState('There is no address to ask at. Add one first.')
export const addressIsKnown = () => wrongPaymentState('This payment has an address already.')
