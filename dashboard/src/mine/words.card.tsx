import type { OwnAnswer, OwnWords } from '#shared/own-page.ts'
import type { ShownParts } from '#shared/submissions.ts'
import { useClientTexts } from '../client/language.provider.tsx'
import { StarIcon } from '../client/star.icon.tsx'
import { useMineTexts } from './mine-texts.ts'
import styles from './words.module.css'

function Stars({ rating }: { rating: number }) {
  const { stars, words } = useClientTexts().fields.rating
  return (
    <p className={styles.stars} role="img" aria-label={stars(rating, words[rating - 1] ?? '')}>
      {words.map((word, index) => (
        <span key={word} className={index < rating ? styles.filled : undefined}>
          <StarIcon />
        </span>
      ))}
    </p>
  )
}

function Answers({ answers }: Pick<OwnWords, 'answers'>) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ questionId, question, answer }) => (
        <div key={questionId}>
          <dt dir="auto">{question}</dt>
          <dd dir="auto">{answer}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Words with everything that was told with them. */
export function Quote({ words, parts }: { words: OwnWords; parts?: ShownParts }) {
  const isShown = parts ?? { name: true, company: true, answers: true }
  return (
    <>
      {words.rating !== null && <Stars rating={words.rating} />}
      <blockquote className={styles.quote} dir="auto">
        {words.testimonial}
      </blockquote>
      {isShown.answers && words.answers.length > 0 && <Answers answers={words.answers} />}
    </>
  )
}

/** The name with company and role, as far as they are to be shown; null where nothing of it is. */
export function signatureOf(words: OwnWords, parts?: ShownParts) {
  const isShown = parts ?? { name: true, company: true }
  const about = isShown.company ? [words.role, words.company].filter((part) => part !== null).join(', ') : ''
  const name = isShown.name ? words.customerName : ''
  return name || about ? { name, about } : null
}

export const everything: ShownParts = { name: true, photo: true, company: true, answers: true }

/** The words as others see them, or will. */
export function WordsCard({ answer, parts }: { answer: OwnAnswer; parts: ShownParts }) {
  const { answered } = useMineTexts()
  const signature = signatureOf(answer, parts)
  return (
    <figure className={styles.card}>
      <Quote words={answer} parts={parts} />
      <figcaption className={styles.caption}>
        {parts.photo && answer.photoUrl !== null && <img className={styles.photo} src={answer.photoUrl} alt="" />}
        <span>
          {signature?.name ? <bdi className={styles.name}>{signature.name}</bdi> : null}
          {signature?.about ? (
            <span className={styles.about} dir="auto">
              {signature.about}
            </span>
          ) : null}
          {signature === null && <span className={styles.about}>{answered.nameless}</span>}
        </span>
      </figcaption>
    </figure>
  )
}
