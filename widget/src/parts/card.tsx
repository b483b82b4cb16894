import type { Testimonial } from '../feed.ts'
import { Author } from './author.tsx'
import { Stars } from './stars.tsx'

const SHORT_QUOTE_LENGTH = 48
/** Cards with longer texts are folded: about eight lines of a usual card. */
const FOLDED_LENGTH = 320
/** The cost of a line that ends early. */
const HALF_A_LINE = ' '.repeat(24)

export type CardProps = {
  item: Testimonial
  homeUrl: string
  formatDate: (date: string) => string
  /** Answers are always folded, because one card would make all others as high. */
  hasFoldedAnswers?: boolean
}

/** One testimonial. Scripts can focus it, so that eyes and screen readers find the first new one. */
export function Card({ item, homeUrl, formatDate, hasFoldedAnswers }: CardProps) {
  const { id, text, answers, photo: imageFile } = item
  return (
    <figure part="card" tabindex={-1} data-id={id}>
      {imageFile && (
        <img
          part="photo"
          src={imageFile.url}
          width={imageFile.width}
          height={imageFile.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <Head item={item} formatDate={formatDate} />
      <Quote text={text} />
      {(isLong(text) || (answers.length > 0 && (hasFoldedAnswers || isLong(answers.map(textOf).join('\n'))))) && (
        <More />
      )}
      {answers.length > 0 && (
        <dl part="answers">
          {answers.map(({ question, answer }) => [<dt dir="auto">{question}</dt>, <dd dir="auto">{answer}</dd>])}
        </dl>
      )}
      <Author item={item} homeUrl={homeUrl} />
    </figure>
  )
}

const textOf = ({ answer }: { answer: string }) => answer

export const isLong = (text: string): boolean => text.replaceAll('\n', HALF_A_LINE).length > FOLDED_LENGTH

/** Folds the quote before it, and the answers after it. It works without a script. */
export const More = () => (
  <details lang="en">
    <summary>
      <span>Read more</span>
      <span>Read less</span>
    </summary>
  </details>
)

/** The rating and the date. */
export function Head({ item: { rating, date }, formatDate }: Pick<CardProps, 'item' | 'formatDate'>) {
  return rating || date ? (
    <div>
      {rating > 0 && <Stars rating={rating} />}
      {date && (
        <time part="date" datetime={date}>
          {formatDate(date)}
        </time>
      )}
    </div>
  ) : null
}

/** The text as it was written; short ones larger. */
export function Quote({ text }: { text: string }) {
  return (
    <blockquote class={text.length <= SHORT_QUOTE_LENGTH ? 'short' : undefined} part="quote">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p dir="auto">{paragraph}</p>
      ))}
    </blockquote>
  )
}
