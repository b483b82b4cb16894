import { expect, test } from 'vitest'
import type { ExportedTestimonial } from '#shared/account-export.ts'
import { CSV_HEADER, csvRowsOf } from './export.files.ts'

const asked: ExportedTestimonial = {
  id: 't1',
  customerName: 'Ana Ribeiro',
  customerEmail: 'ana@client.example',
  imageUrl: null,
  rating: null,
  testimonial: null,
  status: 'sent',
  isPrivate: true,
  isAutoSendEnabled: false,
  mailState: 'sent',
  source: 'manual',
  createdAt: '2026-11-01T09:00:00.000Z',
  sentAt: '2026-11-01T09:00:00.000Z',
  submittedAt: null,
  revisedAt: null,
  declinedAt: null,
  unsubscribedAt: null,
  withdrawnAt: null,
  erasedAt: null,
  history: [],
  consents: [],
  attestation: null,
  company: null,
  role: null,
  answers: [],
  parts: { name: true, photo: true, company: false, answers: false },
  language: null,
  suspicion: null,
  earlierWords: [],
  mails: [],
}

test('nothing is said of the privacy of a request that nobody answered', () => {
  const answered = { ...asked, submittedAt: '2026-11-02T09:00:00.000Z' }
  const rows = csvRowsOf({ testimonials: [asked, answered, { ...answered, isPrivate: false }] })
  expect(rows.map((cells) => cells[CSV_HEADER.indexOf('private')])).toEqual(['', 'yes', 'no'])
})
