import { Hono } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '#server/http/context.ts'
import { createEmbeddedIdentity } from '#server/identity/embedded/embedded-identity.ts'
import { identityRoutes } from '#server/identity/embedded/identity.routes.ts'
import { createTestClock } from './test-clock.ts'
import { openTestDatabase } from './test-database.ts'

export const EMAIL = 'nora@studio.example'
export const PASSWORD = 'correct horse'
export const START = new Date('2026-11-20T09:00:00.400Z')

export const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'
export const LOOK_UP = '/identitytoolkit.googleapis.com/v1/accounts:lookup'
export const TOKEN = '/securetoken.googleapis.com/v1/token'

const SignedIn = z.object({ idToken: z.string(), refreshToken: z.string() })
export const Refreshed = z.object({ id_token: z.string(), refresh_token: z.string() })

/** The embedded identity service on a database and a clock of its own, with its routes. Hashes are cheap here. */
export function setUpIdentity() {
  const { db, raw } = openTestDatabase()
  const clock = createTestClock(START)
  const identity = createEmbeddedIdentity({ db, clock, passwordCost: 1 })
  const app = new Hono<AppEnv>()
  app.use('*', async (c, next) => {
    c.set('address', c.req.header('x-test-address') ?? '192.0.2.1')
    await next()
  })
  app.route('/', identityRoutes(identity))

  const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, { method: 'POST', body, headers })
    const content: unknown = await answer.json()
    return { status: answer.status, body: content }
  }
  const trySignIn = (attempt: { email?: string; password?: string; address?: string } = {}) => {
    const { email = EMAIL, password = PASSWORD, address = '192.0.2.1' } = attempt
    return post(SIGN_IN, JSON.stringify({ email, password }), { 'x-test-address': address })
  }
  const tryRefresh = (refreshToken: string) =>
    post(TOKEN, String(new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })))

  return {
    db,
    raw,
    clock,
    identity,
    app,
    post,
    trySignIn,
    tryRefresh,
    createAccount: () => identity.createAccount({ email: EMAIL, password: PASSWORD, displayName: 'Nora Feldmann' }),
    signIn: async () => SignedIn.parse((await trySignIn()).body),
    refresh: async (refreshToken: string) => Refreshed.parse((await tryRefresh(refreshToken)).body),
    lookUp: (idToken: string) => post(LOOK_UP, JSON.stringify({ idToken })),
    changeAccount: (change: string) => raw.prepare(`update identity_accounts set ${change}`).run(),
  }
}

export async function setUpSignedIn() {
  const world = setUpIdentity()
  const { uid } = await world.createAccount()
  return { ...world, uid, ...(await world.signIn()) }
}

/** What a refusal looks like to the SDK. */
export const refusalWith = (code: string) => ({
  status: 400,
  body: { error: { code: 400, message: code, errors: [{ message: code, reason: 'invalid', domain: 'global' }] } },
})
