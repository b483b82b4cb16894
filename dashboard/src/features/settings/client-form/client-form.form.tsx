import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type * as z from 'zod'
import { type FormSettings, updateFormSettings } from '#shared/form-settings.ts'
import type { CurrentUser } from '#shared/users.ts'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useLeaveGuard } from '../../../navigation/navigation.tsx'
import { useApi } from '../../../lib/use-api.ts'
import { AccentField, type OurColor } from '../accent/accent.field.tsx'
import { chosenColor } from '../accent/color.ts'
import { useAccent } from '../accent/use-accent.ts'
import { ClientFormValues, valuesOf } from './client-form.values.ts'
import { FormPreview } from './form.preview.tsx'
import { PlanNote } from './plan.note.tsx'
import { QuestionsField } from './questions.field.tsx'
import styles from './client-form.module.css'
type ClientFormProps = { user: CurrentUser; settings: FormSettings; onSaved: (settings: FormSettings) => void }
const mulberry: OurColor = {
  color: '#8e3075',
  text: 'Default (mulberry). Readable in light and dark.',
}
export function ClientForm({ user, settings, onSaved }: ClientFormProps) {
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
    <div className={`align-start ${styles.page}`}>
      <form onSubmit={submit} noValidate className={`shrink stack ${styles.form}`}>
        <section className="stack gap-16 border-above pad-block-32">
          <h2>Colour</h2>
          <p className={styles.hint}>
            For buttons, links and the field a client is filling in. Your logo is the organisation image in{' '}
            <Link className={`accent underline ${styles.inline}`} to="/settings/profile">
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
          <h2>Extra fields</h2>
          <p className={styles.hint}>All are optional, and clients choose whether they can be shown.</p>
          {isLocked && <PlanNote settings={settings} />}
          <Checkbox
            {...register('asksCompany')}
            label="Company"
            hint="Where the client works."
            disabled={isLocked && !settings.asksCompany}
          />
          <Checkbox
            {...register('asksRole')}
            label="Role"
            hint="What the client does there."
            disabled={isLocked && !settings.asksRole}
          />
        </section>
        <section className="stack gap-16 border-above pad-block-32">
          <h2>Your own questions</h2>
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
        <div className={`justify-start gap-16 stack ${styles.end}`}>
          <FormError message={failure} />
          <Button type="submit" isBusy={isSubmitting}>
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
