import { expect, test } from 'vitest'
import { TestimonialEvent } from '#shared/testimonial-details.ts'
import { historyWords } from './history.words.ts'
import { momentWords } from './moment.words.ts'

const words = (kind: TestimonialEvent['kind'], actor: TestimonialEvent['actor']) =>
  historyWords({ client: 'Ana', event: { kind, actor } })

test('the history says who did what', () => {
  expect(words('created', 'owner')).toBe('You created the request')
  expect(words('created', 'system')).toBe('The request was made after a payment')
  expect(words('queued', 'owner')).toBe('You had the request sent')
  expect(words('sent', 'system')).toBe('Mail handed over')
  expect(words('send_failed', 'system')).toBe('Mail could not be delivered')
  expect(words('submitted', 'client')).toBe('Ana answered')
  expect(words('changed', 'client')).toBe('Ana changed the answer')
  expect(words('approved', 'owner')).toBe('You approved it')
  expect(words('reopened', 'owner')).toBe('You took the decision back')
  expect(words('bounced', 'system')).toBe('Mail came back: the address cannot be reached')
  expect(words('reminded', 'system')).toBe('Reminder handed over')
  expect(words('reminders_stopped', 'owner')).toBe('You stopped the reminders')
  expect(words('reminders_stopped', 'system')).toBe('The reminders were stopped')
})

test('whatever can happen has words', () => {
  for (const kind of TestimonialEvent.shape.kind.options)
    for (const actor of TestimonialEvent.shape.actor.options) expect(words(kind, actor)).toMatch(/^\S.+\S$/)
})

test('a moment is told as a clock shows it', () => {
  expect(momentWords('2026-11-21T07:51:00.000Z', 'Europe/Berlin')).toBe('21 Nov 2026, 08:51')
})
