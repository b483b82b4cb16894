import { describe, expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import type { Harness, TestOwner } from '#server/testing/harness.ts'
import { createReportedHarness, permanently } from '#server/testing/email-webhooks.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import type { Email } from '#server/emails/mailer.ts'
import { forgetEmailOutcomes } from './suppressions.service.ts'

const ANA = 'ana@client.example'
const ALIAS = 'Ana+studio@Client.Example'

// A Friday on which everybody works, an hour later too.
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

/** Somebody whom a mail reached, and of whom the mail service then said this, in a call that it signed. */
async function prepare(told: 'bounced' | 'complained') {
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
  const hear = () => tell(`email.${told}`, newest(first), permanently())
  /** All that was handed over to whichever of her addresses, but for the first mail. */
  const sentAgain = () => handed.slice(1).filter(({ to }) => /^ana\b/i.test(to))
  return { ...opened, handed, service, owner, ...as, first, hear, sentAgain }
}

describe.each(['bounced', 'complained'] as const)('E8: an address that %s is never mailed again', (told) => {
  const code = `testimonials.${told}`

  test('when the request is sent again, as often as one tries', async () => {
    const { h, first, hear, resend, sentAgain } = await prepare(told)
    await hear()
    for (let again = 0; again < 3; again += 1) {
      expect((await resend(first)).body.code).toBe(code)
      h.clock.advance({ days: 100 })
      await h.drain()
    }
    expect(sentAgain()).toEqual([])
  })

  test.each([ANA, ALIAS])('by a new request to %s, which is kept and says why', async (address) => {
    const { h, hear, create, resend, sentAgain } = await prepare(told)
    await hear()
    const { status, body } = await create(address)
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'pending', emailState: 'none', emailDelivery: told })
    expect(body.emailProblem).not.toBeNull()
    expect((await resend(body.id)).body.code).toBe(code)
    await h.drain()
    expect(sentAgain()).toEqual([])
  })

  test('by many at once', async () => {
    const { h, first, hear, create, call, sentAgain } = await prepare(told)
    await hear()
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

  test('by another request that is changed to go there', async () => {
    const { h, hear, create, call, look, sentAgain } = await prepare(told)
    await hear()
    const { id } = (await create('bo@client.example', false)).body
    await call('PUT', `/goodword/testimonial/${id}`, { customerEmail: ALIAS, isAutoSendEnabled: true })
    expect(await look(id)).toMatchObject({ emailState: 'none', emailDelivery: told })
    await h.drain()
    expect(sentAgain()).toEqual([])
  })

  test('by saving the same request once more', async () => {
    const { h, first, hear, call, sentAgain } = await prepare(told)
    await hear()
    await call('PUT', `/goodword/testimonial/${first}`, { customerEmail: ANA, isAutoSendEnabled: false })
    await call('PUT', `/goodword/testimonial/${first}`, { customerEmail: ANA, isAutoSendEnabled: true })
    await call('PUT', `/goodword/testimonial/${first}`, { customerEmail: ALIAS, isAutoSendEnabled: true })
    await h.drain()
    expect(sentAgain()).toEqual([])
  })

  test('by a mail that waits already, of whomever, which says why', async () => {
    const { h, first, hear, create, sentAgain, look } = await prepare(told)
    const other = asOwner(h, await h.signUp())
    const mine = (await create(ALIAS)).body.id
    const theirs = (await other.create(ANA)).body.id
    await hear()
    await h.drain()
    expect(sentAgain()).toEqual([])
    expect(await other.look(theirs)).toMatchObject({ status: 'pending', emailState: 'none', emailDelivery: told })
    expect(await look(mine)).toMatchObject({ status: 'pending', emailState: 'none', emailDelivery: told })
    expect(await look(first)).toMatchObject({ emailDelivery: told })
  })

  test('by another workspace', async () => {
    const { h, hear, sentAgain } = await prepare(told)
    const other = asOwner(h, await h.signUp())
    const theirs = (await other.create(ANA, false)).body.id
    await hear()
    expect((await other.resend(theirs)).body.code).toBe(code)
    expect((await other.create(ALIAS)).body).toMatchObject({ emailDelivery: told })
    await h.drain()
    expect(sentAgain()).toEqual([])
  })

  test('by a reminder that was planned', async () => {
    const { h, first, hear, look, sentAgain } = await prepare(told)
    expect((await look(first)).remindsAt).not.toBeNull()
    await hear()
    expect((await look(first)).remindsAt).toBeNull()
    for (let day = 0; day < 40; day += 1) {
      h.clock.advance({ days: 1 })
      await h.drain()
    }
    expect(sentAgain()).toEqual([])
  })

  test('by a reminder that is owed already', async () => {
    const { h, first, hear, look, messages, handed, service } = await prepare(told)
    const remindsAt = Date.parse((await look(first)).remindsAt ?? '')
    service.isAway = true
    h.clock.advance({ seconds: (remindsAt - h.clock.now().getTime()) / 1000 })
    await h.drain()
    expect(messages(first)).toMatchObject([{ kind: 'request' }, { kind: 'reminder', status: 'queued' }])
    const before = handed.length
    await hear()
    service.isAway = false
    h.clock.advance({ days: 1 })
    await h.drain()
    expect(handed).toHaveLength(before)
    expect(messages(first)).toMatchObject([{ kind: 'request' }, { kind: 'reminder', status: 'failed' }])
  })

  test('by the receipt of an answer', async () => {
    const { h, first, hear, sentAgain } = await prepare(told)
    await hear()
    await h.submit(first)
    await h.drain()
    expect(sentAgain()).toEqual([])
  })

  test('although the client is deleted, and the account with it', async () => {
    const { h, owner, first, hear, call, sentAgain } = await prepare(told)
    await hear()
    await call('DELETE', `/goodword/testimonial/${first}`)
    await call('DELETE', '/goodword/user/me', { email: owner.email })
    await h.drain()
    const other = asOwner(h, await h.signUp())
    expect((await other.create(ANA)).body).toMatchObject({ emailDelivery: told })
    await h.drain()
    expect(sentAgain()).toEqual([])
  })
})

describe('fault 45:', () => {
  test('who unsubscribes between the queueing and the handing over is not sent it', async () => {
    const { h, handed } = await createReportedHarness()
    const owner = asOwner(h, await h.signUp())
    const { id } = (await owner.create(ANA)).body
    const token = clientToken('unsubscribe', { requestId: id, hashKey: h.deps.hashKey })
    expect((await h.request('POST', `/goodword/unsubscribe/${token}`)).status).toBe(200)
    await h.drain()
    expect(handed).toEqual([])
    expect(await owner.look(id)).toMatchObject({ status: 'pending', emailState: 'none' })
  })

  test('nor is one at another address of the same mailbox, whom the queue does not know by it', async () => {
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

describe('what the mail service said of an address', () => {
  test('does not weaken what its reader said, when the operator lets it be mailed again', async () => {
    const { h, first, hear, resend, create } = await prepare('bounced')
    const token = clientToken('unsubscribe', { requestId: first, hashKey: h.deps.hashKey })
    await h.request('POST', `/goodword/unsubscribe/${token}`, { body: { from: 'everybody' } })
    await hear()
    expect(h.raw.prepare('select reason from suppressions order by 1').pluck().all()).toEqual([
      'bounced',
      'unsubscribed',
    ])
    const of = { address: ALIAS, hashKey: h.deps.hashKey }
    expect(await h.deps.db.transaction((tx) => forgetEmailOutcomes(tx, of))).toBe(true)
    expect(await h.deps.db.transaction((tx) => forgetEmailOutcomes(tx, of))).toBe(false)
    expect(h.raw.prepare('select reason from suppressions').pluck().all()).toEqual(['unsubscribed'])
    expect((await resend(first)).body.code).toBe('testimonials.unsubscribed')
    expect((await create(ANA)).body.unsubscribedAt).not.toBeNull()
  })

  test('lets a request be saved and sent again once the operator lets it', async () => {
    const { h, first, hear, call, handed } = await prepare('bounced')
    await hear()
    await h.deps.db.transaction((tx) => forgetEmailOutcomes(tx, { address: ANA, hashKey: h.deps.hashKey }))
    await call('PUT', `/goodword/testimonial/${first}`, { customerEmail: ANA, isAutoSendEnabled: true })
    await h.drain()
    expect(handed.map(({ to }) => to)).toEqual([ANA, ANA])
  })
})
