import { expect, test } from 'vitest'
import { type Testimonial, TestimonialStatus } from '#shared/testimonials.ts'
import { recipientNote, rowsFor, severalDone, severalThings, severalVerb } from './bulk-actions.messages.ts'

// Nothing but the status is read.
const rows = TestimonialStatus.options.map((status) => ({ status }) as Testimonial)
const only = (...statuses: TestimonialStatus[]) => rows.filter(({ status }) => statuses.includes(status))

test.each([
  ['approve', ['submitted', 'rejected']],
  ['reject', ['submitted', 'approved']],
  ['resend', ['pending', 'sent']],
] as const)('%s applies to %j', (action, statuses) => {
  expect(rowsFor(rows, action).map(({ status }) => status)).toEqual(statuses)
})

test('what was never sent is sent, and only what was all sent is resent', () => {
  expect(severalVerb('resend', only('sent'))).toBe('Resend')
  expect(severalVerb('resend', only('sent', 'pending'))).toBe('Send')
  expect(severalVerb('approve', only('submitted'))).toBe('Approve')
})

test('one is not said as many', () => {
  expect(severalThings('approve', 1)).toBe('1 testimonial')
  expect(severalThings('resend', 3)).toBe('3 requests')
  expect(severalDone('reject', 2)).toBe('2 testimonials rejected.')
  expect(severalDone('resend', 1)).toBe('1 request is on the way.')
})

test('a recipient who was asked, has answered or unsubscribed is noted, and no other', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const row = { id: 'one', status: 'pending', sentAt: null, customerEmail: 'ana@client.example' } as const
  const client = {
    customerEmail: row.customerEmail,
    state: 'saved',
    at: null,
    answeredAt: null,
    testimonialId: 'one',
  } as const
  const answeredAt = '2026-11-12T12:00:00.000Z'
  expect(recipientNote(row, undefined, now)).toBeNull()
  expect(recipientNote(row, [client], now)).toBeNull()
  expect(recipientNote(row, [{ ...client, answeredAt }], now)).toBe('Has already answered, on 12 Nov.')
  expect(recipientNote(row, [{ ...client, state: 'unsubscribed' }], now)).toBe(
    'This client unsubscribed from your emails.',
  )
  expect(recipientNote({ ...row, status: 'sent', sentAt: answeredAt }, [client], now)).toBe(
    'Asked on 12 Nov, no answer yet.',
  )
})

test('a recipient who was asked through another request is noted, whatever this one is', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const at = '2026-11-14T12:00:00.000Z'
  const row = { id: 'one', status: 'pending', sentAt: null, customerEmail: 'ana@client.example' } as const
  const other = { customerEmail: row.customerEmail, at, answeredAt: null, testimonialId: 'two' } as const
  expect(recipientNote(row, [{ ...other, state: 'asked' }], now)).toBe(
    'You asked this client on 14 Nov and have no answer yet.',
  )
  expect(
    recipientNote({ ...row, status: 'sent', sentAt: at }, [{ ...other, state: 'asked', testimonialId: null }], now),
  ).toBe('You asked this client on 14 Nov and have no answer yet.')
  expect(recipientNote(row, [{ ...other, state: 'planned' }], now)).toBe(
    'We’ll ask this client automatically on 14 Nov, after a payment.',
  )
  expect(recipientNote(row, [{ ...other, state: 'asked', testimonialId: 'one' }], now)).toBeNull()
})
