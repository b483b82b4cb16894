import { describe, expect, it, test } from 'vitest'
import { maskIds, plainAddress, plainCopy, plainSearch, plainText } from './private-parts.ts'

const LINK_ID = 'kX2mQ9vT0aLw7RbY4cZpNg'

describe('an address that is told to others', () => {
  it.each([
    ['/testimonial/list', '/testimonial/list'],
    ['/', '/'],
    [`/testimonial/submit/${LINK_ID}`, '/testimonial/submit/:id'],
    ['/goodword/testimonial/0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11/approve', '/goodword/testimonial/:id/approve'],
    ['/widgets/wgt_abc', '/widgets/:id'],
    [`/testimonial/mine/${LINK_ID}.a1b2`, '/testimonial/mine/:id'],
    ['/testimonial/mine/cut-short', '/testimonial/mine/:id'],
    [`/goodword/portal/${LINK_ID}.a1b2/testimonial`, '/goodword/portal/:id/testimonial'],
    [`/unsubscribe/${LINK_ID}.a1b2`, '/unsubscribe/:id'],
    ['/report/cut-short', '/report/:id'],
    ['/goodword/shared-report/cut-short/testimonials', '/goodword/shared-report/:id/testimonials'],
    ['/reports/2026-10', '/reports/2026-10'],
    ['/stripe/payment-success', '/stripe/payment-success'],
  ])('names the path %s as %s', (path, masked) => {
    expect(maskIds(path)).toBe(masked)
  })

  it('keeps of a query what cannot be private', () => {
    expect(plainSearch('?q=ana%40client.example&status=sent&page=2')).toBe('?status=sent&page=2')
    expect(plainSearch('?oobCode=secret&mode=resetPassword')).toBe('')
    expect(plainSearch('')).toBe('')
  })

  it('has no hash, no name of a user and no password', () => {
    expect(plainAddress(`https://nora:secret@goodword.example/testimonial/submit/${LINK_ID}?q=ana#reply`)).toBe(
      'https://goodword.example/testimonial/submit/:id',
    )
  })
})

test('what is no address is not told at all', () => {
  expect(plainAddress('')).toBe('')
  expect(plainAddress('ana@client.example')).toBe('')
})

describe('a text that is told to others', () => {
  it.each([
    ['You asked ana.r+x@client.example already.', 'You asked [email] already.'],
    [`GET /goodword/testimonial/${LINK_ID}/submit`, 'GET /goodword/testimonial/:id/submit'],
    [
      `Failed to fetch http://localhost:3000/testimonial/submit/${LINK_ID}?q=Ana#x (twice)`,
      'Failed to fetch http://localhost:3000/testimonial/submit/:id (twice)',
    ],
    [
      `Failed to fetch http://localhost:3000/testimonial/mine/${LINK_ID}.${LINK_ID} and /goodword/portal/a.b/export`,
      'Failed to fetch http://localhost:3000/testimonial/mine/:id and /goodword/portal/:id/export',
    ],
    ['/testimonial/list?q=Ana+Ribeiro&page=2', '/testimonial/list?page=2'],
    ['?oobCode=a1b2&mode=resetPassword', ''],
    ['goodword@0.1.0', 'goodword@0.1.0'],
    ['Bearer eyJhbGciOi.eyJzdWIiOiJ1.c2ln', 'Bearer [token]'],
    ['button.approve[aria-label="Approve testimonial from Ana"]', 'button.approve'],
    ['button[aria-label="Show the words of Ana "Ann" Ribeiro"] > span[title="She said "yes"]"]', 'button'],
    ['button[aria-label="Show the words of Ana', 'button'],
    ['http://localhost:3000/assets/owner-frame-B1x2y3z4.js', 'http://localhost:3000/assets/owner-frame-B1x2y3z4.js'],
    ["Cannot read properties of undefined (reading 'id')", "Cannot read properties of undefined (reading 'id')"],
  ])('makes of %j %j', (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })

  it('is cut where it is long, and never within a word', () => {
    expect(plainText(`${'word '.repeat(399)}eyJhbGciOi.eyJzdWIiOiJ1.c2ln`)).toBe(`${'word '.repeat(399)}…`)
    expect(plainText(`[aria-label="${'words '.repeat(500)}"] was pressed`)).toBe(' was pressed')
    expect(plainText(`${'a'.repeat(2_000_000)}@`)).toBe('…')
  })

  it('is cleaned however deep it lies, and nothing else is changed', () => {
    const when = new Date(0)
    const event = { id: 7, at: when, none: null, values: [{ value: 'ana@client.example', isHandled: false }] }
    expect(plainCopy(event)).toEqual({ ...event, values: [{ value: '[email]', isHandled: false }] })
    expect(event.values[0]?.value).toBe('ana@client.example')
  })
})
