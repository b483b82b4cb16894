import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { addFormCodes, FORM_CODES_MAX, type FormCodes, FormCodesInput } from '#shared/form-codes.ts'
import { THANKS_CODE_LABEL_MAX_LENGTH } from '#shared/submissions.ts'
import { Dialog, DialogForm } from '../../../components/dialog.tsx'
import { Field, TextArea } from '../../../components/field.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { addMessage, codesIn } from './codes.messages.ts'

const CodesValues = z.object({
  label: FormCodesInput.shape.label,
  codes: z.string().transform((text, context) => {
    const { data, error } = FormCodesInput.shape.codes.safeParse(codesIn(text))
    if (data !== undefined) return data
    for (const { path, message } of error.issues.slice(0, 1)) {
      const [row] = path
      context.addIssue({ code: 'custom', message: typeof row === 'number' ? `Row ${row + 1}: ${message}` : message })
    }
    return z.NEVER
  }),
})

type CodesDialogProps = {
  formId: string
  /** What the codes are for so far. */
  label: string
  onSaved: (codes: FormCodes) => void
  onClose: () => void
}

/** Takes a pasted list of codes. */
export function CodesDialog({ formId, label, onSaved, onClose }: CodesDialogProps) {
  const call = useApi()
  const toast = useToast()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, control, formState } = useForm<
    z.input<typeof CodesValues>,
    unknown,
    z.output<typeof CodesValues>
  >({ resolver: zodResolver(CodesValues), defaultValues: { label, codes: '' } })
  const { errors, isSubmitting } = formState
  const pasted = useWatch({ control, name: 'codes' })
  const submit = handleSubmit(async (body) => {
    setFailure(undefined)
    try {
      onSaved(await call(addFormCodes, { params: { id: formId }, body }))
      toast.success('Codes added.')
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
    }
  })
  return (
    <Dialog title="Add codes" onClose={onClose} canClose={!isSubmitting}>
      <DialogForm
        failure={failure}
        isBusy={isSubmitting}
        submitLabel={addMessage(codesIn(pasted).length)}
        onBack={onClose}
        onSubmit={submit}
      >
        <Field
          {...register('label')}
          label="What the code is for"
          placeholder="A seat at the next course for a friend"
          maxLength={THANKS_CODE_LABEL_MAX_LENGTH}
          dir="auto"
          autoComplete="off"
          error={errors.label?.message}
        />
        <TextArea
          {...register('codes')}
          rows={8}
          label="Codes"
          hint={`One in each line, up to ${FORM_CODES_MAX.toLocaleString('en')}. Empty lines don’t count.`}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          error={errors.codes?.message}
        />
      </DialogForm>
    </Dialog>
  )
}
