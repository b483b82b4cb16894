import { ArrowUpRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Controller } from 'react-hook-form'
import type { FormSettings } from '#shared/form-settings.ts'
import type { Form } from '#shared/forms.ts'
import type { CurrentUser } from '#shared/users.ts'
import { AccentField, type OurColor, useAccent } from '../../../components/accent/accent.field.tsx'
import { chosenColor } from '../../../components/accent/color.ts'
import { Button, ButtonAnchor } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { LeaveDialog } from '../../../components/leave-dialog.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { FieldsFor, RoleNote } from '../../../components/needed-role.tsx'
import { FormHead } from '../form.head.tsx'
import { ON_PRO } from './client-form.values.ts'
import { FormPreview } from './form.preview.tsx'
import { LayoutSection } from './layout.section.tsx'
import { PlanNote } from './plan.note.tsx'
import { QuestionsField } from './questions.field.tsx'
import { ServiceSection } from './service.section.tsx'
import { ThanksSection } from './thanks.section.tsx'
import { useClientForm } from './use-client-form.ts'
import { useEditedStep } from './use-edited-step.ts'
import styles from './client-form.module.css'

type ClientFormProps = {
  user: CurrentUser
  form: Form
  settings: FormSettings
  onSaved: (settings: FormSettings) => void
}

const mulberry: OurColor = {
  color: '#8e3075',
  text: 'Default (mulberry). Readable in light and dark.',
}

/** What a form asks for, what it says afterwards, what it is about, and its colour. */
export function ClientForm({ user, form, settings, onSaved }: ClientFormProps) {
  const id = useId()
  const { fields, draft, submit, failure, departure, stay, removeThanks } = useClientForm({ form, settings, onSaved })
  const { register, control, formState } = fields
  const { errors, isSubmitting, isDirty } = formState
  const accent = useAccent(chosenColor(draft.accentColor) ?? null)
  const isLocked = !settings.areExtrasIncluded
  const { editor, step, setStep } = useEditedStep()
  return (
    <div className={`align-start gap-24 ${styles.page}`}>
      <FormHead name={form.name}>
        {failure !== undefined && (
          <div className={`full ${styles.failure}`}>
            <FormError message={failure} />
          </div>
        )}
        <div className={`row gap-12 rows-8 ${styles.end}`}>
          <p className="text-13 muted grow" role="status">
            {isDirty && 'Not saved yet'}
          </p>
          <ButtonAnchor variant="quiet" href={form.path} target="_blank" rel="noreferrer">
            Open form
            <ArrowUpRight />
          </ButtonAnchor>
          <Button type="submit" form={id} change="save changes" isBusy={isSubmitting}>
            Save
          </Button>
        </div>
      </FormHead>
      <form ref={editor} id={id} onSubmit={submit} noValidate className="shrink stack">
        <RoleNote needed="admin" what="change this form" />
        <FieldsFor needed="admin" what="change this form">
          <section className={`stack gap-16 ${styles.first}`}>
            <h2>What you ask</h2>
            <p className={styles.hint}>
              After rating, testimonial and photo. All of it is optional, and clients choose whether it can be shown.
            </p>
            {isLocked && <PlanNote settings={settings} />}
            <div className="stack gap-16" data-edits="author">
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
            </div>
            <h3>Your own questions</h3>
            <p className={styles.hint}>
              Each answer keeps the question as it was asked. Write in your clients’ language: questions aren’t
              translated.
            </p>
            <QuestionsField
              control={control}
              register={register}
              errorsOf={(index) => ({
                text: errors.questions?.[index]?.text?.message,
                option: (place) => errors.questions?.[index]?.options?.[place]?.message,
              })}
              isLocked={isLocked}
            />
          </section>
          <LayoutSection register={register} />
          <ThanksSection
            register={register}
            errors={errors.thanks}
            isLocked={isLocked}
            hasKept={draft.thanks.message !== '' || draft.thanks.link.url !== ''}
            onRemove={removeThanks}
          />
          <ServiceSection register={register} error={errors.service?.message} />
          <section className="stack gap-16 border-above pad-block-32">
            <h2>Colour</h2>
            <p className={styles.hint}>
              For buttons, links and the field a client is filling in. All your forms have the same colour. Your logo is
              the organisation image in{' '}
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
        </FieldsFor>
      </form>
      <FormPreview
        user={user}
        accent={accent.known?.accent ?? null}
        extraFields={{
          company: !isLocked && draft.asksCompany,
          role: !isLocked && draft.asksRole,
          questions: isLocked ? [] : draft.questions,
        }}
        layout={draft.layout}
        step={step}
        onStep={setStep}
      />
      {departure && <LeaveDialog changes="Your changes to the form" onLeave={departure.leave} onStay={stay} />}
    </div>
  )
}
