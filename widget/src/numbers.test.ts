import { expect, test } from 'vitest'
import type { Message } from '#shared/widget-messages/messages.ts'
import { TRANSLATIONS } from '#shared/widget-messages/translations.ts'
import { createSay } from './say.ts'

const COUNTED = [
  'Show {0} more',
  '{0} of {1} testimonials',
  '{0} asked after payment',
  '{0} of {1} match',
] as const satisfies readonly Message[]

/** Each sentence with a number that can be 1 or many, by language. None has more than two forms below a million. */
const sayIn = (lang: string) => createSay(lang === 'en' ? undefined : { lang, ...Object(TRANSLATIONS)[lang] })
const sentences = (lang: string, count: number) => COUNTED.map((message) => sayIn(lang)(message, count, 2000))

test.each([
  ['en', 1, ['Show 1 more', '1 of 2,000 testimonials', '1 asked after payment', '1 of 2,000 match']],
  ['en', 1000, ['Show 1,000 more', '1,000 of 2,000 testimonials', '1,000 asked after payment', '1,000 of 2,000 match']],
  ['de', 1, ['1 weitere anzeigen', '1 von 2.000 Kundenstimmen', '1 nach Bezahlung gefragt', '1 von 2.000 gefunden']],
  ['de', 5, ['5 weitere anzeigen', '5 von 2.000 Kundenstimmen', '5 nach Bezahlung gefragt', '5 von 2.000 gefunden']],
  ['fr', 1, ['Afficher 1 de plus', '1 sur 2 000 témoignages', 'demandés après paiement : 1', 'Résultat : 1 sur 2 000']],
  ['fr', 2, ['Afficher 2 de plus', '2 sur 2 000 témoignages', 'demandés après paiement : 2', 'Résultat : 2 sur 2 000']],
  ['es', 1, ['Mostrar 1 más', '1 de 2000 testimonios', 'pedidos tras el pago: 1', 'Resultados: 1 de 2000']],
  ['es', 5, ['Mostrar 5 más', '5 de 2000 testimonios', 'pedidos tras el pago: 5', 'Resultados: 5 de 2000']],
  ['pt', 1, ['Mostrar mais 1', '1 de 2.000 testemunhos', 'pedidos após o pagamento: 1', 'Resultados: 1 de 2.000']],
  ['it', 1, ['Mostra ancora 1', '1 di 2000 testimonianze', 'chieste dopo il pagamento: 1', 'Trovate: 1 di 2000']],
  ['it', 2, ['Mostra ancora 2', '2 di 2000 testimonianze', 'chieste dopo il pagamento: 2', 'Trovate: 2 di 2000']],
  ['nl', 1, ['Nog 1 tonen', '1 van 2.000 reviews', '1 gevraagd na betaling', '1 van 2.000 gevonden']],
  [
    'nl',
    1000,
    ['Nog 1.000 tonen', '1.000 van 2.000 reviews', '1.000 gevraagd na betaling', '1.000 van 2.000 gevonden'],
  ],
] as const)('in %s, sentences read right with %i', (lang, count, expected) => {
  expect(sentences(lang, count).map((sentence) => sentence.replace(/[\u00a0\u202f]/g, ' '))).toEqual(expected)
})

test('one star of five reads right in every language', () => {
  const rated = ['de', 'fr', 'es', 'pt', 'it', 'nl'].map((lang) => sayIn(lang)('Rated {0} out of 5', '1'))
  expect(rated).toEqual([
    '1 von 5 Sternen',
    'Note\u202f: 1 sur 5',
    '1 de 5 estrellas',
    '1 de 5 estrelas',
    'Voto: 1 su 5',
    '1 van 5 sterren',
  ])
})

test('a language that no browser knows how to write leaves numbers as they are in the browser’s own', () => {
  expect(createSay({ lang: 'not a language!' })('Show {0} more', 5)).toBe('Show 5 more')
})
