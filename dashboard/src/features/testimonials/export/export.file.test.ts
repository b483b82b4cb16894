import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { EmailDelivery, Testimonial, TestimonialStatus } from '#shared/testimonials.ts'
import { unescapeCell } from '../../../lib/csv.ts'
import { type ExportedTestimonial, exportContent, exportFileName, exportTable } from './export.file.ts'

const emailStates = Testimonial.shape.emailState.options

const text = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.constantFrom('=1+1', '@SUM(A1)', "'-1", ' +49 170', '"', '\r\n', 'A,B;C'),
)
const instant = fc
  .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') })
  .map((date) => date.toISOString())

const anything: fc.Arbitrary<ExportedTestimonial> = fc.record({
  translations: fc.constant([]),
  id: fc.base64String({ minLength: 4 }),
  customerName: fc.option(text),
  customerEmail: text,
  imageUrl: fc.option(fc.webUrl()),
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  testimonial: fc.option(text),
  excerpt: fc.option(text),
  highlight: fc.option(text),
  reply: fc.option(fc.record({ text, at: instant, isOutdated: fc.boolean() })),
  status: fc.constantFrom(...TestimonialStatus.options),
  isPrivate: fc.boolean(),
  isAutoSendEnabled: fc.boolean(),
  emailState: fc.constantFrom(...emailStates),
  emailDelivery: fc.option(fc.constantFrom(...EmailDelivery.options)),
  emailProblem: fc.constant(null),
  service: fc.option(text),
  assignee: fc.option(text.map((name) => ({ userId: '', name }))),
  tags: fc.array(
    fc.record({ id: fc.constant(''), name: fc.stringMatching(/^[a-z]{1,9}$/), color: fc.constant('plum' as const) }),
  ),
  emailStyleId: fc.constant(null),
  formId: fc.constant(null),
  remindsAt: fc.constant(null),
  remindersSent: fc.constant(0),
  source: fc.constantFrom('manual' as const, 'payment' as const, 'owner' as const),
  imported: fc.option(fc.record({ receivedVia: text, userId: fc.constant(''), memberName: fc.option(text) })),
  scheduledFor: fc.constant(null),
  createdAt: instant,
  sentAt: fc.option(instant),
  submittedAt: fc.option(instant),
  revisedAt: fc.option(instant),
  closedAt: fc.option(instant),
  declinedAt: fc.option(instant),
  unsubscribedAt: fc.option(instant),
  signOffAskedAt: fc.constant(null),
  signOffEndedAt: fc.constant(null),
  withdrawnAt: fc.option(instant),
  erasedAt: fc.option(instant),
})
/** Who was asked and has not answered has shared nothing. */
const testimonials = anything.map((row) => (row.submittedAt === null ? { ...row, isPrivate: true } : row))

