import { FieldError } from '../client/fields/text.fields.tsx'
import { useClientTexts } from '../client/language.provider.tsx'
import controls from '../client/controls.module.css'
import { useCollectTexts } from './collect-texts.ts'

type EmailFieldProps = {
  value: string
  isFaulty: boolean
  isReadOnly: boolean
  onChange: (value: string) => void
}

export function EmailField({ value, isFaulty, isReadOnly, onChange }: EmailFieldProps) {
  const { optional } = useClientTexts().fields
  const { email } = useCollectTexts().form
  return (
    <div className="narrow">
      <label className={controls.title} htmlFor="customerEmail">
        {email.title} <span className={controls.optional}>{optional}</span>
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
        aria-invalid={isFaulty || undefined}
        aria-describedby="customerEmail-error customerEmail-note"
      />
      <FieldError id="customerEmail-error" error={isFaulty ? email.refused : undefined} />
      <p className="above-4 text-14 muted" id="customerEmail-note">
        {email.note}
      </p>
    </div>
  )
}
