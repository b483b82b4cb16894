import { actionsOfPayment, isCorrection } from '#shared/payment-actions.ts'
import type { Payment } from '#shared/payments.ts'
import { Button } from '../../../components/button.tsx'
import { labelOf } from '../../../components/payment-actions.tsx'
import type { Clock } from '../../../lib/moments.ts'
import { clientOf, evidenceMessage } from '../../../lib/payment-messages.ts'
import type { PerformPaymentAction } from './payments.actions.tsx'
import styles from './payments.module.css'

type Part = { payment: Payment; clock: Clock }

/** Which part of a price a payment was taken for; nothing where it is read as no part. `isWhole`: however long it is. */
export function PartLine({ payment, clock, isWhole }: Part & { isWhole: boolean }) {
  const evidence = partMessage(payment, clock)
  return evidence === null ? null : <p className={`muted ${isWhole ? '' : styles.part}`}>{evidence}</p>
}

/** Corrects the part; nothing where the payment is read as none. */
export function CorrectionButton({ payment, clock, onAction }: Part & { onAction: PerformPaymentAction }) {
  const [correction] = actionsOfPayment(payment).filter(isCorrection)
  if (!correction || partMessage(payment, clock) === null) return null
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.correct}
      data-correction
      change="decide about payments"
      aria-label={`${labelOf(correction, payment)}: ${clientOf(payment)}`}
      onClick={() => onAction(correction, payment)}
    >
      {labelOf(correction, payment)}
    </Button>
  )
}

/** What the owner said afterwards comes before what the decision took it for. */
function partMessage({ ownersPart, evidence }: Payment, clock: Clock): string | null {
  if (ownersPart === null || evidence?.by === 'owner') return evidenceMessage(evidence, clock)
  return evidenceMessage({ part: ownersPart, by: 'owner', words: null, otherPaidAt: null }, clock)
}
