import { useEffect, useRef } from 'react'
import { PRIVACY_MAILBOX } from '#shared/mailboxes.ts'
import type { PublicRequest } from '#shared/submissions.ts'
import { Letter } from './letter.tsx'
import { Postmark } from './postmark.tsx'
import { senderOf } from './sender.ts'
import { UnsentWords } from './unsent-words.tsx'
import styles from './thanks.module.css'

/**
 * How the request came to be answered: just now from this page; before this page was opened; or from elsewhere while
 * this page was being filled in. `unsentWords` are words of this tab that have not been sent; empty when there are none.
 */
export type Answered =
  | { how: 'now'; isPrivate: boolean; at: Date }
  | { how: 'earlier' | 'meanwhile'; unsentWords: string }

function Note({ answered, sender }: { answered: Answered; sender: ReturnType<typeof senderOf> }) {
  const name = <bdi>{sender.name}</bdi>
  const reader = sender.isOrganisation ? (
    <>
      <bdi>{sender.owner}</bdi> at {name}
    </>
  ) : (
    name
  )
  if (answered.how === 'now') {
    return (
      <p>
        Your words are with {reader}.{' '}
        {answered.isPrivate ? (
          'They stay private, as you chose.'
        ) : (
          <>{name} may now show them in public, as you chose.</>
        )}{' '}
        You can close this page.
      </p>
    )
  }
  if (answered.how === 'earlier') {
    return <p>This request has been answered, and the answer is with {reader}. You can close this page.</p>
  }
  return (
    <p>
      An answer to this request had already reached {reader}, and a request takes only one. What you sent just now was
      therefore not added.
    </p>
  )
}

export function ThanksPage({ request, answered }: { request: PublicRequest; answered: Answered }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const sender = senderOf(request)

  useEffect(() => {
    if (answered.how === 'earlier') return
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [answered.how])

  return (
    <Letter title={`Thank you! ${sender.name}`} sender={sender}>
      <div className={styles.thanks}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Thank you!
          </h1>
          <p className={styles.sub}>Your feedback means the world</p>
          <div className={styles.note}>
            <Note answered={answered} sender={sender} />
            <p>
              Should you ever want to change or withdraw your words, write to <bdi>{sender.name}</bdi>, or to{' '}
              <a href={`mailto:${PRIVACY_MAILBOX}`}>{PRIVACY_MAILBOX}</a>.
            </p>
          </div>
          {answered.how !== 'now' && <UnsentWords words={answered.unsentWords} />}
        </div>
        {answered.how === 'now' && <Postmark senderName={sender.name} at={answered.at} />}
      </div>
    </Letter>
  )
}
