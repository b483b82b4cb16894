import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { matchesPage, ownerPages, publicPages } from '#shared/pages.ts'
import { browserStorage } from './browser-storage.ts'
import { arrive, clearSavedPath, readSavedPath, safePath, savePath } from './saved-path.ts'

const origin = 'https://goodword.example'

describe('a saved path', () => {
  test.each([
    ['/testimonial/list', '/testimonial/list'],
    ['/testimonial/list?page=2&q=ana#top', '/testimonial/list?page=2&q=ana#top'],
    ['/settings/profile', '/settings/profile'],
    [`${origin}/widgets`, '/widgets'],
    ['/widgets/../settings', '/settings'],
  ])('keeps %j, which leads to a page of ours', (path, expected) => {
    expect(safePath(path, origin)).toBe(expected)
  })

  test.each([
    'https://evil.example/testimonial/list',
    '//evil.example/widgets',
    '/\\evil.example/widgets',
    '/.//widgets',
    '/testimonial//list',
    'javascript:alert(1)',
    'data:text/html,/widgets',
    '/logout',
    '/login',
    '/no/such/page',
    '/testimonial/submit/abc',
    '//',
    `/widgets?q=${'a'.repeat(512)}`,
  ])('drops %j', (path) => {
    expect(safePath(path, origin)).toBeNull()
  })

  const hostilePart = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    '\t',
    'evil.example',
    'https:',
  )
  const knownPart = fc.constantFrom('widgets', 'settings', 'testimonial', 'list', '/widgets', '/settings/profile')
  const hostilePath = fc.array(fc.oneof(hostilePart, knownPart, fc.string({ unit: 'binary' })), { maxLength: 12 })

  test('never leads off our origin or to a page that is not worth returning to', () => {
    fc.assert(
      fc.property(hostilePath, (parts) => {
        const path = safePath(parts.join(''), origin)
        if (path === null) return
        const url = new URL(path, origin)
        expect(url.origin).toBe(origin)
        expect(url.pathname + url.search + url.hash).toBe(path)
        expect(matchesPage(url.pathname, [...publicPages, ...ownerPages])).toBe(true)
        expect(path.length).toBeLessThanOrEqual(512)
      }),
      { numRuns: 10_000 },
    )
  })

  test('stays the same when it is made safe again', () => {
    fc.assert(
      fc.property(hostilePath, (parts) => {
        const path = safePath(parts.join(''), origin)
        const again = path === null ? null : safePath(path, origin)
        expect(again).toBe(path)
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('the saved path of this browser', () => {
  beforeEach(clearSavedPath)

  test('is read until it is cleared', () => {
    savePath('/settings/profile')
    expect(readSavedPath('nora')).toBe('/settings/profile')
    expect(readSavedPath('nora')).toBe('/settings/profile')
    clearSavedPath()
    expect(readSavedPath('nora')).toBeNull()
  })

  test('is not replaced by a path that is not safe', () => {
    savePath('/widgets')
    savePath('/login')
    expect(readSavedPath('nora')).toBe('/widgets')
  })

  test('is not trusted when something else wrote it', () => {
    browserStorage.setItem('authRedirect', 'https://evil.example/widgets')
    expect(readSavedPath('nora')).toBeNull()
  })

  test('is not for somebody else than whoever it was saved for', () => {
    arrive('nora')
    savePath('/settings/profile')
    expect(readSavedPath('otto')).toBeNull()
    expect(readSavedPath('nora')).toBe('/settings/profile')
  })

  test('that nobody was signed in for is for whoever signs in', () => {
    arrive('nora')
    clearSavedPath()
    savePath('/widgets')
    expect(readSavedPath('otto')).toBe('/widgets')
  })
})
