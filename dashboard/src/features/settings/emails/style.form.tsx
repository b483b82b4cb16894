import type { ReactNode } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type * as z from 'zod'
import { EMAIL_FOOTER_MAX_LENGTH, type EmailRights } from '#shared/emails.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/languages.ts'
import type { CurrentUser } from '#shared/users.ts'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Field, TextArea } from '../../../components/field.tsx'
import { AccentField, type OurColor } from '../accent/accent.field.tsx'
import { chosenColor } from '../accent/color.ts'
import { useAccent } from '../accent/use-accent.ts'
import { CharacterCount } from './merge-fields.tsx'
import { PlanLine } from './plan.line.tsx'
import type { StyleValues } from './style.values.ts'
import { ToneField } from './tone.field.tsx'
import { MessageField, SubjectField } from './text.fields.tsx'
import styles from './style-form.module.css'
export type StyleFormState = UseFormReturn<StyleValues, unknown, z.output<typeof StyleValues>>
type StyleFormProps = {
  form: StyleFormState
  rights: EmailRights
  user: CurrentUser
  /** Styles have names only where there are several. */
  isNamed: boolean
}
const ink: OurColor = { color: '#25211b', text: 'Default (ink). Dark in light mode, light in dark mode.' }
export function StyleForm({ form, rights, user, isNamed }: StyleFormProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const values = useWatch({ control })
  const accent = useAccent(chosenColor(values.accentColor ?? '') ?? null)
  const { hasOwnText, hasOwnSender } = rights
  const hasText = Boolean(values.subject || values.message || values.showsLogo || values.accentColor)
  const hasSender = Boolean(values.senderName || values.footer)
  return (
    <>
      <section>
        <h2>Wording</h2>
        {isNamed && (
          <Field
            {...register('name')}
            label="Style name"
            hint="Only you see it."
            required
            maxLength={60}
            autoComplete="off"
            error={errors.name?.message}
          />
        )}
        <div className={`gap-8 text-13 medium stack ${styles.select}`}>
          <label htmlFor="email-language">Language</label>
          <select {...register('language')} id="email-language">
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </select>
        </div>
        <Controller
          control={control}
          name="tone"
          render={({ field }) => <ToneField value={field.value} onChange={field.onChange} />}
        />
      </section>
      <section>
        <h2>Your own text</h2>
        {!hasOwnText && <PlanLine plan="Pro" what="your own text, logo and colour" isKept={hasText} />}
        <Lockable isLocked={!hasOwnText}>
          <SubjectField
            registration={register('subject')}
            value={values.subject ?? ''}
            placeholder="Leave blank for our wording"
            error={errors.subject?.message}
          />
          <MessageField
            registration={register('message')}
            value={values.message ?? ''}
            placeholder="Leave blank for our wording"
            error={errors.message?.message}
          />
        </Lockable>
      </section>
      <section>
        <h2>Appearance</h2>
        <Lockable isLocked={!hasOwnText}>
          <div className={`row gap-12 ${styles.logo}`}>
            {user.organisationImageUrl && <img src={user.organisationImageUrl} alt="" />}
            <Checkbox
              {...register('showsLogo')}
              label="Show your logo"
              hint={
                user.organisationImageUrl ? (
                  'Your organisation image, above the text.'
                ) : (
                  <>
                    You have none yet. Add an organisation image in{' '}
                    <Link className={`accent underline ${styles.inline}`} to="/settings/profile">
                      your profile
                    </Link>
                    .
                  </>
                )
              }
            />
          </div>
          <div className="gap-4 stack">
            <h3 className="text-13 medium">Button colour</h3>
            <Controller
              control={control}
              name="accentColor"
              render={({ field }) => (
                <AccentField
                  ours={ink}
                  inputRef={field.ref}
                  value={field.value}
                  error={errors.accentColor?.message}
                  accent={accent}
                  onChange={field.onChange}
                />
              )}
            />
          </div>
        </Lockable>
      </section>
      <section>
        <h2>Sender</h2>
        {!hasOwnSender && <PlanLine plan="Studio" what="your own sender name and footer" isKept={hasSender} />}
        <Lockable isLocked={!hasOwnSender}>
          <Field
            {...register('senderName')}
            label="Sender name"
            isOptional
            hint="Shown instead of your name, without “via Goodword”."
            maxLength={60}
            autoComplete="off"
            error={errors.senderName?.message}
          />
          <TextArea
            {...register('footer')}
            label="Footer"
            rows={2}
            className={styles.short}
            aside={<CharacterCount length={values.footer?.length ?? 0} max={EMAIL_FOOTER_MAX_LENGTH} />}
            hint="Small print below the email, like a company registration number."
            error={errors.footer?.message}
          />
        </Lockable>
      </section>
    </>
  )
}
const Lockable = ({ isLocked, children }: { isLocked: boolean; children: ReactNode }) => (
  <fieldset className={`stack gap-24 ${styles.lockable}`} disabled={isLocked}>
    {children}
  </fieldset>
)
