import type { ReactNode } from 'react'
import styles from './error-screen.module.css'

type ErrorScreenProps = { title?: string; children?: ReactNode }

/** Replaces what could not be shown. `children` are what the person can do now. */
export function ErrorScreen({ title = 'Uh oh! Something unexpected happened.', children }: ErrorScreenProps) {
  return (
    <section className={`justify-start full centered grow stack ${styles.screen}`} role="alert">
      <h1>{title}</h1>
      <p className={`text-16 muted ${styles.text}`}>Trying again often helps.</p>
      {children && <div className="row wrap above-24 gap-16 rows-8">{children}</div>}
    </section>
  )
}
