import type { Payment } from '#shared/payments.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useOwnersClock } from '../../../lib/use-owners-clock.ts'
import { clientOf, decisionWords } from '../../../lib/payment-words.ts'

type AskNowDialogProps = { payment: Payment; onConfirm: () => Promise<unknown>; onClose: () => void }

/** Why the rules said otherwise is told once more. */
export function AskNowDialog({ payment, onConfirm, onClose }: AskNowDialogProps) {
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
        The mail goes to <bdi>{customerEmail}</bdi> right away, whatever the rules say.
      </p>
      {decision.kind === 'ask' || (decision.kind === 'hold' && decision.reason === 'owners_call') ? null : (
        <p>So far: {decisionWords(payment, { clock, tense: 'now' }).text}.</p>
      )}
    </ConfirmDialog>
  )
}
