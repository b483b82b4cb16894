import { expect, test } from 'vitest'
import { actionLabel, actionWord, clientName, removalDone, unsentWords } from './testimonial.words.ts'

const ana = {
  customerName: 'Ana',
  customerEmail: 'ana@client.example',
  status: 'sent',
  mailState: 'sent',
  scheduledFor: null,
  erasedAt: null,
} as const

test('a client without a name goes by the address', () => {
  expect(clientName(ana)).toBe('Ana')
  expect(clientName({ ...ana, customerName: null })).toBe('ana@client.example')
  expect(clientName({ ...ana, customerName: null, customerEmail: '' })).toBe('Erased client')
})

test('every action names the client', () => {
  expect(actionLabel('approve', ana)).toBe('Approve testimonial from Ana')
  expect(actionLabel('reject', ana)).toBe('Reject testimonial from Ana')
  expect(actionLabel('edit', ana)).toBe('Edit request for Ana')
  expect(actionLabel('copyLink', ana)).toBe('Copy request link for Ana')
  expect(actionLabel('send', ana)).toBe('Send request to Ana')
  expect(actionLabel('resend', ana)).toBe('Resend request to Ana')
  expect(actionLabel('remove', ana)).toBe('Take back request to Ana')
  expect(actionLabel('remove', { ...ana, status: 'approved' })).toBe('Remove testimonial from Ana')
})

test('a request that waits is taken back, and anything else removed', () => {
  const erased = { ...ana, erasedAt: '2026-11-21T09:00:00.000Z' }
  expect([ana, { ...ana, status: 'approved' as const }, erased].map((row) => actionWord('remove', row))).toEqual([
    'Take back request',
    'Remove',
    'Remove',
  ])
  expect(removalDone(ana)).toBe('Request taken back.')
  expect(removalDone(erased)).toBe('Testimonial removed.')
})

test('a client of a payment is asked now, or not at all', () => {
  const at = '2026-11-26T09:00:00.000Z'
  const planned = { ...ana, status: 'pending', mailState: 'none', scheduledFor: at } as const
  expect(actionWord('send', planned)).toBe('Send now')
  expect(actionLabel('send', planned)).toBe('Send now to Ana')
  expect(actionWord('remove', planned)).toBe('Don’t ask')
  expect(actionLabel('remove', planned)).toBe('Don’t ask Ana')
  expect(removalDone(planned)).toBe('Ana is not asked.')
  expect(actionWord('send', { ...planned, scheduledFor: null })).toBe('Send request')
  expect(actionWord('remove', { ...planned, mailState: 'queued' })).toBe('Take back request')
})

test('a mail that was to go out and does not is said, and why', () => {
  const saved = { ...ana, isAutoSendEnabled: true, mailState: 'none', mailProblem: null } as const
  expect(unsentWords(saved)).toBe('No mail was sent. Ana wants no more mails from you. You can copy the link.')
  expect(unsentWords({ ...saved, mailProblem: 'The address is on your list.' })).toBe(
    'No mail was sent. The address is on your list.',
  )
  expect(unsentWords({ ...saved, mailState: 'queued' })).toBeNull()
  expect(unsentWords({ ...saved, isAutoSendEnabled: false })).toBeNull()
})
