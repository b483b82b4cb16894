import { expect, test } from 'vitest'
import { readColor } from './colors.ts'

test.each([
  ['#8c2a6b', '#8c2a6b'],
  [' 8C2A6B ', '#8c2a6b'],
  ['#abc', '#aabbcc'],
  ['', null],
  ['#', null],
  ['#ab', undefined],
  ['#8c2a6b80', undefined],
  ['red;x:url(//e)', undefined],
])('%j is read as %j', (typed, color) => {
  expect(readColor(typed)).toBe(color)
})
