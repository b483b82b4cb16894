import { zodResolver } from '@hookform/resolvers/zod'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { type FormSettings, getFormSettings, updateFormSettings } from '#shared/form-settings.ts'
import type { CurrentUser } from '#shared/users.ts'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { FieldsFor } from '../../../components/needed-role.tsx'
import { PlansLink } from '../../../components/plans-link.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useLeaveGuard } from '../../../navigation/navigation.tsx'
import { useApi } from '../../../lib/use-api.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { AccentField, type OurColor, useAccent } from '../../../components/accent/accent.field.tsx'
import { chosenColor } from '../../../components/accent/color.ts'
import { ClientFormValues, valuesOf, ON_PRO } from './client-form.values.ts'
import { FormPreview } from './form.preview.tsx'
import { QuestionsField } from './questions.field.tsx'
import styles from './client-form.module.css'

/** What the form asks for, and its colour. */
export function ClientFormSettings({ user }: { user: CurrentUser }) {
  const { data: settings, error, isValidating, mutate } = useEndpoint(getFormSettings, {})
  if (settings)
    return <ClientForm user={user} settings={settings} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
  if (error) return <LoadFailure what="Your form’s settings" {...{ error, isValidating, mutate }} />
  return (
    <div className="gap-16 stack" role="status" aria-label="Loading" aria-busy="true">
      <Skeleton length="long" />
      <Skeleton length="full" />
      <Skeleton length="medium" />
    </div>
  )
}

type ClientFormProps = { user: CurrentUser; settings: FormSettings; onSaved: (settings: FormSettings) => void }

const mulberry: OurColor = {
  color: '#8e3075',
  text: 'Default (mulberry). Readable in light and dark.',
}

function ClientForm({ user, settings, onSaved }: ClientFormProps) {
  const call = useApi()
  const toast = useToast()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState, reset, control } = useForm<
    ClientFormValues,
    unknown,
    z.output<typeof ClientFormValues>
  >({ resolver: zodResolver(ClientFormValues), defaultValues: valuesOf(settings) })
  const { errors, isSubmitting, isDirty } = formState
  const { departure, stay } = useLeaveGuard(isDirty)
  const draft = { ...valuesOf(settings), ...useWatch({ control }) }
  const accent = useAccent(chosenColor(draft.accentColor) ?? null)
  const isLocked = !settings.areExtrasIncluded
  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      const saved = await call(updateFormSettings, { body: values })
      onSaved(saved)
      reset(valuesOf(saved))
      toast.success('Client form saved.')
    } catch (error) {
      setFailure(messageOf(error))
    }
  })
  return (
    <div className={`align-start gap-48 tablet-column ${styles.page}`}>
      <form onSubmit={submit} noValidate className={`shrink stack ${styles.form}`}>
        <FieldsFor needed="admin" what="change these settings">
          <section className="stack gap-16 border-above pad-block-32">
            <h3>Colour</h3>
            <p className={styles.hint}>
              For buttons, links and the field a client is filling in. Your logo is the organisation image in{' '}
              <Link className="underline" to="/settings/profile">
                your profile
              </Link>
              .
            </p>
            <Controller
              control={control}
              name="accentColor"
              render={({ field }) => (
                <AccentField
                  ours={mulberry}
                  inputRef={field.ref}
                  value={field.value}
                  error={errors.accentColor?.message}
                  accent={accent}
                  onChange={field.onChange}
                />
              )}
            />
          </section>
          <section className="stack gap-16 border-above pad-block-32">
            <h3>Extra fields</h3>
            <p className={styles.hint}>All are optional, and clients choose whether they can be shown.</p>
            {isLocked && <PlanNote settings={settings} />}
            <Checkbox
              {...register('asksCompany')}
              label="Company"
              hint="Where the client works."
              disabledReason={isLocked && !settings.asksCompany ? ON_PRO : undefined}
            />
            <Checkbox
              {...register('asksRole')}
              label="Role"
              hint="What the client does there."
              disabledReason={isLocked && !settings.asksRole ? ON_PRO : undefined}
            />
          </section>
          <section className="stack gap-16 border-above pad-block-32">
            <h3>Your own questions</h3>
            <p className={styles.hint}>
              Each answer keeps the question as it was asked. Write in your clients’ language: questions aren’t
              translated.
            </p>
            <QuestionsField
              control={control}
              register={register}
              errorOf={(index) => errors.questions?.[index]?.text?.message}
              isLocked={isLocked}
            />
          </section>
        </FieldsFor>
        <div className="justify-start gap-16 stack small-stretch">
          <FormError message={failure} />
          <Button type="submit" change="save changes" isBusy={isSubmitting}>
            Save
          </Button>
        </div>
      </form>
      <FormPreview
        user={user}
        accent={accent.known?.accent ?? null}
        extraFields={{
          company: !isLocked && draft.asksCompany === true,
          role: !isLocked && draft.asksRole === true,
          questions: isLocked ? [] : (draft.questions ?? []).map(({ text = '' }) => text),
        }}
      />
      {departure && (
        <ConfirmDialog
          title="Leave without saving?"
          confirmLabel="Leave"
          variant="danger"
          onConfirm={departure.leave}
          onClose={stay}
        >
          <p>Your changes to the form aren’t saved yet.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function PlanNote({ settings: { asksCompany, asksRole, questions } }: { settings: FormSettings }) {
  const hasKept = asksCompany || asksRole || questions.length > 0
  return (
    <aside className="flex gap-12 pad-16 round-card sunken icons-in-line icons-muted" aria-label="Your plan">
      <Lock />
      <div className="justify-start gap-8 stack">
        <p>Company, role and questions are part of Pro and Studio. You can set the colour on every plan.</p>
        {hasKept && (
          <p className="text-13 muted">
            Your earlier settings are kept, but clients won’t see these fields until your plan includes them again.
          </p>
        )}
        <PlansLink />
      </div>
    </aside>
  )
}
