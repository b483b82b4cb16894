import { expect, test } from 'vitest'
import { TestimonialEvent } from '#shared/testimonial-details.ts'
import { formatInstant } from '../../../lib/moments.ts'
import { historyMessage, otherChanges } from './history.messages.ts'

const text = (kind: TestimonialEvent['kind'], actor: TestimonialEvent['actor']) =>
  historyMessage({ client: 'Ana', event: { kind, actor } })

test('the history says who did what', () => {
  expect(text('created', 'owner')).toBe('You created the request')
  expect(text('created', 'system')).toBe('Request created after a payment')
  expect(text('queued', 'owner')).toBe('You sent the request')
  expect(text('sent', 'system')).toBe('Email sent')
  expect(text('send_failed', 'system')).toBe('Email could not be delivered')
  expect(text('submitted', 'client')).toBe('Ana answered')
  expect(text('changed', 'client')).toBe('Ana changed the answer')
  expect(text('approved', 'owner')).toBe('You approved it')
  expect(text('reopened', 'owner')).toBe('You undid the decision')
  expect(text('bounced', 'system')).toBe('Email bounced: the address cannot be reached')
  expect(text('reminded', 'system')).toBe('Reminder sent')
  expect(text('reminders_stopped', 'owner')).toBe('You stopped reminders')
  expect(text('reminders_stopped', 'system')).toBe('Reminders stopped')
})

test('whatever can happen has words', () => {
  for (const kind of TestimonialEvent.shape.kind.options)
    for (const actor of TestimonialEvent.shape.actor.options) expect(text(kind, actor)).toMatch(/^\S.+\S$/)
})

test('a moment is told as a clock shows it', () => {
  expect(formatInstant('2026-11-21T07:51:00.000Z', 'Europe/Berlin')).toBe('21 Nov 2026, 08:51')
})

const written = {
  customerName: 'Ana Ribeiro',
  rating: 4,
  company: 'Halm',
  role: null,
  answers: [{ questionId: 'q1', question: 'What was best?', answer: 'The calm.' }],
}

test('nothing is said of what is the same', () => {
  expect(otherChanges(written, written)).toEqual([])
})

test('says what was another, what is new and what is gone', () => {
  const present = {
    customerName: 'Ana R.',
    rating: null,
    company: 'Halm',
    role: 'Founder',
    answers: [{ questionId: 'q2', question: 'And worst?', answer: 'Nothing.' }],
  }
  expect(otherChanges(written, present)).toEqual([
    { label: 'Name', was: 'Ana Ribeiro', is: 'Ana R.' },
    { label: 'Rating', was: '4 of 5', is: '' },
    { label: 'Role', was: '', is: 'Founder' },
    { label: 'And worst?', was: '', is: 'Nothing.' },
    { label: 'What was best?', was: 'The calm.', is: '' },
  ])
})
