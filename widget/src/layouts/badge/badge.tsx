import type { LayoutProps } from '../layout.ts'

/** The average rating and number of all public testimonials, as a link to them. */
export function Badge({ parts: { Stars, claims }, feed, selection, say }: LayoutProps) {
  const { shared, average, wallUrl } = feed
  const counted = say(shared === 1 ? '{0} client' : '{0} clients', shared)
  return (
    <a part="card" {...(wallUrl && { href: wallUrl })} target="_blank">
      {average && <b part="average">{say(average)}</b>}
      <span>
        {average && <Stars rating={Number(average)} say={say} />}
        <span part="count">{[counted, ...claims(feed, selection.isSelected, say)].join(', ')}</span>
      </span>
    </a>
  )
}
