import { expect, test } from 'vitest'
import { testimonialOf } from '#shared/testimonial.fake.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { pendingRequestTo } from './request.parts.tsx'

const request = (id: string, customerEmail: string, status: Testimonial['status']) =>
  testimonialOf({ id, customerEmail, status })

const items = [
  request('answered', 'ana@client.example', 'submitted'),
  request('longer', 'ana@client.example.org', 'sent'),
  request('pending', 'Ana@client.example', 'pending'),
  request('sent', 'ana@client.example', 'sent'),
]
const find = (address: string, rows = items, exceptId?: string) =>
  pendingRequestTo({ address, items: rows, exceptId })?.id

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
