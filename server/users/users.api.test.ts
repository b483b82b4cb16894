import { describe, expect, test } from 'vitest'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { CurrentUser } from '#shared/users.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { identityAccounts } from '#server/db/schema/identity.ts'
import { users } from '#server/db/schema/accounts.ts'
import { idempotencyKeys } from '#server/db/schema/jobs.ts'
import type { Database } from '#server/db/database.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'

const SIGN_UP = '/goodword/user/sign-up'
const ACCOUNT = {
  email: 'Nora@Studio.Example',
  firstName: 'Nora',
  lastName: 'Feldmann',
  organisationName: 'Feldmann Studio',
  password: 'correct horse',
  timeZone: 'Europe/Berlin',
}

describe('signing up', () => {
  test('creates an owner on the free plan with a workspace and a wall', async () => {
    const h = await createHarness()
    const { status, body } = await h.request<CurrentUser>('POST', SIGN_UP, { body: ACCOUNT })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.stringMatching(/^usr_/),
      email: 'nora@studio.example',
      firstName: 'Nora',
      lastName: 'Feldmann',
      organisationName: 'Feldmann Studio',
      organisationImageUrl: null,
      timeZone: 'Europe/Berlin',
      emailLanguage: 'en',
      plan: 'free',
      isStripeSubscriptionCancelling: false,
      isEmailVerified: false,
      sendingPausedAt: null,
      workspace: {
        id: expect.stringMatching(/^wsp_/),
        role: 'owner',
        givenRole: 'owner',
        isFrozen: false,
        payer: null,
      },
      workspaces: [
        {
          id: expect.stringMatching(/^wsp_/),
          name: 'Feldmann Studio',
          imageUrl: null,
          role: 'owner',
          hasTeam: false,
          isFrozen: false,
          waiting: 0,
          waitingForSignOff: 0,
        },
      ],
    })
    const token = await h.signIn(ACCOUNT)
    expect((await h.request('GET', '/goodword/user/me', { token })).body).toEqual(body)
    const widgets = await h.request<{ items: { embedCode: string }[] }>('GET', '/goodword/widget/list', { token })
    expect(widgets.body.items[0]?.embedCode.split('\n')).toHaveLength(2)
  })

  test.each([
    [
      'an aliased address',
      { email: 'nora+x@studio.example' },
      422,
      'You cannot sign up with an aliased email address.',
    ],
    ['no address', { email: '' }, 422, 'Email is required.'],
    ['no first name', { firstName: ' ' }, 422, 'First name is required.'],
    ['no last name', { lastName: undefined }, 422, 'Last name is required.'],
    ['a short password', { password: '12345' }, 422, 'Password must be at least 8 characters long.'],
    ['an unknown time zone', { timeZone: 'Berlin' }, 422, 'Time zone must be an IANA name, like Europe/Berlin.'],
    ['a plan', { plan: 'studio' }, 422, 'Unknown field: plan.'],
  ])('is refused with %s', async (_, change, status, message) => {
    const h = await createHarness()
    expect(await h.request<ErrorResponse>('POST', SIGN_UP, { body: { ...ACCOUNT, ...change } })).toMatchObject({
      status,
      body: { message },
    })
    expect(await h.rows(users).count()).toBe(0)
  })

  test('needs no company name', async () => {
    const h = await createHarness()
    const { organisationName: _, ...account } = ACCOUNT
    expect(await h.request('POST', SIGN_UP, { body: account })).toMatchObject({
      status: 201,
      body: { organisationName: null },
    })
    const empty = { ...ACCOUNT, email: 'ben@studio.example', organisationName: ' ' }
    expect(await h.request('POST', SIGN_UP, { body: empty })).toMatchObject({
      status: 201,
      body: { organisationName: null },
    })
  })

  test('twice with one address is refused, whatever its case', async () => {
    const h = await createHarness()
    await h.request('POST', SIGN_UP, { body: ACCOUNT })
    const again = await h.request('POST', SIGN_UP, { body: { ...ACCOUNT, email: 'NORA@studio.example' } })
    expect(again).toMatchObject({ status: 409, body: { code: 'users.email_exists' } })
  })

  test('with an Idempotency-Key can be repeated when the answer was lost', async () => {
    const h = await createHarness()
    const send = () =>
      h.request<CurrentUser>('POST', SIGN_UP, { body: ACCOUNT, headers: { 'idempotency-key': 'key-0001' } })
    const [first, second] = [await send(), await send()]
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect(JSON.stringify(await h.rows(idempotencyKeys).list())).not.toContain('correct horse')
  })

  test('twice at once with one Idempotency-Key creates one account, and is refused with another password', async () => {
    const h = await createHarness()
    const send = (password: string) =>
      h.request<CurrentUser>('POST', SIGN_UP, {
        body: { ...ACCOUNT, password },
        headers: { 'idempotency-key': 'key-0001' },
      })
    const answers = await Promise.all([send('correct horse'), send('correct horse')])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await send('another horse')).toMatchObject({ status: 422, body: { code: 'request.idempotency_key_reused' } })
  })

  test('with a taken address is refused at once: nobody is creating that account now', async () => {
    const database = openTestDatabase()
    let reads = 0
    const db: Database = {
      ...database.db,
      read(work) {
        reads += 1
        return database.db.read(work)
      },
    }
    const h = await createHarness({ database: { ...database, db } })
    await h.request('POST', SIGN_UP, { body: ACCOUNT })
    reads = 0
    const headers = { 'idempotency-key': 'key-0001' }
    const again = await h.request('POST', SIGN_UP, { body: ACCOUNT, headers })
    expect(again).toMatchObject({ status: 409, body: { code: 'users.email_exists' } })
    expect(reads).toBeLessThan(5)
  })

  test('that was interrupted after the identity service had created the account is completed by signing in', async () => {
    const h = await createHarness()
    await h.deps.identity.createAccount({
      email: 'nora@studio.example',
      password: 'correct horse',
      displayName: 'Nora Feldmann',
    })
    const token = await h.signIn({ email: 'nora@studio.example', password: 'correct horse' })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => h.request<CurrentUser>('GET', '/goodword/user/me', { token })),
    )
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({ firstName: 'Nora', lastName: 'Feldmann', plan: 'free' })
  })
})

