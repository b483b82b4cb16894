import type { Language } from '#shared/languages.ts'
import { addedFrom } from '#shared/widget-messages/added-from.ts'
import { messageIn } from '#shared/widget-messages/message-in.ts'
import type { Message } from '#shared/widget-messages/messages.ts'
import { translatedBy } from '#shared/widget-messages/translated-by.ts'
import type { FeedItem } from '#shared/widgets.ts'
import type { ImportedOrigin } from './feed.repository.ts'

/** What visitors read of how a testimonial came to be. The widget translates messages, and nothing else. */
export type FeedOrigin = Extract<Message, 'Added by the owner' | 'Received a code for answering'> | ImportedOrigin

/** A testimonial in the words of its author, and how its owner translated it. */
export type Translatable = {
  item: FeedItem
  origin: FeedOrigin | null
  translations: ReadonlyMap<Language, string>
}

export const isImported = (origin: FeedOrigin | null): origin is ImportedOrigin =>
  typeof origin === 'object' && origin !== null

/** An origin as a sentence. */
export const originIn = (language: Language, origin: FeedOrigin | null): string | null =>
  isImported(origin) ? addedFrom(language, origin) : origin && messageIn(language, origin)

/**
 * The testimonial as visitors of pages in this language read it: the translation first, marked as one, and the original
 * behind it. `owner` is who translated it. Without a translation, it is the original, and only what we say is translated.
 */
export function inLanguage(
  { item, origin, translations }: Translatable,
  { language, owner }: { language: Language; owner: string },
): FeedItem {
  const text = translations.get(language)
  if (text === undefined) return isImported(origin) ? { ...item, origin: originIn(language, origin) } : item
  // A translation into the language of the form shows that the client wrote in another one.
  const from = item.language === language ? null : item.language
  const marked = translatedBy({ owner, from: item.language, language })
  return {
    ...item,
    text,
    // Shown first whatever its length, so that the card unfolds to the original.
    excerpt: text,
    highlight: null,
    original: item.text,
    originalLanguage: from,
    language,
    origin: [marked, originIn(language, origin)].filter(Boolean).join(' · '),
  }
}
