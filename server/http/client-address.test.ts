import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { addressBlock, clientAddress } from './client-address.ts'

describe('an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['none', 'none'],
  ])('%s counts as %s', (address, block) => {
    expect(addressBlock(address)).toBe(block)
  })
})

describe('the client', () => {
  const ask = async (trustedProxyHops: number, forwarded?: string) => {
    const app = new Hono()
    app.get('/', (c) => c.text(clientAddress(c, trustedProxyHops)))
    const response = await app.request(
      '/',
      forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } },
    )
    return response.text()
  }

  test('is not believed about its own address when no proxy is trusted', async () => {
    expect(await ask(0, '203.0.113.9')).toBe('none')
  })

  test('is whom the outermost trusted proxy saw, whatever the client wrote before', async () => {
    expect(await ask(1, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
    expect(await ask(2, '198.51.100.1, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9')
  })

  test('is the socket when the header names fewer hops than are trusted', async () => {
    expect(await ask(3, '203.0.113.9')).toBe('none')
  })
})
