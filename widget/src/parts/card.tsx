import type { DetailsHTMLAttributes } from 'preact'
import type { LayoutProps } from '../layouts/layout.ts'
import { Author } from './author.tsx'
import type { CardProps } from './card-props.ts'
import { Stars } from './stars.tsx'

const SHORT_QUOTE_LENGTH = 48
/** Cards with longer texts are folded: about eight lines of a usual card. */
const FOLDED_LENGTH = 320
/** The cost of a line that ends early. */
const HALF_A_LINE = ' '.repeat(24)

/** One testimonial. Scripts can focus it, so that eyes and screen readers find the first new one. */
export function Card(props: CardProps) {
  const { item, say, hasFoldedAnswers, ReadMore: Fold = ReadMore } = props
  const { id, text, answers, photo: imageFile, lang } = item
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
      <Head {...props} />
      <Quote {...props} />
      {(isLong(text) || (answers.length > 0 && (hasFoldedAnswers || isLong(answers.map(textOf).join('\n'))))) && (
        <Fold say={say} />
      )}
      {answers.length > 0 && (
        <dl part="answers">
          {answers.map(({ question, answer }) => [
            <dt dir="auto">{question}</dt>,
            <dd dir="auto" lang={lang}>
              {answer}
            </dd>,
          ])}
        </dl>
      )}
      <Author {...props} />
    </figure>
  )
}

const textOf = ({ answer }: { answer: string }) => answer

export const isLong = (text: string): boolean => text.replaceAll('\n', HALF_A_LINE).length > FOLDED_LENGTH

type ReadMoreProps = Pick<LayoutProps, 'say'> & DetailsHTMLAttributes<HTMLDetailsElement>

/** Folds the quote before it, and the answers after it. It works without a script. */
export const ReadMore = ({ say, ...details }: ReadMoreProps) => (
  <details {...details}>
    <summary>
      <span>{say('Read more')}</span>
      <span>{say('Read less')}</span>
    </summary>
  </details>
)

/** The rating and the date. */
export function Head({ item: { rating, date }, formatDate, options, say }: CardProps) {
  return rating || date ? (
    <div>
      {rating > 0 && <Stars rating={rating} say={say} />}
      {date && (
        <time part="date" datetime={date} lang={options.lang || undefined}>
          {formatDate(date)}
        </time>
      )}
    </div>
  ) : null
}

/** The text as it was written; short ones larger. */
export function Quote({ item: { text, lang } }: Pick<CardProps, 'item'>) {
  return (
    <blockquote class={text.length <= SHORT_QUOTE_LENGTH ? 'short' : undefined} part="quote" lang={lang}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p dir="auto">{paragraph}</p>
      ))}
    </blockquote>
  )
}
