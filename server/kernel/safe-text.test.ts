import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailSafeName } from './safe-text.ts'

describe('a name in an email', () => {
  test.each([
    ['Nora Feldmann', 'Nora Feldmann'],
    ['  Feldmann & Söhne  ', 'Feldmann & Söhne'],
    ['Dr. Ana M. Ribeiro', 'Dr. Ana M. Ribeiro'],
    ['Nora\r\nBcc: all@victims.example', 'Nora Bcc:'],
    ['Win now https://evil.example/x', 'Win now'],
    ['Visit evil.com today', 'Visit today'],
    ['mailto:x@y.example', ''],
    ['nora@studio.example', ''],
    ['Nora" <ceo@bank.example>', 'Nora'],
    ['javascript:alert(1)', ''],
    ['\u202Egnp.exe', 'gnp.exe'.replace('gnp.exe', '')],
    ['=?utf-8?q?boss=40bank.test?=', ''],
    ['=?utf-8?b?Ym9zc0BiYW5rLnRlc3Q=?= Nora', 'Nora'],
    ['=?=?utf-8?q?x?=?=', ''],
    ['Nora bank．test', 'Nora'],
    ['Nora bank․test', 'Nora'],
    ['Nora bank。test', 'Nora'],
    ['Nora bank｡test/login', 'Nora'],
    ['boss＠bank', ''],
    ['boss﹫bank', ''],
    ['https：//bank', ''],
    ['ありがとう。また', 'ありがとう。また'],
    ['山田・花子', '山田・花子'],
    ['a'.repeat(100), 'a'.repeat(60)],
    ['😀'.repeat(100), '😀'.repeat(60)],
  ])('%j becomes %j', (name, expected) => {
    expect(emailSafeName(name)).toBe(expected)
  })

  test('is one short line without anything that a mail program would follow, whatever it was', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc
        .array(fc.constantFrom('a', ' ', '@', '.', ':', '/', '\n', '\r', '\u202E', 'http', 'com', '<', '"', '\\'), {
          maxLength: 80,
        })
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(hostile, (name) => {
        const safe = emailSafeName(name)
        expect([...safe].length).toBeLessThanOrEqual(60)
        expect(safe).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>"\\@]/u)
        expect(safe).not.toMatch(/:\/\//)
        expect(safe).toBe(safe.trim())
      }),
      { numRuns: 10_000 },
    )
  })

  test('is left alone the second time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 80 }),
        (name) => emailSafeName(emailSafeName(name)) === emailSafeName(name),
      ),
      { numRuns: 10_000 },
    )
  })
})
