import type { Passkey } from '#shared/passkeys.ts'
import { createHarness } from './harness.ts'
import { type Behaviour, createSoftwareAuthenticator } from './software-authenticator.ts'

export const PASSKEYS = '/goodword/user/passkeys'
export const PASSKEY_SIGN_IN = '/goodword/passkey-sign-in'
const EXCHANGE = '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken'

type Options = { rp: { id: string }; user: { id: string }; challenge: string; excludeCredentials: { id: string }[] }
type Refused = { code?: string }

/** An owner, and the calls that passkeys need. */
export async function setUpPasskeys(overrides: Parameters<typeof createHarness>[0] = {}) {
  const h = await createHarness(overrides)
  const site = { origin: new URL(h.deps.publicUrl()).origin }
  const owner = await h.signUp()

  const start = async (token = owner.token) => (await h.request<Options>('POST', `${PASSKEYS}/options`, { token })).body
  const add = (credential: object, { token = owner.token, name = 'MacBook Pro' } = {}) =>
    h.request<Passkey & Refused>('POST', PASSKEYS, { token, body: { name, credential } })
  const list = async (token = owner.token) =>
    (await h.request<{ items: Passkey[] }>('GET', PASSKEYS, { token })).body.items
  const startSignIn = async () =>
    (await h.request<{ rpId: string; challenge: string }>('POST', `${PASSKEY_SIGN_IN}/options`)).body
  const enter = (credential: object, headers: Record<string, string> = {}) =>
    h.request<{ customToken: string } & Refused>('POST', PASSKEY_SIGN_IN, { body: { credential }, headers })
  const exchange = (token: string) =>
    h.request<{ idToken: string; error?: { message: string } }>('POST', EXCHANGE, { body: { token } })
  return { h, site, owner, start, add, list, startSignIn, enter, exchange }
}

/** An owner with one passkey. */
export async function setUpPasskey() {
  const world = await setUpPasskeys()
  const authenticator = createSoftwareAuthenticator(world.site)
  const { status, body: passkey } = await world.add(authenticator.create(await world.start()))
  if (status !== 201) throw new Error('The passkey was not added.')
  const signIn = async (behaviour: Partial<Behaviour> = {}) =>
    world.enter(authenticator.get(await world.startSignIn(), behaviour))
  return { ...world, authenticator, passkey, signIn }
}

/** Status and error code. */
export const outcome = ({ status, body }: { status: number; body: Refused }) => [status, body.code]
