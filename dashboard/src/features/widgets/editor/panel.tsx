import { type ReactNode, useId } from 'react'

type PanelProps = {
  title: string
  /** Shown at the end of the title's line. */
  beside: ReactNode
  children: ReactNode
}

/** A section below the preview: a title, something next to it, and content. */
export function Panel({ title, beside, children }: PanelProps) {
  const titleId = useId()
  return (
    <section className="stack shrink gap-12" aria-labelledby={titleId}>
      <header className="row wrap justify-between gap-16 rows-4">
        <h2 id={titleId}>{title}</h2>
        {beside}
      </header>
      {children}
    </section>
  )
}
