import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithCustomToken } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { listen } from '#server/app/listen.ts'
import { identityAccounts } from '#server/db/schema/identity.ts'
import { noLimits } from '#server/testing/no-limits.ts'
import { type Behaviour, createSoftwareAuthenticator } from '#server/testing/software-authenticator.ts'
import { outcome, PASSKEY_SIGN_IN, PASSKEYS, setUpPasskey, setUpPasskeys } from '#server/testing/test-passkeys.ts'

describe('signing in with a passkey', () => {
  test('needs no password: the SDK exchanges the token, in the network that it was given to', async () => {
    const { h, owner, authenticator, signIn } = await setUpPasskey()
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
    const options = await post<{ rpId: string; challenge: string }>(`${PASSKEY_SIGN_IN}/options`)
    const credential = authenticator.get(options)
    const { customToken } = await post<{ customToken: string }>(PASSKEY_SIGN_IN, { credential })
    const { user } = await signInWithCustomToken(auth, customToken)
    expect([user.email, (await user.getIdTokenResult()).signInProvider]).toEqual([owner.email, 'custom'])
    expect(await h.deps.identity.verifyToken(await user.getIdToken())).toMatchObject({ email: owner.email })
    await deleteApp(app)
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })

  test('opens a session and notes the use', async () => {
    const { h, owner, signIn, exchange, list } = await setUpPasskey()
    h.clock.advance({ hours: 1 })
    const { status, body } = await exchange((await signIn()).body.customToken)
    expect([status, (await h.request('GET', '/goodword/user/me', { token: body.idToken })).body]).toMatchObject([
      200,
      { email: owner.email },
    ])
    expect(await list(body.idToken)).toMatchObject([{ lastUsedAt: h.clock.now().toISOString() }])
  })

  test('gives a token that works once, for a minute', async () => {
    const { h, signIn, exchange } = await setUpPasskey()
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
    const { signIn } = await setUpPasskey()
    expect(outcome(await signIn(behaviour))).toEqual([403, 'passkeys.refused'])
  })

  test('refuses a counter that went back, as a copied authenticator has it', async () => {
    const { signIn } = await setUpPasskey()
    expect((await signIn({ counter: 5 })).status).toBe(200)
    for (const counter of [4, 5]) expect(outcome(await signIn({ counter }))).toEqual([403, 'passkeys.refused'])
    expect((await signIn({ counter: 6 })).status).toBe(200)
  })

  test('accepts a counter that is always 0, as synchronised passkeys have it', async () => {
    const { signIn } = await setUpPasskey()
    for (const counter of [0, 0]) expect((await signIn({ counter })).status).toBe(200)
  })

  test('takes each challenge once, even if it comes twice at once, and for 5 minutes', async () => {
    const { h, startSignIn, enter, authenticator } = await setUpPasskey()
    const options = await startSignIn()
    const answers = await Promise.all([enter(authenticator.get(options)), enter(authenticator.get(options))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const late = await startSignIn()
    h.clock.advance({ minutes: 5 })
    expect((await enter(authenticator.get(late))).status).toBe(403)
  })

  test('refuses a changed signature, another key, and a passkey of nobody', async () => {
    const { site, startSignIn, enter, authenticator } = await setUpPasskey()
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
    const { h, owner, passkey, signIn } = await setUpPasskey()
    await h.rows(identityAccounts).update({ isDisabled: true })
    expect((await signIn()).status).toBe(403)
    await h.rows(identityAccounts).update({ isDisabled: false })
    expect((await signIn()).status).toBe(200)
    await h.request('DELETE', `${PASSKEYS}/${passkey.id}`, owner)
    expect((await signIn()).status).toBe(403)
  })

  test('is limited for each address', async () => {
    const few = { points: 2, seconds: 60 }
    const { h } = await setUpPasskeys({ overrides: { limits: { ...noLimits, passkeySignIn: few } } })
    const statuses = []
    for (let count = 0; count < 3; count += 1)
      statuses.push((await h.request('POST', `${PASSKEY_SIGN_IN}/options`)).status)
    expect(statuses).toEqual([200, 200, 429])
  })
})
