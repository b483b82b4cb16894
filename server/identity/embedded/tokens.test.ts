import { createPublicKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import fc from 'fast-check'
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'

import { identityKeys, identitySessions } from '#server/db/schema/identity.ts'
import { unseal } from '#server/kernel/sealing.ts'
import { pure } from '#server/testing/case-counts.ts'
import { HASH_KEY, setUpSignedIn, START } from '#server/testing/test-identity.ts'

describe('a forged token', () => {
  async function setUpForger() {
    const world = await setUpSignedIn()
    const stored = await world.rows(identityKeys).one()
    const sealing = { key: HASH_KEY, purpose: `signing key ${stored.kid}` }
    const privateKey: JsonWebKey = JSON.parse(unseal(String(stored.privateKey['sealed']), sealing) ?? '')
    const now = Math.floor(START.getTime() / 1000)
    const claims: JWTPayload = {
      iss: 'https://securetoken.google.com/goodword',
      aud: 'goodword',
      sub: world.uid,
      user_id: world.uid,
      iat: now,
      exp: now + 3600,
      auth_time: now,
      session_id: (await world.rows(identitySessions).one()).id,
    }
    const sign = (payload: JWTPayload, header: { kid?: string } = { kid: stored.kid }) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'ES256', ...header }).sign(privateKey)
    const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name))
    return { ...world, now, kid: stored.kid, privateKey, claims, sign, without }
  }

  type Forger = Awaited<ReturnType<typeof setUpForger>>
  const forgeries: Record<string, (forger: Forger) => Promise<string> | string> = {
    'is not signed at all': ({ claims }) => new UnsecuredJWT(claims).encode(),
    'has the algorithm none and our signature': ({ claims, idToken }) =>
      new UnsecuredJWT(claims).encode() + idToken.slice(idToken.lastIndexOf('.') + 1),
    'is signed by HMAC with our public key': ({ claims, kid, privateKey }) => {
      const publicKey = createPublicKey({ key: privateKey, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(Buffer.from(publicKey))
    },
    'is signed by RS256 under our key id': ({ claims, kid }) => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
    },
    'names another algorithm than that of our signature': ({ idToken, kid }) => {
      const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid, typ: 'JWT' })).toString('base64url')
      return header + idToken.slice(idToken.indexOf('.'))
    },
    'is signed by another key under our key id': ({ claims, kid }) => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
    },
    'brings its own key along': ({ claims, kid }) => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const jwk = { kty: 'EC', ...publicKey.export({ format: 'jwk' }) }
      return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, jwk }).sign(privateKey)
    },
    'has no key id': ({ sign, claims }) => sign(claims, {}),
    'has an unknown key id': ({ sign, claims }) => sign(claims, { kid: 'another' }),
    'is for another project': ({ sign, claims }) => sign({ ...claims, aud: 'another' }),
    'is from another project': ({ sign, claims }) => sign({ ...claims, iss: 'https://securetoken.google.com/another' }),
    'has no audience': ({ sign, without }) => sign(without('aud')),
    'has no issuer': ({ sign, without }) => sign(without('iss')),
    'has no subject': ({ sign, without }) => sign(without('sub')),
    'has an empty subject': ({ sign, claims }) => sign({ ...claims, sub: '' }),
    'is for an account that never existed': ({ sign, claims }) => sign({ ...claims, sub: 'acc_unknown' }),
    'has expired': ({ sign, claims, now }) => sign({ ...claims, exp: now - 60 }),
    'never expires': ({ sign, without }) => sign(without('exp')),
    'was issued in the future': ({ sign, claims, now }) => sign({ ...claims, iat: now + 61 }),
    'was issued more than an hour ago and claims to be still valid': ({ sign, claims, now }) =>
      sign({ ...claims, iat: now - 3661 }),
    'does not say when it was issued': ({ sign, without }) => sign(without('iat')),
    'is from a sign-in in the future': ({ sign, claims, now }) => sign({ ...claims, auth_time: now + 61 }),
    'does not say when the password was entered': ({ sign, without }) => sign(without('auth_time')),
    'is from a sign-in before the account was created': ({ sign, claims, now }) =>
      sign({ ...claims, auth_time: now - 1 }),
    'names no session': ({ sign, without }) => sign(without('session_id')),
    'names an unknown session': ({ sign, claims }) => sign({ ...claims, session_id: 'ses_unknown' }),
    'is a refresh token': ({ refreshToken }) => refreshToken,
    'is ours after a space': ({ idToken }) => ` ${idToken}`,
    'is ours with padding': ({ idToken }) => `${idToken}==`,
    'is ours with a fourth part': ({ idToken }) => `${idToken}.${idToken}`,
  }

  let forger: Forger
  beforeAll(async () => {
    forger = await setUpForger()
  })

  it('differs from a valid one, which this setup can create too', async () => {
    const { identity, sign, claims, uid } = forger
    expect(await identity.verifyToken(await sign(claims))).toMatchObject({
      uid,
      authenticatedAt: new Date('2026-11-20T09:00:00Z'),
    })
  })

  it('differs from one by a server whose clock is a minute off', async () => {
    const { identity, sign, claims, now, uid } = forger
    const early = await sign({ ...claims, iat: now + 60, auth_time: now + 60 })
    const late = await sign({ ...claims, exp: now - 59 })
    expect(await identity.verifyToken(early)).toMatchObject({ uid })
    expect(await identity.verifyToken(late)).toMatchObject({ uid })
  })

  it.each(Object.entries(forgeries))('is refused when it %s', async (_, forge) => {
    expect(await forger.identity.verifyToken(await forge(forger))).toBeNull()
  })

  it('is refused if any one character was changed', async () => {
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

  it('is refused if its last character was replaced by one that decodes to the same bytes', async () => {
    const { identity, idToken } = forger
    const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const others = [...base64url].filter((character) => character !== idToken.at(-1))
    for (const character of others) expect(await identity.verifyToken(idToken.slice(0, -1) + character)).toBeNull()
  })

  it('is refused if any part of its end is missing', async () => {
    const { identity, idToken } = forger
    const property = fc.asyncProperty(fc.nat(idToken.length - 1), async (kept) => {
      expect(await identity.verifyToken(idToken.slice(0, kept))).toBeNull()
    })
    await fc.assert(pure(property), { numRuns: 200 })
  })

  it('is refused if it is any random text', async () => {
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
