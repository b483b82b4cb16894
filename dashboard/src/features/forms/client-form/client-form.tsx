import { ArrowUpRight } from 'lucide-react'
import { useId } from 'react'
import type { FormSettings } from '#shared/form-settings.ts'
import type { Form } from '#shared/forms.ts'
import type { CurrentUser } from '#shared/users.ts'
import { useAccent } from '../../../components/accent/accent.field.tsx'
import { chosenColor } from '../../../components/accent/color.ts'
import { Button, ButtonAnchor } from '../../../components/button.tsx'
import { LeaveDialog } from '../../../components/leave-dialog.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { FieldsFor, RoleNote } from '../../../components/needed-role.tsx'
import { CodesSection } from '../codes/codes.section.tsx'
import { FormHead } from '../form.head.tsx'
import { ColorSection } from './color.section.tsx'
import { FieldsSection } from './fields.section.tsx'
import { FormPreview } from './form.preview.tsx'
import { LayoutSection } from './layout.section.tsx'
import { PlanNote } from './plan.note.tsx'
import { previewedFields, previewedThanks } from './previewed.ts'
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

/** What a form asks for, what it says afterwards, what it is about, and its colour. */
export function ClientForm({ user, form, settings, onSaved }: ClientFormProps) {
  const id = useId()
  const edited = useClientForm({ form, settings, onSaved })
  const { fields, draft, pendingTags, submit, failure, departure, stay, removeThanks } = edited
  const { register, control, formState } = fields
  const { errors, isSubmitting, isDirty } = formState
  const hasColor = form.isDefault || draft.hasOwnColor
  const accent = useAccent((hasColor ? chosenColor(draft.accentColor) : settings.defaultColor) ?? null)
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
              Clients can skip what isn’t required, and choose whether company, role and answers can be shown.
            </p>
            {isLocked && <PlanNote settings={settings} />}
            <FieldsSection register={register} values={draft.fields} isLocked={isLocked} />
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
            hasKept={draft.thanks.message !== '' || draft.thanks.link.url !== '' || draft.thanks.code.code !== ''}
            onRemove={removeThanks}
          />
          <CodesSection formId={form.id} isLocked={isLocked} />
          <ServiceSection
            register={register}
            control={control}
            error={errors.service?.message}
            pendingTags={pendingTags}
          />
          <ColorSection
            register={register}
            control={control}
            error={errors.accentColor?.message}
            isDefaultForm={form.isDefault}
            hasOwnColor={draft.hasOwnColor}
            accent={accent}
          />
        </FieldsFor>
      </form>
      <FormPreview
        user={user}
        accent={accent.known?.accent ?? null}
        extraFields={previewedFields(draft, { isLocked })}
        layout={draft.layout}
        thanks={previewedThanks(draft.thanks, { isLocked })}
        step={step}
        onStep={setStep}
      />
      {departure && <LeaveDialog changes="Your changes to the form" onLeave={departure.leave} onStay={stay} />}
    </div>
  )
}
