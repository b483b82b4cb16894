import { describe, expect, test } from 'vitest'
import { listen } from '#server/app/listen.ts'
import { createHarness } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'
import { codeInEmail, leaveOutConfirmation } from '#server/testing/test-identity.ts'
import { testIdentityService } from './identity.contract.ts'

testIdentityService(async () => {
  const { app, deps, clock, drain, emails, rows } = await createHarness()
  const { server, port } = await listen(app, { host: '127.0.0.1', port: 0 })
  return {
    origin: `http://127.0.0.1:${port}`,
    identity: {
      ...deps.identity,
      async createAccount(account) {
        const created = await deps.identity.createAccount(account)
        await leaveOutConfirmation(rows, account.email)
        return created
      },
    },
    async lastCode(email, purpose) {
      await drain()
      const sent = (await emails()).map(({ recipient: to, subject, text }) => ({ to, subject, text }))
      return codeInEmail({ emails: sent.toReversed(), email, purpose })
    },
    letSecondsPass: async (seconds) => clock.advance({ seconds }),
    now: clock.now,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
})

describe('the protocol over HTTP', () => {
  const path = (operation: string) => `/identitytoolkit.googleapis.com/v1/accounts:${operation}`
  const reset = { requestType: 'PASSWORD_RESET', email: 'nora@studio.example' }

  test('is never kept by a cache nor given to another site', async () => {
    const h = await createHarness()
    const headers = { origin: 'https://elsewhere.example' }
    for (const operation of ['sendOobCode', 'signUp', 'update', 'none']) {
      const answer = await h.request('POST', path(operation), { body: reset, headers })
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test('makes so many accounts and sends so many reset emails for one address, and no more', async () => {
    const few = { points: 2, seconds: 60 }
    const h = await createHarness({ overrides: { limits: { ...noLimits, signUp: few, resetRequest: few } } })
    const refused = { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } }
    const signUp = (email: string) => h.request('POST', path('signUp'), { body: { email, password: 'correct horse' } })
    for (const email of ['a@studio.example', 'b@studio.example']) expect((await signUp(email)).status).toBe(200)
    expect(await signUp('c@studio.example')).toMatchObject({ status: 400, body: refused })
    for (const _ of [1, 2]) expect((await h.request('POST', path('sendOobCode'), { body: reset })).status).toBe(200)
    expect(await h.request('POST', path('sendOobCode'), { body: reset })).toMatchObject({ status: 400, body: refused })
  })

  test('lets an owner into the product whose account the SDK made, once it has a name', async () => {
    const h = await createHarness()
    const body = { email: 'ana@studio.example', password: 'correct horse' }
    const made = await h.request<{ idToken: string; refreshToken: string }>('POST', path('signUp'), { body })
    const { idToken, refreshToken } = made.body
    const refused = await h.request('GET', '/goodword/user/me', { token: idToken })
    expect(refused).toMatchObject({ status: 403, body: { code: 'users.name_missing' } })
    await h.request('POST', path('update'), { body: { idToken, displayName: 'Ana Ribeiro' } })
    const renewed = await h.app.request('/securetoken.googleapis.com/v1/token', {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    })
    const { id_token: token } = Object(await renewed.json())
    const me = await h.request('GET', '/goodword/user/me', { token })
    expect(me).toMatchObject({ status: 200, body: { email: 'ana@studio.example', firstName: 'Ana' } })
  })
})
