import { expect, test } from 'vitest'
import { excerptOf, findTestimonials } from './testimonial.search.ts'

const all = [
  { author: 'Clémence Aubry', text: 'Precise, funny, never late.' },
  { author: 'Jonas Weber', text: 'Früher stand der Honig da.\nDas wollte ich.' },
  { author: '', text: 'Never again without her.' },
]

const found = (query: string) => findTestimonials(all, query).map(({ author }) => author)

test('a search finds names and words, without regard to case and accents', () => {
  expect(found('clemence')).toEqual(['Clémence Aubry'])
  expect(found('FRÜHER')).toEqual(['Jonas Weber'])
  expect(found('fruher')).toEqual(['Jonas Weber'])
  expect(found('never')).toEqual(['Clémence Aubry', ''])
})

test('a search wants each of its words, in any order and place', () => {
  expect(found('late aubry')).toEqual(['Clémence Aubry'])
  expect(found('honig  wollte ')).toEqual(['Jonas Weber'])
  expect(found('late weber')).toEqual([])
})

test('those without a name are found as they are called', () => {
  expect(found('without a name')).toEqual([''])
})

test('a search for nothing finds everything', () => {
  expect(found(' ')).toHaveLength(3)
})

test('an excerpt ends with a whole word', () => {
  expect(excerptOf({ text: 'Short.' })).toBe('Short.')
  expect(excerptOf({ text: `${'word '.repeat(14)}longest of them` })).toBe(`${'word '.repeat(14).trim()}…`)
})
