import { zodResolver } from '@hookform/resolvers/zod'
import { Link as LinkIcon } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { getEmailSettings } from '#shared/emails.ts'
import { type Testimonial, TestimonialInput } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { createFormDrafts } from '../../../lib/form-drafts.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { DraftNote } from '../draft.note.tsx'
import { chosenStyle } from './chosen-style.ts'
import { RequestEmailPreview } from './email.preview.tsx'
import { MonthNote } from './month.note.tsx'
import { OpenRequestNote } from './open-request.note.tsx'
import { RequestRefusal } from './request.refusal.tsx'
import { sendingHint, serviceHint } from './sending.hint.ts'
import { StyleField } from './style.field.tsx'

/** What to do after a request was saved. */
export type Wish = 'nothing' | 'copyLink'

type RequestDialogProps<Saved> = {
  title: string
  submitLabel: string
  /** The request to change; undefined to create one, whose link can be copied at once. */
  request?: Testimonial
  /** If it throws, the message is shown above the buttons and everything typed stays. */
  onSubmit: (input: TestimonialInput) => Promise<Saved>
  /** Called when it was saved: close the dialog. */
  onDone: (saved: Saved, wish: Wish) => void
  /** Called when it is closed without saving. */
  onClose: () => void
}

type RequestValues = {
  customerEmail: string
  customerName: string
  service: string
  emailStyleId: string | null
  isAutoSendEnabled: boolean
}

const useRequestDraft = createFormDrafts<RequestValues>()

const savedValues = (request: Testimonial | undefined): RequestValues => ({
  customerEmail: request?.customerEmail ?? '',
  customerName: request?.customerName ?? '',
  service: request?.service ?? '',
  emailStyleId: request?.emailStyleId ?? null,
  isAutoSendEnabled: request?.isAutoSendEnabled ?? false,
})

export function RequestDialog<Saved>({
  title,
  submitLabel,
  request,
  onSubmit,
  onDone,
  onClose,
}: RequestDialogProps<Saved>) {
  const { form, values, isFromDraft, startOver, forgetDraft } = useRequestForm(request)
  const { register, handleSubmit, setValue, formState } = form
  const { data: settings, error: settingsError } = useEndpoint(getEmailSettings, {})
  const { errors, isSubmitting } = formState
  const [refusal, setRefusal] = useState<unknown>()
  const isUnderWay = useRef(false)

  const submit = (wish: Wish) =>
    handleSubmit(async (input) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setRefusal(undefined)
      try {
        const saved = await onSubmit(input)
        forgetDraft()
        onDone(saved, wish)
      } catch (error) {
        setRefusal(error)
      } finally {
        isUnderWay.current = false
      }
    })

  const withoutSending = (event: MouseEvent) => {
    setValue('isAutoSendEnabled', false)
    void submit(request ? 'nothing' : 'copyLink')(event)
  }

  return (
    <Dialog title={title} onClose={onClose} canClose={!isSubmitting}>
      <form onSubmit={(event) => void submit('nothing')(event)} noValidate>
        <DialogBody>
          {!request && <MonthNote />}
          {isFromDraft && <DraftNote onStartOver={startOver} />}
          <Field
            {...register('customerEmail')}
            label="Client email"
            type="email"
            required
            autoComplete="off"
            error={errors.customerEmail?.message}
          />
          <OpenRequestNote customerEmail={values.customerEmail} exceptId={request?.id} />
          <Field
            {...register('customerName')}
            label="Client name"
            isOptional
            autoComplete="off"
            error={errors.customerName?.message}
          />
          <Field
            {...register('service')}
            label="What was the project?"
            isOptional
            autoComplete="off"
            hint={serviceHint(
              settings && { rights: settings.rights, style: chosenStyle(settings, values.emailStyleId) },
            )}
            error={errors.service?.message}
          />
          <StyleField
            settings={settings}
            styleId={values.emailStyleId}
            onChange={(id) => setValue('emailStyleId', id, { shouldDirty: true })}
          />
          <Checkbox
            {...register('isAutoSendEnabled')}
            label="Send testimonial request email automatically"
            hint={sendingHint({ ...values, submitLabel })}
          />
          <RequestEmailPreview settings={settings} isUnavailable={settingsError !== undefined} values={values} />
          <RequestRefusal
            error={refusal}
            withoutSending={{
              label: request ? 'Save without sending' : 'Create without sending and copy link',
              onSelect: withoutSending,
            }}
          />
        </DialogBody>
        <DialogActions>
          {request ? (
            <Button variant="line" aria-disabled={isSubmitting} onClick={() => !isSubmitting && onClose()}>
              Cancel
            </Button>
          ) : (
            <Button variant="line" aria-disabled={isSubmitting} onClick={(event) => void submit('copyLink')(event)}>
              <LinkIcon />
              {submitLabel} and copy link
            </Button>
          )}
          <Button type="submit" isBusy={isSubmitting}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const wholeValues = (typed: Partial<z.input<typeof TestimonialInput>>): RequestValues => ({
  customerEmail: typed.customerEmail ?? '',
  customerName: typed.customerName ?? '',
  service: typed.service ?? '',
  emailStyleId: typed.emailStyleId ?? null,
  isAutoSendEnabled: typed.isAutoSendEnabled ?? false,
})

/** The form, with what was typed before and not saved. */
function useRequestForm(request: Testimonial | undefined) {
  const { read, keep, forget } = useRequestDraft(request?.id)
  const [draft] = useState(read)
  const [isFromDraft, setIsFromDraft] = useState(draft !== undefined)
  const form = useForm({ resolver: zodResolver(TestimonialInput), defaultValues: draft ?? savedValues(request) })
  const values = wholeValues(useWatch({ control: form.control }))

  const { subscribe, reset } = form
  const latest = useRef({ keep, forget, request })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => {
          const next = wholeValues(typed)
          const { keep: keepDraft, forget: forgetDraft, request: saved } = latest.current
          if (JSON.stringify(next) === JSON.stringify(savedValues(saved))) forgetDraft()
          else keepDraft(next)
        },
      }),
    [subscribe],
  )

  const startOver = () => {
    reset(savedValues(request))
    forget()
    setIsFromDraft(false)
  }
  return { form, values, isFromDraft, startOver, forgetDraft: forget }
}
