import { zodResolver } from '@hookform/resolvers/zod'
import { Link as LinkIcon } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { getEmailSettings } from '#shared/email-settings.ts'
import { submissionPath, type Testimonial } from '#shared/testimonials.ts'
import { TestimonialInput } from '#shared/testimonial-requests.ts'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { copyText } from '../../../lib/clipboard.ts'
import { createRequestKeys } from '../../../lib/idempotency-keys.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { createFormDrafts, DraftNote } from '../form-drafts.tsx'
import { unsentText } from '../testimonial.messages.ts'
import type { TestimonialMutations } from '../testimonials.mutations.ts'
import { sendingHint, serviceHint } from './request.messages.ts'
import {
  chosenStyle,
  MonthNote,
  PendingRequestNote,
  RequestEmailPreview,
  RequestRefusal,
  StyleField,
} from './request.parts.tsx'

type CreateRequestOptions = {
  create: TestimonialMutations['create']
  /** Called when a request was created, to show the view where new ones are. */
  onCreated: () => void
}

/** Opens the dialog that creates a request. */
export function useCreateRequest({ create, onCreated }: CreateRequestOptions) {
  const modal = useModal()
  const toast = useToast()

  async function copyLink({ id }: Testimonial) {
    const link = location.origin + submissionPath(id)
    try {
      await copyText(link)
      toast.success('Testimonial request link copied to clipboard.')
    } catch {
      flushSync(() => modal.open(<LinkDialog link={link} onClose={modal.close} />))
      toast.danger('Failed to copy to clipboard.')
    }
  }

  return () => {
    const keyOf = createRequestKeys<TestimonialInput>()
    modal.open(
      <RequestDialog
        title="Create testimonial request"
        submitLabel="Create"
        onSubmit={(input) => create(input, keyOf(input))}
        onDone={(created, wish) => {
          // A toast lives inside the open dialog and would disappear with it.
          flushSync(modal.close)
          onCreated()
          const unsent = unsentText(created)
          if (wish === 'copyLink') void copyLink(created)
          else if (unsent) toast.danger(`Request created. ${unsent}`)
          else
            toast.success(
              created.isAutoSendEnabled ? `The request is on its way to ${created.customerEmail}.` : 'Request created.',
            )
        }}
        onClose={modal.close}
      />,
    )
  }
}

/** The link of a new request, where the browser refused to copy it. */
function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog title="Copy the link manually" onClose={onClose}>
      <DialogBody>
        <p>The request was created, but your browser didn’t let us copy its link.</p>
        <Field
          label="Request link"
          value={link}
          readOnly
          hint="Select it and copy it with your keyboard, or press and hold it."
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  )
}

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
          <PendingRequestNote customerEmail={values.customerEmail} exceptId={request?.id} />
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
