import type { Feed } from '../feed.ts'
import type { Selection } from '../selection.ts'

/** The line that says how much of everything is shown, and who collected it. */
export function Summary({ feed, selection }: { feed: Feed; selection: Selection }) {
  return (
    <p part="footer" lang="en">
      <bdi>{summarySentence(feed, selection)}</bdi>
      {feed.isBranded && feed.homeUrl && (
        <a href={feed.homeUrl} target="_blank" rel="nofollow">
          Collected with Goodword
        </a>
      )}
    </p>
  )
}

type Shared = Pick<Feed, 'shared' | 'average' | 'afterPayment'>

export function summarySentence(
  { shared, average, afterPayment }: Shared,
  { items, isSelected }: Pick<Selection, 'isSelected'> & { items: { length: number } },
): string {
  const parts = [`${items.length} of ${shared} shared testimonial${shared === 1 ? '' : 's'}`]
  if (average) parts.push(`average${shared === 1 ? '' : ` of all ${shared}`}: ${average}`)
  if (afterPayment) parts.push(paymentMessage({ shared, afterPayment }))
  if (isSelected) parts.unshift('Selected testimonials')
  return parts.join(' · ')
}

/** Says it of all testimonials only where it is true of all. */
export const paymentMessage = ({ shared, afterPayment }: Pick<Feed, 'shared' | 'afterPayment'>): string =>
  `${afterPayment < shared ? `${afterPayment} ` : ''}asked after payment`
