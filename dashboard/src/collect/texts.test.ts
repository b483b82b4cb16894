import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { checkCatalogue } from '../client/catalogue.fake.ts'
import { collectCatalogue } from './collect-texts.ts'

describe('the texts of a collection link', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'are complete in %s, and nothing is left in English',
    async (language) => {
      const english = await collectCatalogue.load('en')
      expect(checkCatalogue(english, await collectCatalogue.load(language))).toEqual([])
    },
  )
})
