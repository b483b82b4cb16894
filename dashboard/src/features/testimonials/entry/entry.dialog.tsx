import { useRef, useState } from 'react'
import { Controller } from 'react-hook-form'
import { ATTESTATION_TEXT, type TestimonialEntry } from '#shared/testimonial-entry.ts'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { DialogForm } from '../../../components/dialog-form.tsx'
import { Field } from '../../../components/field.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { DraftNote } from '../draft.note.tsx'
import { failureOf } from '../request/request.failure.ts'
import styles from './entry.module.css'
import { RatingField } from './rating.field.tsx'
import { useEntryForm } from './use-entry-form.ts'
type EntryDialogProps = {
  /** `YYYY-MM-DD`, the latest day that can be chosen. */
  today: string
  /** If it throws, the message is shown above the buttons and everything typed stays. */
  onSubmit: (entry: TestimonialEntry) => Promise<unknown>
  /** Called when it was added: close the dialog. */
  onDone: (entry: TestimonialEntry) => void
  /** Called when it is closed without adding. */
  onClose: () => void
}
/** A testimonial that was received elsewhere and is typed in by the owner. */
export function EntryDialog({ today, onSubmit, onDone, onClose }: EntryDialogProps) {
  const { form, isFromDraft, startOver, forgetDraft } = useEntryForm()
  const { register, control, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState
  const [failure, setFailure] = useState<string>()
  const isUnderWay = useRef(false)
  const add = async (entry: TestimonialEntry) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setFailure(undefined)
    try {
      await onSubmit(entry)
      forgetDraft()
      onDone(entry)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      isUnderWay.current = false
    }
  }
  return (
    <Dialog title="Add existing testimonial" onClose={onClose} canClose={!isSubmitting}>
      <DialogForm
        failure={failure}
        isBusy={isSubmitting}
        submitLabel="Add testimonial"
        onBack={onClose}
        onSubmit={(event) => handleSubmit(add)(event)}
      >
        <p className="muted">
          For a testimonial you received elsewhere. It’s shown as added by you, never as verified, and doesn’t use up a
          request.
        </p>
        {isFromDraft && <DraftNote onStartOver={startOver} />}
        <Field
          {...register('customerName')}
          label="Client name"
          required
          autoComplete="off"
          error={errors.customerName?.message}
        />
        <Field
          {...register('customerEmail')}
          label="Client email"
          type="email"
          isOptional
          autoComplete="off"
          hint="For your records. We never send anything there."
          error={errors.customerEmail?.message}
        />
        <Controller
          control={control}
          name="rating"
          render={({ field }) => <RatingField rating={field.value ?? 0} onChange={field.onChange} />}
        />
        <TextArea {...register('testimonial')} label="Testimonial" required error={errors.testimonial?.message} />
        <div className={`gap-16 phone-column ${styles.pair}`}>
          <Field
            {...register('receivedVia')}
            label="Where you received it"
            isOptional
            placeholder="LinkedIn, a thank-you card"
            autoComplete="off"
            error={errors.receivedVia?.message}
          />
          <Field
            {...register('receivedOn', { setValueAs: (day: string | undefined) => day || undefined })}
            label="Received on"
            isOptional
            type="date"
            max={today}
            error={errors.receivedOn?.message}
          />
        </div>
        <Checkbox {...register('isAttested')} label={ATTESTATION_TEXT} error={errors.isAttested?.message} />
      </DialogForm>
    </Dialog>
  )
}
