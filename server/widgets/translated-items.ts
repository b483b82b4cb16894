import type { Language } from '#shared/languages.ts'
import { messageIn } from '#shared/widget-messages/message-in.ts'
import { translatedBy } from '#shared/widget-messages/translated-by.ts'
import type { FeedItem, FeedOrigin } from '#shared/widgets.ts'

/** A testimonial in the words of its author, and how its owner translated it. */
export type Translatable = {
  item: FeedItem & { origin: FeedOrigin | null }
  translations: ReadonlyMap<Language, string>
}

/**
 * The testimonial as visitors of pages in this language read it: the translation first, marked as one, and the original
 * behind it. `owner` is who translated it. Without a translation, it is the original.
 */
export function inLanguage(
  { item, translations }: Translatable,
  { language, owner }: { language: Language; owner: string },
): FeedItem {
  const text = translations.get(language)
  if (text === undefined) return item
  // A translation into the language of the form shows that the client wrote in another one.
  const from = item.language === language ? null : item.language
  const marked = translatedBy({ owner, from: item.language, language })
  const origin = item.origin && messageIn(language, item.origin)
  return {
    ...item,
    text,
    // Shown first whatever its length, so that the card unfolds to the original.
    excerpt: text,
    highlight: null,
    original: item.text,
    originalLanguage: from,
    language,
    origin: [marked, origin].filter(Boolean).join(' · '),
  }
}
