import type { ComponentChildren, HTMLAttributes } from 'preact'
import type { Testimonial } from '../../feed.ts'
import { bandOf } from './band.ts'
import type { LayoutProps } from '../layout.ts'

export type MarqueeProps = LayoutProps & {
  /** Present once the band is hydrated, with what they need from it. */
  controls?: ComponentChildren
  band?: HTMLAttributes<HTMLDivElement>
  /** The quotes follow again, so that the band has no end. */
  isRepeated?: boolean
}

/** A band of quotes; nothing is cut. */
export function Marquee({ controls, band, isRepeated, ...props }: MarqueeProps) {
  const { parts, selection, say } = props
  const { Summary } = parts
  const items = bandOf(selection)
  return [
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard too
    <div part="band" role="group" aria-label={say('Quotes')} tabindex={0} {...band}>
      <div>
        <Quotes parts={parts} items={items} say={say} />
        {isRepeated && <Quotes parts={parts} items={items} say={say} inert aria-hidden="true" />}
      </div>
    </div>,
    <div part="controls">{controls}</div>,
    <Summary {...props} selection={{ ...selection, items }} />,
  ]
}

type QuotesProps = Pick<LayoutProps, 'parts' | 'say'> & { items: Testimonial[] } & HTMLAttributes<HTMLUListElement>

const Quotes = ({ parts: { Stars }, items, say, ...list }: QuotesProps) => (
  <ul role="list" {...list}>
    {items.map(({ id, rating, text, lang, author, role }) => (
      <li key={id} data-id={id}>
        {rating > 0 && <Stars rating={rating} say={say} />}
        <bdi part="quote" lang={lang}>
          {text}
        </bdi>
        {(author || role) && <bdi part="author">{author || role}</bdi>}
      </li>
    ))}
  </ul>
)
