import { expect, test } from 'vitest'
import { groupByWording } from './history.tsx'

const consent = (wording: string, choice: 'public' | 'private' = 'public') =>
  ({ choice, wording, language: 'en', givenAt: '2026-11-03T10:00:00.000Z', endedAt: null }) as const

test('a sentence that was agreed to several times in a row is shown once, with each time', () => {
  const [first, second, third] = [consent('One.'), consent('One.', 'private'), consent('Two.')]
  expect(groupByWording([first, second, third])).toEqual([
    { wording: 'One.', language: 'en', consents: [first, second] },
    { wording: 'Two.', language: 'en', consents: [third] },
  ])
})

test('a sentence that came back after another one is shown again', () => {
  const consents = [consent('One.'), consent('Two.'), consent('One.')]
  expect(groupByWording(consents).map(({ wording }) => wording)).toEqual(['One.', 'Two.', 'One.'])
})

test('nothing is agreed to where nothing was', () => {
  expect(groupByWording([])).toEqual([])
})
