import { describe, expect, it } from 'vitest'
import type { MailOutcome } from '#server/emails/mailer.ts'
import { RetryLater } from '#server/jobs/jobs.registry.ts'
import { EMAIL, refusalWith, setUpCodes } from '#server/testing/test-identity.ts'
import { createCodeDelivery } from './identity.jobs.ts'
import { createTestMailer } from '#server/testing/mailers.ts'

describe('mailing a code', () => {
  /** Hands each mail to a service that takes it and then says what the test wants. */
  async function setUpDelivery(outcomes: (MailOutcome | Error)[]) {
    const world = await setUpCodes()
    const handed: { key: string; mail: string }[] = []
    const createDelivery = () =>
      createCodeDelivery({
        db: world.db,
        clock: world.clock,
        hashKey: 'a-key-of-tests',
        publicUrl: () => 'https://goodword.example',
        mailFrom: 'hello@goodword.example',
        mailer: createTestMailer(async (mail, { idempotencyKey: key }) => {
          handed.push({ key, mail: JSON.stringify(mail) })
          const outcome = outcomes.shift() ?? { kind: 'sent', providerId: 'p1' }
          if (outcome instanceof Error) throw outcome
          return outcome
        }),
      })
    const now = world.clock.now().toISOString()
    const job = { purpose: 'PASSWORD_RESET' as const, uid: null, email: EMAIL, newEmail: null, requestedAt: now }
    return { ...world, handed, createDelivery, job: { ...job, codeId: 'cod_test' } }
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

  it.each<[MailOutcome['kind'], MailOutcome]>([
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

  it('ends when the mail service never will take it', async () => {
    const { createDelivery, handed, job } = await setUpDelivery([
      { kind: 'permanent', because: 'recipient', reason: 'No such mailbox.' },
    ])
    await createDelivery().run(job)
    expect(handed).toHaveLength(1)
  })

  it('does not bring a code back that was used between two attempts', async () => {
    const { createDelivery, handed, job, reset, check, clock } = await setUpDelivery([
      { kind: 'unknown', reason: 'No answer.' },
    ])
    const delivery = createDelivery()
    await expect(delivery.run(job)).rejects.toThrow(RetryLater)
    const code = /oobCode=([\w.-]+)/.exec(handed[0]?.mail ?? '')?.[1] ?? ''
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
    const [older = '', newer = ''] = handed.map(({ mail }) => /oobCode=([\w.-]+)/.exec(mail)?.[1])
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
