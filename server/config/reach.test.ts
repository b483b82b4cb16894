import { expect, test } from 'vitest'
import { isLoopback, reachedBy } from './reach.ts'

test.each(['localhost', 'LOCALHOST', 'app.localhost', '127.0.0.1', '127.9.0.3', '::1', '[::1]'])(
  '%s leads to this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true)
  },
)

test.each([
  '0.0.0.0',
  '::',
  '192.168.1.4',
  'goodword.example',
  'localhost.example',
  '127.0.0.1.nip.example',
  'notlocalhost',
  '',
])('%j may lead others to it', (host) => {
  expect(isLoopback(host)).toBe(false)
})

test.each([
  [{ host: '127.0.0.1', publicUrl: undefined }, undefined],
  [{ host: '127.0.0.1', publicUrl: 'http://localhost:3000' }, undefined],
  [{ host: '::1', publicUrl: 'http://[::1]:3000' }, undefined],
  [{ host: '0.0.0.0', publicUrl: 'http://localhost:3000' }, 'HOST is 0.0.0.0'],
  [{ host: '127.0.0.1', publicUrl: 'https://goodword.example' }, 'PUBLIC_URL is https://goodword.example'],
])('%j is reached because %s', (where, because) => {
  expect(reachedBy(where)).toBe(because)
})
