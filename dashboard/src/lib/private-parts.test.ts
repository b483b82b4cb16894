import { describe, expect, it, test } from 'vitest'
import { maskIds, plainAddress, plainSearch } from './private-parts.ts'

const LINK_ID = 'kX2mQ9vT0aLw7RbY4cZpNg'

describe('an address that is told to others', () => {
  it.each([
    ['/testimonial/list', '/testimonial/list'],
    ['/', '/'],
    [`/testimonial/submit/${LINK_ID}`, '/testimonial/submit/:id'],
    ['/goodword/testimonial/0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11/approve', '/goodword/testimonial/:id/approve'],
    ['/widgets/wgt_abc', '/widgets/:id'],
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
