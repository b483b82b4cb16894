import { expect, test } from 'vitest'
import { actionLabel, actionVerb, clientName, removalDone, unsentText } from './testimonial.messages.ts'

const ana = {
  customerName: 'Ana',
  customerEmail: 'ana@client.example',
  status: 'sent',
  emailState: 'sent',
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
  expect(actionLabel('remove', ana)).toBe('Cancel request to Ana')
  expect(actionLabel('remove', { ...ana, status: 'approved' })).toBe('Remove testimonial from Ana')
})

test('a request that waits is taken back, and anything else removed', () => {
  const erased = { ...ana, erasedAt: '2026-11-21T09:00:00.000Z' }
  expect([ana, { ...ana, status: 'approved' as const }, erased].map((row) => actionVerb('remove', row))).toEqual([
    'Cancel request',
    'Remove',
    'Remove',
  ])
  expect(removalDone(ana)).toBe('Request cancelled.')
  expect(removalDone(erased)).toBe('Testimonial removed.')
})

test('a client of a payment is asked now, or not at all', () => {
  const at = '2026-11-26T09:00:00.000Z'
  const planned = { ...ana, status: 'pending', emailState: 'none', scheduledFor: at } as const
  expect(actionVerb('send', planned)).toBe('Send now')
  expect(actionLabel('send', planned)).toBe('Send now to Ana')
  expect(actionVerb('remove', planned)).toBe('Don’t ask')
  expect(actionLabel('remove', planned)).toBe('Don’t ask Ana')
  expect(removalDone(planned)).toBe('Ana won’t be asked.')
  expect(actionVerb('send', { ...planned, scheduledFor: null })).toBe('Send request')
  expect(actionVerb('remove', { ...planned, emailState: 'queued' })).toBe('Cancel request')
})

test('a mail that was to go out and does not is said, and why', () => {
  const saved = { ...ana, isAutoSendEnabled: true, emailState: 'none', emailProblem: null } as const
  expect(unsentText(saved)).toBe('No email was sent. Ana unsubscribed from your emails. You can copy the link.')
  expect(unsentText({ ...saved, emailProblem: 'The address is on your list.' })).toBe(
    'No email was sent. The address is on your list.',
  )
  expect(unsentText({ ...saved, emailState: 'queued' })).toBeNull()
  expect(unsentText({ ...saved, isAutoSendEnabled: false })).toBeNull()
})
