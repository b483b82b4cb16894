import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '#shared/languages.ts'
import { TRANSLATIONS } from '#shared/widget-messages/translations.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import { type Compressed, compressInBackground } from '#server/kernel/compress.ts'
import { joinFeed, type Translatables } from './feed-content.service.ts'
import { inLanguage } from './translated-items.ts'

const KEPT_BYTES_MAX = 16 * 1024 * 1024
/** Written in one turn of the event loop. */
const ITEMS_PAGE = 100

type Translation = NonNullable<WidgetFeed['translation']>

/** The widget's own sentences, and the average as the language writes numbers. Undefined for English. */
export function translationOf(language: Language, average: number | null): Translation | undefined {
  if (language === 'en') return undefined
  const written = average?.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return { lang: language, ...TRANSLATIONS[language], ...(average && written && { [average.toFixed(1)]: written }) }
}

/** A feed, in the words of the authors. */
export type OriginalFeed = { content: WidgetFeed; translatable: Translatables }

/** Whether pages in English read anything else than the authors' words. */
export const hasEnglish = (translatable: Translatables): boolean =>
  [...translatable.values()].some(({ translations }) => translations.has('en'))

/** The feed as pages in this language read it. */
export function feedInLanguage({ content, translatable }: OriginalFeed, language: Language): WidgetFeed {
  const { owner } = content.summary
  return {
    ...content,
    translation: translationOf(language, content.summary.average),
    items: content.items.map((item) => {
      const found = translatable.get(item.id)
      return found ? inLanguage(found, { language, owner }) : item
    }),
  }
}

/**
 * The text of a feed in other languages: the widget's sentences and the testimonials that their owner translated. The newest
 * ones are kept, up to a number of bytes.
 */
export function createFeedTranslator({ keptBytesMax = KEPT_BYTES_MAX } = {}) {
  const kept = new Map<string, { translated: Compressed; bytes: number }>()
  let keptBytes = 0

  function forget(key: string): void {
    keptBytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  return async (feed: Compressed, original: OriginalFeed, language: Language): Promise<Compressed> => {
    if (language === 'en' && !hasEnglish(original.translatable)) return feed
    const etag = `${feed.etag.slice(0, -1)}-${language}"`
    const known = kept.get(etag)
    const translated =
      known?.translated ?? (await compressInBackground({ identity: await write(feed, original, language), etag }))
    const bytes = translated.identity.length + translated.br.length + translated.gzip.length
    forget(etag)
    kept.set(etag, { translated, bytes })
    keptBytes += bytes
    for (const oldest of kept.keys()) {
      if (keptBytes <= keptBytesMax || oldest === etag) break
      forget(oldest)
    }
    return translated
  }
}

async function write(feed: Compressed, original: OriginalFeed, language: Language): Promise<Buffer<ArrayBuffer>> {
  const { content, translatable } = original
  if (translatable.size === 0) return insert(feed, translationOf(language, content.summary.average))
  const texts: Buffer[] = []
  for (let start = 0; start < content.items.length; start += ITEMS_PAGE) {
    const page = { ...content, items: content.items.slice(start, start + ITEMS_PAGE) }
    const { items } = feedInLanguage({ content: page, translatable }, language)
    texts.push(Buffer.from((start > 0 ? ',' : '') + items.map((item) => JSON.stringify(item)).join()))
    await nextTurn()
  }
  const { items: _, ...head } = content
  return joinFeed({ ...head, translation: translationOf(language, content.summary.average) }, texts)
}

const insert = ({ identity }: Compressed, translation: Translation | undefined) =>
  Buffer.concat([Buffer.from(`{"translation":${JSON.stringify(translation)},`), identity.subarray(1)])
