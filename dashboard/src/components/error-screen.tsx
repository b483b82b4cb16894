import type { ReactNode } from 'react'
import styles from './error-screen.module.css'

type ErrorScreenProps = { title?: string; children?: ReactNode }

/** Replaces what could not be shown. `children` are what the person can do now. */
export function ErrorScreen({ title = 'Uh oh! Something unexpected happened.', children }: ErrorScreenProps) {
  return (
    <section className={`justify-start full centered grow stack ${styles.screen}`} role="alert">
      <h1>{title}</h1>
      <p className="above-16 text-16 muted">Trying again often helps.</p>
      {children && <div className="row wrap above-24 gap-8-16">{children}</div>}
    </section>
  )
}
