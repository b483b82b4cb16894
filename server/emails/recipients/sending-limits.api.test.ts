import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EmailSettings } from '#shared/emails.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { EmailOutcome } from '#server/emails/mailer.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
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
    verify: () => h.raw.prepare('update users set is_email_verified = 1 where id = ?').run(owner.user.id),
    count: (table: string) => h.raw.prepare(`select count(*) from ${table}`).pluck().get(),
  }
}

describe('a client', () => {
  test('is asked once a day, whoever asks', async () => {
    const { h, ask } = await prepare()
    const other = await signUp(h)
    expect((await ask()).status).toBe(201)
    h.clock.advance({ hours: 1 })
    const refused = await other.ask('Ana+work@client.example')
    expect([refused.status, refused.body.code]).toEqual([429, 'emails.recipient_limit'])
    expect(refused.headers.get('retry-after')).toBe(String(23 * 3600))
    expect(refused.body.message).toBe(
      'Ana Ribeiro has received enough emails for now. You can send again from 21 November, 10:00, or copy the link now.',
    )
    h.clock.advance({ hours: 22, minutes: 59 })
    expect((await other.ask()).status).toBe(429)
    h.clock.advance({ minutes: 1 })
    expect((await other.ask()).status).toBe(201)
  })

  test('is asked three times in thirty days, and told from when on again', async () => {
    const { h, ask, resend, verify } = await prepare()
    verify()
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

  test('who cannot be mailed now is not half asked: nothing is made, counted or told', async () => {
    const { ask, call, count } = await prepare()
    await ask()
    const before = [count('testimonials'), count('testimonial_events'), count('jobs'), count('email_messages')]
    expect((await ask()).status).toBe(429)
    expect([count('testimonials'), count('testimonial_events'), count('jobs'), count('email_messages')]).toEqual(before)
    expect((await call<{ used: number }>('GET', '/goodword/testimonial/usage')).body.used).toBe(1)
    expect((await ask(ANA, false)).status).toBe(201)
  })

  test('is not asked by changing another request to go there, which stays as it was', async () => {
    const { h, ask, call, count } = await prepare()
    await ask()
    const { id } = (await ask('bo@client.example', false)).body
    const body = { customerEmail: ANA, isAutoSendEnabled: true }
    expect((await call('PUT', `/goodword/testimonial/${id}`, body)).status).toBe(429)
    const { body: kept } = await call<Testimonial>('GET', `/goodword/testimonial/${id}/details`)
    expect(kept).toMatchObject({ customerEmail: 'bo@client.example', isAutoSendEnabled: false, emailState: 'none' })
    expect(count('recipient_emails')).toBe(1)
    await h.drain()
    expect(await h.emails()).toHaveLength(1)
  })

  test('is one failure of many that are sent at once', async () => {
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

  test('is sent a receipt, whatever they were sent before', async () => {
    const { h, ask } = await prepare()
    const { id } = (await ask()).body
    await h.drain()
    await h.submit(id)
    await h.drain()
    expect((await h.emails()).filter(({ recipient }) => recipient === ANA)).toHaveLength(2)
  })
})

describe('a turn', () => {
  const refused: EmailOutcome = { kind: 'permanent', because: 'recipient', reason: 'No such address.' }
  const later: EmailOutcome = { kind: 'retry', reason: 'Busy.' }
  const unknown: EmailOutcome = { kind: 'unknown', reason: 'No answer.' }

  test.each([
    ['is given back by a mail that was refused', refused, 201],
    ['is kept by a mail that waits', later, 429],
    ['is kept by a mail of which nobody knows', unknown, 429],
  ])('%s', async (_, outcome, status) => {
    const { h, ask } = await prepare({ answer: () => outcome })
    await ask()
    await h.drain()
    expect((await ask()).status).toBe(status)
  })

  test('is given back by a request that is taken back before it went out, and kept after', async () => {
    const { h, ask, call } = await prepare()
    const waiting = (await ask()).body.id
    await call('DELETE', `/goodword/testimonial/${waiting}`)
    const sent = (await ask()).body.id
    await h.drain()
    await call('DELETE', `/goodword/testimonial/${sent}`)
    expect((await ask()).status).toBe(429)
  })

  test('is kept by a request that is taken back while nobody knows whether it went out', async () => {
    const { h, ask, call } = await prepare({ answer: () => unknown })
    const { id } = (await ask()).body
    await h.drain()
    await call('DELETE', `/goodword/testimonial/${id}`)
    expect((await ask()).status).toBe(429)
  })

  test('is given back when the client is put on the list of those who are never asked before it went out', async () => {
    const { h, ask, call, count } = await prepare()
    await ask()
    await call('POST', '/goodword/emails/do-not-ask', { patterns: [ANA] })
    expect(count('recipient_emails')).toBe(0)
    await h.drain()
    expect(await h.emails()).toEqual([])
  })

  test('outlives the account that took it, so that nobody begins anew', async () => {
    const { h, owner, ask, call } = await prepare()
    await ask()
    await h.drain()
    expect((await call('DELETE', '/goodword/user/me', { email: owner.email })).status).toBe(204)
    await h.drain()
    const again = await signUp(h)
    expect((await again.ask()).status).toBe(429)
  })

  test('says nothing of the address, and is swept when nothing counts it any more', async () => {
    const { h, ask, count } = await prepare()
    await ask()
    expect(JSON.stringify(h.raw.prepare('select * from recipient_emails').all())).not.toContain('client.example')
    h.clock.advance({ days: 29 })
    await h.housekeeping.run()
    expect(count('recipient_emails')).toBe(1)
    h.clock.advance({ days: 1 })
    await h.housekeeping.run()
    expect(count('recipient_emails')).toBe(0)
  })

  test.each([
    ['of one client', (_: number) => ANA, { recipientADay: 3, recipientAMonth: 3 }],
    ['of a new account', (at: number) => `client${at}@client.example`, { unverifiedADay: 3 }],
  ])('%s is taken exactly as often as there are some left, however many try at once', async (_, addressOf, limits) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 8 }), async (taken, tries) => {
        const { ask, count } = await prepare({ limits })
        for (let at = 0; at < taken; at += 1) await ask(addressOf(at))
        const answers = await Promise.all(Array.from({ length: tries }, (__, at) => ask(addressOf(taken + at))))
        const successes = answers.filter(({ status }) => status === 201)
        expect(successes).toHaveLength(Math.min(3 - taken, tries))
        expect(answers.filter(({ status }) => status === 429)).toHaveLength(tries - successes.length)
        expect(count('recipient_emails')).toBe(taken + successes.length)
        expect(count('email_messages')).toBe(taken + successes.length)
      }),
      { numRuns: 12 },
    )
  })
})

describe('an account whose address is not confirmed', () => {
  test('sends five mails a day, is told how many are left, and when there are new ones', async () => {
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

  test('sends as many as it likes once it is confirmed', async () => {
    const { ask, left, verify } = await prepare()
    for (let at = 0; at < 5; at += 1) await ask(`client${at}@client.example`)
    verify()
    expect(await left()).toBeNull()
    for (let at = 5; at < 12; at += 1) expect((await ask(`client${at}@client.example`)).status).toBe(201)
  })

  test('gets no new ones by taking requests back that went out', async () => {
    const { h, ask, call, left } = await prepare()
    for (let at = 0; at < 5; at += 1) {
      const { id } = (await ask(`client${at}@client.example`)).body
      await h.drain()
      await call('DELETE', `/goodword/testimonial/${id}`)
    }
    expect(await left()).toBe(0)
    expect((await ask('another@client.example')).status).toBe(429)
  })

  test('is counted for itself', async () => {
    const { h, ask } = await prepare()
    const other = await signUp(h)
    for (let at = 0; at < 5; at += 1) await ask(`client${at}@client.example`)
    expect(await other.left()).toBe(5)
    expect((await other.ask('another@client.example')).status).toBe(201)
  })
})
