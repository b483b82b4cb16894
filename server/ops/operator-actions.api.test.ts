import { describe, expect, test } from 'vitest'
import { workspaces } from '#server/db/schema/accounts.ts'
import { emailMessages, emailPauses, recipientEmails } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { PAUSED } from '#server/emails/retry.domain.ts'
import { busy, full, sent } from '#server/testing/email-service.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { addDeadJob, createOperatorHarness } from '#server/testing/operators.ts'

/** An owner whose emails are answered as told. */
async function createEmails() {
  const service = { answer: busy as typeof busy | typeof sent | typeof full, handed: 0 }
  const mailer = createTestMailer(async () => {
    service.handed += 1
    return service.answer
  })
  const ops = await createOperatorHarness({ overrides: { mailer } })
  const owner = await ops.h.signUp()
  const ask = () => ops.h.createRequest(owner, { isAutoSendEnabled: true })
  const find = async () => (await ops.h.rows(emailMessages).list()).at(-1)
  return { ...ops, service, owner, ask, find }
}

describe('a dead job', () => {
  test('is tried again, and is no dead job any more', async () => {
    const ops = await createOperatorHarness()
    await addDeadJob(ops, { kind: 'billing.sync', payload: { customerId: 'cus_1' } })
    const { question, answer } = await ops.act('retry-job', 'job_a')
    expect(question).toMatchObject({ title: 'Retry job_a?', isFinal: false })
    expect(answer).toEqual({ message: 'job_a will be tried again.' })
    expect(await ops.h.rows(jobs, { id: 'job_a' }).one()).toMatchObject({ diedAt: null, attempts: 0 })
    expect(await ops.act('retry-job', 'job_a')).toMatchObject({
      status: 404,
      answer: { code: 'ops.no_such_job' },
      question: { code: 'ops.no_such_job' },
    })
  })

  test('is dropped once somebody knows what that loses', async () => {
    const ops = await createOperatorHarness()
    await addDeadJob(ops, { kind: 'emails.remind' })
    const { question, answer } = await ops.act('drop-job', 'job_a')
    expect(question).toEqual({
      title: 'Drop job_a?',
      text: 'A client gets no reminder about a request.',
      button: 'Drop job',
      isFinal: true,
    })
    expect(answer).toEqual({ message: 'job_a was dropped.' })
    expect(await ops.h.rows(jobs, { id: 'job_a' }).count()).toBe(0)
  })

  test.each([
    'users.close',
    'workspaces.erase',
    'images.remove-files',
    'billing.cancel',
    'connections.revoke',
    'unknown.kind',
  ])('can’t be dropped if that would leave something undone: %s', async (kind) => {
    const ops = await createOperatorHarness()
    await addDeadJob(ops, { kind })
    expect(await ops.act('drop-job', 'job_a')).toMatchObject({ status: 409, answer: { code: 'ops.job_must_stay' } })
    expect(await ops.h.rows(jobs, { id: 'job_a' }).count()).toBe(1)
  })

  test('that settled everything as it gave up is not tried again, alone or with all others', async () => {
    const ops = await createOperatorHarness()
    await addDeadJob(ops, { kind: 'emails.deliver' })
    expect(await ops.act('retry-job', 'job_a')).toMatchObject({ status: 409, answer: { code: 'ops.job_is_settled' } })
    expect(await ops.act('retry-all-jobs')).toMatchObject({ status: 409, answer: { code: 'ops.no_dead_jobs' } })
    await addDeadJob(ops, { id: 'job_b', kind: 'billing.sync', payload: { customerId: 'cus_1' } })
    await addDeadJob(ops, { id: 'job_c', kind: 'users.close' })
    expect(await ops.act('retry-all-jobs')).toMatchObject({ status: 200 })
    const dead = await ops.h.rows(jobs).list()
    expect(dead.filter(({ diedAt }) => diedAt !== null).map(({ id }) => id)).toEqual(['job_a'])
  })

  test('is not a job that waits or runs', async () => {
    const { h, act } = await createOperatorHarness()
    await h.createRequest(await h.signUp(), { isAutoSendEnabled: true })
    const [id = ''] = await h.rows(jobs).values('id')
    for (const action of ['retry-job', 'drop-job'] as const)
      expect(await act(action, id)).toMatchObject({ status: 404, answer: { code: 'ops.no_such_job' } })
    expect(await h.rows(jobs).count()).toBe(1)
  })
})

