import { Frame } from '../parts/frame.tsx'
import { Stars } from '../parts/stars.tsx'
import { paymentWords } from '../parts/summary.tsx'
import type { LayoutProps } from './layout.ts'

/** The average of everything shared and how much that is, as a link to all of it. */
export function Badge(props: LayoutProps) {
  const { feed, selection } = props
  const { shared, average, afterPayment, wallUrl } = feed
  const words = [
    `${shared} ${shared === 1 ? 'client' : 'clients'}`,
    ...(afterPayment ? [paymentWords(feed)] : []),
    ...(selection.isSelected ? ['selected testimonials'] : []),
  ].join(', ')
  return (
    <Frame {...props}>
      <a part="card" {...(wallUrl && { href: wallUrl })} target="_blank" lang="en">
        {average && <b part="average">{average}</b>}
        <span>
          {average && <Stars rating={Number(average)} />}
          <span part="count">{words}</span>
        </span>
      </a>
    </Frame>
  )
}
