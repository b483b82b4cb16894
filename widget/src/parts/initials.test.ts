import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Ana Ribeiro', 'AR'],
  ['ana', 'A'],
  ['Marguerite van den Berg-Oosterhuizen', 'MB'],
  ['Jean-Luc O’Neil', 'JO'],
  ['Dr. (Anna) Müller', 'DM'],
  ['王小明', '王'],
  ['Zoë 🦊', 'Z'],
  ['🦊', ''],
  ['', ''],
])('%j is shortened to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
