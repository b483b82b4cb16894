import type { ReactNode } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type * as z from 'zod'
import { EMAIL_FOOTER_MAX_LENGTH, type EmailRights } from '#shared/emails.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/languages.ts'
import type { CurrentUser } from '#shared/users.ts'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Field } from '../../../components/field.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { AccentField, type OurColor } from '../accent/accent.field.tsx'
import { chosenColor } from '../accent/color.ts'
import { useAccent } from '../accent/use-accent.ts'
import { CharacterCount } from './merge-fields.tsx'
import { PlanLine } from './plan.line.tsx'
import type { StyleValues } from './style.values.ts'
import { ToneField } from './tone.field.tsx'
import { MessageField, SubjectField } from './words.fields.tsx'
import styles from './style-form.module.css'

export type StyleFormState = UseFormReturn<StyleValues, unknown, z.output<typeof StyleValues>>

type StyleFormProps = {
  form: StyleFormState
  rights: EmailRights
  user: CurrentUser
  /** Where there are several, each has a name. */
  isNamed: boolean
}

const ink: OurColor = { color: '#25211b', words: 'Ours, ink: dark on light ground, and light on dark.' }

export function StyleForm({ form, rights, user, isNamed }: StyleFormProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const values = useWatch({ control })
  const accent = useAccent(chosenColor(values.accentColor ?? '') ?? null)
  const { hasOwnWords, hasOwnSender } = rights
  const hasWords = Boolean(values.subject || values.message || values.showsLogo || values.accentColor)
  const hasSender = Boolean(values.senderName || values.footer)

  return (
    <>
      <section>
        <h2>Wording</h2>
        {isNamed && (
          <Field
            {...register('name')}
            label="Name of the style"
            hint="Only you see it."
            required
            maxLength={60}
            autoComplete="off"
            error={errors.name?.message}
          />
        )}
        <div className={styles.select}>
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
        <h2>Your own words</h2>
        {!hasOwnWords && <PlanLine plan="Pro" what="your own words, logo and colour" isKept={hasWords} />}
        <Lockable isLocked={!hasOwnWords}>
          <SubjectField
            registration={register('subject')}
            value={values.subject ?? ''}
            placeholder="Empty is ours, in the tone above"
            error={errors.subject?.message}
          />
          <MessageField
            registration={register('message')}
            value={values.message ?? ''}
            placeholder="Empty is ours, in the tone above"
            error={errors.message?.message}
          />
        </Lockable>
      </section>
      <section>
        <h2>Look</h2>
        <Lockable isLocked={!hasOwnWords}>
          <div className={styles.logo}>
            {user.organisationImageUrl && <img src={user.organisationImageUrl} alt="" />}
            <Checkbox
              {...register('showsLogo')}
              label="Show your logo"
              hint={
                user.organisationImageUrl ? (
                  'The organisation image of your profile, above the words.'
                ) : (
                  <>
                    There is none yet: it is the organisation image of{' '}
                    <Link className={styles.inline} to="/settings/profile">
                      your profile
                    </Link>
                    .
                  </>
                )
              }
            />
          </div>
          <div className={styles.colour}>
            <h3>Colour of the button</h3>
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
        <h2>Who writes</h2>
        {!hasOwnSender && (
          <PlanLine plan="Studio" what="the sender’s name alone and a footer of yours" isKept={hasSender} />
        )}
        <Lockable isLocked={!hasOwnSender}>
          <Field
            {...register('senderName')}
            label="Sender name"
            isOptional
            hint="In place of your name, and without “via Goodword”."
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
            hint="Small print below the mail, like a company’s register number."
            error={errors.footer?.message}
          />
        </Lockable>
      </section>
    </>
  )
}

const Lockable = ({ isLocked, children }: { isLocked: boolean; children: ReactNode }) => (
  <fieldset className={styles.lockable} disabled={isLocked}>
    {children}
  </fieldset>
)
