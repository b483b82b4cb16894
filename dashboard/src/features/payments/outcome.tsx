import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../lib/page-title.ts'
import styles from './outcome.module.css'

type OutcomeProps = {
  tone: 'success' | 'neutral' | 'danger'
  icon: LucideIcon
  title: string
  children: ReactNode
  actions: ReactNode
}

/** The outcome of something done elsewhere, alone on its page. */
export function Outcome({ tone, icon: Icon, title, children, actions }: OutcomeProps) {
  usePageTitle(title)
  return (
    <section className={`full centered grow stack ${styles.outcome}`}>
      <span className={`center ${styles.icon}`} data-tone={tone}>
        <Icon />
      </span>
      <h1>{title}</h1>
      <div className={`above-12 text-16 muted ${styles.text}`}>{children}</div>
      <div className={`row wrap gap-8 ${styles.actions}`}>{actions}</div>
    </section>
  )
}
