import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = { title: string; children?: ReactNode; actions?: ReactNode }

export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <section className={`border-above ${styles.empty}`}>
      <h2>{title}</h2>
      {children && <div className={`above-16 text-16 muted ${styles.text}`}>{children}</div>}
      {actions && <div className="flex wrap gap-8 above-24">{actions}</div>}
    </section>
  )
}
