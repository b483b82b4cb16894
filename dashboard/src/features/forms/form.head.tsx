import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './form.head.module.css'

/** The name of a form below the way back to all of them, beside what can be done with it. */
export function FormHead({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <header className={`row wrap span-all gap-16 rows-8 border-below ${styles.head}`}>
      <div className={`flex wrap shrink grow align-baseline gap-0-8 ${styles.title}`}>
        <nav className="flex gap-8 muted" aria-label="Breadcrumb">
          <Link className="muted no-underline hover-ink hover-underline phone-touch" to="/forms">
            Forms
          </Link>
          <span aria-hidden="true">/</span>
        </nav>
        <h1 className="shrink text-24 anywhere">{name}</h1>
      </div>
      {children}
    </header>
  )
}
