import { expect, test } from 'vitest'
import { actionLabel, clientName } from './testimonial.words.ts'

const ana = { customerName: 'Ana', customerEmail: 'ana@client.example' }

test('a client without a name goes by the address', () => {
  expect(clientName(ana)).toBe('Ana')
  expect(clientName({ ...ana, customerName: null })).toBe('ana@client.example')
})

test('every action names the client', () => {
  expect(actionLabel('approve', ana)).toBe('Approve testimonial from Ana')
  expect(actionLabel('reject', ana)).toBe('Reject testimonial from Ana')
  expect(actionLabel('edit', ana)).toBe('Edit request for Ana')
  expect(actionLabel('copyLink', ana)).toBe('Copy request link for Ana')
  expect(actionLabel('send', ana)).toBe('Send request to Ana')
  expect(actionLabel('resend', ana)).toBe('Resend request to Ana')
})
