import { expect, test } from 'vitest'
import { initials } from '#shared/initials.ts'
import { initialsOf } from './initials.ts'

test.each([
  ['Nora Feldmann', 'NF'],
  ['nora', 'N'],
  ['Ana Maria da Costa', 'AC'],
  ['Marguerite van den Berg-Oosterhuizen', 'MB'],
  ['Jean-Luc O’Neil', 'JO'],
  ['Dr. (Anna) Müller', 'DM'],
  ['“Nora” Feldmann (Studio)', 'NS'],
  ['émile zola', 'ÉZ'],
  ['Feldmann & Co.', 'FC'],
  ['王小明', '王'],
  ['Zoë 🦊', 'Z'],
  ['😀 b', 'B'],
  ['4711 Digital', '4D'],
  ['🦊', ''],
  ['  ', ''],
  ['', ''],
])('the initials of %j are %j, in the dashboard and in the widget', (name, expected) => {
  expect(initials(name)).toBe(expected)
  expect(initialsOf(name)).toBe(expected)
})
