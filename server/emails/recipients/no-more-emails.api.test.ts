import { describe, expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { suppressions } from '#server/db/schema/emails.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import type { Harness, TestOwner } from '#server/testing/harness.ts'
import { createReportedHarness, permanently } from '#server/testing/email-webhooks.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import type { Email } from '#server/emails/mailer.ts'
import { forgetEmailOutcomes } from './suppressions.service.ts'

const ANA = 'ana@client.example'
const ALIAS = 'Ana+studio@Client.Example'

// A Friday in working hours, also an hour later.
const WORKING_MOMENT = '2026-11-20T09:00:00Z'

function asOwner(h: Harness, owner: TestOwner) {
  const call = async <T>(method: string, path: string, body?: unknown) =>
    h.request<T & { code?: string }>(method, path, { token: await h.signIn(owner), body })
  return {
    call,
    create: (customerEmail: string, isAutoSendEnabled = true) =>
      call<Testimonial>('POST', '/goodword/testimonial/create', { customerEmail, isAutoSendEnabled }),
    resend: (id: string) => call<Testimonial>('POST', `/goodword/testimonial/${id}/resend`),
    look: async (id: string) => (await call<TestimonialDetails>('GET', `/goodword/testimonial/${id}/details`)).body,
  }
}

/** A client who got an email, about whom the email service can then report this event. */
async function prepare(event: 'bounced' | 'complained') {
  const service = { isAway: false }
  const handed: Email[] = []
  const mailer = createTestMailer(async (message, { idempotencyKey }) => {
    handed.push(message)
    return service.isAway
      ? { kind: 'retry', reason: 'Busy.' }
      : { kind: 'sent', providerId: `provider-${idempotencyKey}` }
  })
  const opened = await createReportedHarness({ now: WORKING_MOMENT, overrides: { mailer } })
  const { h, newest, tell } = opened
  const owner = await h.signUp()
  await h.setPlan(owner, 'studio')
  const as = asOwner(h, owner)
  const first = (await as.create(ANA)).body.id
  await h.drain()
  const report = async () => tell(`email.${event}`, await newest(first), permanently())
  /** All emails to any of the client's addresses, except the first. */
  const sentAgain = () => handed.slice(1).filter(({ to }) => /^ana\b/i.test(to))
  return { ...opened, handed, service, owner, ...as, first, report, sentAgain }
}

describe.each(['bounced', 'complained'] as const)('E8: an address that %s is never emailed again', (event) => {
  const code = `testimonials.${event}`

  test('when the request is sent again, however often', async () => {
    const { h, first, report, resend, sentAgain } = await prepare(event)
    await report()
    for (let again = 0; again < 3; again += 1) {
      expect((await resend(first)).body.code).toBe(code)
      h.clock.advance({ days: 100 })
      await h.drain()
    }
    expect(sentAgain()).toEqual([])
  })

  test.each([ANA, ALIAS])('by a new request to %s, which is saved and shows why', async (address) => {
    const { h, report, create, resend, sentAgain } = await prepare(event)
    await report()
    const { status, body } = await create(address)
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'pending', emailState: 'none', emailDelivery: event })
    expect(body.emailProblem).not.toBeNull()
    expect((await resend(body.id)).body.code).toBe(code)
    await h.drain()
    expect(sentAgain()).toEqual([])
  })

  test('by sending many at once', async () => {
    const { h, first, report, create, call, sentAgain } = await prepare(event)
    await report()
    const second = (await create(ALIAS, false)).body.id
    const other = (await create('bo@client.example', false)).body.id
    const { body } = await call<{ changed: { id: string }[]; failures: unknown[] }>(
      'POST',
      '/goodword/testimonial/bulk',
      {
        action: 'resend',
        ids: [first, second, other],
      },
    )
    expect(body.changed.map(({ id }) => id)).toEqual([other])
    expect(body.failures).toMatchObject([
      { id: first, code },
      { id: second, code },
    ])
    await h.drain()
    expect(sentAgain()).toEqual([])
  })

  test('by another request that is changed to this address', async () => {
    const { h, report, create, call, look, sentAgain } = await prepare(event)
    await report()
    const { id } = (await create('bo@client.example', false)).body
    await call('PUT', `/goodword/testimonial/${id}`, { customerEmail: ALIAS, isAutoSendEnabled: true })
    expect(await look(id)).toMatchObject({ emailState: 'none', emailDelivery: event })
    await h.drain()
    expect(sentAgain()).toEqual([])
  })

  test('by saving the same request again', async () => {
    const { h, first, report, call, sentAgain } = await prepare(event)
    await report()
    await call('PUT', `/goodword/testimonial/${first}`, { customerEmail: ANA, isAutoSendEnabled: false })
    await call('PUT', `/goodword/testimonial/${first}`, { customerEmail: ANA, isAutoSendEnabled: true })
    await call('PUT', `/goodword/testimonial/${first}`, { customerEmail: ALIAS, isAutoSendEnabled: true })
    await h.drain()
    expect(sentAgain()).toEqual([])
  })

  test('by an email that is already queued, of any workspace, which shows why', async () => {
    const { h, first, report, create, sentAgain, look } = await prepare(event)
    const other = asOwner(h, await h.signUp())
    const mine = (await create(ALIAS)).body.id
    const theirs = (await other.create(ANA)).body.id
    await report()
    await h.drain()
    expect(sentAgain()).toEqual([])
    expect(await other.look(theirs)).toMatchObject({ status: 'pending', emailState: 'none', emailDelivery: event })
    expect(await look(mine)).toMatchObject({ status: 'pending', emailState: 'none', emailDelivery: event })
    expect(await look(first)).toMatchObject({ emailDelivery: event })
  })

  test('by another workspace', async () => {
    const { h, report, sentAgain } = await prepare(event)
    const other = asOwner(h, await h.signUp())
    const theirs = (await other.create(ANA, false)).body.id
    await report()
    expect((await other.resend(theirs)).body.code).toBe(code)
    expect((await other.create(ALIAS)).body).toMatchObject({ emailDelivery: event })
    await h.drain()
    expect(sentAgain()).toEqual([])
  })

  test('by a planned reminder', async () => {
    const { h, first, report, look, sentAgain } = await prepare(event)
    expect((await look(first)).remindsAt).not.toBeNull()
    await report()
    expect((await look(first)).remindsAt).toBeNull()
    for (let day = 0; day < 40; day += 1) {
      h.clock.advance({ days: 1 })
      await h.drain()
    }
    expect(sentAgain()).toEqual([])
  })

  test('by a reminder that is already queued', async () => {
    const { h, first, report, look, messages, handed, service } = await prepare(event)
    const remindsAt = Date.parse((await look(first)).remindsAt ?? '')
    service.isAway = true
    h.clock.advance({ seconds: (remindsAt - h.clock.now().getTime()) / 1000 })
    await h.drain()
    expect(await messages(first)).toMatchObject([{ kind: 'request' }, { kind: 'reminder', status: 'queued' }])
    const before = handed.length
    await report()
    service.isAway = false
    h.clock.advance({ days: 1 })
    await h.drain()
    expect(handed).toHaveLength(before)
    expect(await messages(first)).toMatchObject([{ kind: 'request' }, { kind: 'reminder', status: 'failed' }])
  })

  test('by the receipt of an answer', async () => {
    const { h, first, report, sentAgain } = await prepare(event)
    await report()
    await h.submit(first)
    await h.drain()
    expect(sentAgain()).toEqual([])
  })

  test('after the request and the account were deleted', async () => {
    const { h, owner, first, report, call, sentAgain } = await prepare(event)
    await report()
    await call('DELETE', `/goodword/testimonial/${first}`)
    await call('DELETE', '/goodword/user/me', { email: owner.email })
    await h.drain()
    const other = asOwner(h, await h.signUp())
    expect((await other.create(ANA)).body).toMatchObject({ emailDelivery: event })
    await h.drain()
    expect(sentAgain()).toEqual([])
  })
})

