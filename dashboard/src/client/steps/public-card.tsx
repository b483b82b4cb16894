import type { ReactNode } from 'react'
import type { AnswerFields, Question } from '#shared/submissions.ts'
import { Stars } from '../../stars/stars.tsx'
import { useClientTexts } from '../language.provider.tsx'
import styles from './public-card.module.css'

type PublicCardProps = {
  answer: AnswerFields
  questions: readonly Question[]
  isCompanyShown: boolean
  areAnswersShown: boolean
  photo?: ReactNode
}

/** A public testimonial as others would see it, before it is sent. */
export function PublicCard({ answer, questions, isCompanyShown, areAnswersShown, photo }: PublicCardProps) {
  const { steps, fields } = useClientTexts()
  const { rating, testimonial, customerName, role, company, answers } = answer
  const about = isCompanyShown ? [role, company].filter((part) => part !== null).join(', ') : ''
  return (
    <section className="above-24 stack gap-8" aria-labelledby="public-card">
      <h2 className={`text-14 medium ${styles.title}`} id="public-card">
        {steps.shown}
      </h2>
      <figure className={`stack shrink gap-12 pad-16 anywhere border surface ${styles.card}`}>
        {rating > 0 && (
          <Stars rating={rating} label={fields.rating.stars(rating, fields.rating.words[rating - 1] ?? '')} />
        )}
        <blockquote className={styles.quote} dir="auto">
          {testimonial}
        </blockquote>
        {areAnswersShown &&
          answers.map(({ questionId, answer: given }) => {
            const question = questions.find(({ id }) => id === questionId)
            return (
              question?.isPrivate === false && (
                <p className={`text-14 ${styles.answer}`} dir="auto" key={questionId}>
                  <span className="muted block">{question.text}</span>
                  {given}
                </p>
              )
            )
          })}
        <figcaption className="row shrink gap-12">
          {photo}
          <span className="shrink text-14">
            <bdi className="medium block">{customerName}</bdi>
            {about !== '' && (
              <span className="muted block" dir="auto">
                {about}
              </span>
            )}
          </span>
        </figcaption>
      </figure>
    </section>
  )
}
