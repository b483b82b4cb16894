import type { PortalAnswer, PortalTestimonial } from '#shared/portal.ts'
import type { ShownParts } from '#shared/submissions.ts'
import { useClientTexts } from '../client/language.provider.tsx'
import { Stars } from '../stars/stars.tsx'
import { usePortalTexts } from './portal-texts.ts'
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
          <dd dir="auto">{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
/** The testimonial's text with its rating and answers. */
export function Quote({ text: wording, parts }: { text: PortalTestimonial; parts?: ShownParts }) {
  const isShown = parts ?? { name: true, company: true, answers: true }
  return (
    <>
      {wording.rating !== null && <Rating rating={wording.rating} />}
      <blockquote className={`anywhere ${styles.quote}`} dir="auto">
        {wording.testimonial}
      </blockquote>
      {isShown.answers && wording.answers.length > 0 && <Answers answers={wording.answers} />}
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
          <img className={`rigid ${styles.photo}`} src={answer.photoUrl} alt="" />
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
    </figure>
  )
}
