import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EmailSettings } from '#shared/email-settings.ts'
import type { Testimonial } from '#shared/testimonials.ts'

import { emailMessages, recipientEmails } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { testimonialEvents, testimonials } from '#server/db/schema/testimonials.ts'
import type { EmailOutcome } from '#server/emails/mailer.ts'

import { withDatabase } from '#server/testing/case-counts.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { callIn } from '#server/testing/members.ts'
import { confirmEmail } from '#server/testing/owners.ts'
import { defaultEmailLimits, type EmailLimits } from './sending-limits.ts'

type Refused = { code?: string; message: string }
const ANA = 'ana@client.example'

async function prepare({ limits = {}, answer }: { limits?: Partial<EmailLimits>; answer?: () => EmailOutcome } = {}) {
  const mailer = answer && createTestMailer(async () => answer())
  const h = await createHarness({
    overrides: { emailLimits: { ...defaultEmailLimits, ...limits }, ...(mailer && { mailer }) },
  })
  return { h, ...(await signUp(h)) }
}

async function signUp(h: Harness) {
  const owner = await h.signUp()
  await h.setPlan(owner, 'studio')
  return { owner, ...asOwner(h, owner) }
}

function asOwner(h: Harness, owner: TestOwner) {
  const call = async <T>(method: string, path: string, body?: unknown) =>
    h.request<T & Refused>(method, path, { token: await h.signIn(owner), body })
  const ask = (customerEmail = ANA, isAutoSendEnabled = true) =>
    call<Testimonial>('POST', '/goodword/testimonial/create', {
      customerEmail,
      customerName: 'Ana Ribeiro',
      isAutoSendEnabled,
    })
  return {
    call,
    ask,
    resend: (id: string) => call<Testimonial>('POST', `/goodword/testimonial/${id}/resend`),
    left: async () => (await call<EmailSettings>('GET', '/goodword/emails')).body.sending.leftToday,
    verify: () => confirmEmail({ h, owner }),
  }
}

describe('a client', () => {
  test('is asked once a day, by any owner', async () => {
    const { h, ask } = await prepare()
    const other = await signUp(h)
    expect((await ask()).status).toBe(201)
    h.clock.advance({ hours: 1 })
    const refused = await other.ask('Ana+work@client.example')
    expect([refused.status, refused.body.code]).toEqual([429, 'emails.recipient_limit'])
    expect(refused.headers.get('retry-after')).toBe(String(23 * 3600))
    expect(refused.body.message).toBe(
      'We limit how many requests one person gets. You can email Ana Ribeiro again from 21 November, 10:00, or copy the link now.',
    )
    h.clock.advance({ hours: 22, minutes: 59 })
    expect((await other.ask()).status).toBe(429)
    h.clock.advance({ minutes: 1 })
    expect((await other.ask()).status).toBe(201)
  })

  test('can be asked by a confirmed owner, however many unconfirmed accounts asked before', async () => {
    const { h, ask } = await prepare()
    for (let count = 0; count < 3; count += 1) await (await signUp(h)).ask()
    expect((await ask()).status).toBe(429)
    const confirmed = await signUp(h)
    await confirmed.verify()
    expect((await confirmed.ask()).status).toBe(201)
    expect((await confirmed.ask()).status).toBe(429)
  })

  test('is asked once a day by all confirmed owners together', async () => {
    const { h, ask, verify } = await prepare()
    await verify()
    const other = await signUp(h)
    await other.verify()
    expect((await ask()).status).toBe(201)
    expect((await other.ask()).status).toBe(429)
  })

  test('is asked three times in thirty days, and the owner sees from when on again', async () => {
    const { h, ask, resend, verify } = await prepare()
    await verify()
    const { id } = (await ask()).body
    await h.drain()
    for (const _ of [2, 3]) {
      h.clock.advance({ days: 1 })
      expect((await resend(id)).status).toBe(200)
      await h.drain()
    }
    h.clock.advance({ days: 1 })
    const refused = await resend(id)
    expect([refused.status, refused.body.code]).toEqual([429, 'emails.recipient_limit'])
    expect(refused.headers.get('retry-after')).toBe(String(27 * 24 * 3600))
    expect(refused.body.message).toContain('from 20 December, 10:00, or')
    h.clock.advance({ days: 27 })
    expect((await resend(id)).status).toBe(200)
    await h.drain()
    h.clock.advance({ hours: 23 })
    expect((await resend(id)).status).toBe(429)
    h.clock.advance({ hours: 1 })
    expect((await resend(id)).status).toBe(200)
  })

  test('at the limit causes no partial change: nothing is created or counted', async () => {
    const { h, ask, call } = await prepare()
    await ask()
    const tables = [testimonials, testimonialEvents, jobs, emailMessages]
    const everything = () => Promise.all(tables.map((table) => h.rows(table).list()))
    const before = await everything()
    expect((await ask()).status).toBe(429)
    expect(await everything()).toEqual(before)
    expect((await call<{ used: number }>('GET', '/goodword/testimonial/usage')).body.used).toBe(1)
    expect((await ask(ANA, false)).status).toBe(201)
  })

  test('at the limit can’t be asked by changing another request, which stays as it was', async () => {
    const { h, ask, call } = await prepare()
    await ask()
    const { id } = (await ask('bo@client.example', false)).body
    const body = { customerEmail: ANA, isAutoSendEnabled: true }
    expect((await call('PUT', `/goodword/testimonial/${id}`, body)).status).toBe(429)
    const { body: kept } = await call<Testimonial>('GET', `/goodword/testimonial/${id}/details`)
    expect(kept).toMatchObject({ customerEmail: 'bo@client.example', isAutoSendEnabled: false, emailState: 'none' })
    expect(await h.rows(recipientEmails).count()).toBe(1)
    await h.drain()
    expect(await h.emails()).toHaveLength(1)
  })

  test('at the limit is one failure among many that are sent together', async () => {
    const { h, ask, call } = await prepare()
    const { id: one } = (await ask()).body
    const { id: two } = (await ask(ANA, false)).body
    const { id: three } = (await ask('bo@client.example', false)).body
    await h.drain()
    const { body } = await call<{ changed: { id: string }[]; failures: { id: string; code: string }[] }>(
      'POST',
      '/goodword/testimonial/bulk',
      { action: 'resend', ids: [one, two, three] },
    )
    expect(body.changed.map(({ id }) => id)).toEqual([three])
    expect(body.failures).toMatchObject([
      { id: one, code: 'emails.recipient_limit' },
      { id: two, code: 'emails.recipient_limit' },
    ])
  })

  test('always gets a receipt', async () => {
    const { h, ask } = await prepare()
    const { id } = (await ask()).body
    await h.drain()
    await h.submit(id)
    await h.drain()
    expect((await h.emails()).filter(({ recipient }) => recipient === ANA)).toHaveLength(2)
  })
})

