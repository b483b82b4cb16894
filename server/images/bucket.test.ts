import { readdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import type { CurrentUser } from '#shared/users.ts'
import type { Deps } from '#server/app/deps.ts'
import { publicTestimonials } from '#server/db/schema/testimonials.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { images } from '#server/db/schema/images.ts'
import { clientOf } from '#server/testing/clients.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { makeImage } from '#server/testing/images.ts'
import { createBucket } from './bucket.ts'
import { imagesUnavailable } from './images.errors.ts'

const ID = '0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11'
const NAME = 'ours.appspot.com'
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** The parts of Firebase Storage that return and delete objects, with a fault that can be set. */
async function startStorage() {
  const objects = new Map<string, Buffer>()
  const storage = {
    objects,
    asked: [] as string[],
    fault: undefined as number | 'hang up' | 'keeps all' | undefined,
    /** Happens during the next call. */
    meanwhile: async () => {},
    origin: '',
  }
  const answer = async ({ method, url = '' }: IncomingMessage, response: ServerResponse) => {
    storage.asked.push(`${method} ${url}`)
    await storage.meanwhile()
    const { pathname, searchParams } = new URL(url, 'http://storage')
    const path = decodeURIComponent(pathname.replace(`/v0/b/${NAME}/o/`, ''))
    if (storage.fault === 'hang up') return response.destroy()
    if (storage.fault === 'keeps all' && method === 'DELETE') return response.writeHead(500).end()
    if (typeof storage.fault === 'number') return response.writeHead(storage.fault).end('fault')
    const object = objects.get(path)
    if (!object) return response.writeHead(404).end('Not Found')
    if (method === 'DELETE') {
      objects.delete(path)
      return response.writeHead(204).end()
    }
    return searchParams.get('token') === 'secret' ? response.end(object) : response.writeHead(403).end()
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  stops.push(() => server.close())
  storage.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return storage
}

async function setUp({ change = (given: Deps['images']) => given } = {}) {
  const storage = await startStorage()
  const h = await createHarness()
  const bucket = createBucket({ name: NAME, origin: storage.origin })
  const connected = await createHarness({ overrides: { images: change({ ...h.deps.images, bucket }) } })
  const owner = await connected.signUp()
  const url = `${storage.origin}/v0/b/${NAME}/o/images%2F${ID}?alt=media&token=secret`
  storage.objects.set(`images/${ID}`, await makeImage())
  const { id } = await connected.createRequest(owner)
  const imageUrlOf = async () => {
    const { body } = await connected.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', {
      token: await connected.signIn(owner),
    })
    return body.items[0]?.imageUrl
  }
  const stateOf = async () => {
    const { state, sourceUrl } = await connected.rows(images).one()
    return { state, sourceUrl }
  }
  const photos = () => readdirSync(`${h.imageFolder}/pictures`)
  return { h: connected, storage, owner, url, id, imageUrlOf, stateOf, photos }
}

/** As with a store that fails after some variants. */
const keepHalf = (given: Deps['images']): Deps['images'] => ({
  ...given,
  async process({ folder }) {
    writeFileSync(join(folder, '96.webp'), 'photo')
    return { kind: 'done', width: 96, height: 96, bytes: 5 }
  },
  files: {
    ...given.files,
    async keep(path, imageId) {
      await given.files.keep(path, imageId)
      throw imagesUnavailable(undefined)
    },
  },
})

