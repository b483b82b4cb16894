import { describe, expect, test } from 'vitest'
import { createKnownHosts } from './known-hosts.ts'

const isKnown = createKnownHosts({
  publicUrl: () => 'https://goodword.example',
  allowedHosts: ['goodword.internal', '10.0.0.4'],
})

describe('a Host header', () => {
  test.each([
    'goodword.example',
    'goodword.example:443',
    'Goodword.Example.',
    'localhost:3000',
    'app.localhost',
    '127.0.0.1:3000',
    '[::1]:3000',
    'goodword.internal',
    '10.0.0.4:3000',
    undefined,
  ])('%j is known', (header) => {
    expect(isKnown(header)).toBe(true)
    expect(isKnown(header)).toBe(true)
  })

  test.each([
    'evil.example',
    'goodword.example.evil.example',
    'evil.example:goodword.example',
    'goodword.example@evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '0.0.0.0:3000',
    '10.0.0.5',
    '',
  ])('%j is refused', (header) => {
    expect(isKnown(header)).toBe(false)
  })

  test('of the address before is refused once the public address is another', () => {
    const where = { publicUrl: 'http://one.example' }
    const isKnownNow = createKnownHosts({ publicUrl: () => where.publicUrl, allowedHosts: [] })
    expect(isKnownNow('one.example')).toBe(true)
    where.publicUrl = 'http://two.example'
    expect(isKnownNow('one.example')).toBe(false)
  })
})
