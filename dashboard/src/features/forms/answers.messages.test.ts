import { expect, test } from 'vitest'
import { answersMessage, extraCheckMessage, removedMessage, toConfirmMessage } from './answers.messages.ts'

const form = { state: 'open', isOpen: true, lastDay: null, answersADay: 50, answersToday: 0 } as const

test.each([
  [form, 'The link takes up to 50 answers a day; none came in today.'],
  [{ ...form, answersADay: 1, answersToday: 3 }, 'The link takes up to 1 answer a day; 3 came in today.'],
  [
    { ...form, lastDay: '2026-12-12' },
    'The link takes up to 50 answers a day; none came in today. It closes at the end of 12 December.',
  ],
  [
    { ...form, state: 'closed', isOpen: false } as const,
    'The link is closed. Visitors see your message instead of the form.',
  ],
  [
    { ...form, state: 'closed', lastDay: '2026-10-31' } as const,
    'The link closed at the end of 31 October. Visitors see your message instead of the form.',
  ],
  [
    { ...form, state: 'full', answersToday: 50 } as const,
    '50 answers today: the link pauses until midnight. Visitors see when they can come back, and their text stays on their device.',
  ],
])('%j', (shown, message) => expect(answersMessage(shown)).toBe(message))

test.each([
  [0, ''],
  [1, 'You removed 1 answer that came through it.'],
  [3, 'You removed 3 answers that came through it.'],
])('%i removed answers are said', (answers, message) => expect(removedMessage(answers)).toBe(message))

test.each([
  [0, ''],
  [1, '1 visitor hasn’t confirmed their email yet.'],
  [1200, '1,200 visitors haven’t confirmed their email yet.'],
])('%i answers to be confirmed are said', (answers, message) => expect(toConfirmMessage(answers)).toBe(message))

test('an attack is told with what follows from it, and that it ends automatically', () => {
  expect(extraCheckMessage({ name: 'Label School', since: '14:20', suspicious: 1209 })).toBe(
    'Programs are sending answers to “Label School”: 1,209 suspicious ones since 14:20. Each visitor’s browser now does an extra check, which people hardly notice. It ends automatically an hour after the last suspicious answer.',
  )
})
