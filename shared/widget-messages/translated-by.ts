import type { Language } from '../languages.ts'

type Translated = {
  /** Who translated it. */
  owner: string
  /** Name of the language of the original. */
  from: string
}

/** Languages whose word for "from" changes with the name that follows put the name behind it. */
const sentences: Record<Language, (of: Translated) => string> = {
  en: ({ owner, from }) => `Translated from ${from} by ${owner}`,
  de: ({ owner, from }) => `Übersetzung von ${owner}, Original: ${from}`,
  fr: ({ owner, from }) => `Traduction de ${owner}, original : ${from}`,
  es: ({ owner, from }) => `Traducido del ${from} por ${owner}`,
  pt: ({ owner, from }) => `Traduzido do ${from} por ${owner}`,
  it: ({ owner, from }) => `Traduzione di ${owner}, originale: ${from}`,
  nl: ({ owner, from }) => `Vertaald uit het ${from} door ${owner}`,
}

const unknownSentences: Record<Language, (owner: string) => string> = {
  en: (owner) => `Translated by ${owner}`,
  de: (owner) => `Übersetzung von ${owner}`,
  fr: (owner) => `Traduction de ${owner}`,
  es: (owner) => `Traducido por ${owner}`,
  pt: (owner) => `Traduzido por ${owner}`,
  it: (owner) => `Traduzione di ${owner}`,
  nl: (owner) => `Vertaald door ${owner}`,
}

/**
 * The mark of a translation, in its language. `from` is the language of the form; null where nobody knows it. A translation into
 * the language of the form shows that the client wrote in another one.
 */
export function translatedBy({
  owner,
  from,
  language,
}: {
  owner: string
  from: Language | null
  language: Language
}): string {
  const name = from && from !== language && new Intl.DisplayNames([language], { type: 'language' }).of(from)
  return name ? sentences[language]({ owner, from: name }) : unknownSentences[language](owner)
}
