import { useId } from 'react'
import { EmailTone } from '#shared/emails.ts'
import styles from './style-form.module.css'

const tones: Record<EmailTone, { label: string; sample: string }> = {
  friendly: { label: 'Friendly', sample: 'Hello Ana, may I ask you something?' },
  formal: { label: 'Formal', sample: 'Dear Ana Ribeiro, we would be grateful for your opinion.' },
  brief: { label: 'Brief', sample: 'Hello Ana, two sentences would do.' },
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
