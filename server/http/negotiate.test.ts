import { describe, expect, test } from 'vitest'
import { acceptedEncoding, matchesEtag } from './negotiate.ts'

describe('the encoding', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0', 'identity'],
    ['br;q=0.001', 'br'],
    ['brotli', 'identity'],
  ])('for %j is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })
})

describe('If-None-Match', () => {
  test.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b"', false],
    ['*', true],
    ['a', false],
  ])('%j matches "a": %s', (header, expected) => {
    expect(matchesEtag(header, '"a"')).toBe(expected)
  })
})