/** What a reader of the file makes of a row. */
const readRow = (header: readonly string[], row: string[]): ExportedTestimonial => {
  const cell = (name: string) => unescapeCell(row[header.indexOf(name)] ?? '')
  const optional = (name: string) => cell(name) || null
  return {
    id: cell('Id'),
    translations: [],
    customerName: optional('Client name'),
    customerEmail: cell('Client email'),
    imageUrl: optional('Photo address'),
    rating: cell('Rating (1 to 5)') ? Number(cell('Rating (1 to 5)')) : null,
    testimonial: optional('Testimonial'),
    excerpt: optional('Excerpt'),
    highlight: optional('Highlight'),
    reply: cell('Replied at (UTC)')
      ? { text: cell('Reply'), at: cell('Replied at (UTC)'), isOutdated: cell('Reply hidden') === 'yes' }
      : null,
    status: TestimonialStatus.parse(cell('Status')),
    isPrivate: cell('Private') !== 'no',
    isAutoSendEnabled: cell('Sent automatically') === 'yes',
    emailState: Testimonial.shape.emailState.parse(cell('Email status')),
    emailDelivery: EmailDelivery.nullable().parse(optional('Email delivery')),
    emailProblem: null,
    service: optional('Service'),
    tags: cell('Tags')
      .split('; ')
      .filter(Boolean)
      .map((name) => ({ id: '', name, color: 'plum' })),
    assignee: optional('Assigned to') === null ? null : { userId: '', name: cell('Assigned to') },
    emailStyleId: null,
    formId: null,
    signOffAskedAt: null,
    signOffEndedAt: null,
    remindsAt: null,
    remindersSent: 0,
    source: Testimonial.shape.source.parse(cell('Source')),
    imported:
      optional('Imported from') === null
        ? null
        : {
            receivedVia: cell('Imported from'),
            userId: '',
            memberName: optional('Imported by'),
          },
    scheduledFor: null,
    createdAt: cell('Created at (UTC)'),
    sentAt: optional('Sent at (UTC)'),
    submittedAt: optional('Answered at (UTC)'),
    revisedAt: optional('Changed by client at (UTC)'),
    closedAt: optional('Closed without an answer at (UTC)'),
    declinedAt: optional('Declined at (UTC)'),
    unsubscribedAt: optional('Unsubscribed at (UTC)'),
    withdrawnAt: optional('Withdrawn at (UTC)'),
    erasedAt: optional('Erased at (UTC)'),
  }
}

test('what is read from the file is what was exported, and no cell can start a formula', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(testimonials, { maxLength: 5 }), async (rows) => {
      const file = await exportContent(rows, 'csv')
      expect(file.startsWith('\uFEFF')).toBe(true)
      const [header = [], ...body] = Papa.parse<string[]>(file.slice(1).replace(/\r\n$/, ''), {
        delimiter: ',',
        newline: '\r\n',
      }).data
      expect(body.map((row) => readRow(header, row))).toEqual(rows)
      for (const cell of body.flat()) expect(cell).not.toMatch(/^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/)
    }),
    { numRuns: 1000 },
  )
})

test('nothing is said of the privacy of a request that nobody answered', () => {
  const [row] = fc.sample(testimonials, 1)
  const { header, rows } = exportTable(
    row
      ? [
          { ...row, submittedAt: null, isPrivate: true },
          { ...row, submittedAt: '2026-11-02T09:00:00.000Z', isPrivate: true },
          { ...row, submittedAt: '2026-11-02T09:00:00.000Z', isPrivate: false },
        ]
      : [],
  )
  expect(rows.map((cells) => cells[header.indexOf('Private')])).toEqual(['', 'yes', 'no'])
})

test('every column has a header of its own', () => {
  const { header } = exportTable([])
  expect(new Set(header).size).toBe(header.length)
})

test('as JSON the rows are as the list has them', async () => {
  const [row] = fc.sample(testimonials, 1)
  expect(JSON.parse(await exportContent(row ? [row] : [], 'json'))).toEqual([row])
})

test('the file is named by the day', () => {
  expect(exportFileName('csv', new Date(2026, 10, 1))).toBe('goodword-testimonials-2026-11-01.csv')
  expect(exportFileName('json', new Date(2026, 0, 21))).toBe('goodword-testimonials-2026-01-21.json')
})

test('translations are in both files, each with its language', async () => {
  const [row] = fc.sample(testimonials, 1)
  const at = '2026-11-03T09:00:00.000Z'
  const translations = [
    { language: 'de' as const, text: '=Präzise.', at, isOutdated: false },
    { language: 'fr' as const, text: 'Précis.', at, isOutdated: true },
  ]
  const rows = row ? [{ ...row, translations }] : []
  const { header, rows: cells } = exportTable(rows)
  expect(cells[0]?.[header.indexOf('Translations')]).toBe('de\n=Präzise.\n\nfr\nPrécis.')
  expect(JSON.parse(await exportContent(rows, 'json'))).toMatchObject([{ translations }])
})
