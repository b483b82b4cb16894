import { describe, expect, test } from 'vitest'

import { emailMessages } from '#server/db/schema/emails.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import { consentOffers } from '#server/submissions/submissions.domain.ts'
import { suppressAddress } from '#server/emails/recipients/suppressions.service.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { changeEmail, chooseNotices, confirmEmail, unconfirmEmail } from '#server/testing/owners.ts'

const notices = (h: Harness) => h.rows(emailMessages, { kind: 'notice' }).list()

async function setUp({ isVerified = true } = {}) {
  const h = await createHarness()
  const owner = await h.signUp()
  if (isVerified) await confirmEmail({ h, owner })
  return { h, owner, request: await h.createRequest(owner) }
}

const wantNotices = (h: Harness, owner: TestOwner, newTestimonial: boolean) =>
  chooseNotices({ h, owner }, { newTestimonial })

const CONSENT = consentOffers({ firstName: 'Nora', lastName: 'Feldmann', organisationName: null }, { photo: true }).en
  .version

const revise = (h: Harness, requestId: string, testimonial: string) =>
  h.request('PUT', `/goodword/portal/${clientToken('own-page', { requestId, hashKey: h.deps.hashKey })}/testimonial`, {
    body: { customerName: 'Ana Ribeiro', rating: 5, testimonial, consentVersion: CONSENT },
  })

