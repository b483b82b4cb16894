import { expect, it, vi } from 'vitest'
import { createCatalogue } from './catalogue.ts'

const file = (word: string) => async () => ({
  texts: { word, hello: (name: string) => `${word}, ${name}!`, all: [word] },
})

function open() {
  const de = vi.fn<ReturnType<typeof file>>(file('Hallo'))
  const other = file('Hello')
  const catalogue = createCatalogue({ en: other, de, fr: other, es: other, pt: other, it: other, nl: other })
  return { catalogue, de }
}

it('fetches a language once, and says so when it was not fetched', async () => {
  const { catalogue, de } = open()
  expect(() => catalogue.read('de')).toThrow('The texts of de were not loaded.')
  await catalogue.load('de')
  await catalogue.load('de')
  expect(de).toHaveBeenCalledTimes(1)
  expect(catalogue.read('de').hello('Ana')).toBe('Hallo, Ana!')
})

it('fetches a language again that could not be fetched', async () => {
  const { catalogue, de } = open()
  de.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(catalogue.load('de')).rejects.toThrow('Failed to fetch')
  expect((await catalogue.load('de')).word).toBe('Hallo')
})

it('makes the pseudo-language out of English, longer, and leaves names as they are', async () => {
  const { catalogue } = open()
  const texts = await catalogue.load('ar-XB')
  expect(texts.word).toBe('Hééllöö')
  expect(texts.hello('Anna Hell')).toBe('Hééllöö, Anna Hell!')
  expect(texts.all).toEqual(['Hééllöö'])
})
