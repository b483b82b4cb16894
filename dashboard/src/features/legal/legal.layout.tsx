import type { ReactNode } from 'react'
import type { Installation } from '#shared/installation.ts'
import { SiteFooter } from '../../components/site-footer.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import styles from './legal.module.css'

export type Section = { id: string; title: string; body: ReactNode }

/** A long text with its contents beside it. Each section has its own address. */
export function LegalLayout({ title, summary, sections }: { title: string; summary: ReactNode; sections: Section[] }) {
  usePageTitle(title)
  return (
    <>
      <article className={`full centered gap-48 text-16 stack ${styles.page}`}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={`above-12 muted ${styles.effective}`}>Effective 2nd April 2025</p>
        </header>
        <nav className={styles.contents} aria-labelledby="contents-title">
          <h2 className="below-8 muted" id="contents-title">
            Contents
          </h2>
          <ol role="list">
            {sections.map((section) => (
              <li key={section.id}>
                <a className="inline-row text-14 ink no-underline hover-underline" href={`#${section.id}`}>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={`shrink gap-48 anywhere stack ${styles.text}`}>
          <div className={`gap-16 serif-18 stack ${styles.summary}`}>{summary}</div>
          {sections.map((section) => (
            <section
              key={section.id}
              className="stack gap-16 border-above"
              id={section.id}
              aria-labelledby={`${section.id}-title`}
            >
              <h2 className="regular" id={`${section.id}-title`}>
                {section.title}
              </h2>
              {section.body}
            </section>
          ))}
        </div>
      </article>
      <SiteFooter />
    </>
  )
}

/** Who runs the installation, and where. */
export function Provider({ installation: { legalName, legalAddress } }: { installation: Installation }) {
  return (
    <address className={styles.provider}>
      <strong>{legalName}</strong>
      <span className="block">{legalAddress}</span>
    </address>
  )
}

export function Mailbox({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>
}
