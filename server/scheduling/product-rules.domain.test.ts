import { expect, test } from 'vitest'
import { sortByProduct } from './product-rules.domain.ts'

const rules = [
  { product: 'school', service: null, tagId: 'tag_1' },
  { product: 'Label School', service: 'Six evenings', tagId: null },
  { product: 'Café', service: 'Signs', tagId: 'tag_2' },
]

test.each([
  ['LABEL SCHOOL, spring', null, { service: 'Six evenings', tagIds: ['tag_1'] }],
  ['Sign for the cafe', 'label school', { service: 'Six evenings', tagIds: ['tag_1', 'tag_2'] }],
  ['Label', 'School', { service: null, tagIds: ['tag_1'] }],
  ['Old', null, { service: null, tagIds: [] }],
  [null, null, { service: null, tagIds: [] }],
])('a payment for %j, %j', (line, description, expected) => {
  expect(sortByProduct(rules, { line, description })).toEqual(expected)
})
