import type { PaymentExplanation } from '#shared/payment-explanation.ts'
import type { Payment } from '#shared/payments.ts'
import type { Clock } from '../../../lib/moments.ts'

/** A payment, why it was decided as it was, and what time it is for the reader. */
export type Explained = { payment: Payment; explanation: PaymentExplanation; clock: Clock }
