import { describe, expect, it } from 'vitest'
import type { Mailer, EmailOutcome } from '#server/emails/mailer.ts'
import { createLogger } from '#server/http/logger.ts'
import { NotYet, RetryLater } from '#server/jobs/jobs.registry.ts'
import { EMAIL, refusalWith, setUpCodes } from '#server/testing/test-identity.ts'
import { createCodeDelivery } from './identity.jobs.ts'
import { createTestMailer } from '#server/testing/mailers.ts'

describe('mailing a code', () => {
  /** Hands each mail to a service that takes it and then says what the test wants. */
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
        publicUrl: () => 'https://goodword.example',
        emailFrom: 'hello@goodword.example',
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
    const job = { purpose: 'PASSWORD_RESET' as const, uid: null, email: EMAIL, newEmail: null, requestedAt: now }
    return { ...world, handed, logLines, createDelivery, job: { ...job, codeId: 'cod_test' } }
  }

  it('hands over the same mail under the same key after a crash behind the handing over', async () => {
    const { createDelivery, handed, job } = await setUpDelivery([new Error('killed')])
    await expect(createDelivery().run(job)).rejects.toThrow('killed')
    await createDelivery().run(job)
    expect(handed).toHaveLength(2)
    expect(handed[1]).toEqual(handed[0])
    expect(handed[0]?.key).toBe('cod_test')
  })

  it('makes one code when it was killed before the handing over', async () => {
    const world = await setUpDelivery([new Error('killed'), new Error('killed again')])
    for (const _ of [1, 2]) await expect(world.createDelivery().run(world.job)).rejects.toThrow('killed')
    await world.createDelivery().run(world.job)
    expect(world.raw.prepare('select * from identity_codes').all()).toHaveLength(1)
    expect(new Set(world.handed.map((each) => JSON.stringify(each))).size).toBe(1)
  })

  it.each<[EmailOutcome['kind'], EmailOutcome]>([
    ['retry', { kind: 'retry', afterMs: 60_000, reason: 'Busy.' }],
    ['unknown', { kind: 'unknown', reason: 'No answer.' }],
  ])('is tried again when the mail service says %s, and counts as one mail', async (_, outcome) => {
    const { createDelivery, handed, job } = await setUpDelivery([outcome, outcome, outcome])
    const delivery = createDelivery()
    for (const attempt of [delivery, delivery, delivery]) await expect(attempt.run(job)).rejects.toThrow(RetryLater)
    await delivery.run(job)
    expect(new Set(handed.map(({ key }) => key)).size).toBe(1)
    await delivery.run({ ...job, codeId: 'cod_next' })
    expect(handed).toHaveLength(5)
  })

  it('ends when the mail service never will take it, and says so to the operator without the address', async () => {
    const { createDelivery, handed, job, logLines } = await setUpDelivery([
      { kind: 'permanent', because: 'recipient', reason: 'No such mailbox.' },
    ])
    await createDelivery().run(job)
    expect(handed).toHaveLength(1)
    expect(logLines).toHaveLength(1)
    expect(JSON.parse(logLines[0] ?? '')).toMatchObject({ level: 40, purpose: 'PASSWORD_RESET', because: 'recipient' })
    expect(logLines[0]).not.toContain('@')
  })

  it('waits where our own address is refused, tells the operator, and goes out once that is mended', async () => {
    const { createDelivery, handed, job, logLines, clock } = await setUpDelivery([
      { kind: 'permanent', because: 'sender', reason: 'The email service doesn’t allow sending from this address.' },
    ])
    const delivery = createDelivery()
    await expect(delivery.run(job)).rejects.toThrow(NotYet)
    expect(logLines.map((line): unknown => JSON.parse(line))).toMatchObject([{ level: 50, purpose: 'PASSWORD_RESET' }])
    expect(logLines[0]).not.toContain('@')
    clock.advance({ minutes: 10 })
    await delivery.run(job)
    expect(new Set(handed.map(({ key }) => key))).toEqual(new Set(['cod_test']))
    expect(handed).toHaveLength(2)
  })

  it('fault 37: waits with all mail, as long as the mail service says, and is not counted meanwhile', async () => {
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

  it('lets the others go on once a mail was taken', async () => {
    const { createDelivery, raw, job, clock } = await setUpDelivery([
      {
        kind: 'retry',
        afterMs: 600_000,
        pause: 'quota',
        reason: 'The email service accepts no more emails for today.',
      },
    ])
    const delivery = createDelivery()
    await expect(delivery.run(job)).rejects.toThrow(NotYet)
    expect(raw.prepare('select reason from email_pauses').all()).toEqual([{ reason: 'quota' }])
    clock.advance({ minutes: 10 })
    await delivery.run(job)
    expect(raw.prepare('select reason from email_pauses').all()).toEqual([])
  })

  it('is not sent twice by a service that could not tell', async () => {
    const { createDelivery, handed, job, logLines } = await setUpDelivery([{ kind: 'unknown', reason: 'No answer.' }], {
      remembersKeysForMs: 0,
    })
    await createDelivery().run(job)
    expect(handed).toHaveLength(1)
    expect(JSON.parse(logLines[0] ?? '')).toMatchObject({ level: 40, purpose: 'PASSWORD_RESET' })
  })

  it('does not bring a code back that was used between two attempts', async () => {
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

  it('is left when a newer one was mailed between two attempts, which goes on working', async () => {
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

  it('is left when the code has expired before the mail service would take it', async () => {
    const { createDelivery, handed, job, clock } = await setUpDelivery([{ kind: 'unknown', reason: 'No answer.' }])
    const delivery = createDelivery()
    await expect(delivery.run(job)).rejects.toThrow(RetryLater)
    clock.advance({ hours: 2 })
    await delivery.run(job)
    expect(handed).toHaveLength(1)
  })
})
