import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { CONFIRMABLE_DAYS } from '#shared/confirming-limits.ts'
import {
  ANSWERS_A_DAY_MAX,
  changeFormAccess,
  CLOSED_MESSAGE_MAX_LENGTH,
  type Form,
  FormAccess,
  listForms,
} from '#shared/forms.ts'
import { Checkbox } from '../../components/checkbox.tsx'
import { Dialog, DialogForm } from '../../components/dialog.tsx'
import { Field, TextArea } from '../../components/field.tsx'
import { useToast } from '../../components/toast.tsx'
import { useCurrentUser } from '../../lib/auth/use-current-user.ts'
import { messageOf } from '../../lib/error-message.ts'
import { placeOf } from '../../lib/moments.ts'
import { useApi } from '../../lib/use-api.ts'
import { useRefresh } from '../../lib/use-endpoint.ts'

/** As fields have them: texts, empty for nothing. */
const AccessValues = z
  .object({
    isOpen: z.boolean(),
    lastDay: z.string(),
    closedMessage: z.string(),
    answersADay: z.string(),
    needsConfirmedEmail: z.boolean(),
  })
  .transform(({ lastDay, answersADay, ...values }): z.input<typeof FormAccess> => ({
    ...values,
    lastDay: lastDay === '' ? null : lastDay,
    answersADay: answersADay.trim() === '' ? Number.NaN : Number(answersADay),
  }))
  .pipe(FormAccess)

const valuesOf = ({ isOpen, lastDay, closedMessage, answersADay, needsConfirmedEmail }: Form) => ({
  isOpen,
  lastDay: lastDay ?? '',
  closedMessage: closedMessage ?? '',
  answersADay: `${answersADay}`,
  needsConfirmedEmail,
})

/** Opens or closes a collection link, now or at the end of a day, and limits it. */
export function AccessDialog({ form, onClose }: { form: Form; onClose: () => void }) {
  const call = useApi()
  const refresh = useRefresh()
  const toast = useToast()
  const { data: user } = useCurrentUser()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState } = useForm<
    z.input<typeof AccessValues>,
    unknown,
    z.output<typeof FormAccess>
  >({
    resolver: zodResolver(AccessValues),
    defaultValues: valuesOf(form),
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    setFailure(undefined)
    try {
      await call(changeFormAccess, { params: { id: form.id }, body })
      await refresh(listForms)
      toast.success('Collection link saved.')
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
    }
  })
  const place = user ? ` in ${placeOf(user.timeZone)}` : ''
  return (
    <Dialog title="Answers through the link" onClose={onClose} canClose={!isSubmitting}>
      <DialogForm failure={failure} isBusy={isSubmitting} submitLabel="Save" onBack={onClose} onSubmit={submit}>
        <Checkbox
          {...register('isOpen')}
          label="The link takes answers"
          hint="Clients can always answer the requests that you send."
        />
        <Field
          {...register('lastDay')}
          type="date"
          label="Last day"
          isOptional
          hint={`It closes at midnight${place}.`}
          error={errors.lastDay?.message}
        />
        <TextArea
          {...register('closedMessage')}
          rows={3}
          label="Message once it is closed"
          placeholder="Thank you for coming by. This form is closed."
          maxLength={CLOSED_MESSAGE_MAX_LENGTH}
          error={errors.closedMessage?.message}
        />
        <Field
          {...register('answersADay')}
          inputMode="numeric"
          label="Answers a day"
          hint={`From 1 to ${ANSWERS_A_DAY_MAX.toLocaleString('en')}. It stops floods of invented testimonials. The day begins at midnight${place}.`}
          error={errors.answersADay?.message}
        />
        <Checkbox
          {...register('needsConfirmedEmail')}
          label="Visitors confirm their email"
          hint={`We email each visitor a link. You get the testimonial once it is confirmed; after ${CONFIRMABLE_DAYS} days without, it is deleted.`}
        />
      </DialogForm>
    </Dialog>
  )
}
