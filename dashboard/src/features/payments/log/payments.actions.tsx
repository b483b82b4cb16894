import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { formatMoney } from '#shared/money.ts'
import { isCorrection, type PartCorrection, type PaymentAction } from '#shared/payment-actions.ts'
import { previewPaymentPart, setPaymentPart } from '#shared/payment-corrections.ts'
import {
  addPaymentAddress,
  listPayments,
  type Payment,
  PaymentAddress,
  previewPaymentAddress,
  sendPaymentRequest,
  skipPayment,
} from '#shared/payments.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { DialogForm } from '../../../components/dialog.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { clientOf, decisionMessage, sourceMessage } from '../../../lib/payment-messages.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useCacheChange, useEndpoint } from '../../../lib/use-endpoint.ts'
import { useRefreshPayments } from '../../../lib/use-refresh-payments.ts'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { addressEffectMessage } from './correction.messages.ts'
import { CorrectPartDialog } from './correct-part.dialog.tsx'

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

const partOf = { deposit: 'first', final: 'last', neither: null } as const

export type PerformPaymentAction = (action: PaymentAction, payment: Payment) => void

/** What an owner can do with a payment, from pressing its button to the updated row. */
export function usePaymentActions(): PerformPaymentAction {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const changeCache = useCacheChange()
  const refresh = useRefreshPayments()

  function show(changed: Payment) {
    void changeCache(listPayments, (page) => ({
      ...page,
      items: page.items.map((item) => (item.id === changed.id ? changed : item)),
    }))
    void refresh()
  }

  async function skip(payment: Payment) {
    try {
      show(await call(skipPayment, { params: { id: payment.id } }))
      toast.success(`${clientOf(payment)} won’t be asked.`)
    } catch (error) {
      toast.danger(messageOf(error))
      void refresh()
    }
  }

  /** Says what will happen before it does. */
  async function correct(payment: Payment, as: PartCorrection, close: () => void) {
    const part = partOf[as]
    try {
      const effect = await call(previewPaymentPart, { params: { id: payment.id }, query: { part: part ?? undefined } })
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
      toast.danger(messageOf(error))
      void refresh()
    }
  }

  return (action, payment) => {
    if (action === 'skip') return void skip(payment)
    const close = () => {
      flushSync(modal.close)
      keepFocusOn(payment.id)
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
    if (isCorrection(action)) return void correct(payment, action, close)
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
