import { WIDGET_PAGE_SIZE } from '#shared/constants.ts'
import { Card } from '../parts/card.tsx'
import { Frame } from '../parts/frame.tsx'
import { Summary } from '../parts/summary.tsx'
import type { LayoutProps } from './layout.ts'

/**
 * A row that scrolls from slide to slide, leaving out what would make one card much higher than the others. The
 * controls come first, so that nobody has to tab through all links to reach them; without the script there is only an
 * empty place for them.
 */
export function Carousel(props: LayoutProps) {
  const { feed, selection, formatDate } = props
  const items = selection.items.slice(0, WIDGET_PAGE_SIZE)
  return (
    <Frame {...props}>
      <div>
        {items.length > 1 && <div part="controls" lang="en" />}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard too */}
        <div part="track" role="group" aria-label="Slides" tabindex={0}>
          {items.map((item, index) => (
            <div part="slide" role="group" aria-roledescription="slide" aria-label={`${index + 1} of ${items.length}`}>
              <Card item={{ ...item, photo: null }} homeUrl={feed.homeUrl} formatDate={formatDate} hasFoldedAnswers />
            </div>
          ))}
        </div>
      </div>
      <Summary feed={feed} selection={{ ...selection, items }} />
    </Frame>
  )
}
