import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, startRefused } from '#server/testing/product-process.ts'
import { clientConfigOf } from './client-config.ts'

const PROJECT = {
  projectId: 'studio',
  apiKey: 'AIzaKey',
  authDomain: 'studio.firebaseapp.com',
  storageBucket: undefined,
  serviceAccount: { projectId: 'studio', clientEmail: 'server@studio.example', privateKey: 'the secret' },
  authEmulatorHost: undefined,
}
const IDENTITY = { mode: 'firebase', apiKey: 'AIzaKey', authDomain: 'studio.firebaseapp.com', projectId: 'studio' }
const EMBEDDED = { mode: 'embedded' }

describe('what the pages are told', () => {
  test.each([
    ['nothing is configured', undefined, { identity: EMBEDDED, images: EMBEDDED }],
    ['there is a project', PROJECT, { identity: IDENTITY, images: EMBEDDED }],
    [
      'there is a bucket too',
      { ...PROJECT, storageBucket: 'studio.firebasestorage.app' },
      {
        identity: IDENTITY,
        images: { mode: 'firebase', apiKey: 'AIzaKey', projectId: 'studio', bucket: 'studio.firebasestorage.app' },
      },
    ],
    [
      'there is an emulator',
      { ...PROJECT, authEmulatorHost: '127.0.0.1:9099' },
      { identity: { ...IDENTITY, emulatorUrl: 'http://127.0.0.1:9099' }, images: EMBEDDED },
    ],
  ])('is where to sign in and to send pictures, and no secret, when %s', (_, firebase, expected) => {
    const clientConfig = clientConfigOf({ firebase, isProduction: false })
    expect(clientConfig).toMatchObject(expected)
    expect(JSON.stringify(clientConfig)).not.toContain('secret')
  })
})

/** The few calls that a sign-up and a deletion make. Nothing is kept but what was called. */
function startFirebase() {
  const paths: string[] = []
  const server: Server = createServer((request, response) => {
    paths.push(request.url ?? '')
    const isLookUp = request.url?.endsWith('accounts:lookup')
    const users = [{ localId: 'k3Yq0', email: 'nora@studio.example' }]
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(isLookUp ? { users } : { localId: 'k3Yq0' }))
  })
  return new Promise<{ server: Server; host: string; paths: string[] }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ server, host: `127.0.0.1:${port}`, paths })
    })
  })
}

describe('the product that keeps its accounts at Firebase', () => {
  let dataDir: string
  let firebase: Awaited<ReturnType<typeof startFirebase>>
  let product: Awaited<ReturnType<typeof startProduct>>
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'goodword-connected-'))
    firebase = await startFirebase()
    const environment = {
      FIREBASE_PROJECT_ID: 'studio',
      FIREBASE_API_KEY: 'AIzaKey',
      FIREBASE_AUTH_EMULATOR_HOST: firebase.host,
    }
    product = await startProduct({ dataDir, environment })
  })
  afterAll(async () => {
    await product.stop()
    firebase.server.close()
    rmSync(dataDir, { recursive: true })
  })

  const send = (path: string, init: RequestInit = {}) =>
    fetch(product.origin + path, {
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    })

  test('signs up there, and knows the owner by a token from there', async () => {
    const account = {
      email: 'Nora@studio.example',
      password: 'correct horse',
      firstName: 'Nora',
      lastName: 'Feldmann',
      timeZone: 'UTC',
    }
    const signUp = await send('/goodword/user/sign-up', { method: 'POST', body: JSON.stringify(account) })
    expect([signUp.status, firebase.paths[0]]).toEqual([
      201,
      '/identitytoolkit.googleapis.com/v1/projects/studio/accounts',
    ])
    const seconds = Math.floor(Date.now() / 1000)
    const claims = {
      iss: 'https://securetoken.google.com/studio',
      aud: 'studio',
      sub: 'k3Yq0',
      email: 'nora@studio.example',
      iat: seconds,
      exp: seconds + 3600,
      auth_time: seconds,
    }
    const token = new UnsecuredJWT(claims).encode()
    const me = await send('/goodword/user/me', { headers: { authorization: `Bearer ${token}` } })
    expect(await me.json()).toMatchObject({ email: 'nora@studio.example', firstName: 'Nora' })
    const forged = new UnsecuredJWT({ ...claims, aud: 'another' }).encode()
    expect((await send('/goodword/user/me', { headers: { authorization: `Bearer ${forged}` } })).status).toBe(401)
  })

  test.each([
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=embedded'],
    ['POST', '/securetoken.googleapis.com/v1/token?key=embedded'],
    ['GET', '/identitytoolkit.googleapis.com/v2/passwordPolicy?key=embedded'],
  ])('serves no identity service of its own: %s %s', async (method, path) => {
    expect((await send(path, { method, ...(method === 'POST' && { body: '{}' }) })).status).toBe(404)
  })

  test('does not start with half a project, and says what is missing', async () => {
    expect(await startRefused({ dataDir, environment: { FIREBASE_PROJECT_ID: 'studio' } })).toEqual({
      code: 1,
      output:
        'Set FIREBASE_API_KEY and FIREBASE_SERVICE_ACCOUNT too, or unset all variables that begin with FIREBASE_. Firebase needs all of them.\n',
    })
  })
})
