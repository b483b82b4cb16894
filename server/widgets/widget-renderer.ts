import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { WidgetFeed } from '#shared/widgets.ts'
import { siteNotBuilt } from '#server/http/request.errors.ts'

export type RenderedWidget = { html: string; css: string }

/** Port to the built widget's own renderer. Throws `request.not_built` (503). */
export type WidgetRenderer = {
  /**
   * Finished markup and style sheet for a feed, the element's attributes and the page's language. Null when there is
   * nothing to show.
   */
  renderWidget: (input: {
    feed: WidgetFeed
    attributes: Record<string, string>
    lang: string
  }) => Promise<RenderedWidget | null>
  /** The widget's own text about what it shows of all: "18 of 26 testimonials · …". */
  summarise: (feed: WidgetFeed) => Promise<string>
}

type Built = {
  renderWidget: (input: Parameters<WidgetRenderer['renderWidget']>[0]) => RenderedWidget | null
  summarise: (feed: WidgetFeed) => string
}

export function readWidgetRenderer({ folder }: { folder: string }): WidgetRenderer {
  const file = join(folder, 'render.js')
  let loading: Promise<Built> | undefined
  async function load(): Promise<Built> {
    if (!existsSync(file)) throw siteNotBuilt()
    return (loading ??= import(pathToFileURL(file).href))
  }
  return {
    renderWidget: async (input) => (await load()).renderWidget(input),
    summarise: async (feed) => (await load()).summarise(feed),
  }
}
