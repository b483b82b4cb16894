import { Frame } from '../parts/frame.tsx'
import { Stars } from '../parts/stars.tsx'
import { paymentMessage } from '../parts/summary.tsx'
import type { LayoutProps } from './layout.ts'

/** The average rating and number of all public testimonials, as a link to them. */
export function Badge(props: LayoutProps) {
  const { feed, selection } = props
  const { shared, average, afterPayment, wallUrl } = feed
  const text = [
    `${shared} ${shared === 1 ? 'client' : 'clients'}`,
    ...(afterPayment ? [paymentMessage(feed)] : []),
    ...(selection.isSelected ? ['selected testimonials'] : []),
  ].join(', ')
  return (
    <Frame {...props}>
      <a part="card" {...(wallUrl && { href: wallUrl })} target="_blank" lang="en">
        {average && <b part="average">{average}</b>}
        <span>
          {average && <Stars rating={Number(average)} />}
          <span part="count">{text}</span>
        </span>
      </a>
    </Frame>
  )
}
