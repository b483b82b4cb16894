import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

const privateKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
})
const KEY = {
  type: 'service_account',
  project_id: 'studio-1a2b3',
  private_key: privateKey,
  client_email: 'server@studio-1a2b3.iam.gserviceaccount.com',
  client_id: '1234',
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'goodword-firebase-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function writeKey(key: unknown): string {
  const path = join(folder, 'key.json')
  writeFileSync(path, typeof key === 'string' ? key : JSON.stringify(key))
  return path
}

const project = (more: Record<string, string> = {}) => ({
  FIREBASE_PROJECT_ID: 'studio-1a2b3',
  FIREBASE_API_KEY: 'AIzaSyA-key_1',
  ...more,
})

const refusalOf = (environment: Record<string, string>) => {
  try {
    return readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

describe('a Firebase project', () => {
  test('is not there while nothing is said of it', () => {
    expect(readConfig({}).firebase).toBeUndefined()
    expect(readConfig({ FIREBASE_PROJECT_ID: '', FIREBASE_API_KEY: '' }).firebase).toBeUndefined()
  })

  test('is its id, its API key and the key of a service account', () => {
    expect(readConfig(project({ FIREBASE_SERVICE_ACCOUNT: writeKey(KEY) })).firebase).toEqual({
      projectId: 'studio-1a2b3',
      apiKey: 'AIzaSyA-key_1',
      authDomain: 'studio-1a2b3.firebaseapp.com',
      storageBucket: undefined,
      serviceAccount: { projectId: 'studio-1a2b3', clientEmail: KEY.client_email, privateKey },
      authEmulatorHost: undefined,
    })
  })

  test('may have a domain of its own and a bucket', () => {
    const more = { FIREBASE_AUTH_DOMAIN: 'login.studio.example', FIREBASE_STORAGE_BUCKET: 'studio.firebasestorage.app' }
    expect(readConfig(project({ FIREBASE_SERVICE_ACCOUNT: writeKey(KEY), ...more })).firebase).toMatchObject({
      authDomain: 'login.studio.example',
      storageBucket: 'studio.firebasestorage.app',
    })
  })

  test('needs no service account where it is an emulator', () => {
    expect(readConfig(project({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).firebase).toMatchObject({
      serviceAccount: undefined,
      authEmulatorHost: '127.0.0.1:9099',
    })
  })

  const ALL = 'unset all variables that begin with FIREBASE_. Firebase needs all of them.'
  test.each([
    [project(), `Set FIREBASE_SERVICE_ACCOUNT too, or ${ALL}`],
    [{ FIREBASE_PROJECT_ID: 'studio' }, `Set FIREBASE_API_KEY and FIREBASE_SERVICE_ACCOUNT too, or ${ALL}`],
    [
      { FIREBASE_STORAGE_BUCKET: 'studio.firebasestorage.app' },
      `Set FIREBASE_PROJECT_ID, FIREBASE_API_KEY, and FIREBASE_SERVICE_ACCOUNT too, or ${ALL}`,
    ],
    [{ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, `Set FIREBASE_PROJECT_ID and FIREBASE_API_KEY too, or ${ALL}`],
    [
      project({ FIREBASE_STORAGE_BUCKET: 'gs://studio' }),
      'The environment variable FIREBASE_STORAGE_BUCKET is "gs://studio" but must be the name of a bucket, like goodword.firebasestorage.app.',
    ],
    [
      project({ FIREBASE_AUTH_DOMAIN: 'https://studio.example' }),
      'The environment variable FIREBASE_AUTH_DOMAIN is "https://studio.example" but must be a host name like goodword.firebaseapp.com.',
    ],
    [
      project({ FIREBASE_PROJECT_ID: 'My project' }),
      'The environment variable FIREBASE_PROJECT_ID is "My project" but must be the id of a project, like goodword-1a2b3.',
    ],
    [
      project({ FIREBASE_API_KEY: 'two words' }),
      'The environment variable FIREBASE_API_KEY is "two words" but must consist of letters, digits, dashes and underscores.',
    ],
    [
      project({ FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099; script-src 'unsafe-inline'" }),
      `The environment variable FIREBASE_AUTH_EMULATOR_HOST is "127.0.0.1:9099; script-src 'unsafe-inline'" but must be a host and a port like 127.0.0.1:9099.`,
    ],
    [
      project({
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://a.example',
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      }),
      'FIREBASE_AUTH_EMULATOR_HOST lets anyone sign in as anyone. Unset it, because NODE_ENV is production.',
    ],
    [
      project({ FIREBASE_SERVICE_ACCOUNT: '/nowhere/key.json' }),
      'The file /nowhere/key.json (FIREBASE_SERVICE_ACCOUNT) can’t be read. Set the variable to the path of the service account’s JSON key.',
    ],
  ])('is refused with one sentence when it is %j', (environment, sentence) => {
    expect(refusalOf(environment)).toBe(sentence)
  })

  test.each([
    ['no JSON', '-----BEGIN PRIVATE KEY-----'],
    ['empty', {}],
    ['the key of somebody’s own account', { ...KEY, type: 'authorized_user' }],
    ['without its private key', { ...KEY, private_key: undefined }],
    ['with a private key that is cut off', { ...KEY, private_key: String(privateKey).slice(0, 200) }],
    ['without its address', { ...KEY, client_email: '' }],
  ])('is refused with one sentence when the file of its service account is %s', (_, key) => {
    const path = writeKey(key)
    expect(refusalOf(project({ FIREBASE_SERVICE_ACCOUNT: path }))).toBe(
      `The file ${path} (FIREBASE_SERVICE_ACCOUNT) is not a service account key. Create one in the Firebase console under Project settings, Service accounts.`,
    )
  })

  test.each([
    ['the key file itself', JSON.stringify(KEY)],
    ['the key file itself over several lines', JSON.stringify(KEY, null, 2)],
    ['the key file itself in quotation marks', ` '${JSON.stringify(KEY)}'`],
    ['the private key itself', String(privateKey)],
    ['the private key itself in one line', `${String(privateKey).slice(0, 90).replaceAll('\n', '\\n')}`],
    ['the key file itself in base64', Buffer.from(JSON.stringify(KEY)).toString('base64')],
    ['over several lines', 'secret\nsecret'],
  ])('is refused without a word of it when the path of its service account is %s', (_, pasted) => {
    for (const environment of [project({ FIREBASE_SERVICE_ACCOUNT: pasted }), { FIREBASE_SERVICE_ACCOUNT: pasted }]) {
      expect(refusalOf(environment)).toBe(
        'The environment variable FIREBASE_SERVICE_ACCOUNT must be the path of the key file, not its content.',
      )
    }
  })

  test('is refused without a word of a key that was pasted into another variable', () => {
    for (const pasted of [JSON.stringify(KEY), String(privateKey)]) {
      expect(refusalOf(project({ FIREBASE_STORAGE_BUCKET: pasted }))).toBe(
        'The environment variable FIREBASE_STORAGE_BUCKET must be the name of a bucket, like goodword.firebasestorage.app.',
      )
    }
  })

  test('is refused with the service account of another project', () => {
    const path = writeKey({ ...KEY, project_id: 'another' })
    expect(refusalOf(project({ FIREBASE_SERVICE_ACCOUNT: path }))).toBe(
      `The service account in ${path} belongs to the project another, but FIREBASE_PROJECT_ID is studio-1a2b3. Use the same project for both.`,
    )
  })
})
