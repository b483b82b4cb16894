import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { THANKS_CODE_LABEL_MAX_LENGTH, THANKS_CODE_MAX_LENGTH, THANKS_MESSAGE_MAX_LENGTH } from '#shared/submissions.ts'
import { Button } from '../../../components/button.tsx'
import { Field, TextArea } from '../../../components/field.tsx'
import { type ClientFormValues, ON_PRO } from './client-form.values.ts'
import { THANKS_STEP } from './preview-steps.ts'
import styles from './client-form.module.css'

type ThanksSectionProps = {
  register: UseFormRegister<ClientFormValues>
  errors: FieldErrors<ClientFormValues>['thanks']
  /** Nothing can be changed, as the plan doesn't include it. */
  isLocked: boolean
  /** What was set on a larger plan is there to be removed. */
  hasKept: boolean
  onRemove: () => void
}

/** What clients read and get, and where they can go, once they have answered. */
export function ThanksSection({ register, errors, isLocked, hasKept, onRemove }: ThanksSectionProps) {
  const lock = { readOnly: isLocked, disabled: isLocked && !hasKept, title: isLocked ? ON_PRO : undefined }
  return (
    <section className="stack gap-16 border-above pad-block-32" data-edits={THANKS_STEP}>
      <h2>After sending</h2>
      <p className={styles.hint}>
        Clients see this below our thank-you. Write in your clients’ language: it isn’t translated.
      </p>
      <TextArea
        {...register('thanks.message')}
        {...lock}
        rows={3}
        label="Thank-you message"
        placeholder="Your words go straight to the people who did the work."
        maxLength={THANKS_MESSAGE_MAX_LENGTH}
        error={errors?.message?.message}
      />
      <div className={styles.pair}>
        <Field
          {...register('thanks.link.label')}
          {...lock}
          label="Link label"
          isOptional
          placeholder="See our other courses"
          maxLength={60}
          dir="auto"
          autoComplete="off"
          error={errors?.link?.label?.message}
        />
        <Field
          {...register('thanks.link.url')}
          {...lock}
          label="Link address"
          isOptional
          inputMode="url"
          placeholder="https://example.com"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={errors?.link?.url?.message}
        />
      </div>
      <div className={styles.pair}>
        <Field
          {...register('thanks.code.code')}
          {...lock}
          label="Code"
          isOptional
          placeholder="JAR-AND-PEN"
          maxLength={THANKS_CODE_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={errors?.code?.code?.message}
        />
        <Field
          {...register('thanks.code.label')}
          {...lock}
          label="What the code is for"
          isOptional
          placeholder="A seat at the next course for a friend"
          maxLength={THANKS_CODE_LABEL_MAX_LENGTH}
          dir="auto"
          autoComplete="off"
          error={errors?.code?.label?.message}
        />
      </div>
      <p className="text-13 muted">
        Everyone who answers gets the code, whatever they write. Consumer law wants readers to know, so testimonials
        from this form say “Received a code for answering”.
      </p>
      {isLocked && hasKept && (
        <div>
          <Button variant="line" size="small" change="save changes" onClick={onRemove}>
            Remove message, link and code
          </Button>
        </div>
      )}
    </section>
  )
}
