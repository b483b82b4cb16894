import { describe, expect, test } from 'vitest'
import type { Question } from '#shared/submissions.ts'
import type { TestimonialEvent } from '#shared/testimonial-details.ts'
import { isSameAnswer, asksToChange, historyForClient, visibilityOf, type WrittenAnswer } from './portal.domain.ts'

const at = new Date('2026-11-20T09:00:00Z')

function shown(kinds: TestimonialEvent['kind'][], { isPrivateAtFirst = false } = {}) {
  return historyForClient(
    kinds.map((kind) => ({ kind, at })),
    { isPrivateAtFirst },
  ).map(({ kind }) => kind)
}

describe('what a client is told of the history', () => {
  test.each<[string, TestimonialEvent['kind'][], string[]]>([
    [
      'nothing of what the owner and the mail did before the answer',
      ['created', 'changed', 'queued', 'sent', 'send_failed', 'imported', 'declined', 'submitted'],
      ['submitted'],
    ],
    ['that the owner said yes', ['submitted', 'approved'], ['submitted', 'approved']],
    ['nothing when the owner says no to what nobody saw', ['submitted', 'rejected', 'reopened'], ['submitted']],
    ['that the owner took it down', ['submitted', 'approved', 'rejected'], ['submitted', 'approved', 'taken_down']],
    [
      'that the owner took a yes back',
      ['submitted', 'approved', 'reopened', 'approved'],
      ['submitted', 'approved', 'taken_down', 'approved'],
    ],
    [
      'nothing more when what was taken down is rejected too',
      ['submitted', 'approved', 'reopened', 'rejected'],
      ['submitted', 'approved', 'taken_down'],
    ],
    [
      'nothing when words that wait again are rejected',
      ['submitted', 'approved', 'revised', 'rejected'],
      ['submitted', 'approved', 'revised'],
    ],
    [
      'of words taken down after mails were ended',
      ['submitted', 'approved', 'unsubscribed', 'sent', 'rejected'],
      ['submitted', 'approved', 'taken_down'],
    ],
    [
      'all that the client did',
      ['submitted', 'shown_parts_changed', 'made_private', 'made_public', 'withdrawn', 'shared_again'],
      ['submitted', 'shown_parts_changed', 'made_private', 'made_public', 'withdrawn', 'shared_again'],
    ],
    [
      'nothing of decisions about what has become private',
      ['submitted', 'approved', 'made_private', 'rejected', 'approved'],
      ['submitted', 'approved', 'made_private'],
    ],
  ])('%s', (_, kinds, expected) => {
    expect(shown(kinds)).toEqual(expected)
  })

  test('nothing of decisions about words that were private from the first, until they are public', () => {
    const kinds: TestimonialEvent['kind'][] = ['submitted', 'approved', 'rejected', 'made_public', 'approved']
    expect(shown(kinds, { isPrivateAtFirst: true })).toEqual(['submitted', 'made_public', 'approved'])
  })
})

describe('what has become of the words', () => {
  const parts = { isNameShown: true, isPhotoShown: true, isCompanyShown: false, areAnswersShown: false }
  test.each([
    ['submitted', false, null, 'waiting'],
    ['approved', false, null, 'shown'],
    ['rejected', false, null, 'not_shown'],
    ['approved', true, null, 'private'],
    ['rejected', false, at, 'withdrawn'],
    ['rejected', true, at, 'withdrawn'],
  ] as const)('%s, private %s, withdrawn %s: %s', (status, isPrivate, withdrawnAt, expected) => {
    expect(visibilityOf({ status, isPrivate, withdrawnAt, ...parts })).toBe(expected)
  })
})

const question = (id: string, text = `${id}?`): Question => ({
  id,
  text,
  kind: 'long',
  options: [],
  isRequired: false,
  isPrivate: false,
})
const answer = (questionId: string, asked = `${questionId}?`) => ({ questionId, question: asked, answer: 'Yes.' })
const written: WrittenAnswer = {
  customerName: 'Ana',
  rating: 5,
  text: 'Good.',
  company: null,
  role: null,
  answers: [],
}

describe('what may be written besides the words', () => {
  const nothing = { rating: true, photo: true, company: false, role: false, required: [], questions: [] }

  test('is what the owner asks for', () => {
    const extraFields = { ...nothing, company: true, questions: [question('a'), question('b')] }
    expect(asksToChange(extraFields, written)).toEqual(extraFields)
  })

  test('keeps what was written and is asked for no more', () => {
    const extraFields = { ...nothing, rating: false }
    expect(asksToChange(extraFields, { ...written, company: 'Lumen', role: 'Head', answers: [answer('a')] })).toEqual({
      ...nothing,
      company: true,
      role: true,
      questions: [question('a')],
    })
    expect(asksToChange(extraFields, { ...written, rating: null }).rating).toBe(false)
  })

  test('requires nothing', () => {
    const questions = [{ ...question('a'), isRequired: true }]
    expect(asksToChange({ ...nothing, required: ['rating'], questions }, written)).toEqual({
      ...nothing,
      questions: [question('a')],
    })
  })

  test('keeps a question as it was asked', () => {
    const extraFields = { ...nothing, questions: [question('a', 'Other words?'), question('b')] }
    expect(asksToChange(extraFields, { ...written, answers: [answer('a')] }).questions).toEqual([
      question('a'),
      question('b'),
    ])
  })

  test('is five questions at most, those that were answered first of all', () => {
    const extraFields = { ...nothing, questions: ['d', 'e', 'f', 'g', 'h'].map((id) => question(id)) }
    const answered = { ...written, answers: [answer('a'), answer('e')] }
    const kept = ['d', 'e', 'f', 'g', 'a'].map((id) => question(id))
    expect(asksToChange(extraFields, answered).questions).toEqual(kept)
  })
})

describe('words', () => {
  test.each([
    ['name', { customerName: 'Anna' }],
    ['stars', { rating: null }],
    ['text', { text: 'Good!' }],
    ['company', { company: 'Lumen' }],
    ['role', { role: 'Head' }],
    ['answers', { answers: [answer('a')] }],
  ])('with another %s are not the same', (_, other) => {
    expect(isSameAnswer(written, { ...written })).toBe(true)
    expect(isSameAnswer(written, { ...written, ...other })).toBe(false)
  })

  test('are the same in whatever order the questions are asked', () => {
    const [one, other] = [answer('a'), answer('b')]
    expect(isSameAnswer({ ...written, answers: [one, other] }, { ...written, answers: [other, one] })).toBe(true)
  })
})
