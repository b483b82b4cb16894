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

/** How something that was done elsewhere has ended, alone on its page. */
export function Outcome({ tone, icon: Icon, title, children, actions }: OutcomeProps) {
  usePageTitle(title)
  return (
    <section className={styles.outcome}>
      <span className={styles.icon} data-tone={tone}>
        <Icon />
      </span>
      <h1>{title}</h1>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