describe('the profile', () => {
  test('changes only the given fields', async () => {
    const h = await createHarness()
    const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
    const put = (body: unknown) => h.request<CurrentUser>('PUT', '/goodword/user/me', { token: owner.token, body })
    expect((await put({ firstName: 'Eleonora' })).body).toMatchObject({
      firstName: 'Eleonora',
      lastName: 'Feldmann',
      organisationName: 'Feldmann Studio',
    })
    expect((await put({ organisationName: '' })).body).toMatchObject({ firstName: 'Eleonora', organisationName: null })
    expect((await put({ timeZone: 'America/New_York' })).body).toMatchObject({
      firstName: 'Eleonora',
      timeZone: 'America/New_York',
    })
  })

  test.each([
    [{ firstName: '' }, 'First name is required.'],
    [{ timeZone: 'Berlin' }, 'Time zone must be an IANA name, like Europe/Berlin.'],
    [{ timeZone: '' }, 'Time zone must be an IANA name, like Europe/Berlin.'],
    [{ emailLanguage: 'sv' }, 'Choose one of the languages.'],
    [{ emailLanguage: null }, 'Choose one of the languages.'],
    [{ email: 'other@studio.example' }, 'Unknown field: email.'],
    [{ plan: 'studio' }, 'Unknown field: plan.'],
  ])('refuses %j', async (body, message) => {
    const h = await createHarness()
    const owner = await h.signUp()
    expect(await h.request('PUT', '/goodword/user/me', { token: owner.token, body })).toMatchObject({
      status: 422,
      body: { message },
    })
    expect((await h.request('GET', '/goodword/user/me', { token: owner.token })).body).toEqual(owner.user)
  })
})

describe('an address that was changed at the identity service', () => {
  const changeAddress = (h: Harness, { from, to }: { from: string; to: string }) =>
    h.rows(identityAccounts, { email: from }).update({ email: to })

  test('is adopted here at the next call', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    await changeAddress(h, { from: owner.email, to: 'new@studio.example' })
    const me = await h.request('GET', '/goodword/user/me', { token: owner.token })
    expect(me.body).toMatchObject({ id: owner.user.id, email: 'new@studio.example' })
  })

  test('leaves the old one free for somebody else, even before the owner’s next call', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    await changeAddress(h, { from: owner.email, to: 'new@studio.example' })
    const other = await h.signUp({ email: owner.email })
    expect(other.user.id).not.toBe(owner.user.id)
    const me = await h.request('GET', '/goodword/user/me', { token: owner.token })
    expect(me.body).toMatchObject({ id: owner.user.id, email: 'new@studio.example' })
  })

  test('never belongs to two owners, even if several changed before their next calls', async () => {
    const h = await createHarness()
    const first = await h.signUp({ email: 'b@studio.example' })
    const second = await h.signUp({ email: 'a@studio.example' })
    await changeAddress(h, { from: 'b@studio.example', to: 'c@studio.example' })
    await changeAddress(h, { from: 'a@studio.example', to: 'b@studio.example' })
    const third = await h.signUp({ email: 'a@studio.example' })
    const addressOf = async (owner: TestOwner) =>
      (await h.request<CurrentUser>('GET', '/goodword/user/me', { token: owner.token })).body.email
    expect([await addressOf(third), await addressOf(second), await addressOf(first)]).toEqual([
      'a@studio.example',
      'b@studio.example',
      'c@studio.example',
    ])
  })

  test('can’t be taken over by a token of a deleted account', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const ghost = { uid: 'ghost', email: owner.email, isEmailVerified: false, displayName: null, sessionId: null }
    expect(await h.services.users.findMember({ ...ghost, authenticatedAt: h.clock.now() })).toBeNull()
    const me = await h.request('GET', '/goodword/user/me', { token: owner.token })
    expect(me.body).toMatchObject({ id: owner.user.id, email: owner.email })
  })

  test('is taken from the identity service, not from an older token', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { identityUid: uid } = await h.rows(users).one()
    const stale = { uid, email: 'before@studio.example', isEmailVerified: true, displayName: null, sessionId: null }
    for (let call = 0; call < 2; call += 1) {
      const found = await h.services.users.findMember({ ...stale, authenticatedAt: h.clock.now() })
      expect(found).toMatchObject({ email: owner.email })
    }
  })

  test('is free again when its account is deleted', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    await h.rows(identityAccounts).delete()
    expect((await h.signUp({ email: owner.email })).user.id).not.toBe(owner.user.id)
  })
})

test('deleting the account through the SDK deletes everything', async () => {
  const h = await createHarness()
  const owner = await h.signUp()
  await h.createRequest(owner)
  await h.request('POST', '/identitytoolkit.googleapis.com/v1/accounts:delete?key=x', {
    body: { idToken: owner.token },
  })
  await h.drain()
  expect(await h.rows(testimonials).count()).toBe(0)
  expect(await h.rows(users).count()).toBe(0)
})
