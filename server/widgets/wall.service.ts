import { createHash } from 'node:crypto'
import type { Installation } from '#shared/installation.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#shared/languages.ts'
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
import { createKept, keepNewest } from './kept.ts'
import { structuredData } from './structured-data.ts'
import { accentStyles } from './wall-header.page.ts'
import type { PlacedWall } from './placed-wall.ts'
import { type CountedFilter, filterIn, filtersOf, itemsIn, queryOf } from './wall-filters.domain.ts'
import type { WidgetFiles } from './widget-files.ts'
import { widgetNotFound } from './widgets.errors.ts'
import { wallAttributes, wallPage, widgetFragment } from './wall.page.ts'
import type { DrawWallImage } from './wall-image.ts'
import type { WidgetRenderer } from './widget-renderer.ts'

const KEPT_MAX = 500

type Spoken = Pick<PlacedWall, 'language' | 'isLanguageGiven'>
type Filtered = Wall & Pick<PlacedWall, 'filters' | 'filter'>

/** Of a draft's hosted page, as of the editor around it. */
export const PREVIEW_LANGUAGE = DEFAULT_LANGUAGE

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
  widgetFiles: Pick<WidgetFiles, 'wallFilters'>
  publicUrl: () => string
}) {
  const walls = keepWalls<PlacedWall, FinishedPage>(
    ({ home, filter, language, isLanguageGiven }) =>
      `${home} ${language} ${isLanguageGiven} ${filter && queryOf(filter)}`,
  )
  const wallFeeds = keepWalls<Filtered & { language: Language }, Compressed>(
    ({ filter, language }) => `${language} ${filter && queryOf(filter)}`,
  )
  const fragments = keepWalls<Wall & { language: Language }, FinishedPage>(({ language }) => language)
  const images = keepWalls<Wall & { language: Language }, Buffer>(({ language }) => language)
  const counted = new Map<string, { revision: string; filters: readonly CountedFilter[] }>()
  const inTurn = createQueue(1)

  const render = (feed: WidgetFeed, attributes: Record<string, string>, lang: Language) =>
    deps.widgetRenderer.renderWidget({ feed, attributes, lang })

  const describeSubject = ({ feed, subject }: Wall, address = feed.wallUrl) =>
    subject && structuredData({ feed: { ...feed, wallUrl: address }, subject })

  /** Counting filters takes as long as the rest of a cached page, so each version of a wall is counted once. */
  function readFilters({ widgetId, feed }: Wall): readonly CountedFilter[] {
    const known = counted.get(widgetId)
    if (known?.revision === feed.revision) return known.filters
    const filters = filtersOf(feed)
    keepNewest(counted, { name: widgetId, value: { revision: feed.revision, filters }, max: KEPT_MAX })
    return filters
  }

  function filterWall(wall: Wall, query: string): Filtered {
    const filters = readFilters(wall)
    return { ...wall, filters, filter: filterIn(query, filters) }
  }

  function requireFilter(wall: Wall, query: string): Filtered {
    const filtered = filterWall(wall, query)
    if (query !== '' && !filtered.filter) throw widgetNotFound()
    return filtered
  }

  async function placeWall(wall: Filtered & Spoken): Promise<PlacedWall> {
    const of = { widgetId: wall.widgetId, now: deps.clock.now() }
    const domain = await deps.db.read((tx) => findServedDomain(tx, of))
    const address = domain ? `${wallOrigin({ ...domain, publicUrl: deps.publicUrl() })}/` : wall.feed.wallUrl
    return { ...wall, address, home: '', isPreview: false }
  }

  const placeAtDomain = (wall: Filtered & Spoken, { origin }: WallHost): PlacedWall => ({
    ...wall,
    address: `${origin}/`,
    home: deps.publicUrl(),
    isPreview: false,
  })

  async function makePage(wall: PlacedWall): Promise<FinishedPage> {
    const { lead, others } = splitLead(wall)
    const rendered = await render(others, wallAttributes(wall, lead), wall.language)
    const ownStyles = accentStyles(wall.accent)
    const sentence = await deps.widgetRenderer.summarise(wall.feed)
    const page = wallPage({
      ...wall,
      rendered,
      lead,
      sentence,
      structuredData: wall.filter ? null : describeSubject(wall, wall.address),
      filterScript: deps.widgetFiles.wallFilters(),
      ownStyles,
      contactEmail: deps.installation.contactEmail,
    })
    return toPage(String(page), [ownStyles, rendered?.css ?? ''])
  }

  return {
    /**
     * The hosted page, here or at the owner's domain; `query` of its address says what it is narrowed down to, and may
     * say a language, which then comes before the one that the visitor accepts. Throws
     * `widgets.not_found` (404), `request.not_built` (503).
     */
    getWallPage: (
      name: string,
      { query = '', host, accepted }: { query?: string; host?: WallHost; accepted: Language },
    ): Promise<FinishedPage> =>
      walls(async () => {
        const given = languageGivenIn(query)
        const spoken = { language: given ?? accepted, isLanguageGiven: given !== null }
        const wall = { ...filterWall(await deps.feeds.getWall(name, spoken.language), query), ...spoken }
        return host ? placeAtDomain(wall, host) : placeWall(wall)
      }, makePage),

    /** The hosted page of a draft, for its owner's editor. Nothing of it is kept. */
    getPreviewPage: (wall: Wall, query: string): Promise<FinishedPage> =>
      makePage({
        ...filterWall(wall, query),
        language: PREVIEW_LANGUAGE,
        isLanguageGiven: false,
        address: wall.feed.wallUrl,
        home: '',
        isPreview: true,
      }),

    /** What the widget on that page shows. Throws `widgets.not_found` (404) for a filter that it doesn't have. */
    getPreviewFeed: (wall: Wall, query = ''): string => JSON.stringify(splitLead(requireFilter(wall, query)).others),

    /**
     * What the widget on the hosted page shows: without the lead, or what the page is narrowed down to. Throws
     * `widgets.not_found` (404), also for a filter that the page doesn't have.
     */
    getWallFeed: (
      name: string,
      { query = '', language }: { query?: string | undefined; language: Language },
    ): Promise<Compressed> =>
      wallFeeds(
        async () => {
          return { ...requireFilter(await deps.feeds.getWall(name, language), query), language }
        },
        (wall) => {
          const { others } = splitLead(wall)
          return compressInBackground({
            identity: Buffer.from(JSON.stringify(others)),
            etag: `"${others.revision}-${language}"`,
          })
        },
      ),

    /** Markup to include in someone's own page, in its language. Throws `widgets.not_found` (404), `request.not_built` (503). */
    getFragment: (widgetId: string, language: Language): Promise<FinishedPage> =>
      fragments(
        async () => ({ ...(await deps.feeds.getWall(widgetId, language)), language }),
        async (wall) => {
          const rendered = await render(wall.feed, {}, language)
          const parts = { rendered, structuredData: describeSubject(wall), publicUrl: deps.publicUrl() }
          return toPage(String(widgetFragment({ ...wall, ...parts })), [])
        },
      ),

    /** The preview image for links to the hosted page: PNG, 1200 by 630. Throws `widgets.not_found` (404). */
    getImage: (name: string, language: Language): Promise<Buffer> =>
      images(
        // A picture can't offer the original, so it has the authors' words.
        async () => ({ ...(await deps.feeds.getWall(name, null)), language }),
        (wall) => inTurn(() => deps.drawWallImage(wall)),
      ),
  }
}

