import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithCustomToken } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import type { Passkey } from '#shared/passkeys.ts'
import { listen } from '#server/app/listen.ts'
import { identityAccounts, identityChallenges, identityEvents, identityPasskeys } from '#server/db/schema/identity.ts'
import { createHarness, noLimits } from '#server/testing/harness.ts'
import { type Behaviour, createSoftwareAuthenticator } from '#server/testing/software-authenticator.ts'

const PASSKEYS = '/goodword/user/passkeys'
const SIGN_IN = '/goodword/passkey-sign-in'
const EXCHANGE = '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken'

type Options = { rp: { id: string }; user: { id: string }; challenge: string; excludeCredentials: { id: string }[] }
type Refused = { code?: string }

async function prepare(overrides: Parameters<typeof createHarness>[0] = {}) {
  const h = await createHarness(overrides)
  const site = { origin: new URL(h.deps.publicUrl()).origin }
  const owner = await h.signUp()

  const start = async (token = owner.token) => (await h.request<Options>('POST', `${PASSKEYS}/options`, { token })).body
  const add = (credential: object, { token = owner.token, name = 'MacBook Pro' } = {}) =>
    h.request<Passkey & Refused>('POST', PASSKEYS, { token, body: { name, credential } })
  const list = async (token = owner.token) =>
    (await h.request<{ items: Passkey[] }>('GET', PASSKEYS, { token })).body.items
  const startSignIn = async () =>
    (await h.request<{ rpId: string; challenge: string }>('POST', `${SIGN_IN}/options`)).body
  const enter = (credential: object, headers: Record<string, string> = {}) =>
    h.request<{ customToken: string } & Refused>('POST', SIGN_IN, { body: { credential }, headers })
  const exchange = (token: string) =>
    h.request<{ idToken: string; error?: { message: string } }>('POST', EXCHANGE, { body: { token } })
  return { h, site, owner, start, add, list, startSignIn, enter, exchange }
}

async function prepareWithPasskey() {
  const world = await prepare()
  const authenticator = createSoftwareAuthenticator(world.site)
  const { status, body: passkey } = await world.add(authenticator.create(await world.start()))
  if (status !== 201) throw new Error('The passkey was not added.')
  const signIn = async (behaviour: Partial<Behaviour> = {}) =>
    world.enter(authenticator.get(await world.startSignIn(), behaviour))
  return { ...world, authenticator, passkey, signIn }
}

const outcome = ({ status, body }: { status: number; body: Refused }) => [status, body.code]

