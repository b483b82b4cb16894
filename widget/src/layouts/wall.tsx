import { Card } from '../parts/card.tsx'
import { Frame } from '../parts/frame.tsx'
import { Summary } from '../parts/summary.tsx'
import type { LayoutProps } from './layout.ts'

/** With fewer cards than this, nobody needs to search. */
const FEW = 6

/** Masonry in pages. Each page is its own block of columns, so that another page cannot move a card already seen. */
export function Wall(props: LayoutProps & { pageCount: number }) {
  const { feed, selection, options, pageCount, tools } = props
  const shown = pageCount * options.pageSize
  const pages = []
  for (let page = 0; page < pageCount; page++) pages.push(<WallPage {...props} page={page} />)
  return (
    <Frame {...props}>
      {options.hasTools && selection.items.length > Math.min(options.pageSize, FEW) && <div part="tools">{tools}</div>}
      {pages}
      {shown < selection.items.length && (
        <button part="more" type="button" lang="en">
          {moreMessage(props, shown)}
        </button>
      )}
      <Summary feed={feed} selection={selection} />
    </Frame>
  )
}

export function WallPage({ feed, selection, options, formatDate, page }: LayoutProps & { page: number }) {
  const items = selection.items.slice(page * options.pageSize, (page + 1) * options.pageSize)
  return (
    <ul part="page" role="list">
      {items.map((item) => (
        <li>
          <Card item={item} homeUrl={feed.homeUrl} formatDate={formatDate} />
        </li>
      ))}
    </ul>
  )
}

export const moreMessage = (
  { selection, options }: Pick<LayoutProps, 'selection' | 'options'>,
  shown: number,
): string => `Show ${Math.min(options.pageSize, selection.items.length - shown)} more`
