import { expect, test } from 'vitest'
import type { ShareImageContent } from '#shared/share-image.ts'
import { paramsOf, viewOf } from './share-image.address.ts'
import { altText, fileName, allowedMessage } from './share-image.messages.ts'

const content: ShareImageContent = {
  testimonial: {
    author: 'Ana Ribeiro',
    role: 'Owner',
    company: 'Casa Ribeiro',
    rating: 4,
    text: 'Precise.\n\nNever late.',
    excerpt: null,
    highlight: null,
    language: 'en',
    date: null,
    verified: null,
    photoUrl: null,
    translatedBy: null,
  },
  brand: { name: 'Feldmann Studio', logoUrl: null, accent: null },
}
const anonymous = {
  ...content,
  testimonial: { ...content.testimonial, author: '', role: null, company: null, rating: null },
}

test.each([
  ['Ana Ribeiro', 'ana-ribeiro-square.png'],
  ['Clémence d’Aubry', 'clemence-d-aubry-square.png'],
  ['نادية', 'نادية-square.png'],
  ['../../etc', 'etc-square.png'],
  ['', 'testimonial-square.png'],
])('the file of %s is %s', (author, name) => {
  expect(fileName({ author, format: 'square', extension: 'png' })).toBe(name)
})

test('the alt text says what the image shows', () => {
  expect(altText(content)).toBe(
    'Testimonial: “Precise. Never late.” Ana Ribeiro, Owner, Casa Ribeiro. 4 out of 5 stars. Feldmann Studio.',
  )
  const translated = { ...content.testimonial, translatedBy: 'Translated by Feldmann Studio' }
  expect(altText({ ...content, testimonial: translated })).toBe(
    'Testimonial: “Precise. Never late.” Translated by Feldmann Studio. Ana Ribeiro, Owner, Casa Ribeiro. 4 out of 5 stars. Feldmann Studio.',
  )
  expect(altText(anonymous)).toBe('Testimonial: “Precise. Never late.” Feldmann Studio.')
})

test('the page says which parts of the client the image may show', () => {
  expect(allowedMessage(content)).toBe('Allowed by Ana Ribeiro: name and company.')
  expect(allowedMessage(anonymous)).toBe('The client didn’t give or allow a name, company or photo.')
})

test('an address describes a design and a format, and ignores what is neither', () => {
  expect(viewOf(paramsOf({ design: 'night', format: 'wide' }))).toEqual({ design: 'night', format: 'wide' })
  expect(viewOf(new URLSearchParams('design=evil&format=9'))).toEqual({ design: 'poster', format: 'portrait' })
})
