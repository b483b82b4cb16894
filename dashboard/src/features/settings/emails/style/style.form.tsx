import { type ReactNode, useId } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { EMAIL_FOOTER_MAX_LENGTH, type EmailRights, EmailTone } from '#shared/email-styles.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/languages.ts'
import type { CurrentUser } from '#shared/users.ts'
import { readProductName } from '../../../../installation/product-name.ts'
import { Checkbox } from '../../../../components/checkbox.tsx'
import { Field, TextArea } from '../../../../components/field.tsx'
import { SelectField } from '../../../../components/select-field.tsx'
import { AccentField, type OurColor, useAccent } from '../../../../components/accent/accent.field.tsx'
import { chosenColor } from '../../../../components/accent/color.ts'
import { ProfileLink } from '../../settings.layout.tsx'
import { PlanLine, type PlanLineProps } from '../../../../components/plan-line.tsx'
import type { StyleValues } from './style.values.ts'
import { CharacterCount, MessageField, SubjectField } from './text.fields.tsx'
import styles from './style.module.css'

type StyleFormState = UseFormReturn<StyleValues, unknown, z.output<typeof StyleValues>>

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
      <section className="stack gap-16 border-above pad-block-24">
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
        <SelectField {...register('language')} label="Language" className={styles.select}>
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </SelectField>
        <Controller
          control={control}
          name="tone"
          render={({ field }) => <ToneField value={field.value} onChange={field.onChange} />}
        />
      </section>
      <section className="stack gap-16 border-above pad-block-24">
        <h2>Your own text</h2>
        {!hasOwnText && <PlanLine plan="Pro" what="your own text, logo and colour" isKept={hasText} />}
        <Lockable isLocked={!hasOwnText} plan="Pro">
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
      <section className="stack gap-16 border-above pad-block-24">
        <h2>Appearance</h2>
        <Lockable isLocked={!hasOwnText} plan="Pro">
          <div className={`row gap-12 ${styles.logo}`}>
            {user.organisationImageUrl && (
              <img className="rigid border round-control" src={user.organisationImageUrl} alt="" />
            )}
            <Checkbox
              {...register('showsLogo')}
              label="Show your logo"
              hint={
                user.organisationImageUrl ? (
                  'Your organisation image, above the text.'
                ) : (
                  <>
                    You have none yet. Add an organisation image in <ProfileLink />.
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
      <section className="stack gap-16 border-above pad-block-24">
        <h2>Sender</h2>
        {!hasOwnSender && <PlanLine plan="Studio" what="your own sender name and footer" isKept={hasSender} />}
        <Lockable isLocked={!hasOwnSender} plan="Studio">
          <Field
            {...register('senderName')}
            label="Sender name"
            isOptional
            hint={`Shown instead of your name, without “via ${readProductName()}”.`}
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

type LockableProps = { isLocked: boolean; plan: PlanLineProps['plan']; children: ReactNode }

const Lockable = ({ isLocked, plan, children }: LockableProps) => (
  <fieldset className="stack gap-24" disabled={isLocked} title={isLocked ? `Part of ${plan}.` : undefined}>
    {children}
  </fieldset>
)

const tones: Record<EmailTone, { label: string; sample: string }> = {
  friendly: { label: 'Friendly', sample: 'Would you write two or three sentences about how it went?' },
  formal: {
    label: 'Formal',
    sample: 'I would be grateful if you could describe our work together in two or three sentences.',
  },
  brief: { label: 'Brief', sample: 'Two or three honest sentences would help me a lot.' },
}

type ToneFieldProps = { value: EmailTone; onChange: (tone: EmailTone) => void }

function ToneField({ value, onChange }: ToneFieldProps) {
  const id = useId()
  return (
    <fieldset className="gap-8 stack">
      <legend className="text-13 medium below-8">Tone</legend>
      {EmailTone.options.map((tone) => (
        <label key={tone} className={`card pointer pad-block-12 pad-inline-16 gap-12 rows-4 ${styles.tone}`}>
          <input
            type="radio"
            name={id}
            checked={value === tone}
            onChange={() => onChange(tone)}
            aria-label={tones[tone].label}
            aria-describedby={`${id}-${tone}`}
          />
          <span className="medium">{tones[tone].label}</span>
          <span id={`${id}-${tone}`} className={`muted ${styles.sample}`}>
            {tones[tone].sample}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
