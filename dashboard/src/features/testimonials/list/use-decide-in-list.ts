import { useLayoutEffect, useRef } from 'react'
import type { Payment } from '#shared/payments.ts'
import { type PaymentDecisionAction, useDecideOnPayment } from '../../../components/payment-actions.tsx'
import { focusRowAt, indexOfPaymentRow } from './testimonial.row-focus.ts'

export type DecideInList = (action: PaymentDecisionAction, payment: Payment) => void

/** A payment that was decided leaves the list. If it takes the focus with it, the next row has the focus. */
export function useDecideInList(): DecideInList {
  const decided = useRef<{ id: string; index: number }>(null)
  const keepFocus = () => {
    const before = decided.current
    if (!before || indexOfPaymentRow(before.id) >= 0 || document.querySelector('dialog[open]')) return
    decided.current = null
    if (document.activeElement === document.body) focusRowAt(before.index)
  }
  useLayoutEffect(keepFocus)
  const decide = useDecideOnPayment({ onClosed: keepFocus })
  return (action, payment) => {
    decided.current = { id: payment.id, index: indexOfPaymentRow(payment.id) }
    decide(action, payment)
  }
}
