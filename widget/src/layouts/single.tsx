import { Author } from '../parts/author.tsx'
import { Frame } from '../parts/frame.tsx'
import { Head, isLong, More, Quote } from '../parts/card.tsx'
import { Summary } from '../parts/summary.tsx'
import type { LayoutProps } from './layout.ts'

/** One testimonial, large and without a card. */
export function Single(props: LayoutProps) {
  const { feed, selection, formatDate } = props
  const [item] = selection.items
  if (!item) return null
  return (
    <Frame {...props}>
      <figure data-id={item.id}>
        <Head item={item} formatDate={formatDate} />
        <Quote text={item.text} />
        {isLong(item.text) && <More />}
        <Author item={{ ...item, photo: null }} homeUrl={feed.homeUrl} />
      </figure>
      <Summary feed={feed} selection={{ ...selection, items: [item] }} />
    </Frame>
  )
}
