import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { defaultWidgetOptions, type WidgetOptions } from '#shared/widgets.ts'
import { type TagLists, TagsField } from './tags.field.tsx'

const lists: TagLists = {
  tags: [],
  services: [
    { name: 'Label', count: 8 },
    { name: 'Range', count: 5 },
  ],
}

function open(options: Partial<WidgetOptions> = {}) {
  const changes: unknown[] = []
  const place = document.createElement('div')
  document.body.append(place)
  const draft = { options: { ...defaultWidgetOptions, ...options } }
  flushSync(() =>
    createRoot(place).render(<TagsField draft={draft} onChange={(change) => changes.push(change)} lists={lists} />),
  )
  const choice = (title: string) => place.querySelector(`ul[aria-label="${title}"]`)
  const line = (title: string) => choice(title)?.parentElement?.querySelector('summary')?.textContent
  const press = (title: string, index: number) => choice(title)?.querySelectorAll('input')[index]?.click()
  return { changes, line, press, names: (title: string) => choice(title)?.textContent }
}

test('a widget can show several services only, and leave others out', () => {
  const { changes, line, press } = open({ onlyServices: ['Label'] })
  expect(line('Show only services')).toBe('Show only servicesLabel')
  expect(line('Leave out services')).toBe('Leave out servicesnone left out')
  press('Show only services', 1)
  press('Show only services', 0)
  press('Leave out services', 1)
  expect(changes).toEqual([
    { options: { onlyServices: ['Label', 'Range'] } },
    { options: { onlyServices: [] } },
    { options: { withoutServices: ['Range'] } },
  ])
})

test('a service that is chosen stays in the list when it is no longer among the most used', () => {
  const { names, press, changes } = open({ withoutServices: ['Rare'] })
  expect(names('Leave out services')).toBe('RareLabel8Range5')
  press('Leave out services', 0)
  expect(changes).toEqual([{ options: { withoutServices: [] } }])
})