/** Null where the query says none of ours. */
function languageGivenIn(query: string): Language | null {
  const given = new URLSearchParams(query).get('lang')
  return isLanguage(given) ? given : null
}

type Split = {
  /** The testimonial that the hosted page shows first and larger; null for none. */
  lead: FeedItem | null
  /** The feed without it. */
  others: WidgetFeed
}

/** A page that is narrowed down has no lead. Services are left to the page, which has links for them. */
function splitLead({ feed, page: { leadId }, filters, filter }: Filtered): Split {
  const { revision } = feed
  const isSorted = filters.some(({ name }) => name === 'service')
  const all = isSorted ? feed.items.map((item) => ({ ...item, service: null })) : feed.items
  if (filter) {
    const ids = new Set(itemsIn(feed.items, filter).map(({ id }) => id))
    const items = all.filter(({ id }) => ids.has(id))
    return { lead: null, others: { ...feed, revision: contentHash(`${revision} with ${queryOf(filter)}`), items } }
  }
  const lead = all.find(({ id }) => id === leadId) ?? null
  if (!lead && !isSorted) return { lead, others: feed }
  const items = all.filter((item) => item !== lead)
  return { lead, others: { ...feed, revision: contentHash(`${revision} without ${lead?.id}`), items } }
}

async function toPage(text: string, styles: readonly string[]): Promise<FinishedPage> {
  const hashOf = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`
  const styleHashes = styles.filter((css) => css !== '').map(hashOf)
  const identity = new TextEncoder().encode(text)
  return { ...(await compressInBackground({ identity, etag: `"${contentHash(text)}"` })), styleHashes }
}

const keepWalls = <Of extends Wall, Made>(variantOf: (wall: Of) => string) =>
  createKept<Of, Made>({
    nameOf: (wall) => `${wall.widgetId} ${variantOf(wall)}`,
    keyOf: ({ feed, ...others }) => `${feed.revision} ${JSON.stringify(others)}`,
    max: KEPT_MAX,
  }).find
