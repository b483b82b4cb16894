import { expect, test } from 'vitest'
import {
  losesServiceMessage,
  losesTagMessage,
  taggedMessage,
  testimonialsWith,
  untaggedMessage,
} from './tags.messages.ts'

test('numbers of testimonials are said in words', () => {
  expect([0, 1, 1200].map(testimonialsWith)).toEqual(['No testimonials', '1 testimonial', '1,200 testimonials'])
  expect(taggedMessage({ count: 1, name: 'shop' })).toBe('1 testimonial has the tag “shop”.')
  expect(taggedMessage({ count: 2, name: 'shop' })).toBe('2 testimonials have the tag “shop”.')
  expect(untaggedMessage({ count: 2, name: 'shop' })).toBe('2 testimonials lost the tag “shop”.')
})

test('before a tag or a service is deleted, the owner reads what else that changes', () => {
  expect(losesTagMessage(1)).toBe('1 testimonial loses it. Forms, payment rules and planned requests stop giving it.')
  expect(losesServiceMessage(2)).toBe('2 testimonials lose it. Nothing else changes.')
})
