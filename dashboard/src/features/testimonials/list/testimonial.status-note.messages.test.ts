import { expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import { emailPollInterval } from '../testimonial.email.ts'
import { noteOf } from './testimonial.status-note.messages.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

const AT = '2026-11-21T09:00:00.000Z'
const NEXT_WEEK = new Date(2026, 10, 26, 10).toISOString()
const SOON = '2026-11-29T10:00:00.000Z'

const request = {
  customerName: 'Ana Ribeiro',
  revisedAt: null,
  closedAt: null,
  declinedAt: null,
  unsubscribedAt: null,
  signOffAskedAt: null,
  signOffEndedAt: null,
  withdrawnAt: null,
  erasedAt: null,
  status: 'pending',
  emailState: 'none',
  emailDelivery: null,
  emailProblem: null,
  scheduledFor: null,
  remindsAt: null,
  remindersSent: 0,
  isPrivate: false,
  source: 'manual',
  imported: null,
  sentAt: null,
  submittedAt: null,
} satisfies Partial<Testimonial>
const sent = { ...request, status: 'sent', emailState: 'sent', sentAt: '2026-11-19T10:00:00.000Z' } as const
const answer = { ...sent, status: 'submitted', submittedAt: '2026-11-21T08:00:00.000Z' } as const
const added = { ...answer, source: 'owner', emailState: 'none', sentAt: null } as const

type Input = [what: string, testimonial: Parameters<typeof noteOf>[0], text: string | undefined]

const cases: Input[] = [
  ['a request that nobody sent', request, 'Not sent yet'],
  ['a request of a payment', { ...request, scheduledFor: NEXT_WEEK }, 'Will ask Thu 26 Nov'],
  [
    'a request of a payment whose client ended mails',
    { ...request, scheduledFor: NEXT_WEEK, unsubscribedAt: AT },
    'Unsubscribed',
  ],
  [
    'a request of a payment that is sent by hand',
    { ...request, scheduledFor: NEXT_WEEK, emailState: 'queued' },
    'Sending…',
  ],
  ['a request whose mail is under way', { ...request, emailState: 'queued' }, 'Sending…'],
  ['a request whose mail was refused', { ...request, emailState: 'failed' }, 'Not delivered'],
  ['a request that was closed because a newer one is sent', { ...sent, closedAt: AT, remindsAt: SOON }, 'No answer'],
  ['a closed request that the client ended', { ...sent, closedAt: AT, unsubscribedAt: AT }, 'Unsubscribed'],
  ['a closed request that was answered after all', { ...answer, closedAt: AT, revisedAt: AT }, 'Changed by Ana'],
  ['a sent request', sent, 'Asked 2 days ago'],
  ['a sent request that is sent again', { ...sent, emailState: 'queued' }, 'Sending…'],
  ['a sent request that was refused when sent again', { ...sent, emailState: 'failed' }, 'Not delivered'],
  [
    'a request whose mail was put off',
    { ...request, emailState: 'queued', emailDelivery: 'delayed' },
    'Delayed, still trying',
  ],
  ['a request whose mail is slow', { ...sent, emailDelivery: 'delayed' }, 'Delivery delayed'],
  ['a request whose mail arrived', { ...sent, emailDelivery: 'delivered' }, 'Asked 19 Nov, delivered'],
  ['a mail that arrived today', { ...sent, emailDelivery: 'delivered', sentAt: AT }, 'Asked 1 h ago, delivered'],
  [
    'a request whose mail came back',
    { ...request, emailState: 'sent', emailDelivery: 'bounced' },
    'Address unreachable',
  ],
  [
    'a request of which it is unknown',
    { ...request, emailState: 'failed', emailDelivery: 'uncertain' },
    'May not have been sent',
  ],
  ['a request reported as spam', { ...sent, emailDelivery: 'complained', remindsAt: AT }, 'Reported as spam'],
  ['a request that was not to be sent', { ...request, emailProblem: 'You never ask them.' }, 'Not sent'],
  ['a request with a reminder', { ...sent, emailDelivery: 'delivered', remindsAt: SOON }, 'Reminder Sun 29 Nov'],
  ['a reminder that is due', { ...sent, remindsAt: AT }, 'Reminder today'],
  ['a request of which was reminded', { ...sent, remindersSent: 1 }, 'Asked 19 Nov, reminded'],
  ['an answer after a bounce', { ...answer, emailDelivery: 'bounced' }, '2 h ago'],
  ['a declined request that came back', { ...sent, emailDelivery: 'bounced', declinedAt: AT }, 'Declined'],
  ['an answer', answer, '2 h ago'],
  ['a private answer', { ...answer, isPrivate: true }, 'Private'],
  ['an answer by the link while the mail still waits', { ...answer, emailState: 'queued' }, '2 h ago'],
  ['an approved answer', { ...answer, status: 'approved' }, undefined],
  ['a private approved answer', { ...answer, status: 'approved', isPrivate: true }, 'Private'],
  ['a rejected answer whose mail failed', { ...answer, status: 'rejected', emailState: 'failed' }, undefined],
  ['words that the client changed', { ...answer, revisedAt: AT }, 'Changed by Ana'],
  ['private words that the client changed', { ...answer, revisedAt: AT, isPrivate: true }, 'Changed by Ana'],
  ['changed words that were read since', { ...answer, status: 'approved', revisedAt: AT }, undefined],
  ['a request that was declined', { ...sent, declinedAt: AT }, 'Declined'],
  ['a declined request whose mail failed before', { ...sent, emailState: 'failed', declinedAt: AT }, 'Declined'],
  ['a request whose client ended mails', { ...sent, unsubscribedAt: AT }, 'Unsubscribed'],
  ['an answer of one who ended mails', { ...answer, unsubscribedAt: AT }, '2 h ago'],
  ['withdrawn words', { ...answer, status: 'rejected', revisedAt: AT, withdrawnAt: AT }, 'By Ana'],
  ['words withdrawn by nobody known', { ...answer, customerName: null, withdrawnAt: AT }, 'By the client'],
  ['words that a doctor withdrew', { ...answer, customerName: 'Dr. Ana Ribeiro', withdrawnAt: AT }, 'By Ana'],
  ['what was erased', { ...answer, status: 'rejected', withdrawnAt: AT, erasedAt: AT }, 'By the client'],
  ['words that the owner typed in', { ...added, status: 'approved' }, 'Added by you'],
]

test.each(cases)('%s: %o is noted as %s', (_, testimonial, text) => {
  expect(noteOf(testimonial, { now })?.text).toBe(text)
})

const imported = { ...added, imported: { receivedVia: 'Google', userId: 'usr_1', memberName: 'Mira Castell' } }

test.each([
  ['by whoever reads it', imported, 'usr_1', 'Imported from Google'],
  ['by a colleague', imported, 'usr_2', 'Imported from Google by Mira Castell'],
  ['while it is unknown who reads it', imported, undefined, 'Imported from Google'],
  [
    'by somebody without a name',
    { ...imported, imported: { ...imported.imported, memberName: null } },
    'usr_2',
    'Imported from Google',
  ],
  ['and private', { ...imported, isPrivate: true }, 'usr_1', 'Private'],
])('what was imported %s says where it comes from', (_, testimonial, userId, text) => {
  const note = noteOf(testimonial, { now, userId })
  expect(note?.text).toBe(text)
  if (!testimonial.isPrivate) expect(note?.more).toContain(text)
})

test('a note knows the instant that it speaks of', () => {
  expect(noteOf(sent, { now })?.at).toBe(sent.sentAt)
  expect(noteOf({ ...answer, isPrivate: true }, { now })?.at).toBe(answer.submittedAt)
})

test('a note says why, in the words of the server where it has any', () => {
  const failed = { ...request, emailState: 'failed' } as const
  expect(noteOf({ ...failed, emailProblem: 'The mailbox refused the address.' }, { now })?.problem).toBe(
    'The mailbox refused the address.',
  )
  expect(noteOf(failed, { now })?.problem).toBe('Resend it, or share the link.')
  expect(noteOf(sent, { now })?.problem).toBeUndefined()
})

test('where a reminder is noted, when the client was asked is still to be found', () => {
  const note = noteOf({ ...sent, emailDelivery: 'delivered', remindsAt: SOON }, { now })
  expect(note?.more).toMatch(/^Asked 19 Nov 2026, \d\d:\d\d, delivered$/)
})

test('a mail that waits is asked for soon, one that was put off seldom, and any other not at all', () => {
  const waiting = { ...request, emailState: 'queued' } as const
  const delayed = { ...waiting, emailDelivery: 'delayed' } as const
  expect(emailPollInterval([sent, waiting, delayed])).toBe(2000)
  expect(emailPollInterval([sent, delayed])).toBe(30_000)
  expect(
    emailPollInterval([sent, { ...sent, emailDelivery: 'delayed' }, { ...request, emailState: 'failed' }]),
  ).toBeNull()
})

test('a mail that is still queued when the client answers by the link is not waited for', () => {
  expect(emailPollInterval([{ ...sent, emailState: 'queued' }])).toBe(2000)
  expect(emailPollInterval([{ ...answer, emailState: 'queued' }])).toBeNull()
})

test('in a frozen workspace what is planned waits', () => {
  const frozen = { now, isFrozen: true }
  expect(noteOf({ ...sent, remindsAt: SOON }, frozen)?.text).toBe('Reminders paused')
  expect(noteOf({ ...request, scheduledFor: NEXT_WEEK }, frozen)?.text).toBe('On hold while frozen')
  expect(noteOf(request, frozen)?.text).toBe('Not sent yet')
  expect(noteOf(answer, frozen)?.text).toBe('2 h ago')
})
