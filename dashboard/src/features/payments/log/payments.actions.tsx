import { flushSync } from 'react-dom'
import { isCorrection, type PartCorrection, type PaymentAction } from '#shared/payment-actions.ts'
import { previewPaymentPart, setPaymentPart } from '#shared/payment-corrections.ts'
import type { Payment } from '#shared/payments.ts'
import { useModal } from '../../../components/modal.tsx'
import { useDecideOnPayment, useShowDecision } from '../../../components/payment-actions.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useRefreshPayments } from '../../../lib/use-refresh-payments.ts'
import { CorrectPartDialog } from './correct-part.dialog.tsx'

const CORRECTING = 'correct-payment'

const partOf = { deposit: 'first', final: 'last', neither: null } as const

export type PerformPaymentAction = (action: PaymentAction, payment: Payment) => void

/** What an owner can do with a payment, from pressing its button to the updated row. */
export function usePaymentActions(): PerformPaymentAction {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const refresh = useRefreshPayments()
  const show = useShowDecision()

  /** Says what will happen before it does. */
  async function correct(payment: Payment, as: PartCorrection, close: () => void) {
    const part = partOf[as]
    try {
      const effect = await call(previewPaymentPart, { params: { id: payment.id }, query: { part: part ?? undefined } })
      toast.succeeded(CORRECTING)
      modal.open(
        <CorrectPartDialog
          payment={payment}
          as={as}
          effect={effect}
          onConfirm={async (learns) => {
            try {
              show(await call(setPaymentPart, { params: { id: payment.id }, body: { part, learns } }))
              toast.success('Saved.')
            } catch (error) {
              void refresh()
              throw error
            }
          }}
          onClose={close}
        />,
      )
    } catch (error) {
      toast.danger(messageOf(error), { of: CORRECTING })
      void refresh()
    }
  }

  const decide = useDecideOnPayment({ onClosed: keepFocusOn })

  return (action, payment) => {
    const close = () => {
      flushSync(modal.close)
      keepFocusOn(payment.id)
    }
    if (isCorrection(action)) return void correct(payment, action, close)
    decide(action, payment)
  }
}

const rowsOf = (id: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-payment]')].filter(({ dataset }) => dataset['payment'] === id)

/** The payment whose row or details contain an element. */
export const paymentOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-payment]')?.dataset['payment']

/**
 * Focuses the first action of a payment, in its details or else its row, but not the correction beside its decision;
 * without any, the row; without that, the log.
 */
export function focusPayment(id: string): void {
  const find = (selector: string) =>
    rowsOf(id)
      .toReversed()
      .flatMap((row) => row.querySelector<HTMLElement>(selector) ?? [])
  const [next = document.querySelector<HTMLElement>('[data-log]')] = [
    // A correction changes what is asked for, so nobody should come upon it by pressing a key twice.
    ...find('td:last-child button:not([data-correction])'),
    ...find('a[aria-expanded]'),
  ]
  next?.focus({ preventScroll: true })
}

/** For when the focused element has disappeared while a dialog was open. */
function keepFocusOn(id: string): void {
  if (document.activeElement === document.body) focusPayment(id)
}
