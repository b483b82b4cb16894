import type { ReactNode } from 'react'
import { ThemeSwitch } from '../../components/theme-switch.tsx'
import { Wordmark } from '../../components/wordmark.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import styles from './account.module.css'

type AccountLayoutProps = { title: string; intro?: ReactNode; children: ReactNode }

/** One composition for all account screens: the form, and beside it somebody's words. */
export function AccountLayout({ title, intro, children }: AccountLayoutProps) {
  usePageTitle(title)
  return (
    <div className={styles.account}>
      <div className={styles.side}>
        <header>
          <Wordmark look="hung" />
        </header>
        <main className={styles.panel}>
          <h1>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
          {children}
        </main>
        <footer className={styles.foot}>
          <span>© 2025 Goodword</span>
          <ThemeSwitch />
        </footer>
      </div>
      <aside className={styles.quote}>
        <figure>
          <blockquote>
            <p>I can live on a good compliment two weeks with nothing else to eat.</p>
          </blockquote>
          <figcaption>
            <cite>Mark Twain</cite>
            <span>Letter to Gertrude Natkin, 2 March 1906</span>
          </figcaption>
        </figure>
      </aside>
    </div>
  )
}
