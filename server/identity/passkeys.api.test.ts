import { describe, expect, test } from 'vitest'
import type { AccountExport } from '#shared/account-export.ts'
import type { Passkey } from '#shared/passkeys.ts'
import { identityChallenges, identityEvents, identityPasskeys } from '#server/db/schema/identity.ts'
import { createHarness } from '#server/testing/harness.ts'
import { type Behaviour, createSoftwareAuthenticator } from '#server/testing/software-authenticator.ts'
import { outcome, PASSKEY_SIGN_IN, PASSKEYS, setUpPasskey, setUpPasskeys } from '#server/testing/test-passkeys.ts'

describe('adding a passkey', () => {
  test('lists it with its name, and tells the owner', async () => {
    const { h, passkey, list } = await setUpPasskey()
    const at = h.clock.now().toISOString()
    const facts = { name: 'MacBook Pro', isSecurityKey: false, isSynced: false, createdAt: at, lastUsedAt: null }
    expect(await list()).toEqual([{ id: passkey.id, ...facts }])
    await h.drain()
    expect(await h.rows(identityEvents).list()).toMatchObject([{ kind: 'passkey_added', detail: 'MacBook Pro' }])
    expect((await h.emails()).map(({ subject }) => subject)).toContain('A passkey was added to your Goodword account')
  })

  test('asks for a discoverable one that checks a fingerprint or a PIN', async () => {
    const { start, owner, site } = await setUpPasskeys()
    expect(await start()).toMatchObject({
      rp: { id: new URL(site.origin).hostname, name: 'Goodword' },
      user: { name: owner.email },
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    })
  })

  test('names it after the browser without a name', async () => {
    const { h, site, owner, start } = await setUpPasskeys()
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
    const { site, start, add, list } = await setUpPasskeys()
    const answer = await add(createSoftwareAuthenticator(site).create(await start(), behaviour))
    expect([outcome(answer), await list()]).toEqual([[422, 'passkeys.not_added'], []])
  })

  test('takes each challenge once, from its owner, and for 5 minutes', async () => {
    const { h, site, start, add } = await setUpPasskeys()
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
    const { site, start, add, startSignIn } = await setUpPasskeys()
    const [options, { challenge }] = [await start(), await startSignIn()]
    const credential = createSoftwareAuthenticator(site).create({ ...options, challenge })
    expect(outcome(await add(credential))).toEqual([422, 'passkeys.not_added'])
  })

  test('refuses one that is known already, and excludes it in the options', async () => {
    const { start, add, authenticator, h } = await setUpPasskey()
    const options = await start()
    expect(options.excludeCredentials).toMatchObject([{ id: authenticator.id, transports: ['internal'] }])
    expect(outcome(await add(authenticator.create(options)))).toEqual([422, 'passkeys.not_added'])
    const stranger = await h.signUp()
    const theirs = authenticator.create(await start(stranger.token))
    expect(outcome(await add(theirs, stranger))).toEqual([422, 'passkeys.not_added'])
  })

  test('needs a recent sign-in', async () => {
    const { h, owner, site, start, add } = await setUpPasskeys()
    const credential = createSoftwareAuthenticator(site).create(await start())
    h.clock.advance({ minutes: 5, seconds: 1 })
    const refused = [403, 'security.sign_in_again']
    expect(outcome(await add(credential))).toEqual(refused)
    expect(outcome(await h.request('POST', `${PASSKEYS}/options`, owner))).toEqual(refused)
  })

  test('stops at 20', async () => {
    const { h, owner, site, start, add } = await setUpPasskeys()
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

describe('a passkey', () => {
  test('can be renamed', async () => {
    const { h, owner, passkey, list } = await setUpPasskey()
    const rename = (name: string) =>
      h.request('PUT', `${PASSKEYS}/${passkey.id}`, { token: owner.token, body: { name } })
    expect(await rename('  YubiKey, blue ')).toMatchObject({ status: 200, body: { name: 'YubiKey, blue' } })
    for (const name of ['', ' ', 'x'.repeat(61), 'a\u0000b']) expect((await rename(name)).status).toBe(422)
    expect(await list()).toMatchObject([{ name: 'YubiKey, blue' }])
  })

  test('can be removed, which is told to the owner once', async () => {
    const { h, owner, passkey, list } = await setUpPasskey()
    for (const _ of [1, 2]) expect((await h.request('DELETE', `${PASSKEYS}/${passkey.id}`, owner)).status).toBe(204)
    expect(await list()).toEqual([])
    const events = await h.rows(identityEvents, { kind: 'passkey_removed' }).list()
    expect(events).toMatchObject([{ detail: 'MacBook Pro', count: 1 }])
  })

  test('of another owner cannot be seen, renamed or removed', async () => {
    const { h, passkey, list } = await setUpPasskey()
    const stranger = await h.signUp()
    const path = `${PASSKEYS}/${passkey.id}`
    expect(await list(stranger.token)).toEqual([])
    const body = { name: 'Mine' }
    expect((await h.request('PUT', path, { token: stranger.token, body })).status).toBe(404)
    expect((await h.request('DELETE', path, stranger)).status).toBe(204)
    expect(await list()).toMatchObject([{ name: 'MacBook Pro' }])
  })

  test('is deleted with its account, and challenges when they expire', async () => {
    const { h, owner, start } = await setUpPasskey()
    await start()
    await h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email: owner.email } })
    await h.drain()
    expect([await h.rows(identityPasskeys).count(), await h.rows(identityChallenges).count()]).toEqual([0, 0])
  })

  test('is left to the outside identity service, if there is one', async () => {
    const { h, owner } = await setUpPasskeys()
    const outside = await createHarness({
      overrides: { db: h.deps.db, identity: h.deps.identity, embeddedIdentity: undefined },
    })
    for (const [method, path] of [
      ['GET', PASSKEYS],
      ['POST', `${PASSKEYS}/options`],
      ['POST', `${PASSKEY_SIGN_IN}/options`],
    ] as const) {
      expect(outcome(await outside.request(method, path, { token: owner.token }))).toEqual([
        404,
        'security.not_managed',
      ])
    }
  })
})

test('the export names passkeys, and has neither their keys nor those of others', async () => {
  const { h, owner } = await setUpPasskey()
  const readExport = (token: string) => h.request<AccountExport>('GET', '/goodword/user/me/export', { token })
  const { body } = await readExport(owner.token)
  const createdAt = h.clock.now().toISOString()
  expect(body.security?.passkeys).toEqual([{ name: 'MacBook Pro', createdAt, lastUsedAt: null }])
  const { credentialId } = await h.rows(identityPasskeys).one()
  expect(JSON.stringify(body)).not.toContain(credentialId)
  expect((await readExport((await h.signUp()).token)).body.security?.passkeys).toEqual([])
})
