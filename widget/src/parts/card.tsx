import type { Testimonial } from '../feed.ts'
import { initialsOf } from './initials.ts'
import { Stars } from './stars.tsx'

const SHORT_QUOTE_LENGTH = 48

/** One testimonial. It can be focused by script, so that the eye and the screen reader find the first new one. */
export function Card({ item, formatDate }: { item: Testimonial; formatDate: (date: string) => string }) {
  const { author, rating, text, date } = item
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
      {author && (
        <figcaption>
          {initials && (
            <span part="avatar" aria-hidden="true">
              {initials}
            </span>
          )}
          <bdi part="author">{author}</bdi>
        </figcaption>
      )}
    </figure>
  )
}
