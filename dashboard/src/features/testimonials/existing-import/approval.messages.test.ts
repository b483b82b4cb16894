import { expect, test } from 'vitest'
import {
  approvedMessage,
  cancelledMessage,
  consequenceMessage,
  progressMessage,
  questionMessage,
  starRows,
  stoppedMessage,
} from './approval.messages.ts'

test('the question names how many and where they come from', () => {
  expect(questionMessage({ waiting: 1, receivedVia: 'Senja' })).toBe('Approve 1 testimonial from Senja?')
  expect(questionMessage({ waiting: 1300, receivedVia: 'Senja' })).toBe('Approve 1,300 testimonials from Senja?')
})

test.each([
  [{ waiting: 300, private: 0 }, 'Anyone can see them within a minute.'],
  [{ waiting: 300, private: 1 }, '299 of them: anyone can see them within a minute. 1 stays private.'],
  [{ waiting: 2, private: 2 }, 'The clients made them private, so nobody else sees them.'],
])('it says who can see %j', (counts, message) => {
  expect(consequenceMessage(counts)).toBe(message)
})

test('the table of stars begins with the most, and leaves out what there is none of', () => {
  expect(starRows([2, 0, 0, 1, 0, 7])).toEqual([
    { stars: 5, count: 7 },
    { stars: 3, count: 1 },
    { stars: 0, count: 2 },
  ])
})

test.each([
  [{ approved: 300, asked: 0 }, '300 testimonials approved.'],
  [{ approved: 0, asked: 0 }, '0 testimonials approved.'],
  [{ approved: 0, asked: 6 }, '6 testimonials sent for sign-off.'],
  [{ approved: 1, asked: 5 }, '1 testimonial approved, 5 testimonials sent for sign-off.'],
])('the toast for %j', (counts, message) => {
  expect(approvedMessage(counts)).toBe(message)
})

test('how far it is, why it stopped, and what stays say how many of how many', () => {
  const counts = { approved: 1200, asked: 34, total: 5000 }
  expect(progressMessage(counts)).toBe('Approving testimonials: 1,234 of 5,000 done.')
  expect(stoppedMessage({ ...counts, reason: 'Mira is no longer a member.' })).toBe(
    'Approving stopped after 1,234 of 5,000. Mira is no longer a member.',
  )
  expect(cancelledMessage(counts)).toBe('Stopped after 1,234 of 5,000. What is approved stays approved.')
  expect(cancelledMessage({ approved: 0, asked: 0, total: 5 })).toBe('Stopped after 0 of 5.')
})
