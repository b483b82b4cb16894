import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { chooseItems } from '#shared/chosen-testimonials.ts'
import type { PlanName } from '#shared/plans.ts'
import { type FeedItem, WidgetFeed, type WidgetKind, type WidgetOptions } from '#shared/widgets.ts'
import type { Snapshot } from '#server/db/database.ts'
import { countRemovedAnswers } from '#server/forms/collection-links.service.ts'
import type { Compressed } from '#server/kernel/compress.ts'
import { translationOf } from './feed-sentences.ts'
import { type Ratings, readSummary } from './feed-summary.service.ts'
import { readItems } from './public-items.service.ts'
import { isImported, type Translatable } from './translated-items.ts'
import { allowancesOf, allowedOptions, feedOptions, roundedAverage, wallUrl } from './widgets.domain.ts'
import { type OrderedWidget, readOrder } from './order.repository.ts'

type Reader = Pick<Snapshot, 'read'>

/** The source of a feed: a published widget, or a draft. */
export type FeedSource = OrderedWidget & {
  kind: WidgetKind
  options: WidgetOptions
  /** Last part of the hosted page's URL. */
  wall: string
  plan: PlanName
  publicUrl: string
  /** As visitors read it: "chosen by …". */
  owner: string
  productName: string
}

/** A feed, and the same as text: all of it, or nothing. */
export type BuiltFeed = Pick<Compressed, 'identity' | 'etag'> & {
  /** In the words of the authors. */
  content: WidgetFeed
  /** Those that aren't the same in every language, by public id. */
  translatable: Translatables
  ratings: Ratings
  /** How many answers through collection links were removed, and count nowhere. */
  removed: number
}

export type Translatables = ReadonlyMap<string, Translatable>

/** The feed of a snapshot, limited to what the plan allows. Other requests are answered between its pages. */
export async function buildFeed(snapshot: Reader, source: FeedSource): Promise<BuiltFeed> {
  const { kind, plan, publicUrl } = source
  const { shown, rejected, ...summary } = await readSummary(snapshot, source.workspaceId)
  const removed = await snapshot.read((tx) => countRemovedAnswers(tx, source.workspaceId))
  const allows = allowancesOf(plan)
  const options = allowedOptions(source.options, allows)
  const order = await snapshot.read((tx) => readOrder(tx, source))
  const chosen = chooseItems(shown, { ...options, kind, order })
  const hasServiceFilter = options.hasVisitorTools && options.hasServiceFilter
  const items: FeedItem[] = []
  const translatable = new Map<string, Translatable>()
  const texts: Buffer[] = []
  for await (const page of readItems(snapshot, {
    ...source,
    hasWidePhotos: options.hasWidePhotos,
    services: new Map(hasServiceFilter ? chosen.items.map(({ id, service }) => [id, service]) : []),
    ids: chosen.items.map(({ id }) => id),
  })) {
    if (items.length > 0) texts.push(Buffer.from(','))
    items.push(...page.map(({ item }) => item))
    for (const each of page) {
      // A marquee has no room for two texts, so it shows what the author wrote.
      const translations = kind === 'marquee' ? new Map() : each.translations
      if (translations.size > 0 || isImported(each.origin)) translatable.set(each.item.id, { ...each, translations })
    }
    texts.push(Buffer.from(page.map(({ item }) => JSON.stringify(item)).join()))
  }
  const figures = {
    owner: source.owner,
    shown: items.length,
    shared: summary.shared,
    rated: summary.rated,
    afterPayment: summary.afterPayment,
    average: roundedAverage(summary.average),
    isSelected: chosen.isSelected || rejected + removed > 0,
  }
  const translation = translationOf('en', figures)
  const content = {
    version: 1 as const,
    kind,
    wallUrl: wallUrl({ publicUrl, slug: source.wall }),
    summary: figures,
    ...(translation && { translation }),
    isBranded: options.isBranded,
    productName: source.productName,
    allows: { darkThemes: allows.darkThemes, visitorTools: allows.visitorTools },
    options: feedOptions(options),
  }
  const translated = [...translatable.values()].map(({ translations }) =>
    Buffer.from(JSON.stringify([...translations])),
  )
  const revision = await hashInTurns([Buffer.from(JSON.stringify(content)), ...texts, ...translated])
  const { items: _, ...head } = WidgetFeed.parse({ ...content, revision, items: [] })
  return {
    content: { ...head, items },
    translatable,
    ratings: summary.ratings,
    removed,
    identity: joinFeed(head, texts),
    // The revision is a hash of everything else.
    etag: `"${revision}"`,
  }
}

const CLOSING = ']}'

/** The text of a feed: its items come last, and `texts` are theirs. */
export function joinFeed(head: Omit<WidgetFeed, 'items'>, texts: readonly Buffer[]): Buffer<ArrayBuffer> {
  const opening = JSON.stringify({ ...head, items: [] }).slice(0, -CLOSING.length)
  return Buffer.concat([Buffer.from(opening), ...texts, Buffer.from(CLOSING)])
}

async function hashInTurns(pieces: readonly Uint8Array[]): Promise<string> {
  const hash = createHash('sha256')
  for (const piece of pieces) {
    hash.update(piece)
    await nextTurn()
  }
  return hash.digest('base64url')
}
