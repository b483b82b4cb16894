import { expect, test } from 'vitest'
import { allowanceWords, isReplaced, sharingWords } from './consent.words.ts'

const all = { name: true, photo: true, company: true, answers: true }
const none = { name: false, photo: false, company: false, answers: false }
const answer = { parts: all, isPrivate: false, imageUrl: '/p', company: 'Halm', role: null, answers: [] }
const answers = [{ questionId: 'q', question: 'Q?', answer: 'A.' }]

test.each([
  [answer, 'The words may be shown with name, photo, and company and role.'],
  [{ ...answer, answers }, 'The words may be shown with name, photo, company and role, and answers.'],
  [{ ...answer, imageUrl: null, company: null }, 'The words may be shown with name.'],
  [
    { ...answer, parts: { ...all, photo: false } },
    'The words may be shown with name and company and role, without photo.',
  ],
  [{ ...answer, parts: none, company: null }, 'The words may be shown, without name and photo.'],
  [{ ...answer, isPrivate: true }, 'Nothing may be shown: the client shared it with you alone.'],
])('of %j is said: %s', (given, words) => {
  expect(sharingWords(given)).toBe(words)
})

test('a consent says what it allows', () => {
  expect(allowanceWords({ choice: 'public', parts: { ...none, name: true, photo: true } })).toBe(
    ', with name and photo',
  )
  expect(allowanceWords({ choice: 'public', parts: none })).toBe(', with nothing but the words')
  expect(allowanceWords({ choice: 'private', parts: all })).toBe('')
})

test('a consent was replaced where another one began as it ended, and else withdrawn', () => {
  const ended = { withdrawnAt: '2026-11-21T09:00:00.000Z' }
  expect(isReplaced(ended, { givenAt: '2026-11-21T09:00:00.020Z' })).toBe(true)
  expect(isReplaced(ended, { givenAt: '2026-11-22T09:00:00.000Z' })).toBe(false)
  expect(isReplaced(ended, undefined)).toBe(false)
  expect(isReplaced({ withdrawnAt: null }, { givenAt: '2026-11-21T09:00:00.000Z' })).toBe(false)
})
