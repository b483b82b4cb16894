import { useEffect, useRef } from 'react'
import type { PublicRequest } from '#shared/submissions.ts'
import { senderOf } from '../client/brand.ts'
import { EmailContent } from '../client/client-page.tsx'
import { Sentence } from '../client/sentence.tsx'
import { Postmark } from './postmark.tsx'
import { useSubmitTexts } from './submit-texts.ts'
import { UnsentTestimonial } from './unsent-testimonial.tsx'
import styles from './thanks.module.css'

/**
 * How the request was answered: just now from this page; before this page was opened; or from elsewhere while this page
 * was being filled in. `unsentText` is text from this tab that wasn't sent; empty when there is none. `portalPath` is
 * the path of the client portal, if this tab knows it.
 */
export type Answered = { portalPath: string | null } & (
  | { how: 'now'; isPrivate: boolean; at: Date }
  | { how: 'earlier' | 'meanwhile'; unsentText: string }
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
    <EmailContent title={thanks.pageTitle(name)} brand={request}>
      <div className={`stack ${styles.thanks}`}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {thanks.title}
          </h1>
          <p className={`above-12 serif-24 ${styles.sub}`}>{thanks.sub}</p>
          <div className={`gap-12 border-above muted stack ${styles.note}`}>
            <Note answered={answered} senderName={name} />
          </div>
          {answered.portalPath && (
            <p className={`gap-4 above-24 stack ${styles.own}`}>
              <a className={`inline-row medium touch ${styles.link}`} href={answered.portalPath}>
                {thanks.portal}
              </a>
              <span className="muted">{thanks.portalNote}</span>
            </p>
          )}
          {answered.how !== 'now' && <UnsentTestimonial text={answered.unsentText} />}
        </div>
        {answered.how === 'now' && <Postmark senderName={name} at={answered.at} />}
      </div>
    </EmailContent>
  )
}
