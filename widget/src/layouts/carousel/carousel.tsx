import type { ComponentChildren, HTMLAttributes } from 'preact'
import { WIDGET_PAGE_SIZE } from '#shared/constants.ts'
import type { Testimonial } from '../../feed.ts'
import type { Selection } from '../../selection.ts'
import type { LayoutProps } from '../layout.ts'

export type CarouselProps = LayoutProps & {
  /** Present once the carousel is hydrated, with what they need from the row of slides. */
  controls?: ComponentChildren
  track?: HTMLAttributes<HTMLDivElement>
}

/** The testimonials that become slides. */
export const slidesOf = ({ items }: Selection): Testimonial[] => items.slice(0, WIDGET_PAGE_SIZE)

/**
 * A row that scrolls from slide to slide, leaving out what would make one card much higher than the others. The
 * controls come first, so that nobody has to tab through all links to reach them; without the script there is only an
 * empty place for them.
 */
export function Carousel({ controls, track, ...props }: CarouselProps) {
  const { parts, selection, say } = props
  const { Card, Summary } = parts
  const items = slidesOf(selection)
  return [
    <div>
      {items.length > 1 && <div part="controls">{controls}</div>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard too */}
      <div part="track" role="group" aria-label={say('Slides')} tabindex={0} {...track}>
        {items.map((item, index) => (
          <div
            key={item.id}
            part="slide"
            role="group"
            aria-roledescription={say('slide')}
            aria-label={say('{0} of {1}', index + 1, items.length)}
          >
            <Card {...props} item={{ ...item, photo: null, reply: '' }} hasFoldedAnswers />
          </div>
        ))}
      </div>
    </div>,
    <Summary {...props} selection={{ ...selection, items }} />,
  ]
}
