import { createHash } from 'node:crypto'
import type { Installation } from '#shared/installation.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import type { FeedItem, WidgetFeed } from '#shared/widgets.ts'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type Compressed, compressInBackground } from '#server/kernel/compress.ts'
import { createQueue } from '#server/kernel/queue.ts'
import { contentHash } from '#server/kernel/tokens.ts'
import { wallOrigin } from './domains/wall-domains.domain.ts'
import { findServedDomain } from './domains/wall-domains.service.ts'
import type { WallHost } from './domains/wall-hosts.ts'
import type { FeedService, Wall } from './feed.service.ts'
import { structuredData } from './structured-data.ts'
import { accentStyles } from './wall-header.page.ts'
import type { PlacedWall } from './placed-wall.ts'
import { wallAttributes, wallPage, widgetFragment } from './wall.page.ts'
import type { DrawWallImage } from './wall-image.ts'
import type { WidgetRenderer } from './widget-renderer.ts'

const KEPT_MAX = 500

/** Of the hosted page. */
const PAGE_LANGUAGE = DEFAULT_LANGUAGE

export type FinishedPage = Compressed & {
  /** `sha256-…` for a policy that allows the page's style elements. */
  styleHashes: string[]
}

export type WallService = ReturnType<typeof createWallService>

/** Finished pages, cached until their content changes. */
export function createWallService(deps: {
  db: Database
  clock: Clock
  feeds: FeedService
  widgetRenderer: WidgetRenderer
  drawWallImage: DrawWallImage
  installation: Pick<Installation, 'contactEmail'>
  publicUrl: () => string
}) {
  const walls = createKept<PlacedWall, FinishedPage>()
  const wallFeeds = createKept<Wall, Compressed>()
  const fragments = createKept<Wall, FinishedPage>()
  const images = createKept<Wall, Buffer>()
  const inTurn = createQueue(1)

  const render = (feed: WidgetFeed, attributes: Record<string, string>, lang: Language) =>
    deps.widgetRenderer.renderWidget({ feed, attributes, lang })

  const describeSubject = ({ feed, subject }: Wall, address = feed.wallUrl) =>
    subject && structuredData({ feed: { ...feed, wallUrl: address }, subject })

  async function placeWall(wall: Wall): Promise<PlacedWall> {
    const of = { widgetId: wall.widgetId, now: deps.clock.now() }
    const domain = await deps.db.read((tx) => findServedDomain(tx, of))
    const address = domain ? `${wallOrigin({ ...domain, publicUrl: deps.publicUrl() })}/` : wall.feed.wallUrl
    return { ...wall, address, home: '' }
  }

  const placeAtDomain = (wall: Wall, { origin }: WallHost): PlacedWall => ({
    ...wall,
    address: `${origin}/`,
    home: deps.publicUrl(),
  })

  return {
    /**
     * The hosted page, here or at the owner's domain. Throws `widgets.not_found` (404), `request.not_built` (503).
     */
    getWallPage: (name: string, host?: WallHost): Promise<FinishedPage> =>
      walls(
        `${host?.origin ?? ''} ${name}`,
        async () => {
          const wall = await deps.feeds.getWall(name, PAGE_LANGUAGE)
          return host ? placeAtDomain(wall, host) : placeWall(wall)
        },
        async (wall) => {
          const { lead, others } = splitLead(wall)
          const rendered = await render(others, wallAttributes(wall, lead), PAGE_LANGUAGE)
          const ownStyles = accentStyles(wall.accent)
          const sentence = await deps.widgetRenderer.summarise(wall.feed)
          const page = wallPage({
            ...wall,
            rendered,
            lead,
            sentence,
            structuredData: describeSubject(wall, wall.address),
            ownStyles,
            contactEmail: deps.installation.contactEmail,
          })
          return toPage(String(page), [ownStyles, rendered?.css ?? ''])
        },
      ),

    /** What the widget on the hosted page shows: without the lead. Throws `widgets.not_found` (404). */
    getWallFeed: (name: string): Promise<Compressed> =>
      wallFeeds(
        name,
        () => deps.feeds.getWall(name, PAGE_LANGUAGE),
        (wall) => {
          const { others } = splitLead(wall)
          return compressInBackground({ identity: Buffer.from(JSON.stringify(others)), etag: `"${others.revision}"` })
        },
      ),

    /** Markup to include in someone's own page, in its language. Throws `widgets.not_found` (404), `request.not_built` (503). */
    getFragment: (widgetId: string, language: Language): Promise<FinishedPage> =>
      fragments(
        `${widgetId} ${language}`,
        () => deps.feeds.getWall(widgetId, language),
        async (wall) => {
          const rendered = await render(wall.feed, {}, language)
          const parts = { rendered, structuredData: describeSubject(wall), publicUrl: deps.publicUrl() }
          return toPage(String(widgetFragment({ ...wall, ...parts })), [])
        },
      ),

    /** The preview image for links to the hosted page: PNG, 1200 by 630. Throws `widgets.not_found` (404). */
    getImage: (name: string): Promise<Buffer> =>
      images(
        name,
        // A picture can't offer the original, so it has the authors' words.
        () => deps.feeds.getWall(name, null),
        (wall) => inTurn(() => deps.drawWallImage(wall)),
      ),
  }
}

type Split = {
  /** The testimonial that the hosted page shows first and larger; null for none. */
  lead: FeedItem | null
  /** The feed without it. */
  others: WidgetFeed
}

function splitLead({ feed, page: { leadId } }: Pick<Wall, 'feed' | 'page'>): Split {
  const lead = feed.items.find(({ id }) => id === leadId)
  if (!lead) return { lead: null, others: feed }
  const items = feed.items.filter((item) => item !== lead)
  return { lead, others: { ...feed, revision: contentHash(`${feed.revision} without ${lead.id}`), items } }
}

async function toPage(text: string, styles: readonly string[]): Promise<FinishedPage> {
  const hashOf = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`
  const styleHashes = styles.filter((css) => css !== '').map(hashOf)
  const identity = new TextEncoder().encode(text)
  return { ...(await compressInBackground({ identity, etag: `"${contentHash(text)}"` })), styleHashes }
}

/** Caches what was made from a wall until the wall changes; simultaneous requests share the same work. */
function createKept<Of extends Wall, Made>() {
  const kept = new Map<string, { key: string; made: Promise<Made> }>()
  return async (name: string, read: () => Promise<Of>, make: (wall: Of) => Promise<Made>): Promise<Made> => {
    const wall = await read()
    const { feed, ...others } = wall
    const key = `${feed.revision} ${JSON.stringify(others)}`
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
