import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '#shared/languages.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import { type Compressed, compressInBackground } from '#server/kernel/compress.ts'
import { joinFeed, type Translatables } from './feed-content.service.ts'
import { type Translation, translationOf } from './feed-sentences.ts'
import { inLanguage } from './translated-items.ts'

const KEPT_BYTES_MAX = 16 * 1024 * 1024
/** Written in one turn of the event loop. */
const ITEMS_PAGE = 100

/** A feed ready to send, and the sites that may show it: all if the list is empty. */
export type ServedFeed = Compressed & { allowedSites: readonly string[] }

/** A feed, in the words of the authors. */
export type OriginalFeed = { content: WidgetFeed; translatable: Translatables; served: ServedFeed }

/** Whether pages in English read anything else than the authors' words. */
const hasEnglish = (translatable: Translatables): boolean =>
  [...translatable.values()].some(({ translations }) => translations.has('en'))

type Texts = Omit<OriginalFeed, 'served'>

/** The feed as pages in this language read it. */
export function feedInLanguage({ content, translatable }: Texts, language: Language): WidgetFeed {
  const { owner } = content.summary
  return {
    ...content,
    translation: translationOf(language, content.summary),
    items: content.items.map((item) => {
      const found = translatable.get(item.id)
      return found ? inLanguage(found, { language, owner }) : item
    }),
  }
}

const written = new WeakMap<WidgetFeed, Map<Language, WidgetFeed>>()

/** The same, written once for each language as long as the feed is cached. */
export function keptInLanguage({ content, translatable }: Texts, language: Language): WidgetFeed {
  const known = written.get(content) ?? new Map<Language, WidgetFeed>()
  written.set(content, known)
  const feed = known.get(language) ?? feedInLanguage({ content, translatable }, language)
  known.set(language, feed)
  return feed
}

/**
 * Feeds in other languages: with the widget's sentences in them and the testimonials that their owner translated. The
 * newest ones are kept, up to a number of bytes.
 */
export function createFeedTranslator({ keptBytesMax = KEPT_BYTES_MAX } = {}) {
  const kept = new Map<string, { translated: ServedFeed; bytes: number }>()
  let keptBytes = 0
  const beingMade = new Map<string, Promise<ServedFeed>>()

  function forget(key: string): void {
    keptBytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  /** Adds it as the newest; the least recently used ones are removed. */
  function keep(key: string, translated: ServedFeed): ServedFeed {
    const bytes = translated.identity.length + translated.br.length + translated.gzip.length
    forget(key)
    kept.set(key, { translated, bytes })
    keptBytes += bytes
    for (const oldest of kept.keys()) {
      if (keptBytes <= keptBytesMax || oldest === key) break
      forget(oldest)
    }
    return translated
  }

  /** The feed in this language, if nothing has to be written for it. */
  function find({ served, translatable }: OriginalFeed, language: Language): ServedFeed | undefined {
    if (language === 'en' && !hasEnglish(translatable)) return served
    const key = keyOf(served, language)
    const known = kept.get(key)
    return known && keep(key, known.translated)
  }

  async function make(key: string, original: OriginalFeed, language: Language): Promise<ServedFeed> {
    const { served } = original
    const text = { identity: await write(original, language), etag: etagIn(served, language) }
    return keep(key, { ...(await compressInBackground(text)), allowedSites: served.allowedSites })
  }

  return {
    find,
    /** Requests for the same text share one translation. */
    async translate(original: OriginalFeed, language: Language): Promise<ServedFeed> {
      const known = find(original, language)
      if (known) return known
      const key = keyOf(original.served, language)
      const begun = beingMade.get(key)
      if (begun) return begun
      const made = make(key, original, language).finally(() => beingMade.delete(key))
      beingMade.set(key, made)
      return made
    },
  }
}

const etagIn = ({ etag }: ServedFeed, language: Language) => `${etag.slice(0, -1)}-${language}"`
// The sites that may show a feed can change while its text stays.
const keyOf = (feed: ServedFeed, language: Language) => `${etagIn(feed, language)} ${feed.allowedSites.join()}`

async function write(original: OriginalFeed, language: Language): Promise<Buffer<ArrayBuffer>> {
  const { served, content, translatable } = original
  if (translatable.size === 0 && !content.translation) return insert(served, translationOf(language, content.summary))
  const texts: Buffer[] = []
  for (let start = 0; start < content.items.length; start += ITEMS_PAGE) {
    const page = { ...content, items: content.items.slice(start, start + ITEMS_PAGE) }
    const { items } = feedInLanguage({ content: page, translatable }, language)
    texts.push(Buffer.from((start > 0 ? ',' : '') + items.map((item) => JSON.stringify(item)).join()))
    await nextTurn()
  }
  const { items: _, ...head } = content
  return joinFeed({ ...head, translation: translationOf(language, content.summary) }, texts)
}

const insert = ({ identity }: Compressed, translation: Translation | undefined) =>
  Buffer.concat([Buffer.from(`{"translation":${JSON.stringify(translation)},`), identity.subarray(1)])
