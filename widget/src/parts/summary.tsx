import type { Feed } from '../feed.ts'
import type { DrawnProps } from './drawn-props.ts'
import type { Say } from '../say.ts'
import type { Selection } from '../selection.ts'
import { SEPARATOR } from './separator.ts'

/** The line that says how much of everything is shown, and who collected it. */
export function Summary({ feed, selection, say }: DrawnProps) {
  return (
    <p part="footer">
      <bdi>{summarySentence(feed, selection, say)}</bdi>
      {feed.brand && feed.homeUrl && (
        <a href={feed.homeUrl} target="_blank" rel="nofollow">
          {say('Collected with {0}', feed.brand)}
        </a>
      )}
    </p>
  )
}

type Claims = Pick<Feed, 'shared' | 'afterPayment' | 'owner'>

/** A single one is its own average, which its stars already show. */
export function summarySentence(
  feed: Claims & Pick<Feed, 'average'>,
  { items, isSelected }: Pick<Selection, 'isSelected'> & { items: { length: number } },
  say: Say,
): string {
  const { shared, average } = feed
  return [
    say(shared === 1 ? '{0} of {1} testimonial' : '{0} of {1} testimonials', items.length, shared),
    average && shared > 1 && say('all {0} average {1}', shared, say(average)),
    ...claims(feed, isSelected, say),
  ]
    .filter(Boolean)
    .join(SEPARATOR)
}

/** How they were collected, said of all only where it is true of all; and by whom they were selected, if they were. */
export const claims = ({ shared, afterPayment, owner }: Claims, isSelected: boolean, say: Say) =>
  [
    afterPayment > 0 &&
      (afterPayment < shared ? say('{0} asked after payment', afterPayment) : say('asked after payment')),
    isSelected && say('chosen by {0}', owner),
  ].filter(Boolean)
