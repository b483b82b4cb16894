import { useEffect, useRef } from 'react'
import type { PublicRequest, Thanks } from '#shared/submissions.ts'
import { senderOf } from '../client/brand.ts'
import { EmailContent } from '../client/client-page.tsx'
import { useLanguages } from '../client/language.provider.tsx'
import { realLanguage } from '../client/language.ts'
import { Sentence } from '../client/sentence.tsx'
import { OwnThanks } from '../client/thanks.part.tsx'
import { useSubmitTexts } from './submit-texts.ts'
import styles from './thanks.module.css'

/**
 * How the request was answered: just now from this page; before this page was opened; or from elsewhere while this page
 * was being filled in. `unsentText` is text from this tab that wasn't sent; empty when there is none. `portalPath` is
 * the path of the client portal, if this tab knows it.
 */
export type Answered = { portalPath: string | null } & (
  | { how: 'now'; isPrivate: boolean; at: Date; code: Thanks['code'] }
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
    heading.current?.ownerDocument.defaultView?.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [answered.how])

  return (
    <EmailContent title={thanks.pageTitle(name)} brand={request}>
      <div className={styles.thanks}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {thanks.title}
          </h1>
          <p className={styles.sub}>{thanks.sub}</p>
          <div className={styles.note}>
            <Note answered={answered} senderName={name} />
          </div>
          <OwnThanks thanks={answered.how === 'now' ? { ...request.thanks, code: answered.code } : request.thanks} />
          {answered.portalPath && (
            <p className={styles.own}>
              <a className="inline-row medium touch justify-self-start" href={answered.portalPath}>
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

// About as many capitals fit on the upper half of the ring.
const longestName = 16

/** A stamp with the client's local date and time; pure decoration, it adds nothing to the text. */
function Postmark({ senderName, at }: { senderName: string; at: Date }) {
  const { thanks } = useSubmitTexts()
  const language = realLanguage(useLanguages().language)
  const locale = language === 'en' ? 'en-GB' : language
  const top = senderName.length <= longestName ? senderName : thanks.postmarkThanks
  const day = at.toLocaleDateString(locale, { day: 'numeric', month: 'short' })
  const time = at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
  return (
    <svg className={styles.postmark} viewBox="0 0 264 140" aria-hidden="true">
      <circle cx="70" cy="70" r="66" />
      <circle cx="70" cy="70" r="46" />
      <path id="postmark-top" d="M18 70a52 52 0 0 1 104 0" stroke="none" />
      <path id="postmark-bottom" d="M10.5 70a59.5 59.5 0 0 0 119 0" stroke="none" />
      <text fontSize="11" letterSpacing="2">
        <textPath href="#postmark-top" startOffset="50%" textAnchor="middle">
          {top.toLocaleUpperCase(locale)}
        </textPath>
      </text>
      <text fontSize="11" letterSpacing="2">
        <textPath href="#postmark-bottom" startOffset="50%" textAnchor="middle">
          {thanks.postmarkReceived.toLocaleUpperCase(locale)}
        </textPath>
      </text>
      <text x="70" y="60" fontSize="12" textAnchor="middle">
        {day.toLocaleUpperCase(locale)}
      </text>
      <text x="70" y="78" fontSize="14" textAnchor="middle">
        {time}
      </text>
      <text x="70" y="94" fontSize="12" textAnchor="middle">
        {at.getFullYear()}
      </text>
      {[38, 54, 70, 86, 102].map((y, index) => (
        <path key={y} d={`M${140 + (index % 2) * 6} ${y}${'q10-7 20 0t20 0 20 0 20 0 20 0'}`} />
      ))}
    </svg>
  )
}

/** Text from this tab that can no longer be sent, so that the client can copy it. */
export function UnsentTestimonial({ text: wording }: { text: string }) {
  const { thanks } = useSubmitTexts()
  if (wording.trim() === '') return null
  return (
    <details className={styles.unsent}>
      <summary className="text-14 medium pointer">{thanks.unsent}</summary>
      <p className="above-12 serif-18" dir="auto">
        {wording}
      </p>
    </details>
  )
}
