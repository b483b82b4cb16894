import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { checkCatalogue } from '../client/catalogue.fake.ts'
import { signOffCatalogue } from './sign-off-texts.ts'

describe('the texts of the sign-off page', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'are complete in %s, and nothing is left in English',
    async (language) => {
      const english = await signOffCatalogue.load('en')
      expect(checkCatalogue(english, await signOffCatalogue.load(language))).toEqual([])
    },
  )
})
