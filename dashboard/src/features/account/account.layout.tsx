import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ThemeSwitch } from '../../components/segments.tsx'
import { Wordmark } from '../../components/wordmark.tsx'
import { readProductName } from '../../installation/product-name.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import styles from './account.module.css'

type AccountLayoutProps = {
  title: string
  /** Where the page is called something else than its heading. */
  pageTitle?: string
  intro?: ReactNode
  text?: MessagesOf
  children: ReactNode
}

/** The one layout of all account screens: the form, with a testimonial beside it. */
export function AccountLayout({
  title,
  pageTitle = title,
  intro,
  text: wording = 'recovery',
  children,
}: AccountLayoutProps) {
  usePageTitle(pageTitle)
  return (
    <div className={`grow stack ${styles.account}`}>
      <div className={`shrink pad-block-8 pad-inline-16 ${styles.side}`}>
        <header>
          <Wordmark look="hung" />
        </header>
        <main className={`full ${styles.panel}`}>
          <h1 className="text-32">{title}</h1>
          {intro && <p className="above-8 text-16 muted">{intro}</p>}
          {children}
        </main>
        <footer className={`row justify-between text-13 muted pad-block-4 ${styles.foot}`}>
          <span>© 2025 {readProductName()}</span>
          <ThemeSwitch />
        </footer>
      </div>
      <AccountMessages of={wording} />
    </div>
  )
}

/** Says that something is done. It takes the focus, because the button that was pressed is usually gone. */
export function AccountNotice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <p
      ref={notice}
      className={`flex gap-12 above-24 pad-16 text-16 success round-control icons-20 icons-in-line ${styles.notice}`}
      role="status"
      tabIndex={-1}
    >
      <CircleCheck />
      <span>{children}</span>
    </p>
  )
}

type AnswerFields = { text: string; author: string; note: string }

const wording = {
  signIn: {
    text: 'They say that you cannot live by bread alone, but I can live on compliments.',
    author: 'Mark Twain',
    note: 'Mark Twain’s Speeches, 1910',
  },
  signUp: {
    text: 'I asked for a website and came away with a reason to raise my prices.',
    author: 'Ruth Achterberg, ceramicist',
    note: 'An invented client. Yours will put it better.',
  },
  recovery: {
    text: 'Back on Monday, as she said. It is a small thing, and it is why we stayed.',
    author: 'Declan O’Rourke, joiner',
    note: 'An invented client. Yours will put it better.',
  },
} satisfies Record<string, AnswerFields>

type MessagesOf = keyof typeof wording

/** A quotation or testimonial beside the form. */
function AccountMessages({ of }: { of: MessagesOf }) {
  const { text, author, note } = wording[of]
  return (
    <aside className={`border-above sunken stack ${styles.quote}`}>
      <figure>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption className="above-24">
          <cite className="medium block">{author}</cite>
          <span className="muted">{note}</span>
        </figcaption>
      </figure>
    </aside>
  )
}
