import { describe, expect, test } from 'vitest'
import { domainToASCII } from 'node:url'
import { WallDomainInput } from '#shared/wall-domains.ts'
import { refusalOfWallDomain } from './wall-domain-names.ts'

const OURS = ['goodword.example', 'walls.goodword.net']
const refusal = (name: string) => refusalOfWallDomain(domainToASCII(name), OURS)

describe('a domain for a hosted wall', () => {
  test.each([
    'love.feldmann.example',
    'goodword.feldmann.example',
    'praise.xn--mller-kva.example',
    'стихи.example.org',
  ])('can be %s', (name) => {
    expect(refusal(name)).toBeNull()
  })

  test.each([
    'goodword.example',
    'love.goodword.example',
    'walls.goodword.net',
    'love.walls.goodword.net',
    'goodword.net',
    'love.localhost',
  ])('can’t be %s, which is ours', (name) => {
    expect(refusal(name)).toBe('ours')
  })

  test.each([
    'gооdword.example',
    'love.göodword.example',
    'goodwоrd.com',
    'love.gøødword.org',
    'ԍооdword.example'.replace('ԍ', 'ɡ'),
    'ｇoodwörd.example',
  ])('can’t be %s, which looks like ours', (name) => {
    expect(refusal(name)).toBe('alike')
  })

  test.each([
    [' HTTPS://Love.Feldmann.Example/ ', 'love.feldmann.example'],
    ['love.feldmann.example.', 'love.feldmann.example'],
    ['lob.müller.example', 'lob.xn--mller-kva.example'],
  ])('may be entered as %j', (name, read) => {
    expect(WallDomainInput.parse({ name, widgetId: 'wgt_1' }).name).toBe(read)
  })

  test.each([
    '',
    'feldmann',
    'feldmann.example',
    'localhost',
    '127.0.0.1',
    '10.0.0.4',
    '[::1]',
    '0x7f.0.0.1',
    'love.feldmann.example:8080',
    'love.feldmann.example/path',
    'user@love.feldmann.example',
    'love..example.com',
    '*.feldmann.example',
    '<script>.feldmann.example',
    'love.feldmann.example\nevil.example',
    `${'a'.repeat(64)}.feldmann.example`,
  ])('can’t be entered as %j', (name) => {
    expect(WallDomainInput.safeParse({ name, widgetId: 'wgt_1' }).success).toBe(false)
  })
})
