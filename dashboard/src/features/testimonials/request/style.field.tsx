import { useId } from 'react'
import type { EmailSettings } from '#shared/emails.ts'
import styles from './request.module.css'

type StyleFieldProps = {
  settings: EmailSettings | undefined
  /** Null for the default one. */
  styleId: string | null
  onChange: (styleId: string | null) => void
}

/** The style of the email, where there are several. */
export function StyleField({ settings, styleId, onChange }: StyleFieldProps) {
  const id = useId()
  if (!settings || settings.rights.stylesMax === 1 || settings.styles.length < 2) return null
  const { defaultStyleId } = settings
  const chosen = settings.styles.some((style) => style.id === styleId) ? styleId : null
  return (
    <div className={`gap-8 text-13 stack ${styles.style}`}>
      <label className="medium" htmlFor={id}>
        Email style
      </label>
      <select
        className="hover-border phone-touch"
        id={id}
        value={chosen ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{settings.styles.find((style) => style.id === defaultStyleId)?.name} (default)</option>
        {settings.styles
          .filter((style) => style.id !== defaultStyleId || style.id === chosen)
          .map((style) => (
            <option key={style.id} value={style.id}>
              {style.name}
            </option>
          ))}
      </select>
    </div>
  )
}
