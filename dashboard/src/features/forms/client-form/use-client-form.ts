import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type DeepPartialSkipArrayKey, useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { type FormSettings, updateFormSettings } from '#shared/form-settings.ts'
import type { Form } from '#shared/forms.ts'
import { createPendingTags } from '../../../components/tags/pending-tags.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useLeaveGuard } from '../../../navigation/navigation.tsx'
import { keyOf } from '../forms.paths.ts'
import { ClientFormValues, NO_THANKS, valuesOf } from './client-form.values.ts'

type ClientFormOptions = { form: Form; settings: FormSettings; onSaved: (settings: FormSettings) => void }

/** What is watched can lack parts that aren't registered yet: those are as they were saved. */
function wholeValues(watched: DeepPartialSkipArrayKey<ClientFormValues>, saved: ClientFormValues): ClientFormValues {
  const questions = watched.questions ?? saved.questions
  return {
    ...saved,
    ...watched,
    fields: { ...saved.fields, ...watched.fields },
    tagIds: (watched.tagIds ?? saved.tagIds).filter((id) => id !== undefined),
    questions: questions.map(({ text = '', kind = 'long', options = [], isRequired = false, isPrivate = false }) => ({
      text,
      kind,
      options,
      isRequired,
      isPrivate,
    })),
    thanks: {
      message: watched.thanks?.message ?? saved.thanks.message,
      link: { ...saved.thanks.link, ...watched.thanks?.link },
      code: { ...saved.thanks.code, ...watched.thanks?.code },
    },
  }
}

/** The fields of a form's settings, what is in them now, and how they are saved. */
export function useClientForm({ form, settings, onSaved }: ClientFormOptions) {
  const call = useApi()
  const toast = useToast()
  const [failure, setFailure] = useState<string>()
  const [pendingTags] = useState(createPendingTags)
  const fields = useForm<ClientFormValues, unknown, z.output<typeof ClientFormValues>>({
    resolver: zodResolver(ClientFormValues),
    defaultValues: valuesOf(settings),
  })
  const { control, getValues, handleSubmit, reset, setValue } = fields
  const { isDirty } = fields.formState
  const { departure, stay } = useLeaveGuard(isDirty)
  const draft = wholeValues(useWatch({ control }), valuesOf(settings))

  // What is loaded anew takes the place of what was shown, unless somebody has begun to change it.
  const shown = useRef(settings)
  useEffect(() => {
    if (isDirty || shown.current === settings) return
    shown.current = settings
    reset(valuesOf(settings))
  }, [settings, isDirty, reset])

  const submit = handleSubmit(async (body) => {
    setFailure(undefined)
    // The field says which tag could not be made.
    if (!(await pendingTags.settle())) return
    try {
      const whole = { ...body, tagIds: getValues('tagIds') }
      const saved = await call(updateFormSettings, { params: { id: keyOf(form) }, body: whole })
      onSaved(saved)
      reset(valuesOf(saved))
      toast.success('Form saved.')
    } catch (error) {
      setFailure(messageOf(error))
    }
  })
  const removeThanks = () => setValue('thanks', NO_THANKS, { shouldDirty: true })

  return { fields, draft, pendingTags, submit, failure, departure, stay, removeThanks }
}
