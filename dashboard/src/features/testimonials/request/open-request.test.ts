import { expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import { openRequestTo } from './open-request.ts'

const request = (id: string, customerEmail: string, status: Testimonial['status']): Testimonial => ({
  id,
  customerName: null,
  customerEmail,
  imageUrl: null,
  rating: null,
  testimonial: null,
  status,
  isPrivate: false,
  isAutoSendEnabled: false,
  mailState: 'none',
  mailDelivery: null,
  mailProblem: null,
  service: null,
  emailStyleId: null,
  remindsAt: null,
  remindersSent: 0,
  source: 'manual',
  scheduledFor: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  sentAt: null,
  submittedAt: null,
  revisedAt: null,
  declinedAt: null,
  unsubscribedAt: null,
  withdrawnAt: null,
  erasedAt: null,
})

const items = [
  request('answered', 'ana@client.example', 'submitted'),
  request('longer', 'ana@client.example.org', 'sent'),
  request('pending', 'Ana@client.example', 'pending'),
  request('sent', 'ana@client.example', 'sent'),
]
const find = (address: string, rows = items, exceptId?: string) => openRequestTo({ address, items: rows, exceptId })?.id

test('an open request to exactly this address is found, a sent one first', () => {
  expect(find('ANA@client.example')).toBe('sent')
  expect(find('ana@client.example', items.slice(0, 3))).toBe('pending')
})

test('an answer is no open request, nor is another address that begins alike', () => {
  expect(find('ana@client.example', items.slice(0, 2))).toBeUndefined()
})

test('a request is not taken for another one while it is changed', () => {
  expect(find('ana@client.example', items.slice(3), 'sent')).toBeUndefined()
})
