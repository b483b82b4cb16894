import { createPublicKey } from 'node:crypto'
import fc from 'fast-check'
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProcessMemory } from '#server/kernel/process-memory.ts'
import type { FirebaseConfig } from '#server/config/firebase-config.ts'
import { createLogger } from '#server/http/logger.ts'
import { pure } from '#server/testing/case-counts.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { setUpSignedIn, START } from '#server/testing/test-identity.ts'
import { createFirebaseIdentity } from './firebase-identity.ts'
import { claimsAt, makeSigningKey, PROJECT_ID, publish, sign, startGoogle } from './google.fake.ts'

const FIREBASE: FirebaseConfig = {
  projectId: PROJECT_ID,
  apiKey: 'key',
  authDomain: `${PROJECT_ID}.firebaseapp.com`,
  storageBucket: undefined,
  serviceAccount: undefined,
  authEmulatorHost: undefined,
}

async function setUpForger() {
  const keys = [makeSigningKey('one'), makeSigningKey('two')] as const
  const google = await startGoogle(() => publish(...keys))
  const options = {
    memory: createProcessMemory(),
    clock: createTestClock(START),
    log: createLogger({ level: 'silent' }),
    keysUrl: google.url,
  }
  const claims = claimsAt(START)
  return {
    google,
    key: keys[0],
    otherKey: keys[1],
    claims,
    now: Math.floor(START.getTime() / 1000),
    idToken: await sign(claims, keys[0]),
    identity: createFirebaseIdentity({ ...options, firebase: FIREBASE }),
    emulated: createFirebaseIdentity({
      ...options,
      firebase: { ...FIREBASE, authEmulatorHost: google.host },
    }),
    signed: (changes: JWTPayload) => sign({ ...claims, ...changes }, keys[0]),
    signedWithout: (name: string) =>
      sign(Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name)), keys[0]),
  }
}
type Forger = Awaited<ReturnType<typeof setUpForger>>

let forger: Forger
beforeAll(async () => {
  forger = await setUpForger()
})
afterAll(() => forger.google.stop())

describe('a token that Google signed for our project', () => {
  it('says who it is, the address in lower case', async () => {
    expect(await forger.identity.verifyToken(forger.idToken)).toEqual({
      sessionId: null,
      uid: 'k3Yq0',
      email: 'nora@studio.example',
      isEmailVerified: true,
      displayName: 'Nora Feldmann',
      authenticatedAt: new Date('2026-11-20T09:00:00Z'),
    })
  })

  it('is good whichever of the keys signed it, and when the clock is a minute off', async () => {
    const { identity, claims, otherKey, signed, now } = forger
    expect(await identity.verifyToken(await sign(claims, otherKey))).toMatchObject({ uid: 'k3Yq0' })
    expect(await identity.verifyToken(await signed({ iat: now + 60, auth_time: now + 60 }))).not.toBeNull()
    expect(await identity.verifyToken(await signed({ exp: now - 59 }))).not.toBeNull()
  })

  it('may name nobody by name', async () => {
    const { identity, signedWithout } = forger
    expect(await identity.verifyToken(await signedWithout('name'))).toMatchObject({ displayName: null })
    expect(await identity.verifyToken(await signedWithout('email_verified'))).toMatchObject({ isEmailVerified: false })
  })

  it('may have a subject of 128 characters', async () => {
    const uid = 'u'.repeat(128)
    expect(await forger.identity.verifyToken(await forger.signed({ sub: uid }))).toMatchObject({ uid })
  })
})

