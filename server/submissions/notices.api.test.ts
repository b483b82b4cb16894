import { describe, expect, test } from 'vitest'
import { clientToken } from '#server/testimonials/client-links.ts'
import { consentOffers } from '#server/submissions/submissions.domain.ts'
import { suppressAddress } from '#server/emails/recipients/suppressions.service.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

type Notice = { recipient: string; status: string; testimonialId: string }

const notices = (h: Harness) =>
  h.raw
    .prepare<[], Notice>(
      `select recipient, status, testimonial_id as testimonialId from email_messages where kind = 'notice' order by rowid`,
    )
    .all()

const verify = (h: Harness, owner: TestOwner) =>
  h.raw.prepare('update users set is_email_verified = 1 where id = ?').run(owner.user.id)

async function setUp({ isVerified = true } = {}) {
  const h = await createHarness()
  const owner = await h.signUp()
  if (isVerified) verify(h, owner)
  return { h, owner, request: await h.createRequest(owner) }
}

const wantNotices = (h: Harness, { token }: TestOwner, newTestimonial: boolean) =>
  h.request('PUT', '/goodword/emails', {
    token,
    body: {
      defaultStyleId: 'main',
      postalAddress: null,
      reminders: { count: 1, afterDays: 7 },
      notices: { newTestimonial, requestScheduled: true },
    },
  })

const CONSENT = consentOffers({ firstName: 'Nora', lastName: 'Feldmann', organisationName: null }).en.version

const revise = (h: Harness, requestId: string, testimonial: string) =>
  h.request('PUT', `/goodword/portal/${clientToken('own-page', { requestId, hashKey: h.deps.hashKey })}/testimonial`, {
    body: { customerName: 'Ana Ribeiro', rating: 5, testimonial, consentVersion: CONSENT },
  })

describe('a notice of an answer', () => {
  test('does not go where mail to the owner has come back', async () => {
    const { h, owner, request } = await setUp()
    const { clock, db, hashKey } = h.deps
    const returned = { address: owner.email, workspaceId: null, reason: 'bounced', now: clock.now(), hashKey } as const
    await db.transaction((tx) => suppressAddress(tx, returned))
    await h.submit(request.id)
    await h.drain()
    expect(notices(h)).toMatchObject([{ recipient: owner.email, status: 'failed' }])
    expect((await h.emails()).map(({ recipient }) => recipient)).toEqual(['ana@client.example'])
  })

  test('is owed to the owner whose address is confirmed', async () => {
    const { h, owner, request } = await setUp()
    await h.submit(request.id)
    expect(notices(h)).toEqual([{ recipient: owner.email, status: 'queued', testimonialId: request.id }])
  })

  test('arrives with the words, and with no link of the client’s', async () => {
    const { h, owner, request } = await setUp()
    await h.submit(request.id)
    await h.drain()
    const [message, ...others] = (await h.emails()).filter(({ recipient }) => recipient === owner.email)
    expect(others).toEqual([])
    expect(message?.text).toContain('Precise, funny, never late.')
    expect(message?.text).not.toMatch(/testimonial\/(submit|mine)|unsubscribe/)
    expect(message?.fromAddress).toBe('requests@goodword.example')
  })

  test.each<[string, (h: Harness, on: { owner: TestOwner; id: string }) => Promise<unknown>]>([
    [
      'the owner has read it',
      (h, { owner, id }) => h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token }),
    ],
    ['the owner wants none any more', (h, { owner }) => wantNotices(h, owner, false)],
    [
      'the address is not confirmed any more',
      async (h) => h.raw.prepare(`update users set is_email_verified = 0`).run(),
    ],
    ['the address is another one', async (h) => h.raw.prepare(`update users set email = 'new@studio.example'`).run()],
  ])('is not sent when %s meanwhile', async (_, happens) => {
    const { h, owner, request } = await setUp()
    await h.submit(request.id)
    await happens(h, { owner, id: request.id })
    await h.drain()
    expect((await h.emails()).filter(({ recipient }) => recipient.endsWith('@studio.example'))).toEqual([])
    expect(notices(h).map(({ status }) => status)).toEqual(['failed'])
  })

  test('is owed for private words too, which are the owner’s to read', async () => {
    const { h, request } = await setUp()
    await h.submit(request.id, { isPrivate: true })
    expect(notices(h)).toHaveLength(1)
  })

  test('is never owed to an address that is not confirmed', async () => {
    const { h, request } = await setUp({ isVerified: false })
    await h.submit(request.id)
    await h.drain()
    expect(notices(h)).toEqual([])
  })

  test('is not owed to an owner who wants none, and again to one who does', async () => {
    const { h, owner, request } = await setUp()
    await wantNotices(h, owner, false)
    await h.submit(request.id)
    expect(notices(h)).toEqual([])
    await wantNotices(h, owner, true)
    await h.submit((await h.createRequest(owner)).id)
    expect(notices(h)).toHaveLength(1)
  })

  test('goes to the owner of the request and to nobody else', async () => {
    const { h, owner, request } = await setUp()
    verify(h, await h.signUp())
    await h.submit(request.id)
    expect(notices(h).map(({ recipient }) => recipient)).toEqual([owner.email])
  })

  test('is not owed for an answer that was refused, or was there already', async () => {
    const { h, request } = await setUp()
    expect((await h.submit(request.id, { testimonial: '' })).status).toBe(422)
    expect(notices(h)).toEqual([])
    await h.submit(request.id)
    expect((await h.submit(request.id)).status).toBe(409)
    expect(notices(h)).toHaveLength(1)
  })

  test('is one for several changes while it waits, and another one after it', async () => {
    const { h, request } = await setUp()
    await h.submit(request.id)
    expect((await revise(h, request.id, 'Other words.')).status).toBe(200)
    expect((await revise(h, request.id, 'Other words again.')).status).toBe(200)
    expect(notices(h)).toHaveLength(1)
    await h.drain()
    expect(notices(h)[0]?.status).not.toBe('queued')
    await revise(h, request.id, 'Other words again.')
    expect(notices(h)).toHaveLength(1)
    await revise(h, request.id, 'Now really other words.')
    expect(notices(h)).toHaveLength(2)
  })

  test('is gone with the account, and with what the client had erased', async () => {
    const { h, owner, request } = await setUp()
    await h.submit(request.id)
    const token = clientToken('own-page', { requestId: request.id, hashKey: h.deps.hashKey })
    await h.request('DELETE', `/goodword/portal/${token}`)
    expect(notices(h)).toEqual([])
    await h.submit((await h.createRequest(owner)).id)
    expect(notices(h)).toHaveLength(1)
    await h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email: owner.email } })
    await h.drain()
    expect(notices(h)).toEqual([])
    expect(await h.emails()).toEqual([])
  })
})