describe('an image that was uploaded to the bucket', () => {
  test('is fetched after the answer was saved, served by us, and removed from the bucket', async () => {
    const { h, storage, url, id, imageUrlOf } = await setUp()
    expect((await h.submit(id, { imageUrl: url })).status).toBe(200)
    expect(storage.asked).toEqual([])
    expect(await imageUrlOf()).toBeNull()
    await h.drain()
    const shown = await h.app.request((await imageUrlOf()) ?? '')
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect([...storage.objects]).toEqual([])
  })

  test('gets its public address when it arrives after the approval', async () => {
    const { h, owner, url, id } = await setUp()
    await h.submit(id, { imageUrl: url })
    await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })
    const publicKey = async () => (await h.rows(publicTestimonials).one()).imageKey
    expect(await publicKey()).toBeNull()
    await h.drain()
    expect((await h.app.request(`/images/${await publicKey()}/96.webp`)).status).toBe(200)
  })

  test('is tried again while the bucket does not answer', async () => {
    const { h, storage, url, id, imageUrlOf, stateOf } = await setUp()
    await h.submit(id, { imageUrl: url })
    for (const fault of [500, 'hang up', 429, 401, 402, 403, 408] as const) {
      storage.fault = fault
      h.clock.advance({ hours: 1 })
      await h.drain()
      expect(await stateOf()).toMatchObject({ state: 'fetching' })
    }
    storage.fault = undefined
    h.clock.advance({ hours: 1 })
    await h.drain()
    expect(await imageUrlOf()).not.toBeNull()
  })

  test('that was removed from the bucket in the meantime leaves an answer without a photo', async () => {
    const { h, storage, url, id, imageUrlOf, stateOf } = await setUp()
    await h.submit(id, { imageUrl: url })
    storage.objects.clear()
    await h.drain()
    expect(await stateOf()).toEqual({ state: 'refused', sourceUrl: null })
    expect(await imageUrlOf()).toBeNull()
  })

  test.each([
    ['before the job has run', async () => {}],
    ['while the bucket refuses to delete it', async (h: Harness) => void (await h.drain())],
  ])('is deleted with the account that is closed %s', async (_, before) => {
    const { h, storage, owner, url, id } = await setUp()
    await h.submit(id, { imageUrl: url })
    storage.fault = 'keeps all'
    await before(h)
    await h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email: owner.email } })
    await h.drain()
    storage.fault = undefined
    h.clock.advance({ hours: 3 })
    await h.drain()
    expect([...storage.objects.keys()]).toEqual([])
  })

  test('is deleted after it can’t be fetched for too long', async () => {
    const { h, storage, url, id, stateOf } = await setUp()
    await h.submit(id, { imageUrl: url })
    storage.fault = 402
    while ((await stateOf()).state === 'fetching') {
      await h.drain()
      h.clock.advance({ days: 1 })
    }
    expect(await stateOf()).toMatchObject({ state: 'refused' })
    storage.fault = undefined
    await h.drain()
    expect([...storage.objects.keys()]).toEqual([])
  })

  test('leaves nothing here after it couldn’t be kept for too long', async () => {
    const { h, storage, url, id, stateOf, photos } = await setUp({ change: keepHalf })
    await h.submit(id, { imageUrl: url })
    await h.drain()
    expect(photos()).toHaveLength(1)
    while ((await stateOf()).state === 'fetching') {
      h.clock.advance({ days: 1 })
      await h.drain()
    }
    expect(await stateOf()).toMatchObject({ state: 'refused' })
    expect(photos()).toEqual([])
    expect([...storage.objects.keys()]).toEqual([])
  })

  test.each(['before it arrives', 'while it arrives', 'after it arrived'] as const)(
    'leaves nothing here or in the bucket when the client erases everything %s',
    async (moment) => {
      const { h, storage, url, id, photos } = await setUp()
      await h.submit(id, { imageUrl: url })
      const erase = async () => {
        expect((await clientOf(h, id).erase()).status).toBe(204)
      }
      if (moment === 'before it arrives') await erase()
      if (moment === 'while it arrives') {
        storage.meanwhile = async () => {
          storage.meanwhile = async () => {}
          await erase()
          // As if the removal had already run, before there was anything to remove.
          await h.rows(jobs, { kind: 'images.remove-files' }).delete()
        }
      }
      await h.drain()
      if (moment === 'after it arrived') await erase()
      await h.drain()
      expect(await h.rows(images).list()).toEqual([])
      expect([...storage.objects]).toEqual([])
      expect(photos()).toEqual([])
    },
  )

  test('that is not an image is removed and never shown', async () => {
    const { h, storage, url, id, stateOf } = await setUp()
    storage.objects.set(`images/${ID}`, Buffer.from('<script>alert(1)</script>'))
    await h.submit(id, { imageUrl: url })
    await h.drain()
    expect(await stateOf()).toEqual({ state: 'refused', sourceUrl: null })
    expect([...storage.objects]).toEqual([])
  })

  test('is removed later if the bucket can’t do it now', async () => {
    const { h, storage, url, id, stateOf } = await setUp()
    await h.submit(id, { imageUrl: url })
    storage.fault = 'keeps all'
    await h.drain()
    expect(await stateOf()).toEqual({ state: 'ready', sourceUrl: url })
    storage.fault = undefined
    h.clock.advance({ hours: 1 })
    await h.drain()
    expect(await stateOf()).toEqual({ state: 'ready', sourceUrl: null })
    expect([...storage.objects.keys()]).toEqual([])
  })

  test('becomes an organisation’s logo immediately', async () => {
    const { h, storage, owner, url } = await setUp()
    const put = (organisationImageUrl: string) =>
      h.request<CurrentUser>('PUT', '/goodword/user/me', { token: owner.token, body: { organisationImageUrl } })
    const { status, body } = await put(url)
    expect(status).toBe(200)
    expect((await h.app.request(body.organisationImageUrl ?? '')).status).toBe(200)
    await h.drain()
    expect([...storage.objects.keys()]).toEqual([])

    const other = url.replace(ID, '1d2c3b4a-1d7b-4f6e-8a55-3b1f2c3d4e5f')
    storage.objects.set('images/1d2c3b4a-1d7b-4f6e-8a55-3b1f2c3d4e5f', Buffer.from('no picture'))
    expect(await put(other)).toMatchObject({ status: 415, body: { code: 'images.wrong_type' } })
    const gone = url.replace(ID, '7c1f0f9e-1d7b-4f6e-8a55-3b1f2c3d4e5f')
    expect(await put(gone)).toMatchObject({ status: 422, body: { code: 'images.unknown' } })
    storage.fault = 500
    expect(await put(url)).toMatchObject({ status: 503, body: { code: 'images.bucket_unavailable' } })
  })
})
