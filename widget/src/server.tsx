import { cloneElement } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { WIDGET_PAGE_SIZE } from '#shared/constants.ts'
import { drawnKey } from './drawn-key.ts'
import { readFeed } from './feed.ts'
import { HOST_CSS, isNarrow, WIDE_CSS } from './host-css.ts'
import { layoutOf } from './layouts/layout-names.ts'
import { layouts } from './layouts/index.ts'
import { readLayoutProps } from './layouts/layout-props.ts'
import { Frame } from './parts/frame.tsx'
import { summarySentence } from './parts/summary.tsx'
import { Tools } from './parts/tools.tsx'
import { createSay } from './say.ts'
import toolStyles from './hydrated/tools.css?inline'
import styles from './theme.css?inline'

export type RenderedWidget = {
  /** The finished frame with its content: what the script would draw. */
  html: string
  /**
   * Style sheet of the element and its frame. At its end, custom properties of `[part=frame]` say what a script would
   * set: the owner's look, and the number of cards on the first page.
   */
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
  const feed = readFeed(json, lang)
  if (typeof feed === 'string') return null
  const props = readLayoutProps({ read: (name) => attributes[name] ?? null, lang, languages: [] }, feed)
  const { options, selection } = props
  if (selection.items.length === 0) return null
  const { Layout, css } = layouts[layoutOf(options.kind)]
  const html = renderToString(
    cloneElement(
      Frame({
        ...props,
        children: <Layout {...props} tools={<Tools say={props.say} items={selection.items} />} />,
      }),
      { 'data-key': drawnKey(props) || undefined },
    ),
  )
  const host = isNarrow(options.kind) ? HOST_CSS : HOST_CSS + WIDE_CSS
  const sheet = host + styles + css + (html.includes('part="tools"') ? toolStyles : '')
  const appearance = Object.entries(options.appearance).map(([name, value]) => `--own-${name}:${value}`)
  const count = Math.min(selection.items.length, css === layouts.cards.css ? options.pageSize : WIDGET_PAGE_SIZE)
  return { html, css: `${sheet}[part=frame]{${[`--count:${count}`, ...appearance].join(';')}}` }
}

/** The server's entry to what the footer says of a feed. Empty where this version can't read it. */
export function summarise(json: unknown): string {
  const feed = readFeed(json, 'en')
  return typeof feed === 'string' ? '' : summarySentence(feed, feed, createSay(feed.translation))
}
