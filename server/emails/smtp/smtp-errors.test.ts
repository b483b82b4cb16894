import { describe, expect, test } from 'vitest'
import { classifySmtpError } from './smtp-errors.ts'

const key = { kind: 'retry', pause: 'key', afterMs: 600_000 }
const later = { kind: 'retry' }
const unknown = { kind: 'unknown' }
const because = (cause: string) => ({ kind: 'permanent', because: cause })

const reply = (command: string, response: string) => ({
  code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE',
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
})

const withoutReason = (error: unknown, mayHaveArrived: boolean) => {
  const { reason: _, ...outcome } = classifySmtpError(error, { mayHaveArrived })
  return outcome
}

describe('a failure of a mail server', () => {
  test.each([
    [reply('RCPT TO', '550 5.1.1 No such user'), because('recipient')],
    [reply('RCPT TO', '550 No such user'), because('recipient')],
    [reply('RCPT TO', '553 Bad address'), because('recipient')],
    [reply('RCPT TO', '550 5.2.1 Mailbox disabled'), because('recipient')],
    [reply('RCPT TO', '554 5.7.1 Relay access denied'), because('other')],
    [reply('RCPT TO', '550 5.1.8 Sender domain does not exist'), because('sender')],
    [reply('RCPT TO', '530 5.7.0 Authentication required'), key],
    [reply('RCPT TO', '451 4.7.1 Greylisted'), later],
    [reply('RCPT TO', '503 5.5.1 Bad sequence'), later],
    [reply('MAIL FROM', '553 5.7.1 Sender not owned by user'), because('sender')],
    [reply('MAIL FROM', '550 Not from here'), because('sender')],
    [reply('MAIL FROM', '530 5.7.0 Must issue STARTTLS'), key],
    [reply('MAIL FROM', '552 Too large'), because('other')],
    [reply('MAIL FROM', '421 4.3.2 Closing'), later],
    [reply('DATA', '554 5.7.1 Spam'), because('other')],
    [reply('DATA', '550 5.1.1 No such user'), because('recipient')],
    [reply('DATA', '452 4.3.1 Disk full'), later],
    [{ code: 'EMESSAGE', command: 'MAIL FROM' }, because('other')],
    [{ code: 'EENVELOPE', command: 'API' }, because('other')],
    [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535 5.7.8 No' }, key],
    [{ code: 'EAUTH', command: 'API' }, key],
    [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 454, response: '454 4.7.0 Later' }, later],
    [{ code: 'ETLS', command: 'STARTTLS' }, key],
    [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT', command: 'CONN' }, key],
    [{ code: 'ESOCKET', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER', command: 'CONN' }, key],
    [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }, later],
    [{ code: 'ESOCKET', command: 'CONN' }, later],
    [{ code: 'ECONNECTION', command: 'CONN' }, later],
    [{ code: 'ETIMEDOUT', command: 'CONN' }, later],
    [{ code: 'EDNS', command: 'CONN' }, later],
    [{ code: 'EPROTOCOL', command: 'CONN', responseCode: 554, response: '554 No service' }, later],
    [{ code: 'EABORT' }, later],
    [new Error('something else'), later],
    ['nothing that we know', later],
  ])('before all was written, %j, is %j', (error, outcome) => {
    expect(withoutReason(error, false)).toEqual(outcome)
  })

  test.each([
    [{ code: 'ECONNECTION', command: 'CONN' }, unknown],
    [{ code: 'ESOCKET', command: 'CONN' }, unknown],
    [{ code: 'ETIMEDOUT', command: 'CONN' }, unknown],
    [{ code: 'ECONNECTION', command: 'CONN', responseCode: 421, response: '421 Closing' }, unknown],
    [{ code: 'EABORT' }, unknown],
    [new Error('something else'), unknown],
    [reply('DATA', '554 5.7.1 Spam'), because('other')],
    [reply('DATA', '451 4.3.0 Later'), later],
  ])('after all was written, %j, is %j', (error, outcome) => {
    expect(withoutReason(error, true)).toEqual(outcome)
  })

  test('is told in a sentence without anything that somebody else wrote', () => {
    const { reason } = classifySmtpError(reply('RCPT TO', '550 5.1.1 <b>ana@client.example</b>'), {
      mayHaveArrived: false,
    })
    expect(reason).toBe('The SMTP server refused the address.')
  })
})
