import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createProcessMemory } from '#server/kernel/process-memory.ts'
import { resendError, type FakeResend, startFakeResend } from '#server/testing/fake-resend.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import type { Email } from '../mailer.ts'
import { createResendMailer } from './resend-mailer.ts'

const email: Email = {
  from: { name: 'Dr. Jane Doe', address: 'requests@goodword.example' },
  replyTo: null,
  to: 'ana@client.example',
  subject: 'Words',
  text: 'Hello',
  html: '<p>Hello</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
}

describe('sending through Resend', () => {
  let service: FakeResend
  beforeEach(async () => {
    service = await startFakeResend()
  })
  afterEach(() => service.stop())

  const mailerOf = (change: { webhookSecrets?: string[]; perSecond?: number; apiKey?: string } = {}) =>
    createResendMailer({
      apiKey: service.apiKey,
      webhookSecrets: [],
      url: service.origin,
      memory: createProcessMemory(),
      clock: createTestClock(new Date('2026-11-20T09:00:00Z')),
      timeoutMs: 300,
      perSecond: 1000,
      ...change,
    })
  const handover = { idempotencyKey: 'msg_1', tags: { message: 'msg_1' } }

  test('says the mail’s key and tags, and no address to answer to where there is none', async () => {
    expect(await mailerOf().send(email, handover)).toEqual({ kind: 'sent', providerId: service.accepted[0]?.id })
    expect(service.accepted[0]?.idempotencyKey).toBe('goodword/msg_1')
    expect(service.accepted[0]?.body).toEqual({
      from: '"Dr. Jane Doe" <requests@goodword.example>',
      to: email.to,
      subject: email.subject,
      text: email.text,
      html: email.html,
      headers: email.headers,
      tags: [{ name: 'message', value: 'msg_1' }],
    })
  })

  test('tells what became of mails where there is a webhook, and remembers keys for 23 hours', () => {
    expect(mailerOf().tellsDelivery).toBe(false)
    expect(mailerOf({ webhookSecrets: ['whsec_x'] }).tellsDelivery).toBe(true)
    expect(mailerOf().remembersKeysForMs).toBe(23 * 60 * 60 * 1000)
  })

  test('hands the same mail over under the same words each time, so that it is known', async () => {
    const mailer = mailerOf()
    service.failNext('lose the answer')
    expect((await mailer.send(email, handover)).kind).toBe('unknown')
    expect(await mailer.send(email, handover)).toEqual({ kind: 'sent', providerId: service.accepted[0]?.id })
    expect(service.accepted).toHaveLength(1)
  })

  test('comes back soon where an earlier attempt is not done yet', async () => {
    const mailer = mailerOf()
    service.failNext('be slow')
    expect((await mailer.send(email, handover)).kind).toBe('unknown')
    expect(await mailer.send(email, handover)).toMatchObject({ kind: 'retry', afterMs: 5000 })
  })

  test('is refused for good where the words under a key are not the same', async () => {
    const mailer = mailerOf()
    await mailer.send(email, handover)
    const other = await mailer.send({ ...email, text: 'Bye' }, handover)
    expect(other).toMatchObject({ kind: 'permanent', because: 'conflict' })
  })

  test('fault 37: waits with all mail when the quota of the day is used up', async () => {
    service.failNext(resendError(429, 'daily_quota_exceeded'))
    expect(await mailerOf().send(email, handover)).toMatchObject({ kind: 'retry', pause: 'quota', afterMs: 3_600_000 })
  })

  test('waits with all mail while its key is not accepted', async () => {
    const outcome = await mailerOf({ apiKey: 're_somebody_else' }).send(email, handover)
    expect(outcome).toMatchObject({ kind: 'retry', pause: 'key', afterMs: 600_000 })
  })

  test.each([
    [200, 'null'],
    [200, '{}'],
    [200, '<html>'],
    [502, '<html>Bad gateway</html>'],
    [500, 'null'],
    [200, { id: 7 }],
  ])('does not know of a mail that was answered with %i and %j', async (status, body) => {
    service.failNext({ status, body })
    expect((await mailerOf().send(email, handover)).kind).toBe('unknown')
  })

  test('lets the next mail wait, or come back, once Resend says that it has had enough', async () => {
    const mailer = mailerOf()
    const headers = { 'ratelimit-remaining': '0', 'ratelimit-reset': '5' }
    service.failNext({ status: 200, body: { id: 'x' }, headers })
    expect((await mailer.send(email, handover)).kind).toBe('sent')
    const calls = service.calls.length
    expect(await mailer.send(email, { ...handover, idempotencyKey: 'msg_2' })).toMatchObject({ kind: 'retry' })
    expect(service.calls).toHaveLength(calls)
  })
})
