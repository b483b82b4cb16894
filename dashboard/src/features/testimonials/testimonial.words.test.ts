import { expect, test } from 'vitest'
import { actionLabel, actionWord, clientName, removalDone } from './testimonial.words.ts'

const ana = { customerName: 'Ana', customerEmail: 'ana@client.example', status: 'sent', erasedAt: null } as const

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
