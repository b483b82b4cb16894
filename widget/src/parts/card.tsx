import type { ComponentChildren, DetailsHTMLAttributes } from 'preact'
import type { Testimonial } from '../feed.ts'
import type { FoldProps } from './drawn-props.ts'
import { Author } from './author.tsx'
import type { CardProps } from './card-props.ts'
import { Stars } from './stars.tsx'

const SHORT_QUOTE_LENGTH = 48
/** Cards with longer texts are folded: about eight lines of a usual card. */
const FOLDED_LENGTH = 320
/** The cost of a line that ends early, in characters, besides its end. */
const HALF_A_LINE = 23

/** One testimonial. Scripts can focus it, so that eyes and screen readers find the first new one. */
export function Card(props: CardProps): ComponentChildren {
  const { id, answers, photo: imageFile, lang } = props.item
  return (
    <figure part="card" tabindex={-1} data-id={id}>
      {imageFile && (
        <img part="photo" src={imageFile.url} width={imageFile.width} height={imageFile.height} alt="" loading="lazy" />
      )}
      <Said {...props} />
      {answers[0] && (
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

const isLong = (text: string): boolean =>
  text.length + HALF_A_LINE * text.split('\n').length > FOLDED_LENGTH + HALF_A_LINE

type ReadMoreProps = FoldProps & DetailsHTMLAttributes<HTMLDetailsElement>

/** Folds the quote before it, and what is after it. It works without a script. */
export const ReadMore = ({ say, more, ...details }: ReadMoreProps) => (
  <details {...details}>
    <summary>
      <span>{say(more)}</span>
      <span>{say('Read less')}</span>
    </summary>
  </details>
)

/**
 * The rating, the text, and what unfolds it. An excerpt comes before the text, and is shown in its place until then. What
 * was translated comes after its translation.
 */
export function Said(props: CardProps) {
  const { item, say, hasFoldedAnswers, ReadMore: Fold = ReadMore } = props
  const { text, excerpt, original, originalLang, answers, reply } = item
  return [
    <Head {...props} />,
    <Quote {...item} text={excerpt || text} />,
    (excerpt ||
      isLong(text + reply) ||
      (answers[0] && (hasFoldedAnswers || isLong(answers.map(({ answer }) => answer).join('\n'))))) && (
      <Fold say={say} more={original ? 'Show original' : 'Read more'} />
    ),
    excerpt && <Quote {...item} />,
    original && <Quote text={original} highlight="" lang={originalLang} />,
  ]
}

/** The rating and the date. */
function Head({ item: { rating, date }, formatDate, options, say }: CardProps) {
  return (
    (rating > 0 || date) && (
      <div>
        {rating > 0 && <Stars rating={rating} say={say} />}
        {date && (
          <time part="date" datetime={date} lang={options.lang || undefined}>
            {formatDate(date)}
          </time>
        )}
      </div>
    )
  )
}

/** The text as it was written; short ones larger. */
function Quote({ text, highlight, lang }: Pick<Testimonial, 'text' | 'highlight' | 'lang'>) {
  const marked = text.replace(highlight, MARK + '$&' + MARK)
  return (
    <blockquote class={text.length <= SHORT_QUOTE_LENGTH ? 'short' : undefined} part="quote" lang={lang}>
      {marked.split(/\n\s*\n/).map((paragraph) => (
        <p dir="auto">
          {paragraph.split(MARK).map((part, index) => part !== '' && (index % 2 ? <mark>{part}</mark> : part))}
        </p>
      ))}
    </blockquote>
  )
}

/** Around the highlight. No text has a control character. */
const MARK = '\0'
