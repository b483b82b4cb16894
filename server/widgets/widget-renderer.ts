import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { WidgetFeed } from '#shared/widgets.ts'
import { siteNotBuilt } from '#server/http/request.errors.ts'

export type RenderedWidget = { html: string; css: string }

/**
 * Port to the built widget's own renderer: finished markup and style sheet for a feed, the element's attributes and the
 * page's language. Null when there is nothing to show. Throws `request.not_built` (503).
 */
export type RenderWidget = (input: {
  feed: WidgetFeed
  attributes: Record<string, string>
  lang: string
}) => Promise<RenderedWidget | null>

type Renderer = { renderWidget: (input: Parameters<RenderWidget>[0]) => RenderedWidget | null }

export function readWidgetRenderer({ folder }: { folder: string }): RenderWidget {
  const file = join(folder, 'render.js')
  let loading: Promise<Renderer> | undefined
  return async (input) => {
    if (!existsSync(file)) throw siteNotBuilt()
    const { renderWidget } = await (loading ??= import(pathToFileURL(file).href))
    return renderWidget(input)
  }
}
