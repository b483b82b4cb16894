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

function noteFor(answered: Answered, sender: ReturnType<typeof senderOf>): string {
  const reader = sender.isOrganisation ? `${sender.owner} at ${sender.name}` : sender.owner
  if (answered.how === 'now') {
    const visibility = answered.isPrivate
      ? 'They stay private, as you chose.'
      : `${sender.name} may now show them in public, as you chose.`
    return `Your words are with ${reader}. ${visibility} You can close this page.`
  }
  if (answered.how === 'earlier')
    return `This request has been answered, and the answer is with ${reader}. You can close this page.`
  return `An answer to this request had already reached ${reader}, and a request takes only one. What you sent just now was therefore not added.`
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
            <p>{noteFor(answered, sender)}</p>
            <p>
              Should you ever want to change or withdraw your words, write to {sender.name}, or to{' '}
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
