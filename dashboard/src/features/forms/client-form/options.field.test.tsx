import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OptionsField } from './options.field.tsx'

const place = document.createElement('div')
let unmount: () => void

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(place)
})
afterEach(() => {
  act(() => unmount())
  place.remove()
  vi.unstubAllGlobals()
})

function Question({ initial, isLocked }: { initial: string[]; isLocked: boolean }) {
  const [options, setOptions] = useState(initial)
  return (
    <OptionsField
      of="question 1"
      options={options}
      onChange={setOptions}
      errorOf={() => undefined}
      isLocked={isLocked}
      inputRef={() => {}}
    />
  )
}

function show(initial: string[], { isLocked = false } = {}) {
  const root = createRoot(place)
  unmount = () => root.unmount()
  act(() => root.render(<Question initial={initial} isLocked={isLocked} />))
}

const shown = () => [...place.querySelectorAll('input')].map(({ value }) => value)
const button = (name: string) =>
  [...place.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent.trim()) === name,
  )
const press = (name: string) => act(() => button(name)?.click())

test('answers are added, moved and removed, and the focus goes along', () => {
  show(['Drawing', 'Printing'])
  press('Add answer')
  expect(shown()).toEqual(['Drawing', 'Printing', ''])
  expect(document.activeElement).toBe(place.querySelectorAll('input')[2])
  press('Move answer 2 up')
  expect(shown()).toEqual(['Printing', 'Drawing', ''])
  expect(document.activeElement).toBe(button('Move answer 1 up'))
  press('Remove answer 3')
  expect(shown()).toEqual(['Printing', 'Drawing'])
  expect(document.activeElement).toBe(place.querySelectorAll('input')[1])
})

test('a choice keeps at least two answers, and has at most eight', () => {
  show(['Drawing', 'Printing'])
  press('Remove answer 1')
  expect(shown()).toEqual(['Drawing', 'Printing'])
  for (let added = 0; added < 9; added += 1) press('Add answer')
  expect(shown()).toHaveLength(8)
})

test('where the plan doesn’t include questions, answers can be read', () => {
  show(['Drawing', 'Printing'], { isLocked: true })
  expect(shown()).toEqual(['Drawing', 'Printing'])
  expect(place.querySelectorAll('button')).toHaveLength(0)
  expect([...place.querySelectorAll('input')].every(({ readOnly }) => readOnly)).toBe(true)
})
