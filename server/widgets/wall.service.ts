import { createHash } from 'node:crypto'
import { type Compressed, compress } from '#server/kernel/compress.ts'
import { createQueue } from '#server/kernel/queue.ts'
import type { FeedService, Wall } from './feed.service.ts'
import { structuredData } from './structured-data.ts'
import { WALL_ATTRIBUTES, wallPage, widgetFragment } from './wall.page.ts'
import type { DrawWallPicture } from './wall-picture.ts'
import type { RenderWidget } from './widget-renderer.ts'

const KEPT_MAX = 500
const LANG = 'en'

export type FinishedPage = Compressed & {
  /** For a policy that lets the page's one style element be, as `sha256-…`; null without one. */
  styleHash: string | null
}

export type WallService = ReturnType<typeof createWallService>

/** Pages that are finished before they are asked for again: kept until what they show changes. */
export function createWallService(deps: {
  feeds: FeedService
  renderWidget: RenderWidget
  drawWallPicture: DrawWallPicture
  publicUrl: () => string
}) {
  const walls = createKept<FinishedPage>()
  const fragments = createKept<FinishedPage>()
  const pictures = createKept<Buffer>()
  const inTurn = createQueue(1)

  const finish = async (wall: Wall, attributes: Record<string, string>) => ({
    rendered: await deps.renderWidget({ feed: wall.feed, attributes, lang: LANG }),
    structuredData: wall.subject && structuredData({ feed: wall.feed, subject: wall.subject }),
  })

  return {
    /** The hosted page. Throws `widgets.not_found` (404), `request.not_built` (503). */
    getWallPage: (name: string): Promise<FinishedPage> =>
      walls(
        name,
        () => deps.feeds.getWall(name),
        async (wall) => {
          const parts = await finish(wall, WALL_ATTRIBUTES)
          return toPage(String(wallPage({ ...wall, ...parts })), parts.rendered?.css)
        },
      ),

    /** Markup to include in somebody's own page. Throws `widgets.not_found` (404), `request.not_built` (503). */
    getFragment: (widgetId: string): Promise<FinishedPage> =>
      fragments(
        widgetId,
        () => deps.feeds.getWall(widgetId),
        async (wall) => {
          const parts = await finish(wall, {})
          return toPage(String(widgetFragment({ ...wall, ...parts, publicUrl: deps.publicUrl() })), undefined)
        },
      ),

    /** What is shown where a link to the hosted page is shared: PNG of 1200 by 630. Throws `widgets.not_found` (404). */
    getPicture: (name: string): Promise<Buffer> =>
      pictures(
        name,
        () => deps.feeds.getWall(name),
        (wall) => inTurn(() => deps.drawWallPicture(wall)),
      ),
  }
}

function toPage(text: string, css: string | undefined): FinishedPage {
  const styleHash = css === undefined ? null : `sha256-${createHash('sha256').update(css).digest('base64')}`
  return { ...compress(text), styleHash }
}

/** Keeps what was made of a wall until the wall is another one; what is asked for meanwhile waits for the same making. */
function createKept<Made>() {
  const kept = new Map<string, { key: string; made: Promise<Made> }>()
  return async (name: string, read: () => Promise<Wall>, make: (wall: Wall) => Promise<Made>): Promise<Made> => {
    const wall = await read()
    const key = `${wall.title} ${wall.feed.revision} ${JSON.stringify(wall.subject)}`
    const known = kept.get(name)
    if (known?.key === key) return known.made
    const made = make(wall)
    kept.delete(name)
    kept.set(name, { key, made })
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    made.catch(() => kept.delete(name))
    return made
  }
}
