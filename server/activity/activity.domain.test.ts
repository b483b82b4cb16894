import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareSettings } from './activity.domain.ts'

const setting = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
const settings = fc.dictionary(fc.string({ minLength: 1 }), setting)

test('settings that differ are named with both values, the others are not', () => {
  const before = { Colour: '#112233', Company: false, Reminders: 1, Footer: null, Subject: 'Hi', Role: true }
  const after = { Colour: '#445566', Company: true, Reminders: 2, Footer: 'Bye', Subject: '', Role: true }
  expect(compareSettings(before, after)).toEqual([
    { setting: 'Colour', before: '#112233', after: '#445566' },
    { setting: 'Company', before: 'Off', after: 'On' },
    { setting: 'Reminders', before: '1', after: '2' },
    { setting: 'Footer', before: null, after: 'Bye' },
    { setting: 'Subject', before: 'Hi', after: null },
  ])
})

test('nothing, null and empty text are the same, and a long text is cut between letters', () => {
  expect(compareSettings({ a: null, b: '' }, { b: null, c: '' })).toEqual([])
  const [change] = compareSettings({ Message: null }, { Message: '🎈'.repeat(300) })
  expect(change?.after).toBe(`${'🎈'.repeat(199)}…`)
})

test('a difference after the part that is shown is a difference too', () => {
  const long = 'x'.repeat(300)
  expect(compareSettings({ Message: `${long}1` }, { Message: `${long}2` })).toHaveLength(1)
})

test('the same settings differ in nothing, and both directions tell the same settings', () => {
  fc.assert(
    fc.property(settings, settings, (one, other) => {
      expect(compareSettings(one, one)).toEqual([])
      const there = compareSettings(one, other)
      const back = compareSettings(other, one)
      const turned = back.map(({ setting: name, before, after }) => ({ setting: name, before: after, after: before }))
      expect(new Set(there.map((change) => JSON.stringify(change)))).toEqual(
        new Set(turned.map((change) => JSON.stringify(change))),
      )
    }),
  )
})