const ISSUER = 'https://securetoken.google.com/'
const forgeries: Record<string, (forger: Forger) => Promise<string> | string> = {
  'is not signed at all': ({ claims }) => new UnsecuredJWT(claims).encode(),
  'says none and carries Google’s signature': ({ claims, idToken }) =>
    new UnsecuredJWT(claims).encode() + idToken.slice(idToken.lastIndexOf('.') + 1),
  'is signed by HMAC with the public key': ({ claims, key }) => {
    const pem = createPublicKey(key.privateKey).export({ type: 'spki', format: 'pem' })
    return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: key.kid }).sign(Buffer.from(pem))
  },
  'is signed by RS512 with the right key': ({ claims, key }) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS512', kid: key.kid }).sign(key.privateKey),
  'is signed by PS256 with the right key': ({ claims, key }) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'PS256', kid: key.kid }).sign(key.privateKey),
  'is signed by another key under the right key id': ({ claims, key }) =>
    sign(claims, { kid: key.kid, privateKey: makeSigningKey('mine').privateKey }),
  'is signed by one of the keys under the id of the other': ({ claims, key, otherKey }) =>
    sign(claims, { kid: otherKey.kid, privateKey: key.privateKey }),
  'brings its own key along': ({ claims, key }) => {
    const { privateKey, publicKey } = makeSigningKey('mine')
    const jwk = { kty: 'RSA', ...publicKey.export({ format: 'jwk' }) }
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid, jwk }).sign(privateKey)
  },
  'names no key': ({ claims, key }) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(key.privateKey),
  'names a key that Google does not have': ({ claims }) => sign(claims, makeSigningKey('another')),
  'asks for an extension': ({ claims, key }) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: key.kid, crit: ['exp'], exp: 1 })
      .sign(key.privateKey, { crit: { exp: true } }),
  'is for another project': ({ signed }) => signed({ aud: 'another' }),
  'is from another project': ({ signed }) => signed({ iss: `${ISSUER}another` }),
  'is another project’s whole': ({ signed }) => signed({ iss: `${ISSUER}another`, aud: 'another' }),
  'is a session cookie': ({ signed }) => signed({ iss: `https://session.firebase.google.com/${PROJECT_ID}` }),
  'is the embedded service’s': async () => (await setUpSignedIn()).idToken,
  'names no audience': ({ signedWithout }) => signedWithout('aud'),
  'names no issuer': ({ signedWithout }) => signedWithout('iss'),
  'names nobody': ({ signedWithout }) => signedWithout('sub'),
  'names an empty subject': ({ signed }) => signed({ sub: '' }),
  'names a subject of 129 characters': ({ signed }) => signed({ sub: 'u'.repeat(129) }),
  'names no address': ({ signedWithout }) => signedWithout('email'),
  'has expired': ({ signed, now }) => signed({ exp: now - 60 }),
  'never expires': ({ signedWithout }) => signedWithout('exp'),
  'was issued in the future': ({ signed, now }) => signed({ iat: now + 61 }),
  'was issued more than an hour ago and claims to live on': ({ signed, now }) => signed({ iat: now - 3661 }),
  'does not say when it was issued': ({ signedWithout }) => signedWithout('iat'),
  'is of a sign-in in the future': ({ signed, now }) => signed({ auth_time: now + 61 }),
  'does not say when the password was given': ({ signedWithout }) => signedWithout('auth_time'),
  'is a good one with a blank before it': ({ idToken }) => ` ${idToken}`,
  'is a good one with padding': ({ idToken }) => `${idToken}==`,
  'is a good one with a fourth part': ({ idToken }) => `${idToken}.${idToken}`,
  'is nothing': () => '',
}

describe('a token that is not Google’s for our project', () => {
  it.each(Object.entries(forgeries))('is refused when it %s', async (_, forge) => {
    const token = await forge(forger)
    expect(await forger.identity.verifyToken(token)).toBeNull()
    expect(await forger.identity.verifyTokenNow(token)).toBeNull()
  })

  it('is refused whichever of its characters was changed', async () => {
    const { identity, idToken } = forger
    const change = fc.record({
      at: fc.nat(idToken.length - 1),
      to: fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }),
    })
    const property = fc.asyncProperty(change, async ({ at, to }) => {
      fc.pre(idToken[at] !== to)
      expect(await identity.verifyToken(idToken.slice(0, at) + to + idToken.slice(at + 1))).toBeNull()
    })
    await fc.assert(pure(property), { numRuns: 200 })
  })

  it('is refused when its last character is another one that decodes to the same bytes', async () => {
    const { identity, idToken } = forger
    const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const others = [...base64url].filter((character) => character !== idToken.at(-1))
    for (const character of others) expect(await identity.verifyToken(idToken.slice(0, -1) + character)).toBeNull()
  })

  it('is refused whatever text it is', async () => {
    const parts = fc.array(fc.base64String(), { maxLength: 5 })
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      parts.map((each) => each.join('.')),
    )
    const property = fc.asyncProperty(text, async (token) => {
      expect(await forger.identity.verifyToken(token)).toBeNull()
    })
    await fc.assert(pure(property), { numRuns: 200 })
  })
})

describe('with an emulator, a token', () => {
  it('is taken unsigned, as emulators make them', async () => {
    const { emulated, claims } = forger
    expect(await emulated.verifyToken(new UnsecuredJWT(claims).encode())).toMatchObject({ uid: 'k3Yq0' })
  })

  it('is refused when it is for another project, has run out or is signed', async () => {
    const { emulated, claims, now, idToken } = forger
    const unsigned = (changes: JWTPayload) => new UnsecuredJWT({ ...claims, ...changes }).encode()
    for (const token of [
      unsigned({ aud: 'another' }),
      unsigned({ iss: `${ISSUER}another` }),
      unsigned({ exp: now - 60 }),
      unsigned({ auth_time: now + 61 }),
      unsigned({ sub: '' }),
      idToken,
    ]) {
      expect(await emulated.verifyToken(token)).toBeNull()
    }
  })
})
