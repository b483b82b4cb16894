import type { ComponentChildren } from 'preact'
import type { LayoutProps } from '../layout.ts'

/** With fewer cards than this, nobody needs to search. */
const FEW = 6

export type WallProps = LayoutProps & {
  /** Present once the wall is hydrated, and from the start in markup that the server finished. */
  tools?: ComponentChildren
  /** Pages that visitors have opened; else the first. */
  pageCount?: number
  /** How many testimonials there are without what a visitor searches for; else those of the selection. */
  total?: number
  onMore?: () => void
}

/** Masonry in pages. Each page is its own block of columns, so that another page cannot move a card already seen. */
export function Wall(props: WallProps) {
  const { parts, selection, options, say, pageCount = 1, total = selection.items.length, tools, onMore } = props
  const shown = pageCount * options.pageSize
  const pages = []
  for (let page = 0; page < pageCount; page++) pages.push(<WallPage key={page} {...props} page={page} />)
  return [
    options.hasTools && total > Math.min(options.pageSize, FEW) && <div part="tools">{tools}</div>,
    pages,
    shown < selection.items.length && (
      <button part="more" type="button" onClick={onMore}>
        {say('Show {0} more', Math.min(options.pageSize, selection.items.length - shown))}
      </button>
    ),
    <parts.Summary {...props} />,
  ]
}

function WallPage({ page, ...props }: LayoutProps & { page: number }) {
  const { parts, selection, options } = props
  const items = selection.items.slice(page * options.pageSize, (page + 1) * options.pageSize)
  return (
    <ul part="page" role="list">
      {items.map((item) => (
        <li key={item.id}>
          <parts.Card {...props} item={item} />
        </li>
      ))}
    </ul>
  )
}
