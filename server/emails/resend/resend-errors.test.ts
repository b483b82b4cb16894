import type { ErrorResponse } from 'resend'
import { describe, expect, test } from 'vitest'
import type { EmailOutcome } from '../mailer.ts'
import { classifyResendError, readRetryAfter } from './resend-errors.ts'

const now = new Date('2026-11-20T09:00:00Z')
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const classify = (error: unknown, headers: Record<string, string> | null = null, at = now) =>
  classifyResendError(error, { headers, now: at })

const withoutReason = ({ reason: _, ...outcome }: Exclude<EmailOutcome, { kind: 'sent' }>) => outcome

const key = { kind: 'retry', afterMs: 10 * MINUTE_MS, pause: 'key' }
const sentEmail = { kind: 'permanent', because: 'other' }
const sender = { kind: 'permanent', because: 'sender' }
const recipient = { kind: 'permanent', because: 'recipient' }
const unknown = { kind: 'unknown' }

type Answer = { status: number | null; message?: string; expected: object }

/** Every error that the SDK knows: one that it learns does not compile here. */
const answers: Record<ErrorResponse['name'], Answer[]> = {
  invalid_idempotency_key: [{ status: 400, expected: sentEmail }],
  validation_error: [
    { status: 400, message: 'We found an error with one or more fields in the request.', expected: sentEmail },
    { status: 403, message: 'The a.example domain is not verified.', expected: sender },
    {
      status: 403,
      message:
        'You can only send testing emails to your own email address (me@a.example). To send emails to other recipients, please verify a domain, and change the `from` address.',
      expected: sender,
    },
    { status: 422, message: 'Invalid `to` field. The email address needs to follow a format.', expected: recipient },
    { status: 422, message: 'Invalid `from` field. The email address needs to follow a format.', expected: sender },
    { status: 422, message: 'Invalid `reply_to` field.', expected: sentEmail },
    { status: 422, message: 'Tags should only contain ASCII letters.', expected: sentEmail },
  ],
  missing_api_key: [{ status: 401, expected: key }],
  restricted_api_key: [{ status: 401, expected: key }],
  invalid_api_key: [
    { status: 403, expected: key },
    { status: 400, expected: key },
  ],
  not_found: [{ status: 404, expected: key }],
  method_not_allowed: [{ status: 405, expected: key }],
  invalid_idempotent_request: [{ status: 409, expected: { kind: 'permanent', because: 'conflict' } }],
  concurrent_idempotent_requests: [{ status: 409, expected: { kind: 'retry', afterMs: 5000 } }],
  invalid_attachment: [{ status: 422, expected: sentEmail }],
  invalid_from_address: [{ status: 422, expected: sender }],
  invalid_access: [{ status: 422, expected: sentEmail }],
  invalid_parameter: [
    { status: 422, expected: sentEmail },
    { status: 422, message: "The 'to' field is not valid.", expected: recipient },
  ],
  invalid_region: [{ status: 422, expected: sentEmail }],
  missing_required_field: [
    { status: 422, message: 'Missing `to` field.', expected: recipient },
    { status: 422, message: 'Missing `subject` field.', expected: sentEmail },
  ],
  monthly_quota_exceeded: [{ status: 429, expected: { kind: 'retry', afterMs: HOUR_MS, pause: 'quota' } }],
  daily_quota_exceeded: [{ status: 429, expected: { kind: 'retry', afterMs: HOUR_MS, pause: 'quota' } }],
  rate_limit_exceeded: [{ status: 429, expected: { kind: 'retry', afterMs: 1000, pause: 'rate' } }],
  security_error: [{ status: 451, expected: sentEmail }],
  application_error: [
    { status: null, expected: unknown },
    { status: 200, expected: unknown },
    { status: 408, expected: unknown },
    { status: 500, expected: unknown },
    { status: 502, expected: unknown },
    { status: 503, expected: unknown },
    { status: 401, expected: key },
    { status: 403, expected: { kind: 'retry', afterMs: 10 * MINUTE_MS } },
    { status: 404, expected: { kind: 'retry', afterMs: 10 * MINUTE_MS } },
    { status: 413, expected: sentEmail },
    { status: 429, expected: { kind: 'retry', afterMs: 1000, pause: 'rate' } },
  ],
  internal_server_error: [{ status: 500, expected: unknown }],
}

const table = Object.entries(answers).flatMap(([name, all]) => all.map((answer) => ({ name, ...answer })))

describe('an error of Resend', () => {
  test.each(table)('$name with $status ("$message") is $expected', ({ name, status, message = 'No.', expected }) => {
    expect(withoutReason(classify({ name, statusCode: status, message }))).toEqual(expected)
  })

  test.each([[null], [undefined], ['Bad gateway'], [{}], [{ message: 'upstream timed out' }], [{ statusCode: '422' }]])(
    'that is none, %j, says nothing about the mail',
    (error) => {
      expect(classify(error).kind).toBe('unknown')
    },
  )

  test('of a name that nobody knows is judged by its status', () => {
    expect(withoutReason(classify({ name: 'email_too_large', statusCode: 422 }))).toEqual(sentEmail)
    expect(withoutReason(classify({ name: 'constructor', statusCode: 422 }))).toEqual(sentEmail)
    expect(withoutReason(classify({ name: 'account_suspended', statusCode: 401 }))).toEqual(key)
    expect(classify({ name: 'shard_lost', statusCode: 500 }).kind).toBe('unknown')
  })

  test('fault 35: of too many calls waits as long as it is told to, a second at least', () => {
    const tooMany = { name: 'rate_limit_exceeded', statusCode: 429, message: 'Too many requests.' }
    const waits = ['0', '7', '2.5', 'Fri, 20 Nov 2026 09:00:30 GMT', 'soon', '999999'].map((header) => {
      const outcome = classify(tooMany, { 'retry-after': header })
      return outcome.kind === 'retry' ? outcome.afterMs : undefined
    })
    expect(waits).toEqual([1000, 7000, 2500, 30_000, 1000, HOUR_MS])
  })

  test('fault 37: of the day’s quota waits until midnight in Greenwich, and asks again each hour', () => {
    const full = { name: 'daily_quota_exceeded', statusCode: 429, message: 'You have reached your daily quota.' }
    const waits = ['2026-11-20T09:00:00Z', '2026-11-20T23:20:00Z', '2026-11-20T23:59:59.500Z'].map((at) => {
      const outcome = classify(full, null, new Date(at))
      return outcome.kind === 'retry' ? outcome.afterMs : undefined
    })
    expect(waits).toEqual([HOUR_MS, 40 * MINUTE_MS, MINUTE_MS])
  })

  test('is told in a sentence without anything that somebody else wrote', () => {
    const message = 'Invalid `to` field: <b>ana@client.example</b>'
    for (const { name, status } of table) {
      const { reason } = classify({ name, statusCode: status, message })
      expect(reason).toMatch(/^[A-Z][^<@]+\.$/)
    }
    expect(classify({ name: '<b>ana@client.example</b>', statusCode: 422 }).reason).not.toMatch(/[<@]/)
  })
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['3', 3000],
  ['Fri, 20 Nov 2026 08:00:00 GMT', 0],
])('the header retry-after %j is %j milliseconds', (header, ms) => {
  expect(readRetryAfter(header, now)).toBe(ms)
})
