import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TestimonialOrder } from '#shared/testimonial-list.ts'
import { TestimonialStatus } from '#shared/testimonials.ts'
import { searchFrom } from '../../../lib/search-from.ts'
import { hrefOf, type ListView, queryOf, viewOf, WHOLE_LIST, withChoice } from './testimonial-list.address.ts'

const anyView: fc.Arbitrary<ListView> = fc.record({
  status: fc.constantFrom(null, ...TestimonialStatus.options),
  tag: fc.option(fc.stringMatching(/^tag_[\w-]{1,60}$/)),
  service: fc.option(fc.string({ minLength: 1, maxLength: 200 })),
  form: fc.option(fc.stringMatching(/^frm_[\w-]{1,60}$/)),
  importId: fc.option(fc.stringMatching(/^imp_[\w-]{1,60}$/)),
  assignee: fc.option(fc.constantFrom('me', 'nobody', 'usr_1')),
  q: fc.string({ unit: 'binary', maxLength: 250 }).map(searchFrom),
  sort: fc.constantFrom(...TestimonialOrder.options),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  open: fc.option(fc.stringMatching(/^[\w-]{1,64}$/)),
})

test('an address leads to the very view that it was made of', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(viewOf(queryOf(view))).toEqual(view)
      expect(viewOf(new URL(hrefOf(view), 'https://goodword.example').searchParams)).toEqual(view)
    }),
    { numRuns: 1000 },
  )
})

test('any address leads to a view, and to the same one from its own address', () => {
  const anyAddress = fc.dictionary(
    fc.constantFrom('status', 'tag', 'service', 'form', 'import', 'assignee', 'q', 'sort', 'page', 'open', 'ref'),
    fc.string(),
  )
  fc.assert(
    fc.property(anyAddress, (params) => {
      const view = viewOf(new URLSearchParams(params))
      expect(viewOf(queryOf(view))).toEqual(view)
    }),
    { numRuns: 1000 },
  )
})

test('the whole list has an address without a query', () => {
  expect(hrefOf(WHOLE_LIST)).toBe('/testimonial/list')
})

test('an address says what differs', () => {
  const view: ListView = {
    status: 'submitted',
    tag: 'tag_1',
    service: 'A label',
    form: 'frm_1',
    importId: 'imp_1',
    assignee: 'me',
    q: 'ana r',
    sort: 'rating-high',
    page: 2,
    open: 'x1',
  }
  expect(hrefOf(view)).toBe(
    '/testimonial/list?status=submitted&tag=tag_1&service=A+label&form=frm_1&import=imp_1&assignee=me&q=ana+r&sort=rating-high&page=2&open=x1',
  )
})

test.each([
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=', 1],
  ['page=3', 3],
  ['page=1000000', 1_000_000],
  ['page=1000001', 1],
])('"%s" asks for page %i', (search, page) => {
  expect(viewOf(new URLSearchParams(search))).toEqual({ ...WHOLE_LIST, page })
})

test.each([
  'status=lost',
  'sort=weight',
  'q=%20%20',
  `tag=${'x'.repeat(65)}`,
  'service=',
  `open=${'x'.repeat(65)}`,
  'utm_source=letter',
])('"%s" asks for nothing in particular', (search) => {
  expect(viewOf(new URLSearchParams(search))).toEqual(WHOLE_LIST)
})

test('another filter, search or order begins on the first page, with nothing open', () => {
  const view: ListView = { ...WHOLE_LIST, status: 'sent', tag: 'tag_1', q: 'ana', sort: 'name', page: 3, open: 'x1' }
  expect(withChoice(view, { status: null })).toEqual({ ...view, status: null, page: 1, open: null })
})
