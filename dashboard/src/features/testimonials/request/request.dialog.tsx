import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Testimonial, TestimonialInput } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { failureOf } from './request.failure.ts'

type RequestDialogProps = {
  title: string
  submitLabel: string
  /** The request to change; none to make a new one. */
  request?: Testimonial
  /** What it throws is said above the buttons, and everything that was typed stays. */
  onSubmit: (input: TestimonialInput) => Promise<unknown>
  /** Saved: to be closed. */
  onDone: () => void
  /** Left without saving. */
  onClose: () => void
}

export function RequestDialog({ title, submitLabel, request, onSubmit, onDone, onClose }: RequestDialogProps) {
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(TestimonialInput),
    defaultValues: {
      customerEmail: request?.customerEmail ?? '',
      customerName: request?.customerName ?? '',
      isAutoSendEnabled: request?.isAutoSendEnabled ?? false,
    },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (input) => {
    if (isSubmitting) return
    setFailure(undefined)
    try {
      await onSubmit(input)
      onDone()
    } catch (error) {
      setFailure(failureOf(error))
    }
  })

  return (
    <Dialog title={title} onClose={onClose} canClose={!isSubmitting}>
      <form onSubmit={submit} noValidate>
        <DialogBody>
          <Field
            {...register('customerEmail')}
            label="Client email"
            type="email"
            required
            autoComplete="off"
            error={errors.customerEmail?.message}
          />
          <Field
            {...register('customerName')}
            label="Client name"
            isOptional
            autoComplete="off"
            error={errors.customerName?.message}
          />
          <Checkbox
            {...register('isAutoSendEnabled')}
            label="Send testimonial request email automatically"
            hint="Unticked, nothing is sent: you share the link yourself."
          />
          <FormError message={failure} />
        </DialogBody>
        <DialogActions>
          <Button variant="line" aria-disabled={isSubmitting} onClick={() => !isSubmitting && onClose()}>
            Cancel
          </Button>
          <Button type="submit" isBusy={isSubmitting}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
