import { useId, type ReactNode } from 'react'
import styles from './settings.module.css'

type SettingsSectionProps = { title: string; id?: string; hint?: ReactNode; children: ReactNode }

export function SettingsSection({ title, id, hint, children }: SettingsSectionProps) {
  const titleId = useId()
  return (
    <section id={id} className={`border-above pad-block-32 ${styles.section}`} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        {hint && <p className="above-4 text-13 muted anywhere">{hint}</p>}
      </div>
      <div className="stack gap-24 content-start">{children}</div>
    </section>
  )
}
