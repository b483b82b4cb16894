import { renderToString } from 'preact-render-to-string'
import { createDateFormat } from './dates.ts'
import { drawnKey } from './drawn-key.ts'
import { readFeed } from './feed.ts'
import { Layout } from './layouts/index.tsx'
import { readOptions } from './options.ts'
import { selectTestimonials } from './selection.ts'
import { Tools } from './parts/tools.tsx'
import toolStyles from './tools.css?inline'
import styles from './theme.css?inline'

export type RenderedWidget = {
  /** The finished frame with its content: what the script would draw. */
  html: string
  /** Style sheet of the frame, with the owner's look as custom properties of `[part=frame]` at its end. */
  css: string
}

type RenderInput = {
  /** What a widget would fetch. */
  feed: unknown
  /** Attributes of the element, as they will be on the page. */
  attributes: Record<string, string>
  /** Language of the page, for dates. */
  lang: string
}

/**
 * The server's entry to the same components. Null where there is nothing to show, or nothing that this version can
 * read.
 */
export function renderWidget({ feed: json, attributes, lang }: RenderInput): RenderedWidget | null {
  const feed = readFeed(json)
  if (typeof feed === 'string') return null
  const options = readOptions({ read: (name) => attributes[name] ?? null, lang }, feed)
  const selection = selectTestimonials(feed, options)
  if (selection.items.length === 0) return null
  const html = renderToString(
    <Layout
      feed={feed}
      selection={selection}
      options={options}
      formatDate={createDateFormat(lang)}
      pageCount={1}
      drawnKey={drawnKey(feed, options)}
      tools={<Tools />}
    />,
  )
  const sheet = html.includes('part="tools"') ? styles + toolStyles : styles
  const appearance = Object.entries(options.appearance).map(([name, value]) => `--own-${name}:${value}`)
  return { html, css: appearance.length > 0 ? `${sheet}[part=frame]{${appearance.join(';')}}` : sheet }
}
