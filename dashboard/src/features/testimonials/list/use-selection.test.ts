import { expect, test } from 'vitest'
import { afterSelecting, noSelection, type SelectionStep } from './use-selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const toggled = (id: string): SelectionStep => ({ kind: 'toggled', id })
const extended = (id: string): SelectionStep => ({ kind: 'extended', id, order })

const after = (...steps: SelectionStep[]) => [...steps.reduce(afterSelecting, noSelection('all')).ids].toSorted()

test.each<[string, SelectionStep[], string[]]>([
  ['one is chosen', [toggled('b')], ['b']],
  ['and left again', [toggled('b'), toggled('b')], []],
  ['a range down', [toggled('b'), extended('d')], ['b', 'c', 'd']],
  ['a range up', [toggled('d'), extended('b')], ['b', 'c', 'd']],
  ['a range from the end of the last one', [toggled('a'), extended('b'), extended('d')], ['a', 'b', 'c', 'd']],
  ['a range that is left', [{ kind: 'chosen', ids: order }, toggled('b'), extended('d')], ['a', 'e']],
  ['a range without a beginning', [extended('c')], ['c']],
  ['a range whose beginning is not shown any more', [toggled('gone'), extended('c')], ['c', 'gone']],
  ['all', [toggled('b'), { kind: 'chosen', ids: order }], order],
  ['nothing in another view', [toggled('b'), { kind: 'viewed', view: 'sent' }], []],
])('%s', (_, steps, ids) => {
  expect(after(...steps)).toEqual(ids)
})
