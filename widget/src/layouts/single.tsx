import { Author } from '../parts/author.tsx'
import { Frame } from '../parts/frame.tsx'
import { Quote } from '../parts/card.tsx'
import { Stars } from '../parts/stars.tsx'
import { Summary } from '../parts/summary.tsx'
import type { LayoutProps } from './layout.ts'

/** One testimonial, large and without a card around it. */
export function Single({ feed, selection, options, formatDate, drawnKey }: LayoutProps) {
  const [item] = selection.items
  if (!item) return null
  const { id, rating, text, date } = item
  return (
    <Frame options={options} drawnKey={drawnKey}>
      <figure data-id={id}>
        {(rating > 0 || date) && (
          <div>
            {rating > 0 && <Stars rating={rating} />}
            {date && (
              <time part="date" datetime={date}>
                {formatDate(date)}
              </time>
            )}
          </div>
        )}
        <Quote text={text} />
        <Author item={{ ...item, picture: null }} homeUrl={feed.homeUrl} />
      </figure>
      <Summary feed={feed} selection={{ ...selection, items: [item] }} />
    </Frame>
  )
}
