import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { formatMoney } from '#shared/money.ts'
import type { PartCorrection, PaymentAction } from '#shared/payment-actions.ts'
import {
  addPaymentAddress,
  listPayments,
  type Payment,
  PaymentAddress,
  previewPaymentAddress,
  sendPaymentRequest,
  skipPayment,
} from '#shared/payments.ts'
import { messageOf } from '../lib/error-message.ts'
import { addressEffectMessage, clientOf, decisionMessage, sourceMessage } from '../lib/payment-messages.ts'
import { useApi } from '../lib/use-api.ts'
import { useOwnersClock } from '../lib/use-clock.ts'
import { useCacheChange, useEndpoint } from '../lib/use-endpoint.ts'
import { useRefreshPayments } from '../lib/use-refresh-payments.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, DialogForm } from './dialog.tsx'
import { Field } from './field.tsx'
import { useModal } from './modal.tsx'
import { useToast } from './toast.tsx'

const actionMessage: Record<PaymentAction, string> = {
  ask: 'Ask now',
  skip: 'Don’t ask',
  address: 'Add email',
  deposit: 'This is a deposit',
  final: 'This was the final payment',
  neither: 'Undo correction',
}

/** The button of an action. */
export const labelOf = (action: PaymentAction, { decision }: Pick<Payment, 'decision'>): string =>
  action === 'ask' && decision.kind === 'skip' ? 'Ask anyway' : actionMessage[action]

/** Shows a payment as it was decided, wherever it is listed. */
export function useShowDecision() {
  const changeCache = useCacheChange()
  const refresh = useRefreshPayments()
  return (changed: Payment) => {
    void changeCache(listPayments, (page) => ({
      ...page,
      items: page.items.map((item) => (item.id === changed.id ? changed : item)),
    }))
    void refresh()
  }
}

/** What decides whether the client of a payment is asked. */
export type PaymentDecisionAction = Exclude<PaymentAction, PartCorrection>

type DecideOptions = {
  /** The dialog of this payment has closed. */
  onClosed: (paymentId: string) => void
}

/** From pressing a button to the updated row. */
export function useDecideOnPayment({ onClosed }: DecideOptions) {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const refresh = useRefreshPayments()
  const show = useShowDecision()

  async function skip(payment: Payment) {
    try {
      show(await call(skipPayment, { params: { id: payment.id } }))
      toast.success(`${clientOf(payment)} won’t be asked.`)
    } catch (error) {
      toast.danger(messageOf(error))
      void refresh()
    }
  }

  return (action: PaymentDecisionAction, payment: Payment) => {
    if (action === 'skip') return void skip(payment)
    const close = () => {
      flushSync(modal.close)
      onClosed(payment.id)
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

type AddAddressDialogProps = { payment: Payment; onAdded: (payment: Payment) => void; onClose: () => void }

function AddAddressDialog({ payment, onAdded, onClose }: AddAddressDialogProps) {
  const call = useApi()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(PaymentAddress),
    defaultValues: { customerEmail: payment.customerEmail ?? '', customerName: payment.customerName ?? '' },
  })
  const { errors, isSubmitting } = formState
  const preview = useEndpoint(previewPaymentAddress, { params: { id: payment.id } })
  const clock = useOwnersClock()

  const submit = handleSubmit(async (body) => {
    setFailure(undefined)
    try {
      onAdded(await call(addPaymentAddress, { params: { id: payment.id }, body }))
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
    }
  })

  return (
    <Dialog title="Add an email address" width={450} onClose={onClose} canClose={!isSubmitting}>
      <DialogForm failure={failure} isBusy={isSubmitting} submitLabel="Add email" onBack={onClose} onSubmit={submit}>
        <p>
          Who paid {formatMoney(payment)} for {payment.description ?? sourceMessage[payment.source]}?
        </p>
        <Field
          {...register('customerEmail')}
          label="Client email"
          type="email"
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={errors.customerEmail?.message}
        />
        <Field
          {...register('customerName')}
          label="Client name"
          isOptional
          autoComplete="off"
          error={errors.customerName?.message}
        />
        <p className="muted" aria-live="polite">
          {preview.data
            ? addressEffectMessage({ ...payment, decision: preview.data.decision }, clock)
            : 'Once you add an address, your rules decide about this payment again.'}
        </p>
      </DialogForm>
    </Dialog>
  )
}

type SendNowDialogProps = { payment: Payment; onConfirm: () => Promise<unknown>; onClose: () => void }

/** Repeats why the rules decided otherwise. */
function SendNowDialog({ payment, onConfirm, onClose }: SendNowDialogProps) {
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
