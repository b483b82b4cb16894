import { describe, expect, test } from 'vitest'
import { pickLanguage } from './languages.ts'

describe('the language of a client', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['PT-br'], 'pt'],
    [['ja', 'zh-Hant', 'nl-BE', 'fr'], 'nl'],
    [['ja'], 'en'],
    [['', '*', 'eng', 'deutsch'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (preferred, language) => {
    expect(pickLanguage(preferred)).toBe(language)
  })
})
