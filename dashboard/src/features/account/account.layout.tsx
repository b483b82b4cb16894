import type { ReactNode } from 'react'
import { ThemeSwitch } from '../../components/theme-switch.tsx'
import { Wordmark } from '../../components/wordmark.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { AccountWords, type WordsOf } from './account.words.tsx'
import styles from './account.module.css'

type AccountLayoutProps = { title: string; intro?: ReactNode; words?: WordsOf; children: ReactNode }

/** One composition for all account screens: the form, and beside it somebody's words. */
export function AccountLayout({ title, intro, words = 'recovery', children }: AccountLayoutProps) {
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
      <AccountWords of={words} />
    </div>
  )
}
