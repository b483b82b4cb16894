import fc from 'fast-check'
import nodemailerAddresses from 'nodemailer/lib/addressparser'
import { addressParser, decodeWords } from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { formatSender } from './resend-sender.ts'

const OURS = 'requests@goodword.example'

const foundBy = (text: string) => ({
  postal: addressParser(text, { flatten: true }),
  nodemailer: nodemailerAddresses(text, { flatten: true }),
})

describe('the sender that Resend is given', () => {
  test.each([
    ['Jane Doe via Goodword', 'Jane Doe via Goodword <requests@goodword.example>'],
    ["Zoë O'Neill & Søn", "Zoë O'Neill & Søn <requests@goodword.example>"],
    ['株式会社 山田', '株式会社 山田 <requests@goodword.example>'],
    ['Dr. Jane Doe', '"Dr. Jane Doe" <requests@goodword.example>'],
    ['Doe, Jane', '"Doe, Jane" <requests@goodword.example>'],
    ['Jane "J" Doe\\', '"Jane \\"J\\" Doe\\\\" <requests@goodword.example>'],
    ['', 'requests@goodword.example'],
    [' \r\n ', 'requests@goodword.example'],
  ])('of %j is %j', (name, expected) => {
    expect(formatSender({ name, address: OURS })).toBe(expected)
  })

  test.each([
    'Jane, "CEO" <boss@bank.test>',
    'boss@bank.test',
    '<boss@bank.test>',
    '"boss@bank.test" <boss@bank.test>,',
    'Jane\r\nBcc: victim@bank.test',
    'Jane\nReply-To: boss@bank.test',
    'Team: boss@bank.test;',
    'Jane (boss@bank.test)',
    'Jane \\" <boss@bank.test> \\',
    '\\"',
    '=?utf-8?q?boss=40bank.test?=',
    'Jane\u2028<boss@bank.test>',
    'Jane; boss@bank.test',
    '"',
    '<',
    '>',
    ',',
  ])('is always ours alone: %j', (name) => {
    const { postal, nodemailer } = foundBy(formatSender({ name, address: OURS }))
    expect(postal.map(({ address }) => address)).toEqual([OURS])
    expect(nodemailer.map(({ address }) => address)).toEqual([OURS])
    expect(decodeWords(postal[0]?.name ?? '')).toBe(postal[0]?.name)
  })

  test('is always ours alone, whatever a name is made of', () => {
    const piece = fc.constantFrom(
      '"',
      '\\',
      '<',
      '>',
      ',',
      ';',
      ':',
      '@',
      '(',
      ')',
      '[',
      ']',
      'a@b.test',
      ' ',
      '\r\n',
      'é',
      '=?utf-8?q?',
      '=?utf-8?b?Ym9zc0BiYW5rLnRlc3Q=?=',
      '?=',
      '=',
      '?',
      '.',
    )
    const names = fc
      .array(fc.oneof(piece, fc.string({ unit: 'grapheme' })), { maxLength: 12 })
      .map((all) => all.join(''))
    fc.assert(
      fc.property(names, (name) => {
        const { postal, nodemailer } = foundBy(formatSender({ name, address: OURS }))
        expect(postal.map(({ address }) => address)).toEqual([OURS])
        expect(nodemailer.map(({ address }) => address)).toEqual([OURS])
        expect(decodeWords(postal[0]?.name ?? '')).toBe(postal[0]?.name)
      }),
      { numRuns: 2000 },
    )
  })
})
