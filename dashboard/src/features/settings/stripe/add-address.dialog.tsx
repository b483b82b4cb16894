import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { addPaymentAddress, type Payment, PaymentAddress } from '#shared/payments.ts'
import { Dialog, DialogForm } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { formatMoney } from '#shared/money.ts'
import { sourceMessage } from '../../../lib/payment-messages.ts'

type AddAddressDialogProps = { payment: Payment; onAdded: (payment: Payment) => void; onClose: () => void }

export function AddAddressDialog({ payment, onAdded, onClose }: AddAddressDialogProps) {
  const call = useApi()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(PaymentAddress),
    defaultValues: { customerEmail: payment.customerEmail ?? '', customerName: payment.customerName ?? '' },
  })
  const { errors, isSubmitting } = formState

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
      <DialogForm failure={failure} isBusy={isSubmitting} submitLabel="Add address" onBack={onClose} onSubmit={submit}>
        <p>
          Who paid {formatMoney(payment)} for {payment.description ?? sourceMessage[payment.source]}? Once you add an
          address, your rules decide about this payment again.
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
      </DialogForm>
    </Dialog>
  )
}