describe('an email that counts towards a limit', () => {
  const refused: EmailOutcome = { kind: 'permanent', because: 'recipient', reason: 'No such address.' }
  const later: EmailOutcome = { kind: 'retry', reason: 'Busy.' }
  const unknown: EmailOutcome = { kind: 'unknown', reason: 'No answer.' }

  test.each([
    ['no longer counts if it was refused', refused, 201],
    ['counts while it waits', later, 429],
    ['counts if its outcome is unknown', unknown, 429],
  ])('%s', async (_, outcome, status) => {
    const { h, ask } = await prepare({ answer: () => outcome })
    await ask()
    await h.drain()
    expect((await ask()).status).toBe(status)
  })

  test('no longer counts if its request is deleted before it is sent, but counts afterwards', async () => {
    const { h, ask, call } = await prepare()
    const waiting = (await ask()).body.id
    await call('DELETE', `/goodword/testimonial/${waiting}`)
    const sent = (await ask()).body.id
    await h.drain()
    await call('DELETE', `/goodword/testimonial/${sent}`)
    expect((await ask()).status).toBe(429)
  })

  test('counts if its request is deleted while its outcome is unknown', async () => {
    const { h, ask, call } = await prepare({ answer: () => unknown })
    const { id } = (await ask()).body
    await h.drain()
    await call('DELETE', `/goodword/testimonial/${id}`)
    expect((await ask()).status).toBe(429)
  })

  test('no longer counts if the client is put on the do-not-ask list before it is sent', async () => {
    const { h, ask, call } = await prepare()
    await ask()
    await call('POST', '/goodword/emails/do-not-ask', { patterns: [ANA] })
    expect(await h.rows(recipientEmails).count()).toBe(0)
    await h.drain()
    expect(await h.emails()).toEqual([])
  })

  test('counts after its account was closed, so that nobody can start again', async () => {
    const { h, owner, ask, call } = await prepare()
    await ask()
    await h.drain()
    expect((await call('DELETE', '/goodword/user/me', { email: owner.email })).status).toBe(204)
    await h.drain()
    const again = await signUp(h)
    expect((await again.ask()).status).toBe(429)
  })

  test('is stored without the address, and deleted when it no longer counts', async () => {
    const { h, ask } = await prepare()
    await ask()
    expect(JSON.stringify(await h.rows(recipientEmails).list())).not.toContain('client.example')
    h.clock.advance({ days: 29 })
    await h.housekeeping.run()
    expect(await h.rows(recipientEmails).count()).toBe(1)
    h.clock.advance({ days: 1 })
    await h.housekeeping.run()
    expect(await h.rows(recipientEmails).count()).toBe(0)
  })

  test.each([
    ['of one client', (_: number) => ANA, { recipientADay: 3, recipientAMonth: 3 }],
    ['of a new account', (at: number) => `client${at}@client.example`, { unverifiedADay: 3 }],
  ])('%s is sent exactly as often as the limit allows, even if many are sent at once', async (_, addressOf, limits) => {
    await fc.assert(
      withDatabase(
        fc.asyncProperty(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 8 }), async (taken, tries) => {
          const { h, ask } = await prepare({ limits })
          for (let at = 0; at < taken; at += 1) await ask(addressOf(at))
          const answers = await Promise.all(Array.from({ length: tries }, (__, at) => ask(addressOf(taken + at))))
          const successes = answers.filter(({ status }) => status === 201)
          expect(successes).toHaveLength(Math.min(3 - taken, tries))
          expect(answers.filter(({ status }) => status === 429)).toHaveLength(tries - successes.length)
          expect(await h.rows(recipientEmails).count()).toBe(taken + successes.length)
          expect(await h.rows(emailMessages).count()).toBe(taken + successes.length)
        }),
      ),
      { numRuns: 12 },
    )
  })
})

