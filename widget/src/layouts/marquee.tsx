import { WIDGET_PAGE_SIZE } from '#shared/constants.ts'
import { Frame } from '../parts/frame.tsx'
import { Stars } from '../parts/stars.tsx'
import { Summary } from '../parts/summary.tsx'
import type { LayoutProps } from './layout.ts'
import { Single } from './single.tsx'

const LONGEST_QUOTE = 140

/**
 * A band of quotes that are short enough to be read in passing; nothing is cut. Where none is short enough, a single
 * one is shown without motion.
 */
export function Marquee(props: LayoutProps) {
  const { feed, selection, options } = props
  const items = selection.items.filter(({ text }) => text.length <= LONGEST_QUOTE).slice(0, WIDGET_PAGE_SIZE)
  if (items.length === 0) return <Single {...props} options={{ ...options, kind: 'single' }} />
  return (
    <Frame {...props}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard too */}
      <div part="band" role="group" aria-label="Quotes" tabindex={0}>
        <div>
          <ul role="list">
            {items.map(({ id, rating, text, author, role }) => (
              <li data-id={id}>
                {rating > 0 && <Stars rating={rating} />}
                <bdi part="quote">{text}</bdi>
                {(author || role) && <bdi part="author">{author || role}</bdi>}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div part="controls" lang="en" />
      <Summary feed={feed} selection={{ ...selection, items }} />
    </Frame>
  )
}
