import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

const published = { kind: 'wall', options: {}, allowsDark: true, allowsTools: true } as const

function optionsOf(attributes: Record<string, string>) {
  return readOptions({ read: (name) => attributes[name] ?? null, lang: 'de' }, published)
}

test('without attributes all testimonials are shown, in the order of the feed, 24 a page, in the light theme', () => {
  expect(optionsOf({})).toEqual({
    kind: 'wall',
    limit: Infinity,
    pageSize: 24,
    minRating: 0,
    sort: '',
    theme: 'light',
    font: 'page',
    appearance: {},
    autoplay: 0,
    hasTools: false,
    isCounted: false,
    label: '',
    lang: 'de',
  })
})

test('reads what the attributes say', () => {
  const attributes = {
    limit: '12',
    'page-size': '6',
    'min-rating': '4',
    sort: 'highest',
    theme: 'plain',
    label: 'Praise',
  }
  expect(optionsOf(attributes)).toMatchObject({
    limit: 12,
    pageSize: 6,
    minRating: 4,
    sort: 'highest',
    theme: 'plain',
    label: 'Praise',
    lang: 'de',
  })
})

test.each(['', '0', '-3', 'many', 'NaN', '0.5'])('takes the number %j as not given', (value) => {
  expect(optionsOf({ limit: value, 'page-size': value, 'min-rating': value })).toMatchObject({
    limit: Infinity,
    pageSize: 24,
    minRating: 0,
  })
})

test('takes words that it does not know as not given', () => {
  expect(optionsOf({ theme: 'neon' })).toMatchObject({ theme: 'light' })
})