describe('fault 45:', () => {
  test('a client who unsubscribes while the email is queued does not get it', async () => {
    const { h, handed } = await createReportedHarness()
    const owner = asOwner(h, await h.signUp())
    const { id } = (await owner.create(ANA)).body
    const token = clientToken('unsubscribe', { requestId: id, hashKey: h.deps.hashKey })
    expect((await h.request('POST', `/goodword/unsubscribe/${token}`)).status).toBe(200)
    await h.drain()
    expect(handed).toEqual([])
    expect(await owner.look(id)).toMatchObject({ status: 'pending', emailState: 'none' })
  })

  test('the same holds for another address of the same mailbox', async () => {
    const { h, handed } = await createReportedHarness()
    const owner = asOwner(h, await h.signUp())
    const { id } = (await owner.create(ANA, false)).body
    await owner.create(ALIAS)
    const token = clientToken('unsubscribe', { requestId: id, hashKey: h.deps.hashKey })
    await h.request('POST', `/goodword/unsubscribe/${token}`)
    await h.drain()
    expect(handed).toEqual([])
  })
})

describe('a bounce or complaint that the operator undoes', () => {
  test('does not undo that the client unsubscribed', async () => {
    const { h, first, report, resend, create } = await prepare('bounced')
    const token = clientToken('unsubscribe', { requestId: first, hashKey: h.deps.hashKey })
    await h.request('POST', `/goodword/unsubscribe/${token}`, { body: { from: 'everybody' } })
    await report()
    expect((await h.rows(suppressions).values('reason')).toSorted()).toEqual(['bounced', 'unsubscribed'])
    const of = { address: ALIAS, hashKey: h.deps.hashKey }
    expect(await h.deps.db.transaction((tx) => forgetEmailOutcomes(tx, of))).toBe(true)
    expect(await h.deps.db.transaction((tx) => forgetEmailOutcomes(tx, of))).toBe(false)
    expect(await h.rows(suppressions).values('reason')).toEqual(['unsubscribed'])
    expect((await resend(first)).body.code).toBe('testimonials.unsubscribed')
    expect((await create(ANA)).body.unsubscribedAt).not.toBeNull()
  })

  test('lets a request be saved and sent again', async () => {
    const { h, first, report, call, handed } = await prepare('bounced')
    await report()
    await h.deps.db.transaction((tx) => forgetEmailOutcomes(tx, { address: ANA, hashKey: h.deps.hashKey }))
    await call('PUT', `/goodword/testimonial/${first}`, { customerEmail: ANA, isAutoSendEnabled: true })
    await h.drain()
    expect(handed.map(({ to }) => to)).toEqual([ANA, ANA])
  })
})
