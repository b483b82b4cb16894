import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { checkCatalogue } from '../client/catalogue.fake.ts'
import { portalCatalogue } from './portal-texts.ts'

describe('the texts of the client portal', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'are complete in %s, and nothing is left in English',
    async (language) => {
      const english = await portalCatalogue.load('en')
      expect(checkCatalogue(english, await portalCatalogue.load(language))).toEqual([])
    },
  )
})
