import type { ReactNode } from 'react'
import { ThemeSwitch } from '../../components/segments.tsx'
import { Wordmark } from '../../components/wordmark.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { AccountMessages, type MessagesOf } from './account.messages.tsx'
import styles from './account.module.css'
type AccountLayoutProps = { title: string; intro?: ReactNode; text?: MessagesOf; children: ReactNode }
/** The one layout of all account screens: the form, with a testimonial beside it. */
export function AccountLayout({ title, intro, text: wording = 'recovery', children }: AccountLayoutProps) {
  usePageTitle(title)
  return (
    <div className={`grow stack ${styles.account}`}>
      <div className={`shrink pad-block-8 pad-inline-16 ${styles.side}`}>
        <header>
          <Wordmark look="hung" />
        </header>
        <main className={`full ${styles.panel}`}>
          <h1>{title}</h1>
          {intro && <p className="above-8 text-16 muted">{intro}</p>}
          {children}
        </main>
        <footer className={`row justify-between text-13 muted pad-block-4 ${styles.foot}`}>
          <span>© 2025 Goodword</span>
          <ThemeSwitch />
        </footer>
      </div>
      <AccountMessages of={wording} />
    </div>
  )
}
