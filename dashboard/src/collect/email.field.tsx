import { FieldError } from '../client/fields/text.fields.tsx'
import { useClientTexts } from '../client/language.provider.tsx'
import controls from '../client/controls.module.css'
import { useCollectTexts } from './collect-texts.ts'

type EmailFieldProps = {
  value: string
  /** It is confirmed before the testimonial arrives. */
  isNeeded: boolean
  isFaulty: boolean
  isReadOnly: boolean
  onChange: (value: string) => void
}

export function EmailField({ value, isNeeded, isFaulty, isReadOnly, onChange }: EmailFieldProps) {
  const { optional } = useClientTexts().fields
  const { email } = useCollectTexts().form
  return (
    <div className="narrow">
      <label className={controls.title} htmlFor="customerEmail">
        {email.title} {!isNeeded && <span className={controls.optional}>{optional}</span>}
      </label>
      <input
        id="customerEmail"
        name="customerEmail"
        type="email"
        className={`hover-border ${controls.input}`}
        autoComplete="email"
        maxLength={254}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        readOnly={isReadOnly}
        required={isNeeded}
        aria-invalid={isFaulty || undefined}
        aria-describedby="customerEmail-error customerEmail-note"
      />
      <FieldError id="customerEmail-error" error={isFaulty ? (isNeeded ? email.needed : email.refused) : undefined} />
      <p className="above-4 text-14 muted" id="customerEmail-note">
        {isNeeded ? email.confirmNote : email.note}
      </p>
    </div>
  )
}
