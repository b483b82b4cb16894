import { useId } from 'react'
import { EmailTone } from '#shared/emails.ts'
import styles from './style-form.module.css'

const tones: Record<EmailTone, { label: string; sample: string }> = {
  friendly: { label: 'Friendly', sample: 'Would you write two or three sentences about how it went?' },
  formal: {
    label: 'Formal',
    sample: 'I would be grateful if you could describe our work together in two or three sentences.',
  },
  brief: { label: 'Brief', sample: 'Two or three honest sentences would help me a lot.' },
}

type ToneFieldProps = { value: EmailTone; onChange: (tone: EmailTone) => void }

export function ToneField({ value, onChange }: ToneFieldProps) {
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
