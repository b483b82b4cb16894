import type { Language } from '#shared/languages.ts'
import { TRANSLATIONS } from '#shared/widget-messages/translations.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import { type Compressed, compressInBackground } from '#server/kernel/compress.ts'

const KEPT_BYTES_MAX = 16 * 1024 * 1024

type Translation = NonNullable<WidgetFeed['translation']>

/** The widget's own sentences, and the average as the language writes numbers. Undefined for English. */
export function translationOf(language: Language, average: number | null): Translation | undefined {
  if (language === 'en') return undefined
  const written = average?.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return { lang: language, ...TRANSLATIONS[language], ...(average && written && { [average.toFixed(1)]: written }) }
}

/** Puts the widget's sentences into the text of a feed. The newest ones are kept, up to a number of bytes. */
export function createFeedTranslator({ keptBytesMax = KEPT_BYTES_MAX } = {}) {
  const kept = new Map<string, { translated: Compressed; bytes: number }>()
  let keptBytes = 0

  function forget(key: string): void {
    keptBytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  return async (feed: Compressed & { average: number | null }, language: Language): Promise<Compressed> => {
    const translation = translationOf(language, feed.average)
    if (!translation) return feed
    const etag = `${feed.etag.slice(0, -1)}-${language}"`
    const known = kept.get(etag)
    const translated = known?.translated ?? (await compressInBackground({ identity: insert(feed, translation), etag }))
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

const insert = ({ identity }: Compressed, translation: Translation) =>
  Buffer.concat([Buffer.from(`{"translation":${JSON.stringify(translation)},`), identity.subarray(1)])
