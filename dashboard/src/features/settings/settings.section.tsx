import { useId, type ReactNode } from 'react'
import styles from './settings.module.css'

type SettingsSectionProps = { title: string; id?: string; hint?: ReactNode; children: ReactNode }

export function SettingsSection({ title, id, hint, children }: SettingsSectionProps) {
  const titleId = useId()
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
