import { useEffect, useRef } from 'react'
import type { PublicRequest } from '#shared/submissions.ts'
import { senderOf } from '../client/brand.ts'
import { Letter } from '../client/letter.tsx'
import { Sentence } from '../client/sentence.tsx'
import { Postmark } from './postmark.tsx'
import { useSubmitTexts } from './submit-texts.ts'
import { UnsentWords } from './unsent-words.tsx'
import styles from './thanks.module.css'

/**
 * How the request came to be answered: just now from this page; before this page was opened; or from elsewhere while
 * this page was being filled in. `unsentWords` are words of this tab that have not been sent; empty when there are none.
 * `ownPagePath` leads to the client's own page, where this tab knows it.
 */
export type Answered = { ownPagePath: string | null } & (
  | { how: 'now'; isPrivate: boolean; at: Date }
  | { how: 'earlier' | 'meanwhile'; unsentWords: string }
)

function Note({ answered, senderName }: { answered: Answered; senderName: string }) {
  const { thanks } = useSubmitTexts()
  if (answered.how === 'now') {
    return (
      <p>
        <Sentence text={thanks.received} name={senderName} />{' '}
        {answered.isPrivate ? thanks.staysPrivate : <Sentence text={thanks.mayBeShown} name={senderName} />}{' '}
        {thanks.close}
      </p>
    )
  }
  const text = answered.how === 'earlier' ? thanks.answeredEarlier : thanks.answeredMeanwhile
  return (
    <p>
      <Sentence text={text} name={senderName} />
    </p>
  )
}

export function ThanksPage({ request, answered }: { request: PublicRequest; answered: Answered }) {
  const { thanks } = useSubmitTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const { name } = senderOf(request)

  useEffect(() => {
    if (answered.how === 'earlier') return
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [answered.how])

  return (
    <Letter title={thanks.pageTitle(name)} brand={request}>
      <div className={styles.thanks}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {thanks.title}
          </h1>
          <p className={styles.sub}>{thanks.sub}</p>
          <div className={styles.note}>
            <Note answered={answered} senderName={name} />
          </div>
          {answered.ownPagePath && (
            <p className={styles.own}>
              <a href={answered.ownPagePath}>{thanks.ownPage}</a>
              <span>{thanks.ownPageNote}</span>
            </p>
          )}
          {answered.how !== 'now' && <UnsentWords words={answered.unsentWords} />}
        </div>
        {answered.how === 'now' && <Postmark senderName={name} at={answered.at} />}
      </div>
    </Letter>
  )
}
