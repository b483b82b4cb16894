import { expect, test } from 'vitest'
import { otherChanges } from './version.messages.ts'

const text = {
  customerName: 'Ana Ribeiro',
  rating: 4,
  company: 'Halm',
  role: null,
  answers: [{ questionId: 'q1', question: 'What was best?', answer: 'The calm.' }],
}

test('nothing is said of what is the same', () => {
  expect(otherChanges(text, text)).toEqual([])
})

test('says what was another, what is new and what is gone', () => {
  const present = {
    customerName: 'Ana R.',
    rating: null,
    company: 'Halm',
    role: 'Founder',
    answers: [{ questionId: 'q2', question: 'And worst?', answer: 'Nothing.' }],
  }
  expect(otherChanges(text, present)).toEqual([
    { label: 'Name', was: 'Ana Ribeiro', is: 'Ana R.' },
    { label: 'Rating', was: '4 of 5', is: '' },
    { label: 'Role', was: '', is: 'Founder' },
    { label: 'And worst?', was: '', is: 'Nothing.' },
    { label: 'What was best?', was: 'The calm.', is: '' },
  ])
})
