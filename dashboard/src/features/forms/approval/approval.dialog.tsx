import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { ApprovalRules, getApprovalRules, MIN_LENGTH_MAX, updateApprovalRules } from '#shared/approval-rules.ts'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Dialog, DialogForm } from '../../../components/dialog.tsx'
import { Field, TextArea } from '../../../components/field.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { wordsIn } from './approval.messages.ts'

/** As fields have them. */
const RulesValues = z
  .object({ isOn: z.boolean(), needsPayment: z.boolean(), minLength: z.string(), reviewWords: z.string() })
  .transform(({ minLength, reviewWords, ...values }): z.input<typeof ApprovalRules> => ({
    ...values,
    minLength: minLength.trim() === '' ? 0 : Number(minLength),
    reviewWords: wordsIn(reviewWords),
  }))
  .pipe(ApprovalRules)

const valuesOf = ({ isOn, needsPayment, minLength, reviewWords }: ApprovalRules) => ({
  isOn,
  needsPayment,
  minLength: `${minLength}`,
  reviewWords: reviewWords.join('\n'),
})

export function ApprovalDialog({ rules, onClose }: { rules: ApprovalRules; onClose: () => void }) {
  const call = useApi()
  const refresh = useRefresh()
  const toast = useToast()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState } = useForm<z.input<typeof RulesValues>, unknown, ApprovalRules>({
    resolver: zodResolver(RulesValues),
    // Whoever opens it while it is off wants to turn it on.
    defaultValues: { ...valuesOf(rules), isOn: true },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    setFailure(undefined)
    try {
      await call(updateApprovalRules, { body })
      await refresh(getApprovalRules)
      toast.success(body.isOn ? 'Rules saved. They apply to new answers.' : 'Automatic approval is off.')
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
    }
  })
  // The error of a word stands at its place in the list.
  const words = errors.reviewWords
  const wordsFault = words?.message ?? (Array.isArray(words) ? words.find((word) => word)?.message : undefined)
  return (
    <Dialog title="Approve automatically" onClose={onClose} canClose={!isSubmitting}>
      <DialogForm failure={failure} isBusy={isSubmitting} submitLabel="Save" onBack={onClose} onSubmit={submit}>
        <p className="muted">
          These rules never look at the stars: a wall that shows only good ratings misleads its readers. You always
          review answers through your collection link, answers with a photo or a web or email address, and what clients
          change later. Private testimonials stay private.
        </p>
        <Checkbox {...register('isOn')} label="Approve answers automatically" />
        <Checkbox
          {...register('needsPayment')}
          label="Only after a payment"
          hint="Only answers to requests that a payment triggered, not to those you made by hand."
        />
        <Field
          {...register('minLength')}
          inputMode="numeric"
          label="Fewest characters"
          hint={`From 0 to ${MIN_LENGTH_MAX.toLocaleString('en')}. You review shorter ones.`}
          error={errors.minLength?.message}
        />
        <TextArea
          {...register('reviewWords')}
          rows={4}
          label="Words to look out for"
          hint="One word or phrase a line. You review answers that contain one of them."
          error={wordsFault}
        />
      </DialogForm>
    </Dialog>
  )
}
