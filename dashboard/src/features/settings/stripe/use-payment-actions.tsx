import { flushSync } from 'react-dom'
import { sendPaymentRequest, listPayments, type Payment, type PaymentAction, skipPayment } from '#shared/payments.ts'
import { getRequestUsage, listTestimonials } from '#shared/testimonials.ts'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useCacheChange, useRefresh } from '../../../lib/use-endpoint.ts'
import { AddAddressDialog } from './add-address.dialog.tsx'
import { SendNowDialog } from './send-now.dialog.tsx'
import { keepFocusOn } from './payments.focus.ts'
import { clientOf } from '../../../lib/payment-messages.ts'

/** Refreshes everything that a new decision on a payment changes. */
export function useRefreshPayments() {
  const refresh = useRefresh()
  return () => Promise.all([refresh(listPayments), refresh(listTestimonials), refresh(getRequestUsage)])
}

export type PerformPaymentAction = (action: PaymentAction, payment: Payment) => void

/** What an owner can do with a payment, from pressing its button to the updated row. */
export function usePaymentActions(): PerformPaymentAction {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const changeCache = useCacheChange()
  const refresh = useRefreshPayments()

  function show(changed: Payment) {
    void changeCache(listPayments, (page) => ({
      ...page,
      items: page.items.map((item) => (item.id === changed.id ? changed : item)),
    }))
    void refresh()
  }

  async function skip(payment: Payment) {
    try {
      show(await call(skipPayment, { params: { id: payment.id } }))
      toast.success(`${clientOf(payment)} won’t be asked.`)
    } catch (error) {
      toast.danger(messageOf(error))
      void refresh()
    }
  }

  return (action, payment) => {
    if (action === 'skip') return void skip(payment)
    const close = () => {
      flushSync(modal.close)
      keepFocusOn(payment.id)
    }
    if (action === 'address')
      return modal.open(
        <AddAddressDialog
          payment={payment}
          onAdded={(changed) => {
            show(changed)
            toast.success('Email address added.')
          }}
          onClose={close}
        />,
      )
    modal.open(
      <SendNowDialog
        payment={payment}
        onConfirm={async () => {
          try {
            show(await call(sendPaymentRequest, { params: { id: payment.id } }))
            toast.success(`${clientOf(payment)} is being asked now.`)
          } catch (error) {
            void refresh()
            throw error
          }
        }}
        onClose={close}
      />,
    )
  }
}
