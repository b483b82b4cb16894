import { exampleInstallation } from '#shared/installation.ts'
import { describe, expect, it } from 'vitest'
import { emailPauses } from '#server/db/schema/emails.ts'
import { identityCodes } from '#server/db/schema/identity.ts'
import type { Mailer, EmailOutcome } from '#server/emails/mailer.ts'
import { createLogger } from '#server/http/logger.ts'
import { NotYet, RetryLater } from '#server/jobs/jobs.registry.ts'
import { EMAIL, refusalWith, setUpCodes } from '#server/testing/test-identity.ts'
import { createCodeEmailLimit } from './code-email-limit.ts'
import { createCodeDelivery } from './identity.jobs.ts'
import { createTestMailer } from '#server/testing/mailers.ts'

describe('emailing a code', () => {
  /** Gives each email to a service that accepts it and then answers what the test wants. */
  async function setUpDelivery(outcomes: (EmailOutcome | Error)[], service: Partial<Mailer> = {}) {
    const world = await setUpCodes()
    const handed: { key: string; email: string }[] = []
    const logLines: string[] = []
    const log = createLogger({ level: 'info', destination: { write: (line: string) => void logLines.push(line) } })
    const createDelivery = () =>
      createCodeDelivery({
        db: world.db,
        clock: world.clock,
        hashKey: 'a-key-of-tests',
        codeEmailLimit: createCodeEmailLimit({ ...world, memory: world.openMemory() }),
        publicUrl: () => 'https://goodword.example',
        emailFrom: 'hello@goodword.example',
        installation: exampleInstallation,
        log,
        mailer: {
          ...createTestMailer(async (message, { idempotencyKey: key }) => {
            handed.push({ key, email: JSON.stringify(message) })
            const outcome = outcomes.shift() ?? { kind: 'sent', providerId: 'p1' }
            if (outcome instanceof Error) throw outcome
            return outcome
          }),
          ...service,
        },
      })
    const now = world.clock.now().toISOString()
    const job = {
      purpose: 'PASSWORD_RESET' as const,
      uid: null,
      email: EMAIL,
      newEmail: null,
      sessionId: null,
      isAfterSignUp: false,
      language: null,
      requestedAt: now,
    }
    return { ...world, handed, logLines, createDelivery, job: { ...job, codeId: 'cod_test' } }
  }

  it('sends the same email with the same key after a crash that followed the first attempt', async () => {
    const { createDelivery, handed, job } = await setUpDelivery([new Error('killed')])
    await expect(createDelivery().run(job)).rejects.toThrow('killed')
    await createDelivery().run(job)
    expect(handed).toHaveLength(2)
    expect(handed[1]).toEqual(handed[0])
    expect(handed[0]?.key).toBe('cod_test')
  })

  it('creates one code when it is killed before sending', async () => {
    const world = await setUpDelivery([new Error('killed'), new Error('killed again')])
    for (const _ of [1, 2]) await expect(world.createDelivery().run(world.job)).rejects.toThrow('killed')
    await world.createDelivery().run(world.job)
    expect(await world.rows(identityCodes).list()).toHaveLength(1)
    expect(new Set(world.handed.map((each) => JSON.stringify(each))).size).toBe(1)
  })

  it.each<[EmailOutcome['kind'], EmailOutcome]>([
    ['retry', { kind: 'retry', afterMs: 60_000, reason: 'Busy.' }],
    ['unknown', { kind: 'unknown', reason: 'No answer.' }],
  ])('is tried again when the email service answers %s, and counts as one email', async (_, outcome) => {
    const { createDelivery, handed, job } = await setUpDelivery([outcome, outcome, outcome])
    const delivery = createDelivery()
    for (const attempt of [delivery, delivery, delivery]) await expect(attempt.run(job)).rejects.toThrow(RetryLater)
    await delivery.run(job)
    expect(new Set(handed.map(({ key }) => key)).size).toBe(1)
    await delivery.run({ ...job, codeId: 'cod_next' })
    expect(handed).toHaveLength(5)
  })

  it('ends when the email service will never accept it, and tells the operator without naming the address', async () => {
    const { createDelivery, handed, job, logLines } = await setUpDelivery([
      { kind: 'permanent', because: 'recipient', reason: 'No such mailbox.' },
    ])
    await createDelivery().run(job)
    expect(handed).toHaveLength(1)
    expect(logLines).toHaveLength(1)
    expect(JSON.parse(logLines[0] ?? '')).toMatchObject({ level: 40, email: 'PASSWORD_RESET', because: 'recipient' })
    expect(logLines[0]).not.toContain('@')
  })

  it('waits while our own address is refused, tells the operator, and sends once that is fixed', async () => {
    const { createDelivery, handed, job, logLines, clock } = await setUpDelivery([
      { kind: 'permanent', because: 'sender', reason: 'The email service doesn’t allow sending from this address.' },
    ])
    const delivery = createDelivery()
    await expect(delivery.run(job)).rejects.toThrow(NotYet)
    expect(logLines.map((line): unknown => JSON.parse(line))).toMatchObject([{ level: 50, email: 'PASSWORD_RESET' }])
    expect(logLines[0]).not.toContain('@')
    clock.advance({ minutes: 10 })
    await delivery.run(job)
    expect(new Set(handed.map(({ key }) => key))).toEqual(new Set(['cod_test']))
    expect(handed).toHaveLength(2)
  })

  it('fault 37: waits with all emails as long as the email service says, and counts no attempt meanwhile', async () => {
    const { createDelivery, handed, job, clock } = await setUpDelivery([
      { kind: 'retry', afterMs: 600_000, pause: 'key', reason: 'The email service refuses our key.' },
    ])
    const delivery = createDelivery()
    await expect(delivery.run(job)).rejects.toThrow(new NotYet('All emails are paused.', 600_000))
    clock.advance({ minutes: 4 })
    const other = { ...job, codeId: 'cod_other', requestedAt: clock.now().toISOString() }
    await expect(delivery.run(other)).rejects.toMatchObject({ afterMs: 360_000 })
    expect(handed).toHaveLength(1)
    clock.advance({ minutes: 6 })
    await delivery.run(other)
    expect(handed.map(({ key }) => key)).toEqual(['cod_test', 'cod_other'])
  })

  it('ends the pause for all emails once one was accepted', async () => {
    const { createDelivery, rows, job, clock } = await setUpDelivery([
      {
        kind: 'retry',
        afterMs: 600_000,
        pause: 'quota',
        reason: 'The email service accepts no more emails for today.',
      },
    ])
    const delivery = createDelivery()
    await expect(delivery.run(job)).rejects.toThrow(NotYet)
    expect(await rows(emailPauses).values('reason')).toEqual(['quota'])
    clock.advance({ minutes: 10 })
    await delivery.run(job)
    expect(await rows(emailPauses).list()).toEqual([])
  })

  it('is not sent twice through a service that does not remember keys', async () => {
    const { createDelivery, handed, job, logLines } = await setUpDelivery([{ kind: 'unknown', reason: 'No answer.' }], {
      remembersKeysForMs: 0,
    })
    await createDelivery().run(job)
    expect(handed).toHaveLength(1)
    expect(JSON.parse(logLines[0] ?? '')).toMatchObject({ level: 40, email: 'PASSWORD_RESET' })
  })

  it('does not renew a code that was used between two attempts', async () => {
    const { createDelivery, handed, job, reset, check, clock } = await setUpDelivery([
      { kind: 'unknown', reason: 'No answer.' },
    ])
    const delivery = createDelivery()
    await expect(delivery.run(job)).rejects.toThrow(RetryLater)
    const code = /oobCode=([\w.-]+)/.exec(handed[0]?.email ?? '')?.[1] ?? ''
    clock.advance({ seconds: 1 })
    expect((await reset(code)).status).toBe(200)
    await delivery.run(job)
    expect(handed).toHaveLength(1)
    expect(await check(code)).toEqual(refusalWith('INVALID_OOB_CODE'))
  })

  it('is dropped when a newer code was sent between two attempts, and the newer one keeps working', async () => {
    const { createDelivery, handed, job, check, clock } = await setUpDelivery([
      { kind: 'unknown', reason: 'No answer.' },
    ])
    const delivery = createDelivery()
    await expect(delivery.run(job)).rejects.toThrow(RetryLater)
    clock.advance({ seconds: 1 })
    await delivery.run({ ...job, codeId: 'cod_next', requestedAt: clock.now().toISOString() })
    await delivery.run(job)
    expect(handed.map(({ key }) => key)).toEqual(['cod_test', 'cod_next'])
    const [older = '', newer = ''] = handed.map(({ email: message }) => /oobCode=([\w.-]+)/.exec(message)?.[1])
    expect(await check(older)).toEqual(refusalWith('INVALID_OOB_CODE'))
    expect((await check(newer)).status).toBe(200)
  })

  it('is dropped when the code expires before the email service accepts it', async () => {
    const { createDelivery, handed, job, clock } = await setUpDelivery([{ kind: 'unknown', reason: 'No answer.' }])
    const delivery = createDelivery()
    await expect(delivery.run(job)).rejects.toThrow(RetryLater)
    clock.advance({ hours: 2 })
    await delivery.run(job)
    expect(handed).toHaveLength(1)
  })
})
