import { describe, expect, test } from 'vitest'
import type { EmailDraft } from '#shared/email-previews.ts'

import { emailMessages } from '#server/db/schema/emails.ts'
import { suppressAddress } from '#server/emails/recipients/suppressions.service.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { noEmailLimits } from '#server/testing/no-limits.ts'
import { pauseSending } from '#server/testing/owners.ts'
import { styleInput } from '#server/testing/styles.ts'

const send = (h: Harness, { token }: TestOwner, draft: Partial<EmailDraft> & Record<string, unknown> = {}) =>
  h.request<{ to: string; code: string; error: string }>('POST', '/goodword/emails/test', {
    token,
    body: { style: styleInput(), ...draft },
  })

const withLimits = (limits: Partial<typeof noEmailLimits>) =>
  createHarness({ overrides: { emailLimits: { ...noEmailLimits, ...limits } } })

describe('a test email', () => {
  test('is sent only to the signed-in owner, as a client would get it', async () => {
    const h = await createHarness()
    const owner = await h.signUp({ organisationName: 'Studio Halm' })
    const sent = await send(h, owner, { customerName: 'Ana Ribeiro' })
    expect(sent).toMatchObject({ status: 200, body: { to: owner.email } })
    await h.drain()
    const messages = await h.emails()
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({
      recipient: owner.email,
      subject: '[Test] How did it go, Ana?',
      fromName: 'Nora Feldmann via Goodword',
      fromAddress: 'requests@goodword.example',
      headers: {},
    })
  })

  test('has no working links', async () => {
    const h = await createHarness()
    await send(h, await h.signUp())
    await h.drain()
    const [message] = await h.emails()
    expect(message?.html + (message?.text ?? '')).not.toMatch(/\/testimonial\/|\/unsubscribe|\?mail=/)
  })

  test('can’t be sent to another address', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    expect((await send(h, owner, { to: 'victim@client.example' })).status).toBe(422)
    await h.drain()
    expect(await h.emails()).toEqual([])
  })

  test('has its own kind in the list of emails, and no testimonial', async () => {
    const h = await createHarness()
    await send(h, await h.signUp())
    await h.drain()
    expect(await h.rows(emailMessages).list()).toMatchObject([{ kind: 'test', status: 'sent', testimonialId: null }])
  })

  test('can be sent five times an hour', async () => {
    const h = await withLimits({ testsAnHour: 5 })
    const [owner, other] = [await h.signUp(), await h.signUp()]
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await send(h, owner)).status).toBe(200)
      h.clock.advance({ minutes: 1 })
    }
    const refused = await send(h, owner)
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too_many' } })
    expect(refused.headers.get('retry-after')).toBe(String(55 * 60))
    expect((await send(h, other)).status).toBe(200)
    h.clock.advance({ minutes: 55 })
    const token = await h.signIn(owner)
    expect((await send(h, { ...owner, token })).status).toBe(200)
    expect((await send(h, { ...owner, token })).status).toBe(429)
  })

  test('is sent five times at most, even if more are requested at once', async () => {
    const h = await withLimits({ testsAnHour: 5 })
    const owner = await h.signUp()
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(h, owner)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    await h.drain()
    expect(await h.emails()).toHaveLength(5)
  })

  test('is refused if emails to the owner bounced', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { db, hashKey } = h.deps
    const bounced = { address: owner.email, hashKey, workspaceId: null, reason: 'bounced' as const, now: h.clock.now() }
    await db.transaction((tx) => suppressAddress(tx, bounced))
    expect(await send(h, owner)).toMatchObject({ status: 409, body: { code: 'emails.own_address_refused' } })
    await h.drain()
    expect(await h.emails()).toEqual([])
  })

  test('that is queued is not sent if emails to the owner bounce in the meantime', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    expect((await send(h, owner)).status).toBe(200)
    const { clock, db, hashKey } = h.deps
    const bounced = { address: owner.email, workspaceId: null, reason: 'bounced', now: clock.now(), hashKey } as const
    await db.transaction((tx) => suppressAddress(tx, bounced))
    await h.drain()
    expect(await h.emails()).toEqual([])
  })

  test('is refused while sending is paused', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    await pauseSending({ h, owner })
    expect(await send(h, owner)).toMatchObject({ status: 409, body: { code: 'emails.sending_paused' } })
  })

  test('counts towards the daily limit of an account without a confirmed address', async () => {
    const h = await withLimits({ unverifiedADay: 2 })
    const owner = await h.signUp()
    expect([(await send(h, owner)).status, (await send(h, owner)).status]).toEqual([200, 200])
    expect(await send(h, owner)).toMatchObject({ status: 429, body: { code: 'emails.unverified_limit' } })
  })
})
