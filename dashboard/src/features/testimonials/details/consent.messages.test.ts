import { expect, test } from 'vitest'
import { allowanceMessage, consentLanguage, isReplaced, sharingMessage } from './consent.messages.ts'

const all = { name: true, photo: true, company: true, answers: true }
const none = { name: false, photo: false, company: false, answers: false }
const answer = { parts: all, isPrivate: false, imageUrl: '/p', company: 'Halm', role: null, answers: [] }
const answers = [{ questionId: 'q', question: 'Q?', answer: 'A.' }]

test.each([
  [answer, 'Can be shown with name, photo, and company and role.'],
  [{ ...answer, answers }, 'Can be shown with name, photo, company and role, and answers.'],
  [{ ...answer, imageUrl: null, company: null }, 'Can be shown with name.'],
  [{ ...answer, parts: { ...all, photo: false } }, 'Can be shown with name and company and role, but without photo.'],
  [{ ...answer, parts: none, company: null }, 'Can be shown without name and photo.'],
  [{ ...answer, isPrivate: true }, 'Can’t be shown: the client shared it only with you.'],
])('of %j is said: %s', (given, wording) => {
  expect(sharingMessage(given)).toBe(wording)
})

test('a consent says what it allows', () => {
  expect(allowanceMessage({ choice: 'public', parts: { ...none, name: true, photo: true } })).toBe(
    ', with name and photo',
  )
  expect(allowanceMessage({ choice: 'public', parts: none })).toBe(', with only the text')
  expect(allowanceMessage({ choice: 'private', parts: all })).toBe('')
})

test('a consent was replaced where another one began as it ended, and else withdrawn', () => {
  const ended = { withdrawnAt: '2026-11-21T09:00:00.000Z' }
  expect(isReplaced(ended, { givenAt: '2026-11-21T09:00:00.020Z' })).toBe(true)
  expect(isReplaced(ended, { givenAt: '2026-11-22T09:00:00.000Z' })).toBe(false)
  expect(isReplaced(ended, undefined)).toBe(false)
  expect(isReplaced({ withdrawnAt: null }, { givenAt: '2026-11-21T09:00:00.000Z' })).toBe(false)
})

test('a form in another language is named, an English one is not', () => {
  expect(consentLanguage('pt')).toBe(', on the Portuguese form')
  expect(consentLanguage('de-AT')).toBe(', on the German form')
  expect(consentLanguage('en')).toBe('')
  expect(consentLanguage('en-GB')).toBe('')
})

test('a language that nobody knows is left out', () => {
  expect(consentLanguage('')).toBe('')
  expect(consentLanguage('not a language')).toBe('')
})
