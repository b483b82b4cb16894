import { actionsOfPayment, isCorrection } from '#shared/payment-actions.ts'
import type { Payment } from '#shared/payments.ts'
import { Button } from '../../../components/button.tsx'
import { labelOf } from '../../../components/payment-actions.tsx'
import type { Clock } from '../../../lib/moments.ts'
import { clientOf, evidenceMessage } from '../../../lib/payment-messages.ts'
import type { PerformPaymentAction } from './payments.actions.tsx'
import styles from './payments.module.css'

type PartLineProps = {
  payment: Payment
  clock: Clock
  /** Undefined where the payment's details offer the correction. */
  onAction: PerformPaymentAction | undefined
}

/** Which part of a price a payment was taken for, and the button that corrects it; nothing where it is read as no part. */
export function PartLine({ payment, clock, onAction }: PartLineProps) {
  const evidence = partMessage(payment, clock)
  if (evidence === null) return null
  const [correction] = actionsOfPayment(payment).filter(isCorrection)
  return (
    <p className="muted">
      {evidence}
      {onAction && correction && (
        <>
          {' · '}
          <Button
            variant="quiet"
            size="small"
            className={styles.correct}
            change="decide about payments"
            aria-label={`${labelOf(correction, payment)}: ${clientOf(payment)}`}
            onClick={() => onAction(correction, payment)}
          >
            {labelOf(correction, payment)}
          </Button>
        </>
      )}
    </p>
  )
}

/** What the owner said afterwards comes before what the decision took it for. */
function partMessage({ ownersPart, evidence }: Payment, clock: Clock): string | null {
  if (ownersPart === null || evidence?.by === 'owner') return evidenceMessage(evidence, clock)
  return evidenceMessage({ part: ownersPart, by: 'owner', words: null, otherPaidAt: null }, clock)
}
