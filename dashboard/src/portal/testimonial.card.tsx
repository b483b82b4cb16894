import type { ReactNode } from 'react'
import { LANGUAGE_NAMES } from '#shared/languages.ts'
import type { PortalAnswer, PortalTestimonial } from '#shared/portal.ts'
import { showableAnswers } from '#shared/showable-answers.ts'
import type { ShownParts } from '#shared/submissions.ts'
import { useClientTexts } from '../client/language.provider.tsx'
import { Linked, Sentence } from '../client/sentence.tsx'
import { Stars } from '../stars/stars.tsx'
import { LineIcon } from '../upload/icons.tsx'
import { useDays } from '../client/days.ts'
import { usePortalTexts } from './portal-texts.ts'
import { usePortal } from './portal.context.ts'
import styles from './testimonial.module.css'

function Rating({ rating }: { rating: number }) {
  const { stars, words } = useClientTexts().fields.rating
  return (
    <p className="flex">
      <Stars rating={rating} label={stars(rating, words[rating - 1] ?? '')} size="large" gap="gap-4" />
    </p>
  )
}

function Answers({ answers }: Pick<PortalTestimonial, 'answers'>) {
  return (
    <dl className={`gap-12 stack ${styles.answers}`}>
      {answers.map(({ questionId, question, answer }) => (
        <div key={questionId}>
          <dt className="text-14 muted" dir="auto">
            {question}
          </dt>
          <dd className="above-4 serif-18" dir="auto">
            {answer}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The testimonial's text with its rating and answers; private ones only where everything is read. */
export function Quote({ text: wording, parts }: { text: PortalTestimonial; parts?: ShownParts }) {
  const isShown = parts ?? everything
  const answers = isShown === everything ? wording.answers : showableAnswers(wording.answers)
  return (
    <>
      {wording.rating !== null && <Rating rating={wording.rating} />}
      <blockquote className={`anywhere ${styles.quote}`} dir="auto">
        {wording.testimonial}
      </blockquote>
      {isShown.answers && answers.length > 0 && <Answers answers={answers} />}
    </>
  )
}

/** The name with company and role, as far as they may be shown; null if none of them may. */
export function signatureOf(wording: PortalTestimonial, parts?: ShownParts) {
  const isShown = parts ?? { name: true, company: true }
  const about = isShown.company ? [wording.role, wording.company].filter((part) => part !== null).join(', ') : ''
  const name = isShown.name ? wording.customerName : ''
  return name || about ? { name, about } : null
}

export const everything: ShownParts = { name: true, photo: true, company: true, answers: true }

/** The testimonial as others see it, or will. */
export function TestimonialCard({ answer, parts }: { answer: PortalAnswer; parts: ShownParts }) {
  const { answered } = usePortalTexts()
  const signature = signatureOf(answer, parts)
  return (
    <figure className={`stack shrink gap-16 border surface ${styles.card}`}>
      <Quote text={answer} parts={parts} />
      <figcaption className="row shrink gap-12">
        {parts.photo && answer.photoUrl !== null && (
          <img className={`rigid circle ${styles.photo}`} src={answer.photoUrl} alt="" />
        )}
        <span className="shrink">
          {signature?.name ? <bdi className="medium block">{signature.name}</bdi> : null}
          {signature?.about ? (
            <span className="text-14 muted block" dir="auto">
              {signature.about}
            </span>
          ) : null}
          {signature === null && <span className="text-14 muted block">{answered.nameless}</span>}
        </span>
      </figcaption>
      {answer.reply !== null && <OwnersWords heading={answered.reply} text={answer.reply} />}
      {answer.translations.map(({ language, text }) => (
        <OwnersWords
          key={language}
          heading={(name) => answered.translation(name, LANGUAGE_NAMES[language])}
          text={text}
          lang={language}
        />
      ))}
    </figure>
  )
}

type OwnersWordsProps = { heading: (sender: string) => string; text: string; lang?: string }

function OwnersWords({ heading, text, lang }: OwnersWordsProps) {
  const { sender } = usePortal()
  return (
    <div className={styles.reply}>
      <p className="text-14 muted">
        <Sentence text={heading} name={sender.name} />
      </p>
      <p className="anywhere above-4" dir="auto" lang={lang}>
        {text}
      </p>
    </div>
  )
}

/** Drawings of Lucide (ISC). */
const drawings: Record<PortalAnswer['visibility'], string> = {
  shown: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0ZM12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  waiting: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0ZM12 6v6l4 2',
  private: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM7 11V7a5 5 0 0 1 10 0v4',
  not_shown:
    'M10.73 5.08a10.74 10.74 0 0 1 11.21 6.57 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-1.45 2.49M14.08 14.16a3 3 0 0 1-4.24-4.24M17.48 17.5a10.75 10.75 0 0 1-15.42-5.15 1 1 0 0 1 0-.7 10.75 10.75 0 0 1 4.45-5.14M2 2l20 20',
  withdrawn: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
}

function useStatus({ visibility, withdrawnAt }: PortalAnswer): { line: ReactNode; note: string | null } {
  const { status } = usePortalTexts().answered
  const { sender } = usePortal()
  const nameDay = useDays()
  switch (visibility) {
    case 'shown':
      return { line: status.shown, note: null }
    case 'waiting':
      return { line: <Sentence text={status.waiting} name={sender.owner} />, note: status.waitingNote }
    case 'private':
      return { line: <Sentence text={status.private} name={sender.name} />, note: null }
    case 'not_shown':
      return { line: <Sentence text={status.notShown} name={sender.name} />, note: null }
    case 'withdrawn':
      return { line: status.withdrawn(nameDay(withdrawnAt ?? '')), note: status.withdrawnNote }
  }
}

/** Who can see the testimonial now, and where. */
export function StatusLine({ answer }: { answer: PortalAnswer }) {
  const { status } = usePortalTexts().answered
  const { line, note } = useStatus(answer)
  return (
    <div className={`gap-12 muted beside icons-20 icons-in-line ${styles.status}`} data-visibility={answer.visibility}>
      <LineIcon drawing={drawings[answer.visibility]} />
      <div>
        <p className="medium ink">{line}</p>
        {note !== null && <p>{note}</p>}
        {answer.appearsIn.map(({ url }) => (
          <p key={url} className={styles.place}>
            <Linked text={status.shownIn} label={url.replace(/^https?:\/\//, '')} href={url} />
          </p>
        ))}
      </div>
    </div>
  )
}
