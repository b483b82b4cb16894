import { expect, test } from 'vitest'
import { TestimonialEvent } from '#shared/testimonial-details.ts'
import { historyMessage } from './history.messages.ts'
import { formatMoment } from './moment.messages.ts'

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
  expect(formatMoment('2026-11-21T07:51:00.000Z', 'Europe/Berlin')).toBe('21 Nov 2026, 08:51')
})
