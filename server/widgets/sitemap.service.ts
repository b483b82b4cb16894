import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type Compressed, compressInBackground } from '#server/kernel/compress.ts'
import { contentHash } from '#server/kernel/tokens.ts'
import { findServedDomain } from './domains/wall-domains.service.ts'
import { showsAny } from './feed-summary.service.ts'
import { createKept } from './kept.ts'
import {
  publicAddresses,
  SITEMAP_ADDRESSES_MAX,
  sitemapIndexXml,
  sitemapXml,
  type SitemapAddress,
} from './sitemap.page.ts'
import { type ListedWallRow, listListedWallsAfter } from './sitemap.repository.ts'
import { readOptions, wallUrl } from './widgets.domain.ts'

const HOUR_MS = 60 * 60 * 1000
const WALLS_PAGE = 200

export type SitemapService = ReturnType<typeof createSitemapService>

/** What search engines are told to read: our public pages, and hosted pages whose owners want that. Made once an hour. */
export function createSitemapService(deps: {
  db: Database
  clock: Clock
  publicUrl: () => string
  /** In one file; more are put into several, and the sitemap lists those. */
  addressesMax?: number
}) {
  const { db, clock, publicUrl, addressesMax = SITEMAP_ADDRESSES_MAX } = deps
  const kept = createKept<{ hour: number }, { sitemap: Compressed; files: Compressed[] }>({
    nameOf: () => 'sitemap',
    keyOf: ({ hour }) => String(hour),
    max: 1,
  })

  async function* readWalls(): AsyncGenerator<SitemapAddress[]> {
    let afterId = ''
    for (;;) {
      const page = { afterId, limit: WALLS_PAGE }
      const rows = await db.read((tx) => listListedWallsAfter(tx, page))
      const shown = await leaveOutEmpty(rows)
      yield await db.read((tx) => toAddresses(tx, shown))
      const last = rows.at(-1)
      if (!last || rows.length < WALLS_PAGE) return
      afterId = last.id
      await nextTurn()
    }
  }

  /** Their filter may leave them without a testimonial. */
  async function leaveOutEmpty(rows: ListedWallRow[]): Promise<ListedWallRow[]> {
    const shown: ListedWallRow[] = []
    for (const row of rows) {
      const { workspaceId } = row
      if (await showsAny(db, { workspaceId, options: readOptions(row.options) })) shown.push(row)
    }
    return shown
  }

  /** A page at its owner's domain is in the sitemap of that domain. */
  function* toAddresses(tx: Parameters<typeof findServedDomain>[0], rows: ListedWallRow[]) {
    const addresses: SitemapAddress[] = []
    for (const { id, slug, publishedAt, newestChangeAt } of rows) {
      if (yield* findServedDomain(tx, { widgetId: id, now: clock.now() })) continue
      const changes = [publishedAt, newestChangeAt].flatMap((at) => at?.getTime() ?? [])
      addresses.push({
        url: wallUrl({ publicUrl: publicUrl(), slug: slug ?? id }),
        changedAt: changes.length > 0 ? new Date(Math.max(...changes)) : null,
      })
    }
    return addresses
  }

  async function make() {
    const files: Compressed[] = []
    let waiting = publicAddresses(publicUrl())
    for await (const walls of readWalls()) {
      waiting = [...waiting, ...walls]
      while (waiting.length > addressesMax) {
        files.push(await toFile(sitemapXml(waiting.slice(0, addressesMax))))
        waiting = waiting.slice(addressesMax)
      }
    }
    files.push(await toFile(sitemapXml(waiting)))
    const [only] = files
    const sitemap = files.length === 1 && only ? only : await toFile(sitemapIndexXml(publicUrl(), files.length))
    return { sitemap, files }
  }

  const find = () => kept.find(async () => ({ hour: Math.floor(clock.now().getTime() / HOUR_MS) }), make)

  return {
    getSitemap: async (): Promise<Compressed> => (await find()).sitemap,

    /** One of the files that the sitemap lists, from 1; undefined for one that doesn't exist. */
    findFile: async (number: number): Promise<Compressed | undefined> => (await find()).files[number - 1],
  }
}

const toFile = (text: string): Promise<Compressed> =>
  compressInBackground({ identity: new TextEncoder().encode(text), etag: `"${contentHash(text)}"` })
