import type { ReactNode } from 'react'
import styles from './settings.module.css'

export function SettingsSection({ title, hint, children }: { title: string; hint: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <div>
        <h2>{title}</h2>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
