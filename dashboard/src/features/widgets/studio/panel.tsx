import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  title: string
  /** At the other end of the title's line. */
  beside: ReactNode
  children: ReactNode
}

/** What there is below the preview: a title, what belongs beside it, and what it is about. */
export function Panel({ title, beside, children }: PanelProps) {
  const titleId = useId()
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {beside}
      </header>
      {children}
    </section>
  )
}
