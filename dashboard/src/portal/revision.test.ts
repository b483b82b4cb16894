import { describe, expect, test } from 'vitest'
import type { Question } from '#shared/submissions.ts'
import { beginRevision, findRevisionFaults, isSameRevision, openRevisionStorage, toAnswer } from './revision.ts'

const wording = {
  customerName: 'Ana Ribeiro',
  rating: 5,
  testimonial: 'Clear price.',
  company: 'Lumen',
  role: null,
  answers: [{ questionId: 'q1', question: 'What changed?', answer: 'I sleep.' }],
}
const questions: Question[] = [
  { id: 'q1', text: 'What changed?', kind: 'long', options: [], isRequired: false, isPrivate: false },
  { id: 'q2', text: 'And before?', kind: 'long', options: [], isRequired: false, isPrivate: false },
]
const begun = beginRevision(wording)
const unsent = { revision: begun, was: { revisedAt: null, withdrawnAt: '2026-11-20T09:00:00.000Z' } }

describe('words that are changed', () => {
  test('begin as they were, and are the same until something is different', () => {
    expect(toAnswer(begun, questions)).toEqual({
      customerName: 'Ana Ribeiro',
      rating: 5,
      testimonial: 'Clear price.',
      company: 'Lumen',
      role: null,
      answers: [{ questionId: 'q1', answer: 'I sleep.' }],
    })
    expect(isSameRevision({ ...begun, testimonial: ' Clear price.\n', role: '  ' }, begun, questions)).toBe(true)
    for (const change of [
      { rating: 4 },
      { role: 'Head' },
      { company: '' },
      { answers: {} },
      { answers: { ...begun.answers, q2: 'Chaos.' } },
    ])
      expect(isSameRevision({ ...begun, ...change }, begun, questions), JSON.stringify(change)).toBe(false)
  })

  test('are sent without what no field takes, and without answers to questions that are gone', () => {
    const written = {
      ...begun,
      customerName: ' Ana\u000bR. ',
      testimonial: 'One\r\ntwo\u0007',
      answers: { q1: 'a', gone: 'b', q2: ' ' },
    }
    expect(toAnswer(written, questions)).toMatchObject({
      customerName: 'Ana R.',
      testimonial: 'One\ntwo',
      answers: [{ questionId: 'q1', answer: 'a' }],
    })
  })

  test('are looked over before they are sent', () => {
    expect(findRevisionFaults(begun, questions)).toEqual({})
    expect(
      findRevisionFaults(
        { ...begun, testimonial: ' ', customerName: '', role: 'x'.repeat(201), answers: { q2: 'x'.repeat(1003) } },
        questions,
      ),
    ).toEqual({
      testimonial: { kind: 'missing' },
      customerName: { kind: 'missing' },
      role: { kind: 'too-long', by: 1 },
      'answer-q2': { kind: 'too-long', by: 3 },
    })
  })
})

describe('what is kept of them in the tab', () => {
  const memory = () => {
    const kept = new Map<string, string>()
    const storage: Storage = {
      length: 0,
      key: () => null,
      clear: () => kept.clear(),
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }
    return { kept, open: () => storage }
  }

  test('comes back for the same page, and goes when it was sent', () => {
    const { open } = memory()
    openRevisionStorage('a.b', open).write(unsent)
    expect(openRevisionStorage('a.b', open).read()).toEqual(unsent)
    expect(openRevisionStorage('c.d', open).read()).toBeNull()
    openRevisionStorage('a.b', open).clear()
    expect(openRevisionStorage('a.b', open).read()).toBeNull()
  })

  test.each([
    '',
    'nonsense',
    'null',
    '[]',
    JSON.stringify(begun),
    JSON.stringify({ revision: begun }),
    JSON.stringify({ ...unsent, was: { revisedAt: null } }),
    JSON.stringify({ ...unsent, revision: { rating: 5 } }),
    JSON.stringify({ ...unsent, revision: { ...begun, rating: 9 } }),
    JSON.stringify({ ...unsent, revision: { ...begun, answers: { q: 1 } } }),
  ])('is nothing where it is %j', (stored) => {
    const { kept, open } = memory()
    kept.set('goodword-revision:a.b', stored)
    expect(openRevisionStorage('a.b', open).read()).toBeNull()
  })

  test('is only in the page where the browser stores nothing', () => {
    const storage = openRevisionStorage('a.b', () => {
      throw new DOMException('Blocked.', 'SecurityError')
    })
    storage.write(unsent)
    storage.clear()
    expect(storage.read()).toBeNull()
  })
})
