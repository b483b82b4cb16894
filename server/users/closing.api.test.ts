import { describe, expect, test } from 'vitest'
import { AccountExport } from '#shared/account-export.ts'
import { requestImagePath } from '#shared/image-uploads.ts'
import { images } from '#server/db/schema/images.ts'
import type { Identity } from '#server/identity/identity.ts'
import { everyDevRow, everyRow } from '#server/testing/every-row.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { linkAccount, subscribe } from '#server/testing/payments.ts'
import { makeImage } from '#server/testing/images.ts'

const UPLOAD_ID = '0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11'

/** An owner with everything that an owner can have, and another one with the same. */
async function setUp() {
  const h = await createHarness()
  const owner = await fill(h, 'nora@studio.example')
  const other = await fill(h, 'other@studio.example')
  return { h, owner, other }
}

async function fill(h: Harness, email: string) {
  const owner = await h.signUp({ email, organisationName: `Studio of ${email}` })
  const sent = await h.createRequest(owner, { customerEmail: `ana.${email}`, isAutoSendEnabled: true })
  h.clock.advance({ seconds: 1 })
  const answered = await h.createRequest(owner, { customerEmail: `ben.${email}` })
  const imageUrl = requestImagePath({ requestId: answered.id, uploadId: UPLOAD_ID })
  await h.upload(imageUrl, await makeImage())
  await h.submit(answered.id, { imageUrl })
  await h.request('PUT', `/goodword/testimonial/${answered.id}/approve`, { token: owner.token })
  await subscribe(h, owner, 'pro')
  await linkAccount(h, owner, `Account of ${email}`)
  await h.request('PUT', '/goodword/forms/default/settings', {
    token: owner.token,
    body: { accentColor: '#0b6e4f', asksCompany: true, asksRole: false, questions: [{ text: `What of ${email}?` }] },
  })
  await h.drain()
  return { ...owner, sent, answered }
}

const close = (h: Harness, owner: TestOwner, email = owner.email) =>
  h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email } })

/**
 * Every value of every row, to look for what should be gone. Without the Stripe emulator's data: it keeps what Stripe
 * keeps about its customers.
 */
async function everything(h: Harness): Promise<string> {
  const { stripe_objects: _, ...devRows } = await everyDevRow(h.dev.rows)
  return JSON.stringify([await everyRow(h.rows), devRows])
}