describe('adding a passkey', () => {
  test('lists it with its name, and tells the owner', async () => {
    const { h, passkey, list } = await prepareWithPasskey()
    const at = h.clock.now().toISOString()
    const facts = { name: 'MacBook Pro', isSecurityKey: false, isSynced: false, createdAt: at, lastUsedAt: null }
    expect(await list()).toEqual([{ id: passkey.id, ...facts }])
    await h.drain()
    expect(await h.rows(identityEvents).list()).toMatchObject([{ kind: 'passkey_added', detail: 'MacBook Pro' }])
    expect((await h.emails()).map(({ subject }) => subject)).toContain('A passkey was added to your Goodword account')
  })

  test('asks for a discoverable one that checks a fingerprint or a PIN', async () => {
    const { start, owner, site } = await prepare()
    expect(await start()).toMatchObject({
      rp: { id: new URL(site.origin).hostname, name: 'Goodword' },
      user: { name: owner.email },
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    })
  })

  test('names it after the browser without a name', async () => {
    const { h, site, owner, start } = await prepare()
    const credential = createSoftwareAuthenticator(site).create(await start())
    const { body } = await h.request<Passkey>('POST', PASSKEYS, { token: owner.token, body: { credential } })
    expect(body.name).toBe('Unknown device')
  })

  test.each<[string, Partial<Behaviour>]>([
    ['for another site', { rpId: 'elsewhere.example' }],
    ['in another site’s page', { origin: 'https://elsewhere.example' }],
    ['without fingerprint or PIN', { verifies: false }],
    ['with a made-up challenge', { challenge: 'bWFkZS11cA' }],
  ])('refuses one made %s', async (_, behaviour) => {
    const { site, start, add, list } = await prepare()
    const answer = await add(createSoftwareAuthenticator(site).create(await start(), behaviour))
    expect([outcome(answer), await list()]).toEqual([[422, 'passkeys.not_added'], []])
  })

  test('takes each challenge once, from its owner, and for 5 minutes', async () => {
    const { h, site, start, add } = await prepare()
    const options = await start()
    expect((await add(createSoftwareAuthenticator(site).create(options))).status).toBe(201)
    const refused = [422, 'passkeys.not_added']
    expect(outcome(await add(createSoftwareAuthenticator(site).create(options)))).toEqual(refused)
    const stranger = await h.signUp()
    const theirs = createSoftwareAuthenticator(site).create(await start(stranger.token))
    expect(outcome(await add(theirs))).toEqual(refused)
    const late = createSoftwareAuthenticator(site).create(await start())
    h.clock.advance({ minutes: 5 })
    expect(outcome(await add(late))).toEqual(refused)
  })

  test('does not take a challenge for signing in', async () => {
    const { site, start, add, startSignIn } = await prepare()
    const [options, { challenge }] = [await start(), await startSignIn()]
    const credential = createSoftwareAuthenticator(site).create({ ...options, challenge })
    expect(outcome(await add(credential))).toEqual([422, 'passkeys.not_added'])
  })

  test('refuses one that is known already, and excludes it in the options', async () => {
    const { start, add, authenticator, h } = await prepareWithPasskey()
    const options = await start()
    expect(options.excludeCredentials).toMatchObject([{ id: authenticator.id, transports: ['internal'] }])
    expect(outcome(await add(authenticator.create(options)))).toEqual([422, 'passkeys.not_added'])
    const stranger = await h.signUp()
    const theirs = authenticator.create(await start(stranger.token))
    expect(outcome(await add(theirs, stranger))).toEqual([422, 'passkeys.not_added'])
  })

  test('needs a recent sign-in', async () => {
    const { h, owner, site, start, add } = await prepare()
    const credential = createSoftwareAuthenticator(site).create(await start())
    h.clock.advance({ minutes: 5, seconds: 1 })
    const refused = [403, 'security.sign_in_again']
    expect(outcome(await add(credential))).toEqual(refused)
    expect(outcome(await h.request('POST', `${PASSKEYS}/options`, owner))).toEqual(refused)
  })

  test('stops at 20', async () => {
    const { h, owner, site, start, add } = await prepare()
    const last = createSoftwareAuthenticator(site).create(await start())
    for (let count = 0; count < 20; count += 1) {
      const { status } = await add(createSoftwareAuthenticator(site).create(await start()))
      expect(status).toBe(201)
    }
    const refused = [409, 'passkeys.too_many']
    expect(outcome(await h.request('POST', `${PASSKEYS}/options`, owner))).toEqual(refused)
    expect(outcome(await add(last))).toEqual(refused)
  })
})

