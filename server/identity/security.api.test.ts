import { describe, expect, test } from 'vitest'
import type { AccountSecurity } from '#shared/security.ts'
import { identityAccounts } from '#server/db/schema/identity.ts'
import { createHarness } from '#server/testing/harness.ts'
import { codeInEmail } from '#server/testing/test-identity.ts'

async function prepare() {
  const h = await createHarness()
  const owner = await h.signUp()
  h.clock.advance({ minutes: 5 })
  const token = await h.signIn(owner)
  const read = async (as = token) =>
    (await h.request<AccountSecurity>('GET', '/goodword/user/security', { token: as })).body
  const statusOf = async (as: string) => (await h.request('GET', '/goodword/user/me', { token: as })).status
  return { h, owner, token, read, statusOf }
}

describe('the security of an account', () => {
  test('lists the sessions, and marks the current one', async () => {
    const { h, owner, token, read } = await prepare()
    h.clock.advance({ minutes: 5 })
    const other = await h.signIn(owner)
    const { sessions, isManaged, passwordChangedAt } = await read()
    expect({ isManaged, passwordChangedAt }).toEqual({ isManaged: true, passwordChangedAt: null })
    const changedAt = new Date(h.clock.now().getTime() + 1)
    await h.rows(identityAccounts).update({ passwordUpdatedAt: changedAt })
    expect((await read()).passwordChangedAt).toBe(changedAt.toISOString())
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false])
    expect(sessions[0]?.lastSeenAt).toBe(h.clock.now().toISOString())
    expect((await read(other)).sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
    expect(JSON.stringify(sessions)).not.toContain(token)
  })

  test('shows nothing of another account', async () => {
    const { h, read } = await prepare()
    const stranger = await h.signUp()
    const [mine, theirs] = [await read(), await read(stranger.token)]
    const ids = new Set(mine.sessions.map(({ id }) => id))
    expect(theirs.sessions.some(({ id }) => ids.has(id))).toBe(false)
    expect(theirs.sessions).toHaveLength(1)
  })
})

describe('a change of address', () => {
  const SEND = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode'
  const NEXT = 'nora@elsewhere.example'

  test('is shown while it waits for the new address, can be cancelled, and is shown for 7 days when it is done', async () => {
    const { h, owner, token, read } = await prepare()
    const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: token, newEmail: NEXT }
    await h.request('POST', SEND, { body: request })
    await h.drain()
    const lastCode = async () => {
      const sent = (await h.emails()).map(({ recipient: to, subject, text }) => ({ to, subject, text }))
      return codeInEmail({ emails: sent.toReversed(), email: NEXT, purpose: 'VERIFY_AND_CHANGE_EMAIL' })
    }
    const apply = (oobCode: string) =>
      h.request('POST', '/identitytoolkit.googleapis.com/v1/accounts:update', { body: { oobCode } })
    const cancelled = await lastCode()
    expect(await read()).toMatchObject({ pendingEmail: NEXT, previousEmail: null })
    expect((await h.request('DELETE', '/goodword/user/email-change', { token })).status).toBe(204)
    expect(await read()).toMatchObject({ pendingEmail: null })
    expect((await apply(cancelled)).status).toBe(400)
    h.clock.advance({ minutes: 1 })
    await h.request('POST', SEND, { body: request })
    await h.drain()
    expect((await apply(await lastCode())).status).toBe(200)
    const changedAt = h.clock.now()
    expect(await read()).toMatchObject({
      pendingEmail: null,
      previousEmail: {
        email: owner.email,
        changedAt: changedAt.toISOString(),
        until: new Date(changedAt.getTime() + 7 * 24 * 60 * 60 * 1000).toISOString(),
      },
    })
  })
})

describe('a session', () => {
  test('can be ended from another one, and its token stops working immediately', async () => {
    const { h, owner, token, read, statusOf } = await prepare()
    const other = await h.signIn(owner)
    const id = (await read(other)).sessions.find(({ isCurrent }) => isCurrent)?.id ?? ''
    expect((await h.request('DELETE', `/goodword/user/sessions/${id}`, { token })).status).toBe(204)
    expect([await statusOf(other), await statusOf(token)]).toEqual([401, 200])
    expect((await read()).events).toMatchObject([{ kind: 'session_ended', count: 1, isEmailed: false }])
    expect((await h.request('DELETE', `/goodword/user/sessions/${id}`, { token })).status).toBe(204)
    expect((await read()).events).toHaveLength(1)
  })

  test.each([
    ['one', 'DELETE', (id: string) => `/goodword/user/sessions/${id}`],
    ['all others', 'POST', () => '/goodword/user/sessions/end-others'],
  ] as const)('ends another one only within 5 minutes after a sign-in: %s', async (_, method, pathOf) => {
    const { h, owner, token, read, statusOf } = await prepare()
    const other = await h.signIn(owner)
    const id = (await read(other)).sessions.find(({ isCurrent }) => isCurrent)?.id ?? ''
    h.clock.advance({ minutes: 5, seconds: 1 })
    const { status, body } = await h.request(method, pathOf(id), { token })
    expect([status, body]).toMatchObject([403, { code: 'security.sign_in_again' }])
    expect(await statusOf(other)).toBe(200)
    const fresh = await h.signIn(owner)
    expect((await h.request(method, pathOf(id), { token: fresh })).status).toBeLessThan(300)
    expect(await statusOf(other)).toBe(401)
  })

  test('cannot be ended by another owner', async () => {
    const { h, token, read, statusOf } = await prepare()
    const id = (await read()).sessions.find(({ isCurrent }) => isCurrent)?.id ?? ''
    const stranger = await h.signUp()
    expect((await h.request('DELETE', `/goodword/user/sessions/${id}`, { token: stranger.token })).status).toBe(204)
    expect(await statusOf(token)).toBe(200)
    expect((await read(stranger.token)).events).toEqual([])
  })

  test('can end all others', async () => {
    const { h, owner, token, read, statusOf } = await prepare()
    const other = await h.signIn(owner)
    const path = '/goodword/user/sessions/end-others'
    expect((await h.request('POST', path, { token })).body).toEqual({ ended: 2 })
    expect([await statusOf(other), await statusOf(owner.token), await statusOf(token)]).toEqual([401, 401, 200])
    expect((await h.request('POST', path, { token })).body).toEqual({ ended: 0 })
    expect((await read()).events).toMatchObject([{ kind: 'other_sessions_ended', count: 2 }])
  })

  test('ends when its owner signs out', async () => {
    const { h, owner, token, statusOf } = await prepare()
    expect((await h.request('POST', '/goodword/user/sign-out', { token })).status).toBe(204)
    expect([await statusOf(token), await statusOf(owner.token)]).toEqual([401, 200])
  })
})
