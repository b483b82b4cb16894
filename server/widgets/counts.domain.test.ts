import { describe, expect, test } from 'vitest'
import { daysUpTo, isSiteAllowed, siteOf } from './counts.domain.ts'

describe('the site of a page', () => {
  test.each([
    ['https://feldmann.studio', 'feldmann.studio'],
    ['https://Feldmann.Studio', 'feldmann.studio'],
    ['https://feldmann.studio:443', 'feldmann.studio'],
    ['http://localhost:4321', 'localhost:4321'],
    ['http://[::1]:4321', '[::1]:4321'],
    ['https://müller.example', 'xn--mller-kva.example'],
    ['null', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
    ['file://', 'unknown'],
    ['chrome-extension://abc', 'unknown'],
    ['https://', 'unknown'],
    [`https://${'a'.repeat(300)}.example`, 'unknown'],
    ['javascript:alert(1)', 'unknown'],
  ])('of %s is %s', (origin, site) => {
    expect(siteOf(origin)).toBe(site)
  })
})

describe('a list of sites', () => {
  test.each([
    ['feldmann.studio', [], true],
    ['feldmann.studio', ['feldmann.studio'], true],
    ['www.feldmann.studio', ['feldmann.studio'], true],
    ['feldmann.studio', ['www.feldmann.studio'], true],
    ['shop.feldmann.studio', ['feldmann.studio'], false],
    ['www.evil.example', ['feldmann.studio'], false],
    ['feldmann.studio.evil.example', ['feldmann.studio'], false],
    ['notfeldmann.studio', ['*.feldmann.studio'], false],
    ['www.feldmann.studio', ['*.feldmann.studio'], true],
    ['a.b.feldmann.studio', ['*.feldmann.studio'], true],
    ['feldmann.studio', ['*.feldmann.studio'], false],
    ['feldmann.studio', ['feldmann.studio:443'], true],
    ['feldmann.studio:8443', ['feldmann.studio'], false],
    ['localhost:4321', ['feldmann.studio', 'localhost:4321'], true],
    ['unknown', ['feldmann.studio'], false],
  ])('lets %s show what is for %j: %s', (site, allowedSites, isAllowed) => {
    expect(isSiteAllowed(site, allowedSites)).toBe(isAllowed)
  })
})

test('days go up to the one that it is in UTC', () => {
  expect(daysUpTo(new Date('2026-03-01T00:30:00Z'), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})
