import { expect, test } from 'vitest'
import { findOptions } from './picker.options.ts'
import { taggedMessage, testimonialsWith, untaggedMessage } from './tags.messages.ts'

const options = ['Café', 'for the shelf', 'shelf test'].map((name) => ({ key: name, name, isChosen: false }))

test.each([
  ['', ['Café', 'for the shelf', 'shelf test'], false],
  ['cafe', ['Café'], false],
  ['SHELF TEST ', ['shelf test'], false],
  ['sh', ['shelf test', 'for the shelf'], true],
  ['new', [], true],
  ['  ', ['Café', 'for the shelf', 'shelf test'], false],
])('typing "%s" finds %j', (typed, names, isNew) => {
  const { found, ...rest } = findOptions(options, typed)
  expect(found.map(({ name }) => name)).toEqual(names)
  expect(rest).toEqual({ isNew })
})

test('numbers of testimonials are said in words', () => {
  expect([0, 1, 1200].map(testimonialsWith)).toEqual(['No testimonials', '1 testimonial', '1,200 testimonials'])
  expect(taggedMessage({ count: 1, name: 'shop' })).toBe('1 testimonial has the tag “shop”.')
  expect(taggedMessage({ count: 2, name: 'shop' })).toBe('2 testimonials have the tag “shop”.')
  expect(untaggedMessage({ count: 2, name: 'shop' })).toBe('2 testimonials lost the tag “shop”.')
})
