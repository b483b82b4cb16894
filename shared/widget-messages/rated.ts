import type { Language } from '../languages.ts'
import { messageIn } from './message-in.ts'
import type { Message } from './messages.ts'

type Wording = {
  /** How many gave stars. */
  one: string
  many: string
  /** What these average: one is its own average. */
  oneAverages: string
  manyAverage: string
}

const wordings: Record<Language, Wording> = {
  en: {
    one: '1 rating',
    many: '{n} ratings',
    oneAverages: '1 rating: {1}',
    manyAverage: '{n} ratings average {1}',
  },
  de: {
    one: '1 Bewertung',
    many: '{n} Bewertungen',
    oneAverages: '1 Bewertung: {1}',
    manyAverage: 'Durchschnitt von {n} Bewertungen: {1}',
  },
  fr: {
    one: '1 note',
    many: '{n} notes',
    oneAverages: '1 note\u202f: {1}',
    manyAverage: 'moyenne de {n} notes\u202f: {1}',
  },
  es: {
    one: '1 valoración',
    many: '{n} valoraciones',
    oneAverages: '1 valoración: {1}',
    manyAverage: 'media de {n} valoraciones: {1}',
  },
  pt: {
    one: '1 avaliação',
    many: '{n} avaliações',
    oneAverages: '1 avaliação: {1}',
    manyAverage: 'média de {n} avaliações: {1}',
  },
  it: {
    one: '1 valutazione',
    many: '{n} valutazioni',
    oneAverages: '1 valutazione: {1}',
    manyAverage: 'media di {n} valutazioni: {1}',
  },
  nl: {
    one: '1 beoordeling',
    many: '{n} beoordelingen',
    oneAverages: '1 beoordeling: {1}',
    manyAverage: 'gemiddelde van {n} beoordelingen: {1}',
  },
}

/** "17 ratings", in a language. */
export const ratingsIn = (language: Language, rated: number): string => {
  const { one, many } = wordings[language]
  return rated === 1 ? one : many.replace('{n}', String(rated))
}

/**
 * The widget's sentences about an average, for testimonials of which only some have stars: by their English, in a language.
 * The usual ones say that all have them. They take the same values, so that every version of the widget can say them.
 */
export function ratedSentences(language: Language, rated: number): Partial<Record<Message, string>> {
  const { oneAverages, manyAverage } = wordings[language]
  const average = rated === 1 ? oneAverages : manyAverage.replace('{n}', String(rated))
  const clients = messageIn(language, '{0} clients')
  return {
    'all {0} average {1}': average,
    '{0} clients': `${ratingsIn(language, rated)}, ${clients}`,
    '{0} clients, {1} on average': `${clients}, ${average}`,
  }
}
