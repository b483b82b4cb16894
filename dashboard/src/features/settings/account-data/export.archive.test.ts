import { expect, test } from 'vitest'
import type { ExportedTestimonial } from '#shared/account-export.ts'
import { testimonialOf } from '#shared/testimonial.fake.ts'
import { CSV_HEADER, csvRowsOf } from './export.archive.ts'

const asked: ExportedTestimonial = {
  ...testimonialOf({ status: 'sent', isPrivate: true }),
  payment: null,
  verification: null,
  history: [],
  notes: [],
  translations: [],
  spellingSuggestions: [],
  consents: [],
  attestation: null,
  origin: null,
  company: null,
  role: null,
  answers: [],
  parts: { name: true, photo: true, company: false, answers: false },
  language: null,
  suspicion: null,
  isRewarded: false,
  emailConfirmedAt: null,
  rejectionReason: null,
  earlierVersions: [],
  emails: [],
}

test('nothing is said of the privacy of a request that nobody answered', () => {
  const answered = { ...asked, submittedAt: '2026-11-02T09:00:00.000Z' }
  const rows = csvRowsOf({ testimonials: [asked, answered, { ...answered, isPrivate: false }] })
  expect(rows.map((cells) => cells[CSV_HEADER.indexOf('Private')])).toEqual(['', 'yes', 'no'])
})

test('what the client said besides the words is in the table, and what may be shown of it', () => {
  const cells = (testimonial: ExportedTestimonial) => {
    const [row = []] = csvRowsOf({ testimonials: [testimonial] })
    return Object.fromEntries(CSV_HEADER.map((header, index) => [header, row[index]]))
  }
  const answered: ExportedTestimonial = {
    ...asked,
    submittedAt: '2026-11-02T09:00:00.000Z',
    isPrivate: false,
    company: 'Halm',
    role: 'Founder',
    language: 'de',
    translations: [
      { language: 'en', text: 'Precise.', at: '2026-11-03T09:00:00.000Z', isOutdated: false },
      { language: 'fr', text: 'Précis.', at: '2026-11-03T09:00:00.000Z', isOutdated: false },
    ],
    answers: [
      { questionId: 'q1', question: 'What was best?', answer: 'The calm.' },
      { questionId: 'q2', question: 'And worst?', answer: 'Nothing.' },
    ],
    parts: { name: true, photo: false, company: true, answers: false },
  }
  expect(cells(answered)).toMatchObject({
    Company: 'Halm',
    Role: 'Founder',
    Language: 'de',
    Translations: 'en\nPrecise.\n\nfr\nPrécis.',
    Answers: 'What was best?\nThe calm.\n\nAnd worst?\nNothing.',
    'Can be shown': 'name, company and role',
  })
  expect(cells({ ...answered, isPrivate: true })['Can be shown']).toBe('')
  expect(cells(asked)).toMatchObject({ Company: '', Answers: '', 'Can be shown': '', Language: '' })
})

test('no two columns have the same header', () => {
  expect(new Set(CSV_HEADER).size).toBe(CSV_HEADER.length)
})
