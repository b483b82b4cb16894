import { useId } from 'react'
import { EmailTone } from '#shared/emails.ts'
import styles from './style-form.module.css'

const tones: Record<EmailTone, { label: string; sample: string }> = {
  friendly: { label: 'Friendly', sample: 'Would you write two or three sentences about how it was?' },
  formal: { label: 'Formal', sample: 'I would be grateful if you could describe how you found our work together.' },
  brief: { label: 'Brief', sample: 'Two or three honest sentences would help me a lot.' },
}

type ToneFieldProps = { value: EmailTone; onChange: (tone: EmailTone) => void }

export function ToneField({ value, onChange }: ToneFieldProps) {
  const id = useId()
  return (
    <fieldset className={styles.tones}>
      <legend>Tone</legend>
      {EmailTone.options.map((tone) => (
        <label key={tone} className={styles.tone}>
          <input
            type="radio"
            name={id}
            checked={value === tone}
            onChange={() => onChange(tone)}
            aria-label={tones[tone].label}
            aria-describedby={`${id}-${tone}`}
          />
          <span className={styles.toneName}>{tones[tone].label}</span>
          <span id={`${id}-${tone}`} className={styles.sample}>
            {tones[tone].sample}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
