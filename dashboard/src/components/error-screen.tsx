import type { ReactNode } from 'react'
import styles from './error-screen.module.css'

type ErrorScreenProps = { title?: string; children?: ReactNode }

/** Takes the place of what could not be shown. `children` are what a person can do now. */
export function ErrorScreen({ title = 'Uh oh! Something unexpected happened.', children }: ErrorScreenProps) {
  return (
    <section className={styles.screen} role="alert">
      <h1>{title}</h1>
      <p>Trying again often helps.</p>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  )
}
