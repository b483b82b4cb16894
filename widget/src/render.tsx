import { render } from 'preact'
import type { ShowWidget } from './contract.ts'
import { createDateFormat } from './dates.ts'
import { readFeed } from './feed.ts'
import { Wall } from './layouts/wall.tsx'
import { readOptions } from './options.ts'
import { selectTestimonials } from './selection.ts'
import css from './theme.css?inline'

const containers = new WeakMap<ShadowRoot, HTMLElement>()

/** The chunk's one door. Draws off the page first, so that the fallback gives way only to finished content. */
export const show: ShowWidget = ({ host, root, feed: json, adopt, emit }) => {
  const feed = readFeed(json)
  if (typeof feed === 'string') return feed
  const options = readOptions(host)
  const selection = selectTestimonials(feed, options)
  if (selection.items.length === 0) {
    containers.delete(root)
    root.replaceChildren(host.ownerDocument.createElement('slot'))
    return 0
  }
  const container = containers.get(root) ?? host.ownerDocument.createElement('div')
  const formatDate = createDateFormat(options.lang)
  render(<Wall feed={feed} selection={selection} options={options} formatDate={formatDate} emit={emit} />, container)
  adopt(css)
  if (container.parentNode !== root) root.replaceChildren(container)
  containers.set(root, container)
  return selection.items.length
}
