import { describe, expect, test } from 'vitest'
import {
  approvalMessage,
  askedMessage,
  asksSignOff,
  overrulesSignOff,
  signOffMessage,
  waitsMessage,
} from './sign-off.messages.ts'

const shared = { isPrivate: false }
const hidden = { isPrivate: true }
const editor = { names: ['Jo'], mayOverrule: false }
const owner = { names: ['Jo', 'Kim'], mayOverrule: true }

describe('approving', () => {
  test('asks for a sign-off or overrules it, unless nobody would read it or none is needed', () => {
    expect([asksSignOff(shared, editor), asksSignOff(shared, owner)]).toEqual([true, false])
    expect([overrulesSignOff(shared, editor), overrulesSignOff(shared, owner)]).toEqual([false, true])
    expect([asksSignOff(hidden, editor), overrulesSignOff(hidden, owner), asksSignOff(shared, null)]).toEqual([
      false,
      false,
      false,
    ])
  })

  test.each([
    [[shared], editor, 'Jo signs off before it is published, and gets at most one email a day.'],
    [[shared, hidden], editor, 'Jo signs off before they are published, and gets at most one email a day.'],
    [[shared], { ...editor, names: [] }, 'No sign-off link is active, so only the owner can publish it.'],
    [[shared], owner, 'Jo or Kim has not signed off. As the owner, you can publish it without.'],
    [
      [shared],
      { ...owner, names: [] },
      'No sign-off link is active. As the owner, you can publish without a sign-off.',
    ],
    [[hidden], editor, null],
    [[shared], null, null],
  ])('says what happens', (rows, signers, message) => {
    expect(approvalMessage(rows, signers)).toBe(message)
  })

  test('says afterwards who was asked', () => {
    expect([askedMessage(1, editor), askedMessage(3, editor)]).toEqual([
      'Testimonial sent to Jo for sign-off.',
      '3 testimonials sent to Jo for sign-off.',
    ])
  })
})

test.each([
  [{ names: ['Jo'], waiting: 0 }, null],
  [{ names: ['Jo'], waiting: 1 }, '1 testimonial waits for a sign-off by Jo.'],
  [{ names: ['Jo', 'Kim', 'Lu'], waiting: 2 }, '2 testimonials wait for a sign-off by Jo, Kim or Lu.'],
  [{ names: [], waiting: 0 }, 'Testimonials need a sign-off, and no sign-off link is active.'],
])('the list says what waits', (signOff, message) => {
  expect(signOffMessage(signOff)).toBe(message)
})

test('a row says for whom it waits', () => {
  expect([waitsMessage(editor), waitsMessage(null)]).toEqual(['Waits for Jo', 'Waits for a sign-off'])
})
