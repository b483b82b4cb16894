import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { checkCatalogue } from './catalogue.fake.ts'
import { clientCatalogue } from './catalogue.ts'

describe('the texts that all pages of the client share', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'are complete in %s, and nothing is left in English',
    async (language) => {
      const english = await clientCatalogue.load('en')
      expect(checkCatalogue(english, await clientCatalogue.load(language))).toEqual([])
    },
  )

  it('name the same reasons of a failed upload in every language but English, where the server does', async () => {
    const [first, ...others] = await Promise.all(
      LANGUAGES.filter((language) => language !== 'en').map((language) => clientCatalogue.load(language)),
    )
    const codes = Object.keys(first?.upload.reasons ?? {})
    expect(codes).not.toEqual([])
    for (const { upload } of others) expect(Object.keys(upload.reasons ?? {})).toEqual(codes)
  })

  it('are the specified ones in English', async () => {
    const { fields, failures } = await clientCatalogue.load('en')
    expect(fields.words.title).toBe('How was your experience?')
    expect(fields.visibility.privateLine).toBe("Your testimonial won't be shared in public.")
    expect(fields.visibility.publicLine).toBe('Your testimonial may be shared in public.')
    expect(failures.title).toBe('An unexpected error occurred.')
  })
})
