import { describe, expect, test } from 'vitest'
import type { EmailDraft } from '#shared/emails.ts'
import { suppressAddress } from '#server/emails/recipients/suppressions.service.ts'
import { createHarness, type Harness, noEmailLimits, type TestOwner } from '#server/testing/harness.ts'
import { styleInput } from '#server/testing/styles.ts'

const send = (h: Harness, { token }: TestOwner, draft: Partial<EmailDraft> & Record<string, unknown> = {}) =>
  h.request<{ to: string; code: string; error: string }>('POST', '/goodword/emails/test', {
    token,
    body: { style: styleInput(), ...draft },
  })

const few = (limits: Partial<typeof noEmailLimits>) =>
  createHarness({ overrides: { emailLimits: { ...noEmailLimits, ...limits } } })

describe('a test of a mail', () => {
  test('goes to the signed-in owner and to nobody else, as a client would get it', async () => {
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

  test('has no link that leads anywhere', async () => {
    const h = await createHarness()
    await send(h, await h.signUp())
    await h.drain()
    const [message] = await h.emails()
    expect(message?.html + (message?.text ?? '')).not.toMatch(/\/testimonial\/|\/unsubscribe|\?mail=/)
  })

  test('takes no address from whoever asks', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    expect((await send(h, owner, { to: 'victim@client.example' })).status).toBe(422)
    await h.drain()
    expect(await h.emails()).toEqual([])
  })

  test('is a kind of its own in the list of mails, and counts for no testimonial', async () => {
    const h = await createHarness()
    await send(h, await h.signUp())
    await h.drain()
    expect(h.raw.prepare('select kind, status, testimonial_id from email_messages').all()).toEqual([
      { kind: 'test', status: 'sent', testimonial_id: null },
    ])
  })

  test('can be had five times an hour, and then again', async () => {
    const h = await few({ testsAnHour: 5 })
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

  test('is five at most, however many are asked for at once', async () => {
    const h = await few({ testsAnHour: 5 })
    const owner = await h.signUp()
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(h, owner)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    await h.drain()
    expect(await h.emails()).toHaveLength(5)
  })

  test('is refused where mail to the owner came back', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { db, hashKey } = h.deps
    const ended = { address: owner.email, hashKey, workspaceId: null, reason: 'bounced' as const, now: h.clock.now() }
    await db.transaction((tx) => suppressAddress(tx, ended))
    expect(await send(h, owner)).toMatchObject({ status: 409, body: { code: 'emails.own_address_refused' } })
    await h.drain()
    expect(await h.emails()).toEqual([])
  })

  test('that waits does not go where mail to the owner has come back meanwhile', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    expect((await send(h, owner)).status).toBe(200)
    const { clock, db, hashKey } = h.deps
    const returned = { address: owner.email, workspaceId: null, reason: 'bounced', now: clock.now(), hashKey } as const
    await db.transaction((tx) => suppressAddress(tx, returned))
    await h.drain()
    expect(await h.emails()).toEqual([])
  })

  test('is refused while sending is paused', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    h.raw.prepare('update workspaces set sending_paused_at = ?').run(h.clock.now().getTime())
    expect(await send(h, owner)).toMatchObject({ status: 409, body: { code: 'emails.sending_paused' } })
  })

  test('counts among the few of an account whose address is not confirmed', async () => {
    const h = await few({ unverifiedADay: 2 })
    const owner = await h.signUp()
    expect([(await send(h, owner)).status, (await send(h, owner)).status]).toEqual([200, 200])
    expect(await send(h, owner)).toMatchObject({ status: 429, body: { code: 'emails.unverified_limit' } })
  })
})
