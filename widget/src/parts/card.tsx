import type { Testimonial } from '../feed.ts'
import { initialsOf } from './initials.ts'
import { Stars } from './stars.tsx'

const SHORT_QUOTE_LENGTH = 48

/** One testimonial. It can be focused by script, so that the eye and the screen reader find the first new one. */
export function Card({ item, formatDate }: { item: Testimonial; formatDate: (date: string) => string }) {
  const { author, role, rating, text, date, answers } = item
  const initials = initialsOf(author)
  return (
    <figure part="card" tabIndex={-1}>
      {(rating || date) && (
        <div>
          {rating > 0 && <Stars rating={rating} />}
          {date && (
            <time part="date" dateTime={date}>
              {formatDate(date)}
            </time>
          )}
        </div>
      )}
      <blockquote class={text.length > SHORT_QUOTE_LENGTH ? '' : 'short'} part="quote">
        {text.split(/\n\s*\n/).map((paragraph) => (
          <p dir="auto">{paragraph}</p>
        ))}
      </blockquote>
      {answers.length > 0 && (
        <dl part="answers">
          {answers.map(({ question, answer }) => (
            <>
              <dt dir="auto">{question}</dt>
              <dd dir="auto">{answer}</dd>
            </>
          ))}
        </dl>
      )}
      {(author || role) && (
        <figcaption>
          {initials && (
            <span part="avatar" aria-hidden="true">
              {initials}
            </span>
          )}
          <div>
            {author && <bdi part="author">{author}</bdi>}
            {role && <bdi part="role">{role}</bdi>}
          </div>
        </figcaption>
      )}
    </figure>
  )
}