describe('signing in with a passkey', () => {
  test('needs no password: the SDK exchanges the token, in the network that it was given to', async () => {
    const { h, owner, authenticator, signIn } = await prepareWithPasskey()
    const { server, port } = await listen(h.app, { host: '127.0.0.1', port: 0 })
    const origin = `http://127.0.0.1:${port}`
    const post = async <T>(path: string, content?: object): Promise<T> => {
      const headers = { 'content-type': 'application/json' }
      const body = content && JSON.stringify(content)
      // Safe: the contract of the endpoint has checked the answer.
      return (await (await fetch(origin + path, { method: 'POST', headers, ...(body && { body }) })).json()) as T
    }
    const app = initializeApp({ apiKey: 'embedded', projectId: 'embedded' }, 'passkey')
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, origin, { disableWarnings: true })

    const elsewhere = (await signIn()).body.customToken
    await expect(signInWithCustomToken(auth, elsewhere)).rejects.toMatchObject({ code: 'auth/invalid-custom-token' })
    const options = await post<{ rpId: string; challenge: string }>(`${SIGN_IN}/options`)
    const credential = authenticator.get(options)
    const { customToken } = await post<{ customToken: string }>(SIGN_IN, { credential })
    const { user } = await signInWithCustomToken(auth, customToken)
    expect([user.email, (await user.getIdTokenResult()).signInProvider]).toEqual([owner.email, 'custom'])
    expect(await h.deps.identity.verifyToken(await user.getIdToken())).toMatchObject({ email: owner.email })
    await deleteApp(app)
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })

  test('opens a session and notes the use', async () => {
    const { h, owner, signIn, exchange, list } = await prepareWithPasskey()
    h.clock.advance({ hours: 1 })
    const { status, body } = await exchange((await signIn()).body.customToken)
    expect([status, (await h.request('GET', '/goodword/user/me', { token: body.idToken })).body]).toMatchObject([
      200,
      { email: owner.email },
    ])
    expect(await list(body.idToken)).toMatchObject([{ lastUsedAt: h.clock.now().toISOString() }])
  })

  test('gives a token that works once, for a minute', async () => {
    const { h, signIn, exchange } = await prepareWithPasskey()
    const refused = [400, 'INVALID_CUSTOM_TOKEN']
    const outcomeOf = async (token: string) => {
      const { status, body } = await exchange(token)
      return [status, body.error?.message]
    }
    const { customToken } = (await signIn()).body
    expect((await exchange(customToken)).status).toBe(200)
    expect(await outcomeOf(customToken)).toEqual(refused)
    const late = (await signIn()).body.customToken
    h.clock.advance({ minutes: 1 })
    expect(await outcomeOf(late)).toEqual(refused)
    expect(await outcomeOf('made-up')).toEqual(refused)
  })

  test.each<[string, Partial<Behaviour>]>([
    ['for another site', { rpId: 'elsewhere.example' }],
    ['in another site’s page', { origin: 'https://elsewhere.example' }],
    ['without fingerprint or PIN', { verifies: false }],
    ['with a made-up challenge', { challenge: 'bWFkZS11cA' }],
    ['for another account', { userHandle: Buffer.from('acc_other').toString('base64url') }],
  ])('refuses a signature made %s', async (_, behaviour) => {
    const { signIn } = await prepareWithPasskey()
    expect(outcome(await signIn(behaviour))).toEqual([403, 'passkeys.refused'])
  })

  test('refuses a counter that went back, as a copied authenticator has it', async () => {
    const { signIn } = await prepareWithPasskey()
    expect((await signIn({ counter: 5 })).status).toBe(200)
    for (const counter of [4, 5]) expect(outcome(await signIn({ counter }))).toEqual([403, 'passkeys.refused'])
    expect((await signIn({ counter: 6 })).status).toBe(200)
  })

  test('accepts a counter that is always 0, as synchronised passkeys have it', async () => {
    const { signIn } = await prepareWithPasskey()
    for (const counter of [0, 0]) expect((await signIn({ counter })).status).toBe(200)
  })

  test('takes each challenge once, even if it comes twice at once, and for 5 minutes', async () => {
    const { h, startSignIn, enter, authenticator } = await prepareWithPasskey()
    const options = await startSignIn()
    const answers = await Promise.all([enter(authenticator.get(options)), enter(authenticator.get(options))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const late = await startSignIn()
    h.clock.advance({ minutes: 5 })
    expect((await enter(authenticator.get(late))).status).toBe(403)
  })

  test('refuses a changed signature, another key, and a passkey of nobody', async () => {
    const { site, startSignIn, enter, authenticator } = await prepareWithPasskey()
    const answer = authenticator.get(await startSignIn())
    const stranger = createSoftwareAuthenticator(site)
    const { response } = stranger.get(await startSignIn())
    const { signature } = stranger.get({ rpId: 'any', challenge: 'any' }).response
    for (const credential of [
      { ...answer, response: { ...answer.response, signature } },
      { ...authenticator.get(await startSignIn()), response },
      stranger.get(await startSignIn()),
    ]) {
      expect(outcome(await enter(credential))).toEqual([403, 'passkeys.refused'])
    }
  })

  test('refuses a passkey that was removed, and one of a disabled account', async () => {
    const { h, owner, passkey, signIn } = await prepareWithPasskey()
    await h.rows(identityAccounts).update({ isDisabled: true })
    expect((await signIn()).status).toBe(403)
    await h.rows(identityAccounts).update({ isDisabled: false })
    expect((await signIn()).status).toBe(200)
    await h.request('DELETE', `${PASSKEYS}/${passkey.id}`, owner)
    expect((await signIn()).status).toBe(403)
  })

  test('is limited for each address', async () => {
    const few = { points: 2, seconds: 60 }
    const { h } = await prepare({ overrides: { limits: { ...noLimits, passkeySignIn: few } } })
    const statuses = []
    for (let count = 0; count < 3; count += 1) statuses.push((await h.request('POST', `${SIGN_IN}/options`)).status)
    expect(statuses).toEqual([200, 200, 429])
  })
})

describe('a passkey', () => {
  test('can be renamed', async () => {
    const { h, owner, passkey, list } = await prepareWithPasskey()
    const rename = (name: string) =>
      h.request('PUT', `${PASSKEYS}/${passkey.id}`, { token: owner.token, body: { name } })
    expect(await rename('  YubiKey, blue ')).toMatchObject({ status: 200, body: { name: 'YubiKey, blue' } })
    for (const name of ['', ' ', 'x'.repeat(61), 'a\u0000b']) expect((await rename(name)).status).toBe(422)
    expect(await list()).toMatchObject([{ name: 'YubiKey, blue' }])
  })

  test('can be removed, which is told to the owner once', async () => {
    const { h, owner, passkey, list } = await prepareWithPasskey()
    for (const _ of [1, 2]) expect((await h.request('DELETE', `${PASSKEYS}/${passkey.id}`, owner)).status).toBe(204)
    expect(await list()).toEqual([])
    const events = await h.rows(identityEvents, { kind: 'passkey_removed' }).list()
    expect(events).toMatchObject([{ detail: 'MacBook Pro', count: 1 }])
  })

  test('of another owner cannot be seen, renamed or removed', async () => {
    const { h, passkey, list } = await prepareWithPasskey()
    const stranger = await h.signUp()
    const path = `${PASSKEYS}/${passkey.id}`
    expect(await list(stranger.token)).toEqual([])
    const body = { name: 'Mine' }
    expect((await h.request('PUT', path, { token: stranger.token, body })).status).toBe(404)
    expect((await h.request('DELETE', path, stranger)).status).toBe(204)
    expect(await list()).toMatchObject([{ name: 'MacBook Pro' }])
  })

  test('is deleted with its account, and challenges when they expire', async () => {
    const { h, owner, start } = await prepareWithPasskey()
    await start()
    await h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email: owner.email } })
    await h.drain()
    expect([await h.rows(identityPasskeys).count(), await h.rows(identityChallenges).count()]).toEqual([0, 0])
  })

  test('is left to the outside identity service, if there is one', async () => {
    const { h, owner } = await prepare()
    const outside = await createHarness({
      overrides: { db: h.deps.db, identity: h.deps.identity, embeddedIdentity: undefined },
    })
    for (const [method, path] of [
      ['GET', PASSKEYS],
      ['POST', `${PASSKEYS}/options`],
      ['POST', `${SIGN_IN}/options`],
    ] as const) {
      expect(outcome(await outside.request(method, path, { token: owner.token }))).toEqual([
        404,
        'security.not_managed',
      ])
    }
  })
})
