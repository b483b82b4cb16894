import { expect, test } from 'vitest'
import { beyondLeft, type PlannedAsk } from './requests-left.domain.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const ask = (id: string, due: number, paid = due - 3): PlannedAsk => ({ id, at: day(due), paidAt: day(paid) })

test.each<[name: string, planned: PlannedAsk[], added: PlannedAsk[], left: number, beyond: string[]]>([
  ['none while enough are left', [ask('a', 5)], [ask('b', 6), ask('c', 7)], 3, []],
  ['the latest', [ask('a', 5)], [ask('b', 6), ask('c', 7)], 2, ['c']],
  ['all when none is left', [], [ask('b', 6), ask('c', 7)], 0, ['b', 'c']],
  ['all when more wait than are left', [], [ask('b', 6)], -2, ['b']],
  ['no planned one, which an earlier one displaces', [ask('a', 9)], [ask('b', 6)], 1, []],
  ['the one that paid later, of two that are due together', [], [ask('b', 6, 4), ask('c', 6, 2)], 1, ['b']],
  ['each once, if it was planned before', [ask('b', 6)], [ask('b', 6), ask('c', 7)], 1, ['c']],
])('requests beyond those left: %s', (_, planned, added, left, beyond) => {
  expect(beyondLeft({ planned, added, left }).map(({ id }) => id)).toEqual(beyond)
})