describe('closing an account', () => {
  test('erases every trace of the owner and the clients, and nothing of another owner', async () => {
    const { h, owner, other } = await setUp()
    expect((await close(h, owner)).status).toBe(204)
    await h.drain()
    h.clock.advance({ hours: 3 })
    await h.drain()
    const left = await everything(h)
    for (const trace of [
      'nora@studio.example',
      'Account of nora',
      'What of nora',
      owner.user.id,
      owner.sent.id,
      owner.answered.id,
    ]) {
      expect(left.includes(trace), trace).toBe(false)
    }
    expect(left).toContain('ben.other@studio.example')
    const token = await h.signIn(other)
    const list = await h.request<{ items: unknown[] }>('GET', '/goodword/testimonial/list', { token })
    expect(list.body.items).toHaveLength(2)
    const photos = await h.rows(images).list()
    expect(await h.services.images.sweep(new Date('2100-01-01'))).toMatchObject({ orphans: 0, abandoned: 0 })
    expect(photos).toHaveLength(1)
  })

  test('ends everything immediately, before a job has run', async () => {
    const { h, owner } = await setUp()
    const { body } = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', {
      token: owner.token,
    })
    const feed = `/w/${body.items[0]?.id}.json`
    expect((await h.request('GET', feed)).status).toBe(200)
    await close(h, owner)
    expect(await h.request('GET', '/goodword/user/me', { token: owner.token })).toMatchObject({
      status: 401,
      body: { code: 'request.account_closed', message: 'This account was closed.' },
    })
    expect((await h.request('GET', feed)).status).toBe(404)
    expect((await h.request('GET', `/goodword/testimonial/${owner.sent.id}`)).status).toBe(404)
    expect((await h.submit(owner.sent.id)).status).toBe(404)
  })

  test('sends no more emails, even if one was queued', async () => {
    const { h, owner } = await setUp()
    await h.createRequest(owner, { customerEmail: 'cleo@client.example', isAutoSendEnabled: true })
    await close(h, owner)
    await h.drain()
    expect((await h.emails()).filter(({ recipient }) => recipient === 'cleo@client.example')).toEqual([])
  })

  test('keeps emails of other workspaces, even those to the owner', async () => {
    const { h, owner, other } = await setUp()
    await h.createRequest(other, { customerEmail: owner.email, isAutoSendEnabled: true })
    await h.drain()
    await close(h, owner)
    await h.drain()
    expect((await h.emails()).map(({ recipient }) => recipient)).toContain(owner.email)
  })

  test('deletes emails of the account, also those to a new address', async () => {
    const { h, owner } = await setUp()
    const sendCode = (body: object) =>
      h.request('POST', '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=x', { body })
    await sendCode({ requestType: 'PASSWORD_RESET', email: owner.email })
    await sendCode({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: owner.token, newEmail: 'next@studio.example' })
    await h.drain()
    const recipients = async () => (await h.emails()).map(({ recipient }) => recipient)
    expect(await recipients()).toEqual(expect.arrayContaining([owner.email, 'next@studio.example']))
    await close(h, owner)
    expect(await recipients()).not.toEqual(expect.arrayContaining([owner.email]))
    expect(await recipients()).not.toEqual(expect.arrayContaining(['next@studio.example']))
  })

  test('must be confirmed with the account’s address, in any case', async () => {
    const { h, owner } = await setUp()
    expect(await close(h, owner, 'other@studio.example')).toMatchObject({
      status: 422,
      body: { code: 'users.wrong_confirmation' },
    })
    expect((await h.request('GET', '/goodword/user/me', { token: owner.token })).status).toBe(200)
    expect((await close(h, owner, 'NORA@Studio.example')).status).toBe(204)
  })

  test('can’t be undone by a token that was valid before', async () => {
    const { h, owner } = await setUp()
    await close(h, owner)
    for (let call = 0; call < 3; call += 1) {
      expect((await h.request('GET', '/goodword/user/me', { token: owner.token })).status).toBe(401)
    }
    expect(await everything(h)).not.toContain(owner.user.id)
    await h.drain()
    await expect(h.signIn(owner)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS')
  })

  test('is repeated until the identity service has deleted the account, and lets nobody in until then', async () => {
    let failures = 3
    const identity: Identity = {
      createAccount: async () => ({ uid: 'acc_elsewhere' }),
      verifyToken: async () => elsewhere,
      verifyTokenNow: async () => elsewhere,
      findAddress: async () => elsewhere.email,
      disableAccount: async () => {},
      endSessions: async () => {},
      deleteAccount: async () => {
        failures -= 1
        if (failures > 0) throw new Error('The identity service is away.')
      },
    }
    const h = await createHarness({ overrides: { identity, embeddedIdentity: undefined } })
    const account = { email: elsewhere.email, firstName: 'Nora', lastName: 'F', password: 'correct horse' }
    await h.request('POST', '/goodword/user/sign-up', { body: { ...account, timeZone: 'UTC' } })
    const call = (method: string, body?: unknown) => h.request(method, '/goodword/user/me', { token: 'any', body })
    expect((await call('DELETE', { email: elsewhere.email })).status).toBe(204)
    while (failures > 0) {
      await h.drain()
      expect((await call('GET')).status).toBe(401)
      h.clock.advance({ minutes: 30 })
    }
  })

  test('lets the same person sign up again with the same address', async () => {
    const { h, owner } = await setUp()
    await close(h, owner)
    await h.drain()
    const again = await h.signUp({ email: owner.email })
    expect(again.user.id).not.toBe(owner.user.id)
    const list = await h.request<{ items: unknown[] }>('GET', '/goodword/testimonial/list', { token: again.token })
    expect(list.body.items).toEqual([])
  })
})

const elsewhere = {
  sessionId: null,
  uid: 'acc_elsewhere',
  email: 'nora@studio.example',
  isEmailVerified: true,
  displayName: 'Nora F',
  authenticatedAt: new Date('2026-11-20T08:59:00Z'),
}

describe('an export', () => {
  test('contains everything of the owner, and nothing of another owner', async () => {
    const { h, owner } = await setUp()
    const answer = await h.request('GET', '/goodword/user/me/export', { token: owner.token })
    const all = AccountExport.parse(answer.body)
    expect(all.user).toMatchObject({ email: 'nora@studio.example', timeZone: 'Europe/Berlin' })
    expect(all.testimonials.map(({ id }) => id)).toEqual([owner.sent.id, owner.answered.id])
    const [sent, answered] = all.testimonials
    expect(sent?.emails).toMatchObject([{ kind: 'request', recipient: 'ana.nora@studio.example', status: 'sent' }])
    expect(sent?.emails[0]?.text).toContain(owner.sent.id)
    expect(answered?.history.map(({ kind }) => kind)).toEqual(['created', 'submitted', 'approved'])
    expect(answered?.consents).toMatchObject([{ choice: 'public', withdrawnAt: null }])
    expect(answered?.consents[0]?.wording).toContain('Studio of nora@studio.example')
    expect((await h.app.request(answered?.imageUrl ?? '')).status).toBe(200)
    expect(all.form).toMatchObject({
      accentColor: '#0b6e4f',
      asksCompany: true,
      questions: [{ text: 'What of nora@studio.example?' }],
    })
    expect(all.widgets).toHaveLength(1)
    expect(all.subscription).toEqual({
      plan: 'pro',
      interval: 'month',
      graceEndsAt: null,
      isCancelling: false,
      periodEndsAt: '2026-12-20T09:00:01.000Z',
    })
    expect(all.connections).toMatchObject([
      { name: 'Account of nora@studio.example', accountId: expect.stringMatching(/^acct_/), status: 'active' },
    ])
    expect(all.activity.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['stripe_linked', 'settings_changed']))
    expect(all.signOff).toEqual({ isRequired: false, links: [] })
    expect(JSON.stringify(answer.body)).not.toContain('other@studio.example')
  })
})
