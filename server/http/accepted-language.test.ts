import { expect, test } from 'vitest'
import { acceptedLanguage } from './accepted-language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['sv-SE, fr-CA;q=0.5, en;q=0.4', 'fr'],
  ['en;q=0.3, it;q=0.7', 'it'],
  ['nl;q=0, es', 'es'],
  ['ja, zh', 'en'],
  ['*', 'en'],
  ['de;q=many', 'en'],
  ['constructor, __proto__', 'en'],
  [`${'x,'.repeat(10_000)}de`, 'en'],
])('of %s, the language is %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})
