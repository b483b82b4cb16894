import { useState } from 'react'
import { formatMoney } from '#shared/money.ts'
import type { PartCorrection } from '#shared/payment-actions.ts'
import type { PartEffect } from '#shared/payment-corrections.ts'
import type { Payment } from '#shared/payments.ts'
import { Checkbox } from '../../../components/checkbox.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { clientOf, partEffectMessage } from '../../../lib/payment-messages.ts'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { learnedMessage, othersMessages, staysMessage, waitingMessage } from './correction.messages.ts'

const messages: Record<PartCorrection, { title: string; confirm: string }> = {
  deposit: { title: 'Is this a deposit?', confirm: 'It’s a deposit' },
  final: { title: 'Was this the final payment?', confirm: 'It was the final payment' },
  neither: { title: 'Undo your correction?', confirm: 'Undo correction' },
}

type CorrectPartDialogProps = {
  payment: Payment
  as: PartCorrection
  effect: PartEffect
  /** `learns`: whether the same words are read in this way from now on. */
  onConfirm: (learns: boolean) => Promise<unknown>
  onClose: () => void
}

/** Says what a correction does before it is saved. */
export function CorrectPartDialog({ payment, as, effect, onConfirm, onClose }: CorrectPartDialogProps) {
  const clock = useOwnersClock()
  const [isOnlyThis, setIsOnlyThis] = useState(false)
  const { title, confirm } = messages[as]
  const { decision, words, others, isOnlyLearned } = effect
  const waiting = waitingMessage(effect.waiting, { isOnlyThis, clock })
  const [before, after] = learnedMessage(as)
  return (
    <ConfirmDialog title={title} confirmLabel={confirm} onConfirm={() => onConfirm(!isOnlyThis)} onClose={onClose}>
      <p>
        {clientOf(payment)} paid {formatMoney(payment)}.{' '}
        {isOnlyLearned ? staysMessage(payment) : partEffectMessage({ ...payment, decision }, clock)}
      </p>
      {words !== null && !isOnlyThis && (
        <>
          <p>
            {before} <bdi>“{words}”</bdi> {after}
          </p>
          {othersMessages(others).map((text) => (
            <p key={text} className="medium">
              {text}
            </p>
          ))}
        </>
      )}
      {waiting !== null && <p>{waiting}</p>}
      {words !== null && !isOnlyLearned && (
        <Checkbox
          label="Only this payment"
          checked={isOnlyThis}
          onChange={({ currentTarget }) => setIsOnlyThis(currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  )
}
