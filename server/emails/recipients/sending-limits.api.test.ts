import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'

import { emailMessages, recipientEmails } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import type { EmailOutcome } from '#server/emails/mailer.ts'

import { withDatabase } from '#server/testing/case-counts.ts'
import { ANA, setUpLimits, signUpOnStudio } from '#server/testing/sending-limits.ts'

describe('a client', () => {
  test('is asked once a day, by any owner', async () => {
    const { h, ask } = await setUpLimits()
    const other = await signUpOnStudio(h)
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
    const { h, ask } = await setUpLimits()
    for (let count = 0; count < 3; count += 1) await (await signUpOnStudio(h)).ask()
    expect((await ask()).status).toBe(429)
    const confirmed = await signUpOnStudio(h)
    await confirmed.verify()
    expect((await confirmed.ask()).status).toBe(201)
    expect((await confirmed.ask()).status).toBe(429)
  })

  test('is asked once a day by all confirmed owners together', async () => {
    const { h, ask, verify } = await setUpLimits()
    await verify()
    const other = await signUpOnStudio(h)
    await other.verify()
    expect((await ask()).status).toBe(201)
    expect((await other.ask()).status).toBe(429)
  })

  test('is asked three times in thirty days, and the owner sees from when on again', async () => {
    const { h, ask, resend, verify } = await setUpLimits()
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
    const { h, ask, call } = await setUpLimits()
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
    const { h, ask, call } = await setUpLimits()
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
    const { h, ask, call } = await setUpLimits()
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
    const { h, ask } = await setUpLimits()
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
    const { h, ask } = await setUpLimits({ answer: () => outcome })
    await ask()
    await h.drain()
    expect((await ask()).status).toBe(status)
  })

  test('no longer counts if its request is deleted before it is sent, but counts afterwards', async () => {
    const { h, ask, call } = await setUpLimits()
    const waiting = (await ask()).body.id
    await call('DELETE', `/goodword/testimonial/${waiting}`)
    const sent = (await ask()).body.id
    await h.drain()
    await call('DELETE', `/goodword/testimonial/${sent}`)
    expect((await ask()).status).toBe(429)
  })

  test('counts if its request is deleted while its outcome is unknown', async () => {
    const { h, ask, call } = await setUpLimits({ answer: () => unknown })
    const { id } = (await ask()).body
    await h.drain()
    await call('DELETE', `/goodword/testimonial/${id}`)
    expect((await ask()).status).toBe(429)
  })

  test('no longer counts if the client is put on the do-not-ask list before it is sent', async () => {
    const { h, ask, call } = await setUpLimits()
    await ask()
    await call('POST', '/goodword/emails/do-not-ask', { patterns: [ANA] })
    expect(await h.rows(recipientEmails).count()).toBe(0)
    await h.drain()
    expect(await h.emails()).toEqual([])
  })

  test('counts after its account was closed, so that nobody can start again', async () => {
    const { h, owner, ask, call } = await setUpLimits()
    await ask()
    await h.drain()
    expect((await call('DELETE', '/goodword/user/me', { email: owner.email })).status).toBe(204)
    await h.drain()
    const again = await signUpOnStudio(h)
    expect((await again.ask()).status).toBe(429)
  })

  test('is stored without the address, and deleted when it no longer counts', async () => {
    const { h, ask } = await setUpLimits()
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
          const { h, ask } = await setUpLimits({ limits })
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
