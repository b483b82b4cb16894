import { Link as LinkIcon } from 'lucide-react'
import { type MouseEvent, type SyntheticEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { getEmailSettings } from '#shared/email-settings.ts'
import { canBeEmailed } from '#shared/known-clients.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { NewTestimonialInput } from '#shared/testimonial-requests.ts'
import { Button, WAIT } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { createRequestKeys } from '../../../lib/idempotency-keys.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { createPendingTags } from '../../../components/tags/pending-tags.ts'
import { ServiceOptions } from '../../../components/tags/service.options.tsx'
import { TagsField } from '../../../components/tags/tags.field.tsx'
import { DraftNote } from '../form-drafts.tsx'
import { NOTHING_SENT, onItsWay, unsentText } from '../testimonial.messages.ts'
import type { TestimonialMutations } from '../testimonials.mutations.ts'
import { useCopyRequestLink } from './copy-request-link.tsx'
import { FormField } from './form.field.tsx'
import { requestLabels, sendingHint, serviceHint } from './request.messages.ts'
import {
  chosenStyle,
  KnownClientNote,
  MonthNote,
  RequestEmailPreview,
  RequestRefusal,
  RequestsLeft,
  StyleField,
  UnconfirmedNote,
  useKnownClient,
} from './request.parts.tsx'
import styles from './request.module.css'
import { useRequestForm } from './use-request-form.ts'

type CreateRequestOptions = {
  create: TestimonialMutations['create']
  /** Called when a request was created, to show the view where new ones are. */
  onCreated: () => void
  /** Sends a request that was only saved. */
  onSend: (request: Testimonial) => void
}

/** Opens the dialog that creates a request. `willSend`: the owner came to send one, so that the box is ticked. */
export function useCreateRequest({ create, onCreated, onSend }: CreateRequestOptions) {
  const modal = useModal()
  const toast = useToast()
  const copyLink = useCopyRequestLink()

  return ({ willSend = false }: { willSend?: boolean } = {}) => {
    const keyOf = createRequestKeys<NewTestimonialInput>()
    modal.open(
      <RequestDialog
        title="Create testimonial request"
        willSend={willSend}
        onSubmit={(input) => create(input, keyOf(input))}
        onDone={(created, wish) => {
          // A toast lives inside the open dialog and would disappear with it.
          flushSync(modal.close)
          onCreated()
          const unsent = unsentText(created)
          if (wish === 'copyLink') void copyLink(created, outcomeOf(created, unsent))
          else if (unsent) toast.danger(`Request saved. ${unsent}`)
          else if (created.isAutoSendEnabled) toast.success(onItsWay(created))
          else toast.success(NOTHING_SENT, { label: 'Send now', onSelect: () => onSend(created) })
        }}
        onClose={modal.close}
      />,
    )
  }
}

/** What became of the email of a request whose link is copied too. */
function outcomeOf(created: Testimonial, unsent: string | null): { text: string; isProblem: boolean } {
  if (unsent) return { text: `Request saved. ${unsent}`, isProblem: true }
  return { text: created.isAutoSendEnabled ? onItsWay(created) : NOTHING_SENT, isProblem: false }
}

/** What to do after a request was saved. */
export type Wish = 'nothing' | 'copyLink'

type RequestDialogProps<Saved> = {
  title: string
  /** The request to change; undefined to create one, whose link can be copied at once. */
  request?: Testimonial
  /** Whether the box that sends a new request is ticked at first. */
  willSend?: boolean
  /** If it throws, the message is shown above the buttons and everything typed stays. */
  onSubmit: (input: NewTestimonialInput) => Promise<Saved>
  /** Called when it was saved: close the dialog. */
  onDone: (saved: Saved, wish: Wish) => void
  /** Called when it is closed without saving. */
  onClose: () => void
}

export function RequestDialog<Saved>({
  title,
  request,
  willSend = false,
  onSubmit,
  onDone,
  onClose,
}: RequestDialogProps<Saved>) {
  const { form, values, isFromDraft, startOver, forgetDraft } = useRequestForm(request, willSend)
  const { register, getValues, handleSubmit, setValue, formState } = form
  const [pendingTags] = useState(createPendingTags)
  const { data: settings, error: settingsError } = useEndpoint(getEmailSettings, {})
  const { errors, isSubmitting } = formState
  const [refusal, setRefusal] = useState<unknown>()
  const isUnderWay = useRef(false)
  const known = useKnownClient({ customerEmail: values.customerEmail, exceptId: request?.id })
  const sends = values.isAutoSendEnabled
  const isRefused = known !== undefined && !canBeEmailed(known)
  const labels = requestLabels({ isNew: !request, sends, isRefused })
  const noteId = useId()
  const servicesId = useId()

  const submit = (wish: Wish) =>
    handleSubmit(async (input) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setRefusal(undefined)
      try {
        // The field says which tag could not be made.
        if (!(await pendingTags.settle())) return
        const { tagIds = [] } = getValues()
        const saved = await onSubmit({ ...input, tagIds })
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

  // Nothing would be sent, which the note says; the box can be unticked.
  const isBlocked = sends && isRefused
  const submitOrStay = (event: SyntheticEvent<HTMLFormElement>) => {
    if (!isBlocked) return void submit('nothing')(event)
    event.preventDefault()
    document.getElementById(noteId)?.scrollIntoView({ block: 'center' })
  }

  return (
    <Dialog title={title} onClose={onClose} canClose={!isSubmitting}>
      <form onSubmit={submitOrStay} noValidate>
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
          <KnownClientNote id={noteId} known={known} sends={sends} onOpen={onClose} />
          <div className={styles.pair}>
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
              list={servicesId}
              isOptional
              autoComplete="off"
              hint={serviceHint(
                settings && { rights: settings.rights, style: chosenStyle(settings, values.emailStyleId) },
              )}
              error={errors.service?.message}
            />
          </div>
          <ServiceOptions id={servicesId} />
          <FormField formId={values.formId} onChange={(id) => setValue('formId', id, { shouldDirty: true })} />
          {!request && (
            <TagsField
              label="Tags"
              hint="Only you and your team see them."
              tagIds={values.tagIds}
              pending={pendingTags}
              onChange={(tagIds) => setValue('tagIds', tagIds, { shouldDirty: true })}
            />
          )}
          <StyleField
            settings={settings}
            styleId={values.emailStyleId}
            onChange={(id) => setValue('emailStyleId', id, { shouldDirty: true })}
          />
          <Checkbox
            {...register('isAutoSendEnabled')}
            label="Send testimonial request email automatically"
            hint={sendingHint({ ...values, isRefused, submitLabel: labels.submit, reminders: settings?.reminders })}
          />
          {sends && settings && <UnconfirmedNote sending={settings.sending} />}
          <RequestEmailPreview settings={settings} isUnavailable={settingsError !== undefined} values={values} />
          <RequestRefusal
            error={refusal}
            withoutSending={{
              label: request ? 'Save without sending' : 'Save without sending and copy link',
              onSelect: withoutSending,
            }}
          />
        </DialogBody>
        <DialogActions aside={!request && <RequestsLeft />}>
          {request ? (
            <Button variant="line" disabledReason={isSubmitting ? WAIT : undefined} onClick={onClose}>
              Cancel
            </Button>
          ) : (
            <Button
              variant="line"
              className={styles.copy}
              disabledReason={isSubmitting ? WAIT : undefined}
              onClick={isBlocked ? withoutSending : (event) => void submit('copyLink')(event)}
            >
              <LinkIcon />
              {labels.copyLink}
            </Button>
          )}
          <Button
            type="submit"
            isBusy={isSubmitting}
            aria-disabled={isBlocked || undefined}
            title={isBlocked ? 'This client can’t be emailed.' : undefined}
            aria-describedby={isBlocked ? noteId : undefined}
          >
            {labels.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
