import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failedProblem, lateProblem, returnedProblem } from './return-reason.domain.ts'

describe('why a mail came back', () => {
  test.each([
    ['as the other server put it', 'smtp; 550 5.1.1 User unknown', 'smtp; 550 5.1.1 User unknown.'],
    ['with one full stop', 'User unknown...', 'User unknown.'],
    ['without the address', '550 <ana@client.example>: no such user', '550 the address no such user.'],
    ['without two of them', 'ana@a.example bo@b.example unknown', 'the address unknown.'],
    ['without a link', 'See https://mail.example/help?u=ana for more', 'See for more.'],
    ['in one line', 'User\r\nunknown\u2028 here\u0007', 'User unknown here.'],
    ['without what turns text around', 'User \u202Eunknown\u202C', 'User unknown.'],
    ['without marks of HTML', '<b>User</b> unknown', 'b User /b unknown.'],
  ])('is told %s', (_, reason, sentence) => {
    expect(returnedProblem(reason)).toBe(`The email bounced: ${sentence}`)
  })

  test.each(['', ' ', '550', '5.1.1 --', 'https://mail.example/'])(
    'is a sentence of ours where %j says nothing',
    (reason) => {
      expect(returnedProblem(reason)).toBe('The mailbox refused the address.')
      expect(lateProblem(reason)).toBe('The mailbox isn’t accepting the email at the moment.')
      expect(failedProblem(reason)).toBe('The email service couldn’t send the email.')
    },
  )

  test('is one short line that names nobody, whatever came', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (reason) => {
        for (const sentence of [returnedProblem(reason), returnedProblem(`${reason} ana@client.example ${reason}`)]) {
          expect(sentence).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}@<>"\\]/u)
          expect(sentence).toMatch(/\S\.$/u)
          expect([...sentence].length).toBeLessThanOrEqual(200)
        }
      }),
    )
  })
})
