import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  ACTIVITY_MONTHS_MAX,
  ACTIVITY_MONTHS_MIN,
  getRetention,
  KEPT_MONTHS_MAX,
  REQUEST_MONTHS_MIN,
  Retention,
  updateRetention,
  VIEW_MONTHS_MIN,
} from '#shared/retention.ts'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { useModal } from '../../../components/modal.tsx'
import { FieldsFor, RoleNote } from '../../../components/needed-role.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useToast } from '../../../components/toast.tsx'
import { ApiError } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { SettingsSection } from '../settings.layout.tsx'

const WHAT = 'change how long data is kept'

/** How long the workspace keeps what isn't kept for good. */
export function RetentionSection() {
  const { data, error, isValidating, mutate } = useEndpoint(getRetention, {})
  return (
    <SettingsSection
      title="How long data is kept"
      hint="Testimonials and payments stay until you or your client delete them."
    >
      <RoleNote needed="admin" what={WHAT} />
      {data ? (
        <RetentionForm retention={data} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
      ) : error ? (
        <LoadFailure what="How long data is kept" {...{ error, isValidating, mutate }} />
      ) : (
        <Skeleton length="long" />
      )}
    </SettingsSection>
  )
}

type RetentionFormProps = { retention: Retention; onSaved: (retention: Retention) => void }

function RetentionForm({ retention, onSaved }: RetentionFormProps) {
  const { register, submit, errors, isSubmitting, failure } = useRetentionForm({ retention, onSaved })
  return (
    <form onSubmit={submit} noValidate className="stack gap-24" aria-label="How long data is kept">
      <FieldsFor needed="admin" what={WHAT}>
        <div className="stack gap-24">
          <Field
            {...register('requestMonths', { valueAsNumber: true })}
            inputMode="numeric"
            label="Months that requests without an answer are kept"
            hint={`From ${REQUEST_MONTHS_MIN} to ${KEPT_MONTHS_MAX}, counted from the last email. Then the request and its emails are deleted, and its link says that it has ended.`}
            error={errors.requestMonths?.message}
          />
          <Field
            {...register('activityMonths', { valueAsNumber: true })}
            inputMode="numeric"
            label="Months that the activity is kept"
            hint={`From ${ACTIVITY_MONTHS_MIN} to ${ACTIVITY_MONTHS_MAX}. The history of a testimonial stays with it.`}
            error={errors.activityMonths?.message}
          />
          <Field
            {...register('viewMonths', { valueAsNumber: true })}
            inputMode="numeric"
            label="Months that views of widgets are kept"
            hint={`From ${VIEW_MONTHS_MIN} to ${KEPT_MONTHS_MAX}. They are numbers for each day and site, with nothing about visitors.`}
            error={errors.viewMonths?.message}
          />
        </div>
      </FieldsFor>
      <FormError message={failure} />
      <div>
        <Button type="submit" variant="line" change={WHAT} isBusy={isSubmitting}>
          Save
        </Button>
      </div>
    </form>
  )
}

function useRetentionForm({ retention, onSaved }: RetentionFormProps) {
  const call = useApi()
  const toast = useToast()
  const modal = useModal()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(Retention),
    defaultValues: retention,
  })

  const save = async (body: Retention, deletesNow: boolean) => {
    const saved = await call(updateRetention, { body: { ...body, deletesNow } })
    onSaved(saved)
    reset(saved)
    toast.success('Saved.')
  }

  const submit = handleSubmit(async (body) => {
    setFailure(undefined)
    try {
      await save(body, false)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'retention.deletes_now') return setFailure(messageOf(error))
      modal.open(
        <ConfirmDialog
          title="Delete data now?"
          confirmLabel="Save and delete"
          variant="danger"
          onConfirm={() => save(body, true)}
          onClose={modal.close}
        >
          <p>{error.message}</p>
        </ConfirmDialog>,
      )
    }
  })

  return { register, submit, failure, errors: formState.errors, isSubmitting: formState.isSubmitting }
}
