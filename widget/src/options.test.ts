import { afterEach, expect, test } from 'vitest'
import { readOptions } from './options.ts'

afterEach(() => document.documentElement.removeAttribute('lang'))

function optionsOf(attributes: Record<string, string>) {
  const host = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
  return readOptions(host)
}

test('without attributes all testimonials are shown, newest first, 24 a page, in the light theme', () => {
  expect(optionsOf({})).toEqual({
    limit: Infinity,
    pageSize: 24,
    minRating: 0,
    sort: 'newest',
    theme: 'light',
    label: '',
    lang: '',
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
  expect(optionsOf({ ...attributes, lang: 'de' })).toEqual({
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
  expect(optionsOf({ sort: 'random', theme: 'neon' })).toMatchObject({ sort: 'newest', theme: 'light' })
})

test('takes the language from the nearest element that names one, else from the document', () => {
  document.documentElement.setAttribute('lang', 'fr')
  const section = document.createElement('section')
  const host = document.createElement('div')
  section.append(host)
  expect(readOptions(host).lang).toBe('fr')
  section.setAttribute('lang', 'pt-BR')
  expect(readOptions(host).lang).toBe('pt-BR')
})
