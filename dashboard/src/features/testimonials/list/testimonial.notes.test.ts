import { expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import { mailPollInterval } from '../testimonial.mail.ts'
import { noteOf } from './testimonial.notes.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

const AT = '2026-11-21T09:00:00.000Z'
const NEXT_WEEK = new Date(2026, 10, 26, 10).toISOString()
const SOON = '2026-11-29T10:00:00.000Z'

const request = {
  customerName: 'Ana Ribeiro',
  revisedAt: null,
  declinedAt: null,
  unsubscribedAt: null,
  withdrawnAt: null,
  erasedAt: null,
  status: 'pending',
  mailState: 'none',
  mailDelivery: null,
  mailProblem: null,
  scheduledFor: null,
  remindsAt: null,
  remindersSent: 0,
  isPrivate: false,
  source: 'manual',
  sentAt: null,
  submittedAt: null,
} satisfies Partial<Testimonial>
const sent = { ...request, status: 'sent', mailState: 'sent', sentAt: '2026-11-19T10:00:00.000Z' } as const
const answer = { ...sent, status: 'submitted', submittedAt: '2026-11-21T08:00:00.000Z' } as const
const added = { ...answer, source: 'owner', mailState: 'none', sentAt: null } as const

type Case = [what: string, testimonial: Parameters<typeof noteOf>[0], words: string | undefined]

const cases: Case[] = [
  ['a request that nobody sent', request, 'Not sent yet'],
  ['a request of a payment', { ...request, scheduledFor: NEXT_WEEK }, 'Will ask Thu 26 Nov, 10:00'],
  [
    'a request of a payment whose client ended mails',
    { ...request, scheduledFor: NEXT_WEEK, unsubscribedAt: AT },
    'Ended mails',
  ],
  [
    'a request of a payment that is sent by hand',
    { ...request, scheduledFor: NEXT_WEEK, mailState: 'queued' },
    'Sending…',
  ],
  ['a request whose mail is under way', { ...request, mailState: 'queued' }, 'Sending…'],
  ['a request whose mail was refused', { ...request, mailState: 'failed' }, 'Not delivered'],
  ['a sent request', sent, 'Asked 2 days ago'],
  ['a sent request that is sent again', { ...sent, mailState: 'queued' }, 'Sending…'],
  ['a sent request that was refused when sent again', { ...sent, mailState: 'failed' }, 'Not delivered'],
  [
    'a request whose mail was put off',
    { ...request, mailState: 'queued', mailDelivery: 'delayed' },
    'Delayed, still trying',
  ],
  ['a request whose mail is slow', { ...sent, mailDelivery: 'delayed' }, 'Delayed on its way'],
  ['a request whose mail arrived', { ...sent, mailDelivery: 'delivered' }, 'Asked 19 Nov, delivered'],
  ['a mail that arrived today', { ...sent, mailDelivery: 'delivered', sentAt: AT }, 'Asked 1 h ago, delivered'],
  ['a request whose mail came back', { ...request, mailState: 'sent', mailDelivery: 'bounced' }, 'Address unreachable'],
  [
    'a request of which it is unknown',
    { ...request, mailState: 'failed', mailDelivery: 'uncertain' },
    'Not sure it went out',
  ],
  ['a request reported as spam', { ...sent, mailDelivery: 'complained', remindsAt: AT }, 'Reported as spam'],
  ['a request that was not to be sent', { ...request, mailProblem: 'You never ask them.' }, 'Not sent'],
  ['a request with a reminder', { ...sent, mailDelivery: 'delivered', remindsAt: SOON }, 'Reminder Sun 29 Nov'],
  ['a reminder that is due', { ...sent, remindsAt: AT }, 'Reminder today'],
  ['a request of which was reminded', { ...sent, remindersSent: 1 }, 'Asked 19 Nov, reminded'],
  ['an answer after a bounce', { ...answer, mailDelivery: 'bounced' }, '2 h ago'],
  ['a declined request that came back', { ...sent, mailDelivery: 'bounced', declinedAt: AT }, 'Said no thanks'],
  ['an answer', answer, '2 h ago'],
  ['a private answer', { ...answer, isPrivate: true }, 'Private'],
  ['an answer by the link while the mail still waits', { ...answer, mailState: 'queued' }, '2 h ago'],
  ['an approved answer', { ...answer, status: 'approved' }, undefined],
  ['a private approved answer', { ...answer, status: 'approved', isPrivate: true }, 'Private'],
  ['a rejected answer whose mail failed', { ...answer, status: 'rejected', mailState: 'failed' }, undefined],
  ['words that the client changed', { ...answer, revisedAt: AT }, 'Changed by Ana'],
  ['private words that the client changed', { ...answer, revisedAt: AT, isPrivate: true }, 'Changed by Ana'],
  ['changed words that were read since', { ...answer, status: 'approved', revisedAt: AT }, undefined],
  ['a request that was declined', { ...sent, declinedAt: AT }, 'Said no thanks'],
  ['a declined request whose mail failed before', { ...sent, mailState: 'failed', declinedAt: AT }, 'Said no thanks'],
  ['a request whose client ended mails', { ...sent, unsubscribedAt: AT }, 'Ended mails'],
  ['an answer of one who ended mails', { ...answer, unsubscribedAt: AT }, '2 h ago'],
  ['withdrawn words', { ...answer, status: 'rejected', revisedAt: AT, withdrawnAt: AT }, 'Withdrawn by Ana'],
  ['words withdrawn by nobody known', { ...answer, customerName: null, withdrawnAt: AT }, 'Withdrawn by the client'],
  ['words that a doctor withdrew', { ...answer, customerName: 'Dr. Ana Ribeiro', withdrawnAt: AT }, 'Withdrawn by Ana'],
  ['what was erased', { ...answer, status: 'rejected', withdrawnAt: AT, erasedAt: AT }, 'Erased by the client'],
  ['words that the owner typed in', { ...added, status: 'approved' }, 'Added by you'],
]

test.each(cases)('%s: %o is noted as %s', (_, testimonial, words) => {
  expect(noteOf(testimonial, { now })?.words).toBe(words)
})

test('a note knows the instant that it speaks of', () => {
  expect(noteOf(sent, { now })?.at).toBe(sent.sentAt)
  expect(noteOf({ ...answer, isPrivate: true }, { now })?.at).toBe(answer.submittedAt)
})

test('a note says why, in the words of the server where it has any', () => {
  const failed = { ...request, mailState: 'failed' } as const
  expect(noteOf({ ...failed, mailProblem: 'The mailbox refused the address.' }, { now })?.problem).toBe(
    'The mailbox refused the address.',
  )
  expect(noteOf(failed, { now })?.problem).toBe('Send it again, or share the link.')
  expect(noteOf(sent, { now })?.problem).toBeUndefined()
})

test('where a reminder is noted, when the client was asked is still to be found', () => {
  const note = noteOf({ ...sent, mailDelivery: 'delivered', remindsAt: SOON }, { now })
  expect(note?.more).toMatch(/^Asked 19 Nov 2026, \d\d:\d\d, delivered$/)
})

test('a mail that waits is asked for soon, one that was put off seldom, and any other not at all', () => {
  const waiting = { ...request, mailState: 'queued' } as const
  const held = { ...waiting, mailDelivery: 'delayed' } as const
  expect(mailPollInterval([sent, waiting, held])).toBe(2000)
  expect(mailPollInterval([sent, held])).toBe(30_000)
  expect(mailPollInterval([sent, { ...sent, mailDelivery: 'delayed' }, { ...request, mailState: 'failed' }])).toBeNull()
})

test('a mail that is still queued when the client answers by the link is not waited for', () => {
  expect(mailPollInterval([{ ...sent, mailState: 'queued' }])).toBe(2000)
  expect(mailPollInterval([{ ...answer, mailState: 'queued' }])).toBeNull()
})
