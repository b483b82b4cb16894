import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { checkCatalogue } from '../client/catalogue.fake.ts'
import { mineCatalogue } from './mine-texts.ts'

describe('the texts of the client’s own pages', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'are complete in %s, and nothing is left in English',
    async (language) => {
      const english = await mineCatalogue.load('en')
      expect(checkCatalogue(english, await mineCatalogue.load(language))).toEqual([])
    },
  )
})
