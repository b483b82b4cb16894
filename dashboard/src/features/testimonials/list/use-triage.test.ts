import { expect, test } from 'vitest'
import { neighboursOf } from './use-triage.ts'

const page = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test('the one in the middle has neighbours on both sides', () => {
  expect(neighboursOf(page, 'b')).toEqual({ position: 2, previous: 'a', next: 'c' })
})

test('nothing comes before the first and after the last', () => {
  expect(neighboursOf(page, 'a')).toEqual({ position: 1, previous: undefined, next: 'b' })
  expect(neighboursOf(page, 'c')).toEqual({ position: 3, previous: 'b', next: undefined })
})

test('one that is not on the page has no place there', () => {
  expect(neighboursOf(page, 'z')).toEqual({ position: undefined, previous: undefined, next: undefined })
})
