import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFeed } from './feed.ts'

const item = {
  id: 't1',
  author: 'Ana Ribeiro',
  role: 'Head of Product',
  company: 'Lumen',
  rating: 5,
  text: 'Precise, funny, never late.',
  date: '2026-11-21',
  imageUrl: null,
  answers: [{ question: 'What changed?', answer: 'We sleep.' }],
}
const feed = {
  version: 1,
  kind: 'wall',
  wallUrl: 'https://app.example/wall/wgt_1',
  summary: { owner: 'Feldmann Studio', shown: 1, shared: 3, average: 4.7, isSelected: false },
  isBranded: true,
  productName: 'Goodword',
  items: [item],
}

test('reads a feed as the server writes it', () => {
  expect(readFeed(feed, 'de')).toEqual({
    kind: 'wall',
    revision: '',
    wallUrl: 'https://app.example/wall/wgt_1',
    homeUrl: 'https://app.example',
    owner: 'Feldmann Studio',
    shared: 3,
    afterPayment: 0,
    average: '4.7',
    isSelected: false,
    brand: 'Goodword',
    allowsDark: false,
    allowsTools: false,
    options: {},
    translation: undefined,
    items: [
      {
        id: 't1',
        image: '',
        photo: null,
        isVerified: false,
        origin: '',
        originalUrl: '',
        service: '',
        author: 'Ana Ribeiro',
        role: 'Head of Product, Lumen',
        rating: 5,
        text: 'Precise, funny, never late.',
        excerpt: '',
        highlight: '',
        original: '',
        originalLang: '',
        reply: '',
        lang: 'de',
        date: '2026-11-21',
        answers: [{ question: 'What changed?', answer: 'We sleep.' }],
      },
    ],
  })
})

test('writes an average of whole stars with its decimal, and none as nothing', () => {
  expect(readFeed({ ...feed, summary: { ...feed.summary, average: 5 } }, '')).toMatchObject({ average: '5.0' })
  expect(readFeed({ ...feed, summary: { ...feed.summary, average: null } }, '')).toMatchObject({ average: '' })
})

test.each([
  [null],
  ['feed'],
  [[]],
  [{}],
  [{ ...feed, version: '1' }],
  [{ ...feed, items: {} }],
  [{ ...feed, summary: 1 }],
])('refuses %j as malformed', (json) => {
  expect(readFeed(json, '')).toBe('feed_malformed')
})

test('refuses a version that it does not know, whatever else has changed', () => {
  expect(readFeed({ version: 2 }, '')).toBe('feed_version')
})

test('leaves out testimonials without a text', () => {
  const json = { ...feed, items: [null, 7, { ...item, text: '  ' }, { ...item, text: { type: 'p' } }, item] }
  expect(readFeed(json, '')).toMatchObject({ items: [{ text: item.text }] })
})

test.each([
  ['javascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['//evil.example', ''],
  [{ href: 'https://evil.example' }, ''],
  ['http://localhost:3000/wall/x?y#z', 'http://localhost:3000'],
])('takes from the wall address %j the origin %j', (wallUrl, homeUrl) => {
  expect(readFeed({ ...feed, wallUrl }, '')).toMatchObject({ homeUrl })
})

test('keeps the day only when there is such a day', () => {
  for (const date of ['', 'soon', '2026-13-45', 20261121, null])
    expect(readFeed({ ...feed, items: [{ ...item, date }] }, '')).toMatchObject({ items: [{ date: '' }] })
})

test.each([
  [{ role: 'Baker', company: null }, 'Baker'],
  [{ role: null, company: 'Lumen' }, 'Lumen'],
  [{ role: ' ', company: '' }, ''],
  [{ role: undefined, company: { type: 'img' } }, ''],
])('reads of %j as what somebody does %j', (fields, role) => {
  expect(readFeed({ ...feed, items: [{ ...item, ...fields }] }, '')).toMatchObject({ items: [{ role }] })
})

test.each([[undefined], [null], ['yes'], [{ length: 1 }], [[null, 7, {}, { question: 'Why?', answer: [' '] }]]])(
  'finds no answer in %j',
  (answers) => {
    expect(readFeed({ ...feed, items: [{ ...item, answers }] }, '')).toMatchObject({ items: [{ answers: [] }] })
  },
)

test('turns every field into a string or a number, whatever JSON holds there', () => {
  fc.assert(
    fc.property(
      fc.record({
        author: fc.jsonValue(),
        role: fc.jsonValue(),
        company: fc.jsonValue(),
        rating: fc.jsonValue(),
        text: fc.jsonValue(),
        date: fc.jsonValue(),
        answers: fc.oneof(
          fc.jsonValue(),
          fc.array(fc.record({ question: fc.jsonValue(), answer: fc.oneof(fc.jsonValue(), fc.constant('x')) })),
        ),
      }),
      (fields) => {
        const read = readFeed({ ...feed, items: [fields, { ...fields, text: 'x' }] }, '')
        if (typeof read === 'string') throw new Error(read)
        for (const testimonial of read.items) {
          const { author, role, text, date, answers } = testimonial
          const texts = [author, role, text, date, ...answers.flatMap(({ question, answer }) => [question, answer])]
          expect(texts.filter((value) => typeof value !== 'string')).toEqual([])
          expect([0, 1, 2, 3, 4, 5]).toContain(testimonial.rating)
        }
      },
    ),
  )
})

test('answers any JSON without throwing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (summary, items, wallUrl) => {
      expect(() => readFeed({ version: 1, summary, items, wallUrl }, '')).not.toThrow()
      expect(() => readFeed(summary, '')).not.toThrow()
    }),
  )
})
