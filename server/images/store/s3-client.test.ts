import { describe, expect, test } from 'vitest'
import { IMPATIENT, startImageStore } from '#server/testing/image-store.ts'
import { type S3Failure, startS3Server } from '#server/testing/s3-server.ts'
import { createS3Client } from './s3-client.ts'

const object = { bytes: Buffer.from('photo'), type: 'image/webp' }

describe('the client of a store', () => {
  test('signs every request so that the store accepts it, on one connection', async () => {
    const { client, server } = await startImageStore()
    await client.put('images/img_a-B_9/96.webp', object)
    expect(await client.get('images/img_a-B_9/96.webp')).toEqual(object.bytes)
    for await (const page of client.list('images/')) {
      expect(page).toEqual([
        {
          key: 'images/img_a-B_9/96.webp',
          bytes: 5,
          changedAt: expect.any(Date),
          etag: expect.stringMatching(/^[\da-f]{32}$/),
        },
      ])
    }
    await client.delete('images/img_a-B_9/96.webp')
    await client.delete('images/img_a-B_9/96.webp')
    expect(await client.get('images/img_a-B_9/96.webp')).toBeUndefined()
    expect(server.requests.map(({ operation, status }) => `${operation} ${status}`)).toEqual([
      'PutObject 200',
      'GetObject 200',
      'ListObjectsV2 200',
      'DeleteObject 204',
      'DeleteObject 204',
      'GetObject 404',
    ])
    expect(server.connections()).toBe(1)
  })

  test('signs with a session token', async () => {
    const key = { accessKeyId: 'ASIAFORTESTS', secretAccessKey: 'forTestsOnly', sessionToken: 'a/b+c=' }
    const server = await startS3Server({ credentials: key, region: 'eu-central-1' })
    const place = { bucketUrl: `${server.origin}/images/`, bucket: 'images', prefix: '', region: 'eu-central-1' }
    await createS3Client({ ...place, ...key }).put('a', object)
    const without = createS3Client({ ...place, ...key, sessionToken: undefined }, IMPATIENT)
    await expect(without.put('a', object)).rejects.toMatchObject({ code: 'InvalidToken' })
    await server.stop()
  })

  test.each<[string, S3Failure]>([
    ['a 500', { status: 500, code: 'InternalError' }],
    ['a 503', { status: 503, code: 'SlowDown' }],
    ['a 429', { status: 429, code: 'TooManyRequests' }],
    ['a lost connection', 'cut'],
    ['half an answer', 'half'],
  ])('tries again after %s', async (_, failure) => {
    const { client, server } = await startImageStore(IMPATIENT)
    await client.put('a', object)
    server.conditions.failures.push({ failure }, { failure })
    expect(await client.get('a')).toEqual(object.bytes)
    server.conditions.failures.push({ failure }, { failure }, { failure })
    await expect(client.get('a')).rejects.toThrow(/^The image store (answers \d+ to|doesn’t answer) GetObject: /)
  })

  test('does not wait longer than it should', async () => {
    const { client, server } = await startImageStore({ ...IMPATIENT, timeoutMs: 50 })
    server.conditions.delayMs = 10_000
    await expect(client.get('a')).rejects.toThrow('The image store doesn’t answer GetObject: no answer in time')
  })

  test('lets only so many calls wait for a store that hangs, and goes on when it is back', async () => {
    const { client, server } = await startImageStore({ ...IMPATIENT, tries: 1, timeoutMs: 1000 })
    server.conditions.delayMs = 10_000
    const calls = await Promise.all(
      Array.from({ length: 300 }, () => client.get('a').catch((error: Error) => error.message)),
    )
    const refused = calls.filter((answer) => answer === 'The image store doesn’t answer GetObject: too many calls wait')
    expect(refused).toHaveLength(300 - 256)
    server.conditions.delayMs = 0
    expect(await client.get('a')).toBeUndefined()
  })

  test('does not try again what is refused, and tells no secrets', async () => {
    const { client, server, config } = await startImageStore()
    server.conditions.denied.add('GetObject')
    await expect(client.get('a')).rejects.toMatchObject({
      message: 'The image store answers 403 to GetObject: AccessDenied',
      status: 403,
      code: 'AccessDenied',
    })
    const stranger = createS3Client({ ...config, secretAccessKey: 'another' })
    await expect(stranger.put('a', object)).rejects.toThrow(
      'The image store answers 403 to PutObject: SignatureDoesNotMatch',
    )
    const elsewhere = createS3Client({ ...config, region: 'eu-central-1' })
    await expect(elsewhere.get('a')).rejects.toMatchObject({
      code: 'AuthorizationHeaderMalformed',
      region: 'us-east-1',
    })
    expect(server.requests).toHaveLength(3)
  })

  test('takes a missing bucket for no missing object', async () => {
    const { client, server, config } = await startImageStore()
    const nowhere = createS3Client({ ...config, bucketUrl: `${server.origin}/nowhere/` })
    await expect(nowhere.get('a')).rejects.toMatchObject({ status: 404, code: 'NoSuchBucket' })
    expect(await client.get('a')).toBeUndefined()
  })

  test('follows no redirect, and makes nothing of a page that is no answer of a store', async () => {
    const { client, server } = await startImageStore()
    server.conditions.failures.push({ failure: { status: 301, code: 'PermanentRedirect' } })
    await expect(client.get('a')).rejects.toMatchObject({ status: 301, code: 'PermanentRedirect' })
    server.conditions.failures.push({ failure: { status: 200, code: 'x' } })
    await expect(client.list('').next()).rejects.toThrow('The image store answers 200 to ListObjectsV2: x')
  })
})
