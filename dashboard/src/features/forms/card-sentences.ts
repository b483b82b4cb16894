import type { Language } from '#shared/languages.ts'

/** What a printed card asks whoever gets it, between the owner's name and the code. */
export const cardSentences: Record<Language, string> = {
  en: 'How was it? A few honest sentences are plenty.',
  de: 'Wie war es? Ein paar ehrliche Sätze genügen.',
  fr: 'Comment cela s’est-il passé\u202f? Quelques phrases sincères suffisent.',
  es: '¿Qué tal fue? Bastan unas frases sinceras.',
  pt: 'Como correu? Bastam umas frases sinceras.',
  it: 'Com’è andata? Bastano poche frasi sincere.',
  nl: 'Hoe was het? Een paar eerlijke zinnen zijn genoeg.',
}
