import { describe, expect, test } from 'vitest'
import { createEmailKinds } from '#server/app/email-kinds.ts'
import { emailMessages, recipientEmails } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import {
  createStall,
  sent,
  busy,
  unknown,
  badRecipient,
  withEmailService,
  ownToken,
  resend,
  delayed,
  noProblem,
  uncertain,
} from '#server/testing/email-service.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { styleInput } from '#server/testing/styles.ts'
import { listRequests } from '#server/testing/requests.ts'
import { findMessageById, findMessageByProvider } from './emails.repository.ts'
import type { EmailOutcome } from './mailer.ts'
import { createEmailSettling } from './settling.service.ts'

describe('an email whose outcome is unknown', () => {
  test('fault 34: is tried again with the same key and the same bytes, even if the owner’s data has changed', async () => {
    const { h, owner, ask, rows, handed } = await withEmailService([unknown, unknown, sent])
    await ask()
    await h.drain()
    expect(await rows()).toMatchObject([delayed])
    const token = await h.signIn(owner)
    await h.request('PUT', '/goodword/user/me', {
      token,
      body: { organisationName: 'Another Name', firstName: 'Nina' },
    })
    h.clock.advance({ minutes: 1 })
    await h.drain()
    h.clock.advance({ minutes: 5 })
    await h.drain()
    expect(handed).toHaveLength(3)
    expect(handed[1]).toEqual(handed[0])
    expect(handed[2]).toEqual(handed[0])
    expect(await rows()).toMatchObject([{ status: 'sent', emailState: 'sent', ...noProblem }])
  })

  test('E6: keeps its bytes if its style is edited between two attempts, and the next email has the new style', async () => {
    const { h, owner, ask, handed } = await withEmailService([unknown, sent])
    await h.setPlan(owner, 'studio')
    const edit = async (message: string, senderName: string) =>
      h.request('PUT', '/goodword/emails/style/main', {
        token: await h.signIn(owner),
        body: styleInput({ subject: `About ${message}`, message, senderName, footer: message, accentColor: '#ff0000' }),
      })
    expect((await edit('how it was', 'Nora of Feldmann')).status).toBe(200)
    await ask()
    await h.drain()
    await edit('something else', 'Another Nora')
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(handed).toHaveLength(2)
    expect(handed[1]).toEqual(handed[0])
    expect(handed[0]?.email.text).toContain('how it was')
    await ask('bo@client.example')
    await h.drain()
    expect(handed[2]?.email).toMatchObject({ subject: 'About something else', from: { name: 'Another Nora' } })
  })

  test('fault 45: is not tried again for a client on the do-not-ask list', async () => {
    const { h, owner, ask, handed, messages } = await withEmailService([unknown])
    await ask()
    await h.drain()
    const body = { patterns: ['@client.example'] }
    const added = await h.request('POST', '/goodword/emails/do-not-ask', { token: owner.token, body })
    expect(added.status).toBeLessThan(300)
    h.clock.advance({ hours: 1 })
    await h.drain()
    expect(handed).toHaveLength(1)
    expect(await messages()).toMatchObject([{ status: 'failed' }])
    // It may have reached the client, so it counts for the recipient.
    expect(await h.rows(recipientEmails).count()).toBe(1)
  })

  test('fault 38: is uncertain after 23 hours, is not tried again automatically, and can be sent again', async () => {
    const { h, owner, ask, rows, handed, messages, historyOf, answerFromNowOn } = await withEmailService([unknown])
    const { id } = await ask()
    for (let attempt = 0; attempt < 23; attempt += 1) {
      await h.drain()
      h.clock.advance({ hours: 1 })
    }
    expect(await rows()).toMatchObject([delayed])
    const before = handed.length
    await h.drain()
    h.clock.advance({ days: 3 })
    await h.drain()
    expect(handed).toHaveLength(before)
    expect(await rows()).toMatchObject([uncertain])
    expect(await messages()).toMatchObject([{ status: 'uncertain' }])
    expect((await historyOf(id)).filter((kind) => kind === 'email_uncertain')).toHaveLength(1)

    answerFromNowOn(sent)
    expect(await resend(h, owner, id)).toBe(200)
    await h.drain()
    expect(handed.at(-1)?.idempotencyKey).not.toBe(handed[0]?.idempotencyKey)
    expect(await rows()).toMatchObject([{ status: 'sent', emailState: 'sent', ...noProblem }])
  })

  test('fault 38: is uncertain immediately if the service does not remember keys', async () => {
    const { h, ask, rows, handed } = await withEmailService([unknown], { remembersKeysForMs: 0 })
    await ask()
    await h.drain()
    h.clock.advance({ days: 1 })
    await h.drain()
    expect(handed).toHaveLength(1)
    expect(await rows()).toMatchObject([uncertain])
  })

  test.each([
    ['is tried again after a killed process while the service remembers the key', { hours: 22 }, 2, 'sent'],
    ['is not tried again after a killed process once the service has forgotten the key', { hours: 23 }, 1, 'failed'],
  ])('%s', async (_, down, times, emailState) => {
    let isKilled = true
    const handed: string[] = []
    const mailer = createTestMailer(async (_email, { idempotencyKey }) => {
      handed.push(idempotencyKey)
      if (isKilled) throw new Error('the process ends here')
      return sent
    })
    const h = await createHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.drain()
    isKilled = false
    h.clock.advance(down)
    await h.drain()
    expect(handed).toHaveLength(times)
    expect(new Set(handed).size).toBe(1)
    expect(await listRequests(h, owner)).toMatchObject([{ emailState }])
  })

  test.each<[string, EmailOutcome]>([
    ['gets no answer', unknown],
    ['is refused', badRecipient],
    ['has to wait', busy],
    ['is accepted too', sent],
  ])('fault 40: is settled by a second worker, and nothing changes when the stalled one %s', async (_, late) => {
    const stall = createStall()
    let handed = 0
    const mailer = createTestMailer(async () => {
      handed += 1
      if (handed > 1) return sent
      stall.begin()
      await stall.isOver
      return late
    })
    const h = await createHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    await h.createRequest(owner, { isAutoSendEnabled: true })
    const stalled = h.drain()
    await stall.isBegun
    h.clock.advance({ minutes: 1 })
    await h.drain()
    const everything = async () => ({
      messages: await h.rows(emailMessages).list(),
      requests: await h.rows(testimonials).list(),
      history: await h.rows(testimonialEvents).list(),
      recipients: await h.rows(recipientEmails).list(),
      jobs: (await h.rows(jobs).list()).map(({ kind, runAt, attempts }) => ({ kind, runAt, attempts })),
    })
    const before = await everything()
    expect(before.messages).toMatchObject([{ status: 'sent' }])
    stall.end()
    await stalled
    expect(await everything()).toEqual(before)
    expect(handed).toBe(2)
  })

  test('is tried again if the service says that it did not accept the email', async () => {
    const { h, ask, handed, answerFromNowOn } = await withEmailService([busy], { remembersKeysForMs: 0 })
    await ask()
    await h.drain()
    h.clock.advance({ days: 2 })
    answerFromNowOn(sent)
    await h.drain()
    expect(handed).toHaveLength(2)
  })

  test.each<[string, string, (h: Harness, id: string) => Promise<unknown>]>([
    ['answers', 'uncertain', (h, id) => h.submit(id)],
    ['declines', 'failed', (h, id) => h.request('POST', `/goodword/portal/${ownToken(h, id)}/decline`)],
  ])('counts for the recipient even if the client %s before the outcome is known', async (_, status, act) => {
    const { h, ask, messages } = await withEmailService([unknown])
    const { id } = await ask()
    await h.drain()
    await act(h, id)
    h.clock.advance({ hours: 1 })
    await h.drain()
    expect((await messages())[0]).toMatchObject({ status })
    const counted = await h.rows(recipientEmails).values('messageId')
    const toClient = (await messages()).filter(({ kind }) => kind !== 'notice')
    expect(counted.toSorted()).toEqual(toClient.map(({ id: message }) => message).toSorted())
  })

  test('fault 38: is not sent again if its request is edited, except to another address', async () => {
    const { h, owner, ask, rows, handed } = await withEmailService([unknown], { remembersKeysForMs: 0 })
    const { id, customerEmail } = await ask()
    await h.drain()
    const change = async (body: object) => {
      const path = `/goodword/testimonial/${id}`
      const changed = { customerEmail, isAutoSendEnabled: true, ...body }
      expect((await h.request('PUT', path, { token: owner.token, body: changed })).status).toBe(200)
      await h.drain()
    }
    await change({ customerName: 'Ana R.' })
    expect(await rows()).toMatchObject([{ customerName: 'Ana R.', ...uncertain }])
    expect(handed).toHaveLength(1)
    await change({ customerEmail: 'anna@client.example' })
    expect(handed.map(({ email: sentEmail }) => sentEmail.to)).toEqual(['ana@client.example', 'anna@client.example'])
  })

  test('counts as sent once the service confirms that, which does not affect an email that was sent since', async () => {
    const { h, owner, ask, rows, messages } = await withEmailService([unknown], { remembersKeysForMs: 0 })
    const deps = { ...h.deps, emailFrom: 'requests@goodword.example' }
    const settling = createEmailSettling({ ...deps, kinds: createEmailKinds(deps) })
    const { id } = await ask()
    await h.drain()
    const [first] = await messages()
    const settleFirst = () =>
      h.deps.db.transaction(function* (tx) {
        const found = yield* findMessageById(tx, first?.id ?? '')
        return found ? yield* settling.settleSent(tx, found, { providerId: 'late' }) : undefined
      })
    expect(await settleFirst()).toBe(true)
    expect(await settleFirst()).toBe(false)
    expect(await rows()).toMatchObject([{ status: 'sent', emailState: 'sent', ...noProblem }])
    expect((await h.deps.db.read((tx) => findMessageByProvider(tx, 'late')))?.id).toBe(first?.id)

    await h.rows(emailMessages).update({ status: 'uncertain', providerId: null })
    expect(await resend(h, owner, id)).toBe(200)
    expect(await settleFirst()).toBe(true)
    expect(await rows()).toMatchObject([{ emailState: 'queued' }])
  })
})
