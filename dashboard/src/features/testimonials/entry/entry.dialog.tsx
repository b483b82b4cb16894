import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Controller, type DefaultValues, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { getChecklist } from '#shared/onboarding.ts'
import { addTestimonial, ATTESTATION_TEXT, TestimonialEntry } from '#shared/testimonial-entry.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Dialog, DialogForm } from '../../../components/dialog.tsx'
import { Field, FieldLabel, TextArea } from '../../../components/field.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { localDay } from '../../../lib/dates.ts'
import { createRequestKeys } from '../../../lib/idempotency-keys.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { StarChoice } from '../../../stars/star-choice.tsx'
import { createFormDrafts, DraftNote } from '../form-drafts.tsx'
import { failureOf } from '../request/request.messages.ts'
import { ServiceOptions } from '../../../components/tags/service.options.tsx'
import styles from './entry.module.css'

/** Opens the dialog that adds a testimonial received elsewhere. */
export function useAddTestimonial() {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const refresh = useRefresh()

  return () => {
    const keyOf = createRequestKeys<TestimonialEntry>()
    modal.open(
      <EntryDialog
        today={localDay(new Date())}
        onSubmit={async (entry) => {
          await call(addTestimonial, { body: entry }, { idempotencyKey: keyOf(entry) })
          void refresh(listTestimonials)
          void refresh(getChecklist)
        }}
        onDone={({ customerName }) => {
          flushSync(modal.close)
          toast.success(`Testimonial from ${customerName} added.`)
        }}
        onClose={modal.close}
      />,
    )
  }
}

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
function EntryDialog({ today, onSubmit, onDone, onClose }: EntryDialogProps) {
  const { form, isFromDraft, startOver, forgetDraft } = useEntryForm()
  const { register, control, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState
  const [failure, setFailure] = useState<string>()
  const isUnderWay = useRef(false)
  const servicesId = useId()
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
        <Field
          {...register('service')}
          label="Service"
          list={servicesId}
          isOptional
          placeholder="What the client bought"
          autoComplete="off"
          error={errors.service?.message}
        />
        <ServiceOptions id={servicesId} />
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

type RatingFieldProps = { rating: number; onChange: (rating: number) => void }

const labelOf = (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`)

/** 0 is no rating. */
function RatingField({ rating, onChange }: RatingFieldProps) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="stack gap-4">
      <FieldLabel id={id} label="Rating" isOptional />
      <div className="row wrap">
        <StarChoice name="rating" rating={rating} labelOf={labelOf} size="small" onChange={onChange} />
        {rating > 0 && (
          <button type="button" className={`text-13 muted underline ${styles.clear}`} onClick={() => onChange(0)}>
            Clear rating
          </button>
        )}
      </div>
    </fieldset>
  )
}

type EntryValues = z.input<typeof TestimonialEntry>
type EntryDraft = DefaultValues<EntryValues>

const nothing: EntryDraft = {
  customerName: '',
  customerEmail: '',
  rating: 0,
  testimonial: '',
  service: '',
  receivedVia: '',
}

const isNothing = ({ customerName, customerEmail, rating, testimonial, service, receivedVia }: EntryDraft) =>
  !customerName && !customerEmail && !rating && !testimonial && !service && !receivedVia

const useEntryDraft = createFormDrafts<EntryDraft>()

/** The form, with what was typed before and not added. */
function useEntryForm() {
  const { read, keep, forget } = useEntryDraft()
  const [draft] = useState(read)
  const [isFromDraft, setIsFromDraft] = useState(draft !== undefined)
  const form = useForm<EntryValues, unknown, TestimonialEntry>({
    resolver: zodResolver(TestimonialEntry),
    defaultValues: draft ?? nothing,
  })

  const { subscribe, reset } = form
  const latest = useRef({ keep, forget })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isNothing(values)) latest.current.forget()
          else latest.current.keep({ ...values })
        },
      }),
    [subscribe],
  )

  const startOver = () => {
    reset(nothing)
    forget()
    setIsFromDraft(false)
  }
  return { form, isFromDraft, startOver, forgetDraft: forget }
}