describe('a waiting email', () => {
  test('is sent now', async () => {
    const { h, act, ask, find, service } = await createEmails()
    await ask()
    await h.drain()
    service.answer = sent
    const id = (await find())?.id ?? ''
    expect(await act('retry-email', id)).toMatchObject({ answer: { message: `${id} will be tried again.` } })
    await h.drain()
    expect(await find()).toMatchObject({ id, status: 'sent', attempts: 2 })
    expect(await act('retry-email', id)).toMatchObject({ status: 404, answer: { code: 'ops.no_such_email' } })
  })

  test('is dropped: its owner sees that, it counts for no limit, and can be sent again', async () => {
    const { h, act, ask, find, service, owner } = await createEmails()
    const { id } = await ask()
    await h.drain()
    const messageId = (await find())?.id ?? ''
    const { question } = await act('drop-email', messageId)
    expect(question.text).toBe('The request is not sent. Its owner sees that, and can send it again.')
    expect(await h.rows(jobs, { kind: 'emails.deliver' }).count()).toBe(0)
    expect(await find()).toMatchObject({ status: 'failed' })
    expect(await h.rows(recipientEmails).count()).toBe(0)
    const request = await h.rows(testimonials, { id }).one()
    expect(request.emailProblem).toContain('took the email out of the queue')
    service.answer = sent
    const again = await h.request('POST', `/goodword/testimonial/${id}/resend`, { token: owner.token })
    expect(again.status).toBeLessThan(300)
    await h.drain()
    expect(await find()).toMatchObject({ status: 'sent' })
  })

  test('that may have been sent becomes uncertain as it is dropped', async () => {
    const { h, act, ask, find } = await createEmails()
    await ask()
    await h.drain()
    await h.rows(emailMessages).update({ ambiguousSince: h.clock.now() })
    await act('drop-email', (await find())?.id ?? '')
    expect(await find()).toMatchObject({ status: 'uncertain' })
  })

  test('that is being sent at this moment is left alone', async () => {
    const { h, act, ask, find } = await createEmails()
    await ask()
    await h.drain()
    const leaseUntil = new Date(h.clock.now().getTime() + 60_000)
    await h.rows(jobs, { kind: 'emails.deliver' }).update({ leaseToken: 'held', leaseUntil })
    for (const action of ['retry-email', 'drop-email'] as const)
      expect(await act(action, (await find())?.id)).toMatchObject({
        status: 409,
        answer: { code: 'ops.email_is_running' },
      })
    expect(await find()).toMatchObject({ status: 'queued' })
  })
})

describe('all email', () => {
  test('is paused for as long as the operator wants, and then all of it goes', async () => {
    const { h, act, ask, report, service, find } = await createEmails()
    service.answer = sent
    expect(await act('pause-email')).toMatchObject({ answer: { message: 'Email is paused.' } })
    expect(await act('pause-email')).toMatchObject({ status: 409, answer: { code: 'ops.email_is_paused' } })
    const { id } = await ask()
    for (let day = 0; day < 3; day += 1) {
      await h.drain()
      h.clock.advance({ hours: 24 })
    }
    await h.drain()
    expect(service.handed).toBe(0)
    expect(await h.rows(testimonials, { id }).one()).toMatchObject({ emailProblem: PAUSED })
    expect((await report()).alarms[0]).toMatchObject({ what: 'Email is paused', section: 'email' })
    expect((await report()).email.pause).toMatchObject({ reason: 'operator' })

    expect(await act('resume-email')).toMatchObject({ answer: { message: 'Email goes out again.' } })
    await h.drain()
    expect(service.handed).toBe(1)
    expect(await find()).toMatchObject({ status: 'sent' })
    expect(await act('resume-email')).toMatchObject({ status: 409, answer: { code: 'ops.email_is_not_paused' } })
  })

  test('includes emails about accounts, which go at once afterwards too', async () => {
    const { h, act, service, owner } = await createEmails()
    service.answer = sent
    await act('pause-email')
    const code = { requestType: 'PASSWORD_RESET', email: owner.email }
    await h.request('POST', '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=embedded', { body: code })
    await h.drain()
    expect(service.handed).toBe(0)
    await act('resume-email')
    await h.drain()
    expect(service.handed).toBe(1)
  })

  test('stays paused when an email that was handed over before is refused or accepted', async () => {
    const { h, act, ask, service } = await createEmails()
    service.answer = full
    await ask()
    await h.drain()
    expect(await h.rows(emailPauses).one()).toMatchObject({ reason: 'quota' })
    await act('pause-email')
    expect(await h.rows(emailPauses).one()).toMatchObject({ reason: 'operator' })
    const { pauseEmails, endPauseOf } = await import('#server/emails/pauses.service.ts')
    const now = h.clock.now()
    await h.deps.db.transaction(function* (tx) {
      yield* endPauseOf(tx, now)
      yield* pauseEmails(tx, { reason: 'key', until: now, detail: '', now, log: h.deps.log })
    })
    expect(await h.rows(emailPauses).one()).toMatchObject({ reason: 'operator' })
  })
})

describe('a suspended workspace', () => {
  test('may send again once it is lifted', async () => {
    const { h, act, report } = await createOperatorHarness()
    await h.signUp()
    await h.rows(workspaces).update({ sendingPausedAt: h.clock.now() })
    const { id } = await h.rows(workspaces).one()
    const since = h.clock.now().toISOString()
    expect((await report()).suspended).toEqual([{ workspaceId: id, complaints: 0, emails: 0, since }])
    const { question, answer } = await act('lift-suspension', id)
    expect(question).toMatchObject({ title: `Let ${id} send again?`, text: expect.stringContaining('0 emails wait') })
    expect(answer).toEqual({ message: `${id} can send again.` })
    expect(await h.rows(workspaces).one()).toMatchObject({ sendingPausedAt: null })
    expect(await act('lift-suspension', id)).toMatchObject({ status: 404, answer: { code: 'ops.not_suspended' } })
  })
})

test('what an operator does is logged as a security event, by ids', async () => {
  const ops = await createOperatorHarness()
  await addDeadJob(ops, { kind: 'billing.sync', payload: { customerId: 'cus_1' } })
  await ops.act('drop-job', 'job_a')
  const line = ops.h.logLines.map((each): Record<string, unknown> => JSON.parse(each)).at(-1)
  expect(line).toMatchObject({ security: 'operator_acted', action: 'drop-job', subject: 'job_a', level: 40 })
})
