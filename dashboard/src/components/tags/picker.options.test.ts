import { expect, test } from 'vitest'
import { findOptions } from './picker.options.ts'

const options = ['Café', 'for the shelf', 'shelf test'].map((name) => ({ key: name, name, isChosen: false }))

test.each([
  ['', ['Café', 'for the shelf', 'shelf test'], false],
  ['cafe', ['Café'], false],
  ['SHELF TEST ', ['shelf test'], false],
  ['sh', ['shelf test', 'for the shelf'], true],
  ['new', [], true],
  ['  ', ['Café', 'for the shelf', 'shelf test'], false],
])('typing "%s" finds %j', (typed, names, isNew) => {
  const { found, ...rest } = findOptions(options, typed)
  expect(found.map(({ name }) => name)).toEqual(names)
  expect(rest).toEqual({ isNew })
})
