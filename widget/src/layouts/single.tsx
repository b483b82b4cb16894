import { Author } from '../parts/author.tsx'
import { Head, isLong, Quote, ReadMore as Fold } from '../parts/card.tsx'
import { Summary } from '../parts/summary.tsx'
import type { LayoutProps } from './layout.ts'

/** One testimonial, large and without a card. */
export function Single(props: LayoutProps) {
  const { selection, say, ReadMore = Fold } = props
  const [item] = selection.items
  if (!item) return null
  const card = { ...props, item: { ...item, photo: null } }
  return [
    <figure data-id={item.id}>
      <Head {...card} />
      <Quote {...card} />
      {isLong(item.text) && <ReadMore say={say} />}
      <Author {...card} />
    </figure>,
    <Summary {...props} selection={{ ...selection, items: [item] }} />,
  ]
}