describe('a notice of an answer', () => {
  test('is not sent if emails to the owner bounced', async () => {
    const { h, owner, request } = await setUp()
    const { clock, db, hashKey } = h.deps
    const bounced = { address: owner.email, workspaceId: null, reason: 'bounced', now: clock.now(), hashKey } as const
    await db.transaction((tx) => suppressAddress(tx, bounced))
    await h.submit(request.id)
    await h.drain()
    expect(await notices(h)).toMatchObject([{ recipient: owner.email, status: 'failed' }])
    expect((await h.emails()).map(({ recipient }) => recipient)).toEqual(['ana@client.example'])
  })

  test('is queued for an owner whose address is confirmed', async () => {
    const { h, owner, request } = await setUp()
    await h.submit(request.id)
    expect(await notices(h)).toMatchObject([{ recipient: owner.email, status: 'queued', testimonialId: request.id }])
  })

  test('contains the testimonial, and no link of the client’s', async () => {
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
    ['the owner no longer wants any', (h, { owner }) => wantNotices(h, owner, false)],
    ['the address is another one', (h, { owner }) => changeEmail({ h, owner }, 'new@studio.example')],
  ])('is not sent if in the meantime %s', async (_, happens) => {
    const { h, owner, request } = await setUp()
    await h.submit(request.id)
    await happens(h, { owner, id: request.id })
    await h.drain()
    expect((await h.emails()).filter(({ recipient }) => recipient.endsWith('@studio.example'))).toEqual([])
    expect((await notices(h)).map(({ status }) => status)).toEqual(['failed'])
  })

  test('is also queued for a private testimonial', async () => {
    const { h, request } = await setUp()
    await h.submit(request.id, { isPrivate: true })
    expect(await notices(h)).toHaveLength(1)
  })

  const sentTo = async (h: Harness, { email }: TestOwner) => {
    await h.drain()
    return (await h.emails()).filter(({ recipient }) => recipient === email)
  }

  test('says nothing of the client at an unconfirmed address, and how to confirm it', async () => {
    const { h, owner, request } = await setUp({ isVerified: false })
    await h.submit(request.id)
    const [message, ...others] = await sentTo(h, owner)
    expect(others).toEqual([])
    expect(message?.subject).toBe('You have a testimonial')
    expect(message?.text).toMatch(/Confirm your email: https?:\S+\/settings\/security\?workspace=\S+\n/)
    for (const body of [message?.text, message?.html])
      expect(body).not.toMatch(/Precise, funny|Ana|Ribeiro|client\.example|Nora/)
  })

  test('says nothing of the client if the address is no longer confirmed when it is sent', async () => {
    const { h, owner, request } = await setUp()
    await h.submit(request.id)
    await unconfirmEmail({ h, owner })
    expect((await sentTo(h, owner)).map(({ subject }) => subject)).toEqual(['You have a testimonial'])
  })

  test('goes to an unconfirmed address once a day for each workspace, and every time once it is confirmed', async () => {
    const { h, owner, request } = await setUp({ isVerified: false })
    const requests: { id: string }[] = []
    for (let index = 0; index < 4; index += 1) requests.push(await h.createRequest(owner))
    const answer = async () => h.submit(requests.pop()?.id ?? '')
    const other = await h.signUp()
    const others = await h.createRequest(other)
    await h.submit(request.id)
    await answer()
    expect(await sentTo(h, owner)).toHaveLength(1)
    h.clock.advance({ hours: 23 })
    await answer()
    expect(await sentTo(h, owner)).toHaveLength(1)
    await h.submit(others.id)
    expect(await sentTo(h, other)).toHaveLength(1)
    h.clock.advance({ hours: 1 })
    await answer()
    expect(await sentTo(h, owner)).toHaveLength(2)
    await confirmEmail({ h, owner })
    await answer()
    expect((await sentTo(h, owner)).map(({ subject }) => subject).toSorted()).toEqual([
      'Ana Ribeiro answered',
      'You have a testimonial',
      'You have a testimonial',
    ])
  })

  test('goes to no unconfirmed address whose owner wants none', async () => {
    const { h, owner, request } = await setUp({ isVerified: false })
    await wantNotices(h, owner, false)
    await h.submit(request.id)
    expect(await notices(h)).toEqual([])
  })

  test('is not queued for an owner who wants none, until the owner wants them again', async () => {
    const { h, owner, request } = await setUp()
    await wantNotices(h, owner, false)
    await h.submit(request.id)
    expect(await notices(h)).toEqual([])
    await wantNotices(h, owner, true)
    await h.submit((await h.createRequest(owner)).id)
    expect(await notices(h)).toHaveLength(1)
  })

  test('goes only to the owner of the request', async () => {
    const { h, owner, request } = await setUp()
    await confirmEmail({ h, owner: await h.signUp() })
    await h.submit(request.id)
    expect((await notices(h)).map(({ recipient }) => recipient)).toEqual([owner.email])
  })

  test('is not queued for an answer that was refused or repeated', async () => {
    const { h, request } = await setUp()
    expect((await h.submit(request.id, { testimonial: '' })).status).toBe(422)
    expect(await notices(h)).toEqual([])
    await h.submit(request.id)
    expect((await h.submit(request.id)).status).toBe(409)
    expect(await notices(h)).toHaveLength(1)
  })

  test('is one for several changes while it is queued, and another one later', async () => {
    const { h, request } = await setUp()
    await h.submit(request.id)
    expect((await revise(h, request.id, 'Other words.')).status).toBe(200)
    expect((await revise(h, request.id, 'Other words again.')).status).toBe(200)
    expect(await notices(h)).toHaveLength(1)
    await h.drain()
    expect((await notices(h))[0]?.status).not.toBe('queued')
    await revise(h, request.id, 'Other words again.')
    expect(await notices(h)).toHaveLength(1)
    await revise(h, request.id, 'Now really other words.')
    expect(await notices(h)).toHaveLength(2)
  })

  test('is deleted with the account, and when the client has everything erased', async () => {
    const { h, owner, request } = await setUp()
    await h.submit(request.id)
    const token = clientToken('own-page', { requestId: request.id, hashKey: h.deps.hashKey })
    await h.request('DELETE', `/goodword/portal/${token}`)
    expect(await notices(h)).toEqual([])
    await h.submit((await h.createRequest(owner)).id)
    expect(await notices(h)).toHaveLength(1)
    await h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email: owner.email } })
    await h.drain()
    expect(await notices(h)).toEqual([])
    expect(await h.emails()).toEqual([])
  })
})
