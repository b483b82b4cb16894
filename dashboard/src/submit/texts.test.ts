import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { checkCatalogue } from '../client/catalogue.fake.ts'
import { submitCatalogue } from './submit-texts.ts'

describe('the texts of the form and its thanks', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'are complete in %s, and nothing is left in English',
    async (language) => {
      const english = await submitCatalogue.load('en')
      expect(checkCatalogue(english, await submitCatalogue.load(language))).toEqual([])
    },
  )

  it('are the specified ones in English', async () => {
    const { thanks } = await submitCatalogue.load('en')
    expect([thanks.title, thanks.sub]).toEqual(['Thank you!', 'Your feedback means the world'])
  })
})
