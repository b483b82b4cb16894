import { explainPayment } from '#shared/payment-explanation.ts'
import { listPayments } from '#shared/payments.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import { getRequestUsage } from '#shared/testimonial-requests.ts'
import { useRefresh } from './use-endpoint.ts'

/** Refreshes everything that a new decision on a payment changes. */
export function useRefreshPayments() {
  const refresh = useRefresh()
  return () =>
    Promise.all([listPayments, explainPayment, listTestimonials, getRequestUsage].map((endpoint) => refresh(endpoint)))
}
