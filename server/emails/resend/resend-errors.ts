import type { ErrorResponse } from 'resend'
import * as z from 'zod'
import type { EmailOutcome } from '../mailer.ts'

type Failure = Exclude<EmailOutcome, { kind: 'sent' }>

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const CONCURRENT_MS = 5 * SECOND_MS
const KEY_PAUSE_MS = 10 * MINUTE_MS

/** The SDK's error is whatever JSON the answer had. It may come from anything between Resend and us. */
const Answered = z.object({
  name: z.string().catch(''),
  message: z.string().catch(''),
  statusCode: z.number().nullable().catch(null),
})

const noAnswer: Failure = { kind: 'unknown', reason: 'The email service didn’t confirm whether it accepted the email.' }

const refused = (because: 'sender' | 'recipient' | 'conflict' | 'other', reason: string): Failure => ({
  kind: 'permanent',
  because,
  reason,
})

const ofSender = refused('sender', 'The email service doesn’t allow sending from this address.')
const ofRecipient = refused('recipient', 'The email service refused the address.')

/** The outcome of an email when Resend answered with an error, or not at all. */
export function classifyResendError(
  error: unknown,
  { headers, now }: { headers: Record<string, string> | null; now: Date },
): Failure {
  const answered = Answered.safeParse(error)
  if (!answered.success) return noAnswer
  const { name, message, statusCode } = answered.data
  const retryAfterMs = readRetryAfter(headers?.['retry-after'], now)
  const noKey = waitForKey(name)

  const byName: Record<ErrorResponse['name'], () => Failure> = {
    rate_limit_exceeded: () => waitForSlot(retryAfterMs),
    daily_quota_exceeded: () => waitForQuota('for today', Math.min(HOUR_MS, msUntilTomorrow(now))),
    monthly_quota_exceeded: () => waitForQuota('for this month', HOUR_MS),
    concurrent_idempotent_requests: () => ({
      kind: 'retry',
      afterMs: CONCURRENT_MS,
      reason: 'The email service is still busy with an earlier attempt.',
    }),
    invalid_idempotent_request: () =>
      refused('conflict', 'The email service already received a different text for this email.'),
    missing_api_key: () => noKey,
    invalid_api_key: () => noKey,
    restricted_api_key: () => noKey,
    // Not the email's fault: we call the wrong place.
    not_found: () => noKey,
    method_not_allowed: () => noKey,
    invalid_from_address: () => ofSender,
    validation_error: () => ofField({ message, statusCode, name }),
    invalid_parameter: () => ofField({ message, statusCode, name }),
    missing_required_field: () => ofField({ message, statusCode, name }),
    invalid_idempotency_key: () => ofEmail(name),
    invalid_attachment: () => ofEmail(name),
    invalid_access: () => ofEmail(name),
    invalid_region: () => ofEmail(name),
    security_error: () => ofEmail(name),
    application_error: () => byStatus({ statusCode, name, retryAfterMs }),
    internal_server_error: () => byStatus({ statusCode, name, retryAfterMs }),
  }
  return isKnown(byName, name) ? byName[name]() : byStatus({ statusCode, name, retryAfterMs })
}

const isKnown = <Table extends object>(table: Table, name: PropertyKey): name is keyof Table =>
  Object.hasOwn(table, name)

function byStatus(answer: { statusCode: number | null; name: string; retryAfterMs: number | undefined }): Failure {
  const { statusCode, name, retryAfterMs } = answer
  if (statusCode === 429) return waitForSlot(retryAfterMs)
  if (statusCode === null || statusCode === 408 || statusCode < 400 || statusCode >= 500) return noAnswer
  if (statusCode === 401) return waitForKey(name)
  // Something answered before Resend did, perhaps because of this email only: it waits, the others don't.
  if ([403, 404, 405].includes(statusCode)) return waitAlone(name)
  return ofEmail(name)
}

function ofField({ message, statusCode, name }: { message: string; statusCode: number | null; name: string }): Failure {
  if (statusCode === 403 || /[`'"]from[`'"]|\bfrom field|domain is not verified/i.test(message)) return ofSender
  if (/[`'"]to[`'"]|\bto field/i.test(message)) return ofRecipient
  return ofEmail(name)
}

const ofEmail = (name: string) => refused('other', `The email service refused the email${inBrackets(name)}.`)

const waitForSlot = (retryAfterMs = SECOND_MS): Failure => ({
  kind: 'retry',
  afterMs: Math.max(retryAfterMs, SECOND_MS),
  pause: 'rate',
  reason: 'The email service accepts no more emails for a moment.',
})

const waitForQuota = (span: string, afterMs: number): Failure => ({
  kind: 'retry',
  afterMs,
  pause: 'quota',
  reason: `The email service accepts no more emails ${span}.`,
})

const waitAlone = (name: string) => ({
  kind: 'retry' as const,
  afterMs: KEY_PAUSE_MS,
  reason: `The email service refuses our key${inBrackets(name)}.`,
})

const waitForKey = (name: string): Failure => ({ ...waitAlone(name), pause: 'key' })

// Only an error name in Resend's format is shown, so it can't contain an address or markup.
const inBrackets = (name: string) => (/^[a-z_]{1,60}$/.test(name) ? ` (${name})` : '')

/** Resend's days begin at midnight UTC. At least a minute, because clocks differ. */
const msUntilTomorrow = (now: Date) => Math.max(DAY_MS - (now.getTime() % DAY_MS), MINUTE_MS)

/** The header in milliseconds, at most an hour; undefined when missing or invalid. */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined
  const afterMs = /^\d+(\.\d+)?$/.test(header) ? Number(header) * SECOND_MS : Date.parse(header) - now.getTime()
  return Number.isFinite(afterMs) ? Math.min(Math.max(afterMs, 0), HOUR_MS) : undefined
}
