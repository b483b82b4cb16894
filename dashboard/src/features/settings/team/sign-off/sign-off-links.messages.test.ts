import { expect, test } from 'vitest'
import { linkMessage } from './sign-off-links.messages.ts'

test.each([
  ['active', 'Works until 20 Dec 2026'],
  ['expired', 'Expired on 20 Dec 2026'],
  ['revoked', 'Revoked'],
  ['off', 'Off: your plan has no sign-off links'],
] as const)('a link that is %s says so', (status, message) => {
  expect(linkMessage({ status, expiresAt: '2026-12-20T12:00:00.000Z' })).toBe(message)
})
