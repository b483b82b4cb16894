import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ThemeSwitch } from '../../components/segments.tsx'
import { Wordmark } from '../../components/wordmark.tsx'
import { readProductName } from '../../installation/product-name.ts'
import { Stars } from '../../stars/stars.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import styles from './account.module.css'

type AccountLayoutProps = {
  title: string
  /** Where the page is called something else than its heading. */
  pageTitle?: string
  intro?: ReactNode
  text?: MessagesOf
  /** Above the heading. */
  image?: ReactNode
  /** Instead of our quotation. */
  quote?: AnswerFields | null
  /** At the start of the last line, instead of the copyright. */
  foot?: ReactNode
  children: ReactNode
}

/** The one layout of all account screens: the form, with a testimonial beside it. */
export function AccountLayout({
  title,
  pageTitle = title,
  intro,
  text = 'recovery',
  image,
  quote,
  foot,
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
          {image}
          <h1 className="text-32 anywhere">{title}</h1>
          {intro && <p className="above-8 text-16 muted">{intro}</p>}
          {children}
        </main>
        <footer className={`row justify-between text-13 muted pad-block-4 ${styles.foot}`}>
          <span>{foot ?? `© 2025 ${readProductName()}`}</span>
          <ThemeSwitch />
        </footer>
      </div>
      <Quotation {...(quote ?? wording[text])} />
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

type AnswerFields = {
  /** Where it is from; not said of our own. */
  source?: string
  text: string
  author: string
  note: string
  rating?: number | null
}

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
function Quotation({ source, text, author, note, rating = null }: AnswerFields) {
  return (
    <aside className={`border-above sunken stack ${styles.quote}`}>
      <figure>
        {source !== undefined && <p className="below-16 text-13 muted">{source}</p>}
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption className="above-24 flex wrap align-start gap-32 rows-8">
          <span className="shrink anywhere">
            <cite className="medium block">{author}</cite>
            <span className="muted">{note}</span>
          </span>
          {rating !== null && (
            <span className={`row ${styles.stars}`}>
              <Stars rating={rating} />
            </span>
          )}
        </figcaption>
      </figure>
    </aside>
  )
}
