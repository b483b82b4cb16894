import { expect, test } from 'vitest'
import { consentLanguage } from './consent.language.ts'

test('a form in another language is named, an English one is not', () => {
  expect(consentLanguage('pt')).toBe(', on the Portuguese form')
  expect(consentLanguage('de-AT')).toBe(', on the German form')
  expect(consentLanguage('en')).toBe('')
  expect(consentLanguage('en-GB')).toBe('')
})

test('a language that nobody knows is left out', () => {
  expect(consentLanguage('')).toBe('')
  expect(consentLanguage('not a language')).toBe('')
})
