import type { Payment } from '#shared/payments.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { clientOf, decisionMessage } from '../../../lib/payment-messages.ts'

type SendNowDialogProps = { payment: Payment; onConfirm: () => Promise<unknown>; onClose: () => void }

/** Repeats why the rules decided otherwise. */
export function SendNowDialog({ payment, onConfirm, onClose }: SendNowDialogProps) {
  const { decision, customerEmail } = payment
  const clock = useOwnersClock()
  return (
    <ConfirmDialog
      title={`Ask ${clientOf(payment)} now?`}
      confirmLabel="Ask now"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        The email is sent to <bdi>{customerEmail}</bdi> right away, whatever your rules say.
      </p>
      {decision.kind === 'ask' || (decision.kind === 'hold' && decision.reason === 'owners_call') ? null : (
        <p>Current decision: {decisionMessage(payment, { clock, tense: 'now' }).text}.</p>
      )}
    </ConfirmDialog>
  )
}
