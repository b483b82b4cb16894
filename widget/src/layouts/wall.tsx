import { Component, type TargetedMouseEvent } from 'preact'
import type { Testimonial } from '../feed.ts'
import { Card } from '../parts/card.tsx'
import { Frame } from '../parts/frame.tsx'
import { Summary } from '../parts/summary.tsx'
import type { LayoutProps } from './layout.ts'

/** Masonry in pages. Each page is a block of columns of its own: one more page cannot move a card already seen. */
export class Wall extends Component<LayoutProps, { pageCount: number }> {
  override state = { pageCount: 1 }

  #showMore = ({ currentTarget }: TargetedMouseEvent<HTMLButtonElement>): void => {
    const frame = currentTarget.parentElement
    this.setState({ pageCount: this.state.pageCount + 1 }, () => {
      frame?.querySelector<HTMLElement>('ul:last-of-type figure')?.focus({ preventScroll: true })
      this.props.emit('more', { shown: this.#countShown() })
    })
  }

  #countShown(): number {
    const { selection, options } = this.props
    return Math.min(this.state.pageCount * options.pageSize, selection.items.length)
  }

  override render({ feed, selection, options, formatDate }: LayoutProps) {
    const { items } = selection
    const { pageSize } = options
    const shown = this.#countShown()
    const pages = []
    for (let start = 0; start < shown; start += pageSize) {
      pages.push(<WallPage all={items} start={start} end={start + pageSize} formatDate={formatDate} />)
    }
    return (
      <Frame options={options}>
        {pages}
        {shown < items.length && (
          <button part="more" type="button" lang="en" onClick={this.#showMore}>
            {`Show ${Math.min(pageSize, items.length - shown)} more`}
          </button>
        )}
        <Summary feed={feed} selection={selection} />
      </Frame>
    )
  }
}

type WallPageProps = {
  all: Testimonial[]
  start: number
  end: number
  formatDate: (date: string) => string
}

class WallPage extends Component<WallPageProps> {
  /** Every new answer and every changed attribute makes a new list. */
  override shouldComponentUpdate({ all }: WallPageProps): boolean {
    return all !== this.props.all
  }

  override render({ all, start, end, formatDate }: WallPageProps) {
    const items = all.slice(start, end)
    return (
      <ul part="page" role="list" style={{ '--count': items.length }}>
        {items.map((item) => (
          <li>
            <Card item={item} formatDate={formatDate} />
          </li>
        ))}
      </ul>
    )
  }
}
