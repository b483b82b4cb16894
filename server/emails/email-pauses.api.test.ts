import { describe, expect, test } from 'vitest'
import { emailMessages, emailPauses } from '#server/db/schema/emails.ts'
import {
  createStall,
  sent,
  unknown,
  full,
  locked,
  withEmailService,
  delayed,
  noProblem,
} from '#server/testing/email-service.ts'
import { createHarness } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import type { EmailOutcome } from './mailer.ts'

describe('while the email service accepts no emails', () => {
  test.each([
    ['fault 37: because of its quota', full, 'quota', { hours: 1 }],
    ['because of our key', locked, 'key', { minutes: 10 }],
  ] as const)('%s, nothing fails, nothing is sent and the operator is told once', async (_, answer, reason, span) => {
    const { h, ask, rows, handed, messages, pause, errors, answerFromNowOn } = await withEmailService([answer])
    for (const name of ['ana', 'bo', 'cy']) await ask(`${name}@client.example`)
    await h.drain()
    expect(handed).toHaveLength(1)
    expect(await pause()).toMatchObject({ reason })
    expect(await rows()).toMatchObject([delayed, delayed, delayed])
    // The refused attempt does not count, and the other emails are not even rendered.
    expect(await messages()).toMatchObject([{ attempts: 0 }, { attempts: 0 }, { attempts: 0 }])
    expect(await h.rows(emailMessages, { frozen: null }).count()).toBe(2)

    // Five days pass.
    for (let turn = 0; turn < 30; turn += 1) {
      h.clock.advance({ hours: 4 })
      await h.drain()
    }
    // Only one email is tried each time.
    expect(handed).toHaveLength(31)
    expect(errors()).toHaveLength(1)
    expect(errors().join()).not.toContain('client.example')

    answerFromNowOn(sent)
    h.clock.advance(span)
    await h.drain()
    expect(handed).toHaveLength(34)
    expect(await pause()).toBeUndefined()
    expect(await messages()).toMatchObject([{ status: 'sent' }, { status: 'sent' }, { status: 'sent' }])
    expect(await rows()).toMatchObject([noProblem, noProblem, noProblem])
  })

  test('the other emails wait while one is tried', async () => {
    const stall = createStall()
    let handed = 0
    const mailer = createTestMailer(async () => {
      handed += 1
      if (handed === 2) {
        stall.begin()
        await stall.isOver
      }
      return handed === 1 ? full : sent
    })
    const h = await createHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    for (const name of ['ana', 'bo', 'cy'])
      await h.createRequest(owner, { customerEmail: `${name}@client.example`, isAutoSendEnabled: true })
    await h.drain()
    h.clock.advance({ hours: 1 })
    const trying = h.drain()
    await stall.isBegun
    await h.drain()
    expect(handed).toBe(2)
    stall.end()
    await trying
    h.clock.advance({ seconds: 30 })
    await h.drain()
    expect(handed).toBe(4)
  })

  test('emails stay paused when an email that was handed over before the pause is accepted', async () => {
    const stall = createStall()
    const mailer = createTestMailer(async ({ to }) => {
      if (to !== 'ana@client.example') return full
      stall.begin()
      await stall.isOver
      return sent
    })
    const h = await createHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    await h.createRequest(owner, { isAutoSendEnabled: true })
    const slow = h.drain()
    await stall.isBegun
    h.clock.advance({ seconds: 1 })
    await h.createRequest(owner, { customerEmail: 'bo@client.example', isAutoSendEnabled: true })
    await h.drain()
    stall.end()
    await slow
    expect(await h.rows(emailMessages).values('status')).toEqual(['sent', 'queued'])
    expect(await h.rows(emailPauses).values('reason')).toEqual(['quota'])
  })

  test('because of its rate limit, all emails are sent a moment later, and no error is logged', async () => {
    const rate: EmailOutcome = { kind: 'retry', pause: 'rate', afterMs: 1000, reason: 'Too many at once.' }
    const { h, ask, rows, handed, errors, answerFromNowOn } = await withEmailService([rate])
    await ask('ana@client.example')
    await ask('bo@client.example')
    await h.drain()
    expect(handed).toHaveLength(1)
    expect(await rows()).toMatchObject([
      { emailState: 'queued', ...noProblem },
      { emailState: 'queued', ...noProblem },
    ])
    answerFromNowOn(sent)
    h.clock.advance({ seconds: 1 })
    await h.drain()
    expect(handed).toHaveLength(3)
    expect(errors()).toEqual([])
  })

  test('an email to a client who has answered in the meantime is dropped', async () => {
    const { h, ask, handed, messages } = await withEmailService([full])
    await ask('ana@client.example')
    const { id } = await ask('bo@client.example')
    await h.drain()
    await h.submit(id)
    h.clock.advance({ hours: 1 })
    await h.drain()
    const [, toBo] = await messages()
    expect(toBo).toMatchObject({ status: 'failed' })
    expect(handed.map(({ idempotencyKey }) => idempotencyKey)).not.toContain(toBo?.id)
  })

  test('only an email that may already have been sent becomes uncertain', async () => {
    const { h, ask, rows, answerFromNowOn } = await withEmailService([unknown])
    await ask('ana@client.example')
    await h.drain()
    answerFromNowOn(full)
    await ask('bo@client.example')
    await h.drain()
    for (let hour = 0; hour < 24; hour += 1) {
      h.clock.advance({ hours: 1 })
      await h.drain()
    }
    expect((await rows()).map(({ emailDelivery }) => emailDelivery)).toEqual(['delayed', 'uncertain'])
  })
})
