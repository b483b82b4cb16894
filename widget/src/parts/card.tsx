import type { Testimonial } from '../feed.ts'
import { Author } from './author.tsx'
import { Stars } from './stars.tsx'

const SHORT_QUOTE_LENGTH = 48
/** Longer texts are folded where one card would make all others as high: about six lines of a narrow card. */
const FOLDED_QUOTE_LENGTH = 220
/** The cost of a line that ends early. */
const HALF_A_LINE = ' '.repeat(18)

export type CardProps = {
  item: Testimonial
  homeUrl: string
  formatDate: (date: string) => string
  isFoldable?: boolean
}

/** One testimonial. Scripts can focus it, so that eyes and screen readers find the first new one. */
export function Card({ item, homeUrl, formatDate, isFoldable }: CardProps) {
  const { id, text, answers, photo: imageFile } = item
  const isLong = isFoldable && text.replaceAll('\n', HALF_A_LINE).length > FOLDED_QUOTE_LENGTH
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
      <Quote text={text} isLong={isLong} />
      {(isLong || (isFoldable && answers.length > 0)) && (
        <details lang="en">
          <summary>
            <span>Read more</span>
            <span>Read less</span>
          </summary>
        </details>
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

/** The text as it was written; short ones larger, long ones foldable. */
export function Quote({ text, isLong }: { text: string; isLong?: boolean | undefined }) {
  return (
    <blockquote class={text.length <= SHORT_QUOTE_LENGTH ? 'short' : isLong ? 'long' : undefined} part="quote">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p dir="auto">{paragraph}</p>
      ))}
    </blockquote>
  )
}
