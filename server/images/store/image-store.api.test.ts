import { describe, expect, test } from 'vitest'
import { idempotencyKeys, jobs } from '#server/db/schema/jobs.ts'
import { clientOf } from '#server/testing/clients.ts'
import { IMPATIENT, startImageStore } from '#server/testing/image-store.ts'
import { feedImage, getBytes, imageRows, photo, setUpUpload } from '#server/testing/uploads.ts'

async function setUp() {
  const { files, server } = await startImageStore(IMPATIENT)
  const uploads = await setUpUpload({ files })
  const { h, owner, id, path } = uploads

  /** Uploads a photo and shows it; returns its public path. */
  async function publish(): Promise<string> {
    expect((await h.upload(path, photo)).status).toBe(201)
    await h.submit(id, { imageUrl: path })
    await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })
    return new URL((await feedImage(h, owner)) ?? '').pathname
  }

  const imageKeys = () => server.keys().filter((key) => key.startsWith('tests/images/'))
  return { ...uploads, server, publish, imageKeys }
}

const HOUR_MS = 60 * 60 * 1000
const away = { failure: { status: 503, code: 'SlowDown' } }
const UNAVAILABLE = {
  code: 'images.unavailable',
  message: 'Images can’t be loaded or saved at the moment. Try again in a minute, or continue without one.',
}

describe('a photo in a store', () => {
  test('is answered as one on disk, and read only for those who don’t have it', async () => {
    const { h, server, publish, imageKeys } = await setUp()
    const shown = await publish()
    const [row] = await imageRows(h)
    expect(imageKeys()).toHaveLength(6)
    expect(imageKeys()[0]).toMatch(new RegExp(`^tests/images/${row?.id}/`))

    const answer = await getBytes(h, shown)
    expect(answer.status).toBe(200)
    expect(answer.bytes).toEqual(server.objectsOf()?.get(`tests/images/${row?.id}/192.webp`)?.bytes)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
      'content-disposition': 'inline; filename="photo.webp"',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const readBefore = server.requests.length
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' }
    expect((await h.request('GET', shown, { headers })).status).toBe(304)
    expect((await getBytes(h, shown.replace('192', '193'))).status).toBe(404)
    expect((await getBytes(h, '/images/unknown/192.webp')).status).toBe(404)
    expect(server.requests).toHaveLength(readBefore)
  })

  test('is unavailable for a while when the store is away, and not lost', async () => {
    const { h, server, publish } = await setUp()
    const shown = await publish()
    for (const failure of [away, { failure: 'cut' } as const, { failure: { status: 403, code: 'AccessDenied' } }]) {
      server.conditions.failures.push(failure, failure, failure)
      const { status, headers, body } = await h.request('GET', shown)
      expect({ status, body }).toMatchObject({ status: 503, body: UNAVAILABLE })
      expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['60', 'no-store'])
      server.conditions.failures.length = 0
    }
    expect((await getBytes(h, shown)).status).toBe(200)
  })

  test('is not found when the store has lost it', async () => {
    const { h, server, publish, imageKeys } = await setUp()
    const shown = await publish()
    for (const key of imageKeys()) server.objectsOf()?.delete(key)
    expect((await getBytes(h, shown)).status).toBe(404)
  })

  test('can be uploaded again after the store failed in the middle, and what is left of the first is swept', async () => {
    const { h, server, publish, path, imageKeys } = await setUp()
    // Each of the six variants is tried three times, in any order, and only the last of these 18 tries works.
    server.conditions.failures.push(...Array.from({ length: 17 }, () => ({ ...away, of: 'PutObject' as const })))
    expect(await h.upload(path, photo)).toMatchObject({ status: 503, body: UNAVAILABLE })
    expect(imageKeys()).toHaveLength(1)
    expect(await imageRows(h)).toEqual([])

    await publish()
    expect(imageKeys()).toHaveLength(7)
    expect(await h.services.images.sweep(new Date(Date.now() + 2 * HOUR_MS))).toMatchObject({ orphans: 1 })
    const [row] = await imageRows(h)
    expect(imageKeys()).toHaveLength(6)
    expect(imageKeys()[0]).toContain(row?.id)
  })

  test('keeps nothing else from being swept while the store is away', async () => {
    const { h, owner, server } = await setUp()
    const headers = { 'idempotency-key': 'a-key-of-a-request' }
    const body = { customerEmail: 'ben@client.example' }
    await h.request('POST', '/goodword/testimonial/create', { token: owner.token, body, headers })
    h.clock.advance({ days: 8 })
    server.conditions.denied.add('ListObjectsV2')
    await expect(h.housekeeping.run()).rejects.toMatchObject({ code: 'images.unavailable' })
    expect(await h.rows(idempotencyKeys).count()).toBe(0)
    server.conditions.denied.clear()
    await h.housekeeping.run()
  })

  test('is gone from the store once its client erases it, even if the store is away at first', async () => {
    const { h, server, id, publish, imageKeys } = await setUp()
    const shown = await publish()
    const client = clientOf(h, id)
    expect((await client.erase()).status).toBe(204)
    expect((await getBytes(h, shown)).status).toBe(404)
    server.conditions.denied.add('DeleteObject')
    await h.drain()
    expect(imageKeys()).toHaveLength(6)
    expect(await h.rows(jobs, { kind: 'images.remove-files' }).list()).toHaveLength(1)
    server.conditions.denied.clear()
    h.clock.advance({ hours: 1 })
    await h.drain()
    expect(imageKeys()).toEqual([])
  })
})
