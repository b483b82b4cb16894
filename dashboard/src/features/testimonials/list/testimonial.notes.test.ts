import { expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import { isMailUnderway, noteOf } from './testimonial.notes.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

const AT = '2026-11-21T09:00:00.000Z'

const request = {
  customerName: 'Ana Ribeiro',
  revisedAt: null,
  declinedAt: null,
  unsubscribedAt: null,
  withdrawnAt: null,
  erasedAt: null,
  status: 'pending',
  mailState: 'none',
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
  ['a request whose mail is under way', { ...request, mailState: 'queued' }, 'Sending…'],
  ['a request whose mail was refused', { ...request, mailState: 'failed' }, 'Not delivered'],
  ['a sent request', sent, 'Asked 2 days ago'],
  ['a sent request that is sent again', { ...sent, mailState: 'queued' }, 'Sending…'],
  ['a sent request that was refused when sent again', { ...sent, mailState: 'failed' }, 'Not delivered'],
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
  expect(noteOf(testimonial, now)?.words).toBe(words)
})

test('a note knows the instant that it speaks of', () => {
  expect(noteOf(sent, now)?.at).toBe(sent.sentAt)
  expect(noteOf({ ...answer, isPrivate: true }, now)?.at).toBe(answer.submittedAt)
})

test('a mail that is still queued when the client answers by the link is not waited for', () => {
  expect(isMailUnderway({ status: 'sent', mailState: 'queued' })).toBe(true)
  expect(isMailUnderway({ status: 'submitted', mailState: 'queued' })).toBe(false)
})
