import { expect, test } from 'vitest'
import { taggedMessage, testimonialsWith, untaggedMessage } from './tags.messages.ts'

test('numbers of testimonials are said in words', () => {
  expect([0, 1, 1200].map(testimonialsWith)).toEqual(['No testimonials', '1 testimonial', '1,200 testimonials'])
  expect(taggedMessage({ count: 1, name: 'shop' })).toBe('1 testimonial has the tag “shop”.')
  expect(taggedMessage({ count: 2, name: 'shop' })).toBe('2 testimonials have the tag “shop”.')
  expect(untaggedMessage({ count: 2, name: 'shop' })).toBe('2 testimonials lost the tag “shop”.')
})
