import { expect, test } from 'vitest'
import { readFeed } from '../feed.ts'
import { matches, wordsOf } from './search.ts'

const feed = readFeed(
  {
    version: 1,
    summary: {},
    items: [
      {
        text: 'Très précise, and on a Straße.',
        author: 'Zoë Müller',
        role: 'Head of Product',
        company: 'Lumen',
        answers: [{ question: 'What changed?', answer: 'The LABEL' }],
      },
    ],
  },
  'en',
)
const [item] = typeof feed === 'string' ? [] : feed.items

test.each([
  ['precise', true],
  ['PRÉCISE', true],
  ['strasse', true],
  ['zoe muller', true],
  ['muller tres', true],
  ['lumen', true],
  ['label', true],
  ['what changed', true],
  ['  ', true],
  ['', true],
  ['precise nobody', false],
  ['.*', false],
])('looking for “%s” finds it: %s', (query, isFound) => {
  expect(item && matches(item, wordsOf(query))).toBe(isFound)
})
