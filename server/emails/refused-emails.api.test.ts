import { describe, expect, test } from 'vitest'
import { sendingDomains } from '#server/db/schema/email-settings.ts'
import { emailPauses, recipientEmails } from '#server/db/schema/emails.ts'
import {
  sent,
  busy,
  badSender,
  badRecipient,
  withEmailService,
  resend,
  delayed,
  noProblem,
} from '#server/testing/email-service.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { listRequests } from '#server/testing/requests.ts'

describe('an email that is not accepted', () => {
  test('fault 35: is tried again later, is shown as delayed, and delays no other', async () => {
    // A fixed delay that is longer than the time between the two, because the default one is random.
    const { h, ask, rows, handed } = await withEmailService([{ ...busy, afterMs: 20_000 }, sent])
    await ask('ana@client.example')
    await h.drain()
    expect(await rows()).toMatchObject([delayed])
    await ask('bo@client.example')
    await h.drain()
    h.clock.advance({ seconds: 30 })
    await h.drain()
    expect(handed.map(({ email: sentEmail }) => sentEmail.to)).toEqual([
      'ana@client.example',
      'bo@client.example',
      'ana@client.example',
    ])
    expect(await rows()).toMatchObject([
      { emailState: 'sent', ...noProblem },
      { emailState: 'sent', ...noProblem },
    ])
  })

  test('fails after three days, shows the reason, and can be sent again', async () => {
    const { h, owner, ask, rows, messages, historyOf, answerFromNowOn } = await withEmailService([busy])
    const { id } = await ask()
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await h.drain()
      h.clock.advance({ hours: 4 })
    }
    const problem = 'The email service didn’t accept the email for three days.'
    expect(await rows()).toMatchObject([{ status: 'pending', emailState: 'failed', emailProblem: problem }])
    expect(await messages()).toMatchObject([{ status: 'failed', failure: problem, attempts: 19 }])
    expect(await historyOf(id)).toContain('send_failed')
    answerFromNowOn(sent)
    expect(await resend(h, owner, id)).toBe(200)
    await h.drain()
    expect(await rows()).toMatchObject([{ status: 'sent', emailState: 'sent', ...noProblem }])
  })

  test('fault 36: fails immediately if its address is refused, and the owner sees the reason', async () => {
    const { h, ask, rows, handed, errors } = await withEmailService([badRecipient])
    await ask()
    await h.drain()
    h.clock.advance({ days: 1 })
    await h.drain()
    expect(handed).toHaveLength(1)
    expect(await rows()).toMatchObject([
      {
        status: 'pending',
        emailState: 'failed',
        emailDelivery: null,
        emailProblem: 'The mailbox refused the address.',
      },
    ])
    expect(errors()).toEqual([])
  })

  test('fails if its key was used for other content, and is logged as our error, without the address', async () => {
    const { h, ask, messages, errors } = await withEmailService([
      { kind: 'permanent', because: 'conflict', reason: 'Another content under the same key.' },
    ])
    await ask()
    await h.drain()
    expect(await messages()).toMatchObject([{ status: 'failed' }])
    expect(errors()).toHaveLength(1)
    expect(errors().join()).not.toContain('client.example')
  })
})

/** Gives the owner a verified domain, and a plan that includes it. */
async function verifyDomain(h: Harness, owner: TestOwner) {
  await h.setPlan(owner, 'studio')
  const name = 'mail.studio.example'
  const body = { name, localPart: 'hello' }
  expect((await h.request('POST', '/goodword/emails/domain', { token: owner.token, body })).status).toBe(201)
  await h.rows(sendingDomains).update({ status: 'verified' })
  return `hello@${name}`
}

describe('an email whose sender is refused', () => {
  test('fault 36: is replaced by a second email from our own address, and the request waits for that one', async () => {
    const { h, owner, ask, rows, handed, messages } = await withEmailService([badSender, sent])
    const theirs = await verifyDomain(h, owner)
    await ask()
    await h.drain()
    expect(handed.map(({ email: sentEmail }) => sentEmail.from.address)).toEqual([theirs, 'requests@goodword.example'])
    expect(new Set(handed.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
    expect(handed[1]?.tags).toEqual({ message: handed[1]?.idempotencyKey })
    expect(await messages()).toMatchObject([
      { status: 'failed', failure: 'The domain is not verified.' },
      { status: 'sent', failure: null },
    ])
    expect(await rows()).toMatchObject([{ status: 'sent', emailState: 'sent', ...noProblem }])
  })

  test('waits with all other emails if our own address is refused too', async () => {
    const { h, owner, ask, rows, handed, pause } = await withEmailService([badSender])
    await verifyDomain(h, owner)
    await ask()
    await h.drain()
    expect(handed).toHaveLength(2)
    expect(await pause()).toMatchObject({ reason: 'key' })
    expect(await rows()).toMatchObject([delayed])
  })

  test('no longer counts for the recipient’s limit: the second email counts instead', async () => {
    const { h, owner, ask, messages } = await withEmailService([badSender, sent])
    await verifyDomain(h, owner)
    const counted = () => h.rows(recipientEmails).values('messageId')
    await ask()
    expect(await counted()).toEqual([(await messages())[0]?.id])
    await h.drain()
    expect(await counted()).toEqual([(await messages())[1]?.id])
  })
})

describe('an email from our own address that is refused', () => {
  const withRefusedSender = async () => {
    const of = await withEmailService([badSender])
    await of.ask()
    await of.h.drain()
    return of
  }

  test('waits with all other emails until the operator has fixed the sender, and none fails', async () => {
    const { h, ask, rows, handed, pause, errors, answerFromNowOn } = await withRefusedSender()
    await ask('bo@client.example')
    await h.drain()
    expect(handed).toHaveLength(1)
    expect(await pause()).toMatchObject({ reason: 'key', detail: 'The domain is not verified.' })
    for (let turn = 0; turn < 30; turn += 1) {
      h.clock.advance({ hours: 4 })
      await h.drain()
    }
    expect(await rows()).toMatchObject([delayed, delayed])
    expect(errors()).toHaveLength(1)
    answerFromNowOn(sent)
    h.clock.advance({ minutes: 11 })
    await h.drain()
    expect(await rows()).toMatchObject([noProblem, noProblem])
    expect(new Set(handed.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
    expect(await pause()).toBeUndefined()
  })

  test('fails if all other emails are accepted, and does not count for the recipient', async () => {
    const handed: string[] = []
    const mailer = createTestMailer(async ({ to }) => {
      handed.push(to)
      return to === 'ana@client.example' ? badSender : sent
    })
    const h = await createHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    for (const name of ['ana', 'bo', 'cy']) {
      h.clock.advance({ seconds: 1 })
      await h.createRequest(owner, { customerEmail: `${name}@client.example`, isAutoSendEnabled: true })
    }
    await h.drain()
    expect(handed).toEqual(['ana@client.example'])
    for (let seconds = 0; seconds < 20 * 60; seconds += 15) {
      h.clock.advance({ seconds: 15 })
      await h.drain()
    }
    expect(handed).toEqual(['ana@client.example', 'bo@client.example', 'cy@client.example', 'ana@client.example'])
    expect(await listRequests(h, owner)).toMatchObject([
      { emailState: 'sent' },
      { emailState: 'sent' },
      { emailState: 'failed', emailProblem: 'The domain is not verified.' },
    ])
    expect(await h.rows(emailPauses).list()).toEqual([])
    expect(await h.rows(recipientEmails).list()).toHaveLength(2)
  })
})
