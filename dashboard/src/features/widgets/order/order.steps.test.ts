import { expect, test } from 'vitest'
import { type Item, slotForKey, slotOf, undoFor, withMove, withPin } from './order.steps.ts'

const groups = { P: 'pinned', M: 'moved', S: 'sorted' } as const
/** `Pa` is the pinned testimonial a. */
const read = (text: string): Item[] =>
  text.split(' ').map((word) => ({ id: word.slice(1), group: groups[word[0] as 'P' | 'M' | 'S'] }))
const write = (items: readonly Item[]) => items.map(({ id, group }) => `${group[0]?.toUpperCase()}${id}`).join(' ')

const LIST = read('Pa Pb Sc Sd')

test.each([
  ['b', 'ArrowUp', 'Pb Pa Sc Sd'],
  ['b', 'ArrowDown', 'Pa Mb Sc Sd'],
  ['c', 'ArrowUp', 'Pa Pb Pc Sd'],
  ['c', 'ArrowDown', 'Pa Pb Md Mc'],
  ['d', 'Home', 'Pd Pa Pb Sc'],
  ['a', 'End', 'Pb Mc Md Ma'],
])('%s moves with %s to %s', (id, key, expected) => {
  const slot = slotForKey(LIST, { id, key })
  expect(write(slot ? withMove(LIST, { id, slot }) : LIST)).toBe(expected)
})

test('arrows visit each position once, and both sides of the pinned ones', () => {
  let items: readonly Item[] = LIST
  const visited: string[] = []
  for (let slot = slotForKey(items, { id: 'a', key: 'ArrowDown' }); slot;) {
    items = withMove(LIST, { id: 'a', slot })
    visited.push(write(items))
    slot = slotForKey(items, { id: 'a', key: 'ArrowDown' })
  }
  expect(visited).toEqual(['Pb Pa Sc Sd', 'Pb Ma Sc Sd', 'Pb Mc Ma Sd', 'Pb Mc Md Ma'])
})

test('the only pinned one leaves its group downwards, and stays where nothing is above it', () => {
  const items = read('Pa Sb Sc')
  expect(slotOf(items, 'a')).toBeUndefined()
  expect(slotForKey(items, { id: 'a', key: 'ArrowDown' })).toEqual({ before: 'b' })
  expect(slotForKey(items, { id: 'a', key: 'ArrowUp' })).toBeUndefined()
  expect(slotForKey(read('Sa'), { id: 'a', key: 'ArrowDown' })).toBeUndefined()
})

test('a pin comes after those that are pinned', () => {
  expect(write(withPin(LIST, 'd'))).toBe('Pa Pb Pd Sc')
  expect(withPin(LIST, 'gone')).toBe(LIST)
})

test('each change can be taken back', () => {
  const items = read('Pa Mb Mc Sd')
  expect(undoFor(items, 'a')).toEqual({ action: 'pin', id: 'a' })
  expect(undoFor(items, 'b')).toEqual({ action: 'move', id: 'b', before: 'c' })
  expect(undoFor(items, 'c')).toEqual({ action: 'move', id: 'c', after: 'b' })
  expect(undoFor(items, 'd')).toEqual({ action: 'release', id: 'd' })
})
