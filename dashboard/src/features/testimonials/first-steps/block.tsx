import { type ReactNode, useId } from 'react'
import styles from './block.module.css'

type BlockProps = { title: string; aside?: ReactNode; children?: ReactNode }

/** One of the blocks of the empty list: its title on the left, what to do on the right. */
export function Block({ title, aside, children }: BlockProps) {
  const titleId = useId()
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <header className="justify-start rows-4 align-start content-start stack">
        <h2 id={titleId}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