describe('an account whose address is not confirmed', () => {
  test('can send five emails a day, and sees how many are left and when there are more', async () => {
    const { h, ask, left } = await prepare()
    for (let at = 0; at < 5; at += 1) {
      expect(await left()).toBe(5 - at)
      expect((await ask(`client${at}@client.example`)).status).toBe(201)
      h.clock.advance({ minutes: 10 })
    }
    expect(await left()).toBe(0)
    const refused = await ask('another@client.example')
    expect([refused.status, refused.body.code]).toEqual([429, 'emails.unverified_limit'])
    expect(refused.headers.get('retry-after')).toBe(String(24 * 3600 - 50 * 60))
    expect(refused.body.message).toContain('Confirm your address to send more than 5 emails a day.')
    expect((await ask('another@client.example', false)).status).toBe(201)
    h.clock.advance({ hours: 23, minutes: 10 })
    expect((await ask('another@client.example')).status).toBe(201)
    expect((await ask('one-more@client.example')).status).toBe(429)
  })

  test('can send any number once it is confirmed', async () => {
    const { ask, left, verify } = await prepare()
    for (let at = 0; at < 5; at += 1) await ask(`client${at}@client.example`)
    await verify()
    expect(await left()).toBeNull()
    for (let at = 5; at < 12; at += 1) expect((await ask(`client${at}@client.example`)).status).toBe(201)
  })

  test('gets no more by deleting requests whose emails were sent', async () => {
    const { h, ask, call, left } = await prepare()
    for (let at = 0; at < 5; at += 1) {
      const { id } = (await ask(`client${at}@client.example`)).body
      await h.drain()
      await call('DELETE', `/goodword/testimonial/${id}`)
    }
    expect(await left()).toBe(0)
    expect((await ask('another@client.example')).status).toBe(429)
  })

  test('has five over all its workspaces', async () => {
    const { h, owner, ask } = await prepare()
    const first = owner.user.workspace.id
    for (let at = 0; at < 3; at += 1) await ask(`client${at}@client.example`)
    const made = await h.request<{ id: string }>('POST', '/goodword/workspace/create', {
      token: owner.token,
      body: { name: 'Second' },
    })
    const inSecond = callIn(h, owner, made.body.id)
    const askThere = (customerEmail: string) =>
      inSecond<Refused>('POST', '/goodword/testimonial/create', {
        customerEmail,
        customerName: null,
        isAutoSendEnabled: true,
      })
    expect((await inSecond<EmailSettings>('GET', '/goodword/emails')).body.sending.leftToday).toBe(2)
    for (const name of ['a', 'b']) expect((await askThere(`${name}@client.example`)).status).toBe(201)
    expect((await askThere('c@client.example')).body.code).toBe('emails.unverified_limit')
    const left = (await callIn(h, owner, first)<EmailSettings>('GET', '/goodword/emails')).body.sending.leftToday
    expect(left).toBe(0)
  })

  test('is counted separately', async () => {
    const { h, ask } = await prepare()
    const other = await signUp(h)
    for (let at = 0; at < 5; at += 1) await ask(`client${at}@client.example`)
    expect(await other.left()).toBe(5)
    expect((await other.ask('another@client.example')).status).toBe(201)
  })
})
