import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { IMAGE_MAX_BYTES, organisationImagePath, requestImagePath } from '#shared/image-uploads.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { CurrentUser } from '#shared/users.ts'
import { consents, testimonials } from '#server/db/schema/testimonials.ts'
import { images } from '#server/db/schema/images.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { makeImage } from '#server/testing/images.ts'

const ID = '0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11'
const OTHER_ID = '7c1f0f9e-1d7b-4f6e-8a55-3b1f2c3d4e5f'

let photo: Buffer
beforeAll(async () => {
  photo = await makeImage()
})

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp()
  const { id } = await h.createRequest(owner)
  const path = requestImagePath({ requestId: id, uploadId: ID })
  return { h, owner, id, path }
}

async function getBytes(h: Harness, path: string) {
  const answer = await h.app.request(path)
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const listOf = async (h: Harness, owner: TestOwner) => {
  const answer = await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', { token: owner.token })
  return answer.body.items
}

const feedImage = async (h: Harness, owner: TestOwner) => {
  const widgets = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token: owner.token })
  const feed = await h.request<{ items: { imageUrl: string | null }[] }>('GET', `/w/${widgets.body.items[0]?.id}.json`)
  return feed.body.items[0]?.imageUrl
}

const rowsOf = (h: Harness) => h.rows(images).list()

describe('the photo of an answer', () => {
  test('is uploaded, previewed, submitted, visible to the owner and, once approved, to anybody', async () => {
    const { h, owner, id, path } = await setUp()
    const uploaded = await h.upload(path, photo)
    expect(uploaded).toMatchObject({ status: 201, body: { imageUrl: path } })
    expect((await getBytes(h, path)).headers.get('content-type')).toBe('image/webp')

    expect((await h.submit(id, { imageUrl: uploaded.body.imageUrl })).status).toBe(200)
    expect((await getBytes(h, path)).status).toBe(404)
    const [seen] = await listOf(h, owner)
    const private_ = await getBytes(h, seen?.imageUrl ?? '')
    expect(private_.status).toBe(200)
    expect(private_.headers.get('cache-control')).toBe('no-store')
    expect(private_.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(await feedImage(h, owner)).toBeUndefined()

    await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })
    const shown = await feedImage(h, owner)
    const imageFile = await getBytes(h, new URL(shown ?? '').pathname)
    expect(imageFile.status).toBe(200)
    expect(imageFile.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(imageFile.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(imageFile.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, must-revalidate')
    const headers = { 'if-none-match': imageFile.headers.get('etag') ?? '' }
    expect(await h.request('GET', new URL(shown ?? '').pathname, { headers })).toMatchObject({ status: 304, body: '' })
    expect(await sharp(imageFile.bytes).metadata()).toMatchObject({ format: 'webp', width: 192, height: 144 })
  })

  test('loses its address when the testimonial is rejected, and gets another when approved again', async () => {
    const { h, owner, id, path } = await setUp()
    await h.upload(path, photo)
    await h.submit(id, { imageUrl: path })
    const move = (to: 'approve' | 'reject') =>
      h.request('PUT', `/goodword/testimonial/${id}/${to}`, { token: owner.token })
    await move('approve')
    const first = new URL((await feedImage(h, owner)) ?? '').pathname
    await move('reject')
    expect((await getBytes(h, first)).status).toBe(404)
    await move('approve')
    const second = new URL((await feedImage(h, owner)) ?? '').pathname
    expect(second).not.toBe(first)
    expect((await getBytes(h, first)).status).toBe(404)
    expect((await getBytes(h, second)).status).toBe(200)
  })

  test.each<[string, (h: Harness) => Promise<void>]>([
    ['withdrawn', (h) => h.rows(testimonials).update({ withdrawnAt: h.clock.now(), status: 'rejected' })],
    ['without its photo', (h) => h.rows(testimonials).update({ isPhotoShown: false })],
    ['made private', (h) => h.rows(testimonials).update({ isPrivate: true })],
    ['without consent', (h) => h.rows(consents).update({ withdrawnAt: h.clock.now() })],
  ])('is no longer found at its address once the answer is %s', async (_, change) => {
    const { h, owner, id, path } = await setUp()
    await h.upload(path, photo)
    await h.submit(id, { imageUrl: path })
    await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })
    const shown = new URL((await feedImage(h, owner)) ?? '').pathname
    await change(h)
    expect((await getBytes(h, shown)).status).toBe(404)
  })

  test('of a private answer never gets a public address', async () => {
    const { h, owner, id, path } = await setUp()
    await h.upload(path, photo)
    await h.submit(id, { imageUrl: path, isPrivate: true })
    await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })
    expect(await rowsOf(h)).toMatchObject([{ publicKey: null }])
    expect((await listOf(h, owner))[0]?.imageUrl).not.toBeNull()
  })

  test('is visible to the owner for an hour or two, only at the given address', async () => {
    const { h, owner, id, path } = await setUp()
    await h.upload(path, photo)
    await h.submit(id, { imageUrl: path })
    const url = new URL((await listOf(h, owner))[0]?.imageUrl ?? '', 'http://goodword.test')
    const changed = (change: (copy: URL) => void) => {
      const copy = new URL(url)
      change(copy)
      return getBytes(h, copy.pathname + copy.search)
    }
    expect((await changed(() => {})).status).toBe(200)
    expect((await changed((copy) => copy.searchParams.set('until', '99999999999999'))).status).toBe(404)
    expect((await changed((copy) => copy.searchParams.set('signature', 'AAAA'))).status).toBe(404)
    expect((await changed((copy) => copy.searchParams.delete('signature'))).status).toBe(404)
    expect((await changed((copy) => (copy.pathname = copy.pathname.replace('192', '512')))).status).toBe(404)
    h.clock.advance({ hours: 2 })
    expect((await changed(() => {})).status).toBe(404)
  })

  test('stays while another tab uploads one, and is deleted once the other is submitted', async () => {
    const { h, id, path } = await setUp()
    await h.upload(path, photo)
    const second = requestImagePath({ requestId: id, uploadId: OTHER_ID })
    await h.upload(second, await makeImage({ format: 'png' }), { type: 'image/png' })
    await h.drain()
    expect((await getBytes(h, path)).status).toBe(200)
    expect((await getBytes(h, second)).status).toBe(200)
    expect((await h.submit(id, { imageUrl: second })).status).toBe(200)
    await h.drain()
    expect(await rowsOf(h)).toMatchObject([{ uploadId: OTHER_ID }])
    expect(readdirSync(`${h.imageFolder}/pictures`)).toEqual(await h.rows(images).values('id'))
  })

  test('is deleted when the answer is submitted without it', async () => {
    const { h, id, path } = await setUp()
    await h.upload(path, photo)
    await h.submit(id)
    await h.drain()
    expect(await rowsOf(h)).toEqual([])
    expect(readdirSync(`${h.imageFolder}/pictures`)).toEqual([])
  })

  test('is deleted, oldest first, when more than four are uploaded for one request', async () => {
    const { h, id } = await setUp()
    const uploadIds = Array.from({ length: 5 }, (_, index) => `${ID.slice(0, -1)}${index}`)
    for (const uploadId of uploadIds) {
      await h.upload(requestImagePath({ requestId: id, uploadId }), photo)
      h.clock.advance({ minutes: 1 })
    }
    expect(await h.rows(images).values('uploadId')).toEqual(uploadIds.slice(1))
  })

  test('can be uploaded again with the same bytes, and not with others', async () => {
    const { h, path } = await setUp()
    const first = await h.upload(path, photo)
    expect(await h.upload(path, photo)).toMatchObject({ status: 201, body: first.body })
    const other = await h.upload(path, await makeImage({ width: 300 }))
    expect(other).toMatchObject({ status: 409, body: { code: 'images.upload_exists' } })
    expect(await rowsOf(h)).toHaveLength(1)
  })

  test('is refused with an id that another request of the owner has used', async () => {
    const { h, owner, path } = await setUp()
    await h.upload(path, photo)
    const other = await h.createRequest(owner, { customerEmail: 'ben@client.example' })
    const answer = await h.upload(requestImagePath({ requestId: other.id, uploadId: ID }), photo)
    expect(answer).toMatchObject({ status: 409, body: { code: 'images.upload_exists' } })
    expect((await getBytes(h, path)).status).toBe(200)
  })

  test('that is uploaded while the owner closes the account is refused, and leaves nothing', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    const process = h.deps.images.process
    h.deps.images.process = async (paths) => {
      await h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email: owner.email } })
      return process(paths)
    }
    const slow = await createHarness({ overrides: { ...h.deps } })
    const answer = await slow.upload(requestImagePath({ requestId: id, uploadId: ID }), photo)
    expect(answer).toMatchObject({ status: 404 })
    expect(await rowsOf(h)).toEqual([])
  })

  test('can be removed until it is submitted', async () => {
    const { h, id, path } = await setUp()
    await h.upload(path, photo)
    expect((await h.request('DELETE', path)).status).toBe(204)
    expect((await h.request('DELETE', path)).status).toBe(204)
    await h.drain()
    expect(await rowsOf(h)).toEqual([])
    await h.upload(path, photo)
    await h.submit(id, { imageUrl: path })
    expect((await h.request('DELETE', path)).status).toBe(204)
    expect(await rowsOf(h)).toHaveLength(1)
  })

  test('is refused for an answered or unknown request', async () => {
    const { h, id, path } = await setUp()
    await h.submit(id)
    expect(await h.upload(path, photo)).toMatchObject({ status: 409, body: { code: 'submissions.already_answered' } })
    const nowhere = requestImagePath({ requestId: 'AAAAAAAAAAAAAAAAAAAAAA', uploadId: ID })
    expect(await h.upload(nowhere, photo)).toMatchObject({ status: 404, body: { code: 'submissions.not_found' } })
    expect((await h.request('DELETE', nowhere)).status).toBe(404)
  })

  test('of another request of the same owner can’t be submitted', async () => {
    const { h, owner, path } = await setUp()
    await h.upload(path, photo)
    const other = await h.createRequest(owner, { customerEmail: 'ben@client.example' })
    expect(await h.submit(other.id, { imageUrl: path })).toMatchObject({
      status: 422,
      body: { code: 'submissions.image_unknown' },
    })
    expect((await h.request('DELETE', requestImagePath({ requestId: other.id, uploadId: ID }))).status).toBe(204)
    expect(await rowsOf(h)).toHaveLength(1)
  })

  test.each([
    'https://evil.example/cat.png',
    '//evil.example/cat.png',
    'javascript:alert(1)',
    '/goodword/user/me/image/' + ID,
    'https://firebasestorage.googleapis.com/v0/b/theirs/o/images%2F' + ID + '?alt=media&token=t',
    '/goodword/testimonial/x/image/../../../etc/passwd',
  ])('can’t be %s: nothing is submitted and nothing is fetched', async (imageUrl) => {
    const { h, owner, id } = await setUp()
    expect(await h.submit(id, { imageUrl })).toMatchObject({ status: 422, body: { code: 'submissions.image_unknown' } })
    expect((await listOf(h, owner))[0]?.status).toBe('pending')
    expect(await rowsOf(h)).toEqual([])
  })

  test('that was not submitted is deleted after a day', async () => {
    const { h, id, path } = await setUp()
    await h.upload(path, photo)
    h.clock.advance({ hours: 25 })
    expect(await h.services.images.sweep(h.clock.now())).toMatchObject({ abandoned: 1 })
    expect(await rowsOf(h)).toEqual([])
    expect((await h.submit(id, { imageUrl: path })).status).toBe(422)
  })
})

describe('the organisation image', () => {
  async function signedUp() {
    const h = await createHarness()
    const owner = await h.signUp()
    const put = (organisationImageUrl: string | null) =>
      h.request<CurrentUser & { code?: string }>('PUT', '/goodword/user/me', {
        token: owner.token,
        body: { organisationImageUrl },
      })
    const upload = async (uploadId: string) => {
      const file = await makeImage({ width: 700, height: 700 })
      return (await h.upload(organisationImagePath(uploadId), file, { token: owner.token })).body.imageUrl
    }
    return { h, owner, put, upload }
  }

  test('can be uploaded, used, replaced and removed', async () => {
    const { h, owner, put, upload } = await signedUp()
    const first = (await put(await upload(ID))).body.organisationImageUrl ?? ''
    expect(await getBytes(h, first)).toMatchObject({ status: 200 })
    expect((await put(first)).body.organisationImageUrl).toBe(first)

    const second = (await put(await upload(OTHER_ID))).body.organisationImageUrl ?? ''
    expect(second).not.toBe(first)
    expect((await getBytes(h, first)).status).toBe(404)
    expect((await getBytes(h, second)).status).toBe(200)
    const me = await h.request<CurrentUser>('GET', '/goodword/user/me', { token: owner.token })
    expect(me.body.organisationImageUrl).toBe(second)

    expect((await put(null)).body.organisationImageUrl).toBeNull()
    expect((await getBytes(h, second)).status).toBe(404)
    await h.drain()
    expect(await rowsOf(h)).toEqual([])
  })

  test('of somebody else, or from elsewhere, is refused', async () => {
    const { h, put, upload } = await signedUp()
    const theirs = await signedUp()
    const shown = (await theirs.put(await theirs.upload(ID))).body.organisationImageUrl ?? ''
    for (const url of [shown, organisationImagePath(ID), 'https://evil.example/a.png', 'not an address at all ://']) {
      expect(await put(url), url).toMatchObject({ status: 422, body: { code: 'images.unknown' } })
    }
    const own = await upload(OTHER_ID)
    expect(await put(own)).toMatchObject({ status: 200 })
    expect((await h.request('DELETE', organisationImagePath(OTHER_ID))).status).toBe(401)
  })
})

describe('a file', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

  test.each<[string, () => Promise<Buffer> | Buffer, string, number, string]>([
    ['an SVG', () => svg, 'image/png', 415, 'images.wrong_type'],
    ['an SVG that says so', () => svg, 'image/svg+xml', 415, 'request.wrong_file_type'],
    ['a GIF', () => makeImage({ format: 'gif' }), 'image/png', 415, 'images.wrong_type'],
    ['a WebP', () => makeImage({ format: 'webp' }), 'image/jpeg', 415, 'images.wrong_type'],
    ['HTML that says it is a JPEG', () => html, 'image/jpeg', 415, 'images.wrong_type'],
    ['a form', () => photo, 'multipart/form-data; boundary=x', 415, 'request.wrong_file_type'],
    ['nothing', () => Buffer.alloc(0), 'image/png', 415, 'images.wrong_type'],
    ['two bytes', () => Buffer.from([0xff, 0xd8]), 'image/jpeg', 415, 'images.wrong_type'],
    ['a signature and HTML', () => Buffer.concat([photo.subarray(0, 3), html]), 'image/jpeg', 422, 'images.unreadable'],
    ['half a JPEG', () => photo.subarray(0, photo.length / 2), 'image/jpeg', 422, 'images.unreadable'],
    [
      'half a PNG',
      async () => (await makeImage({ format: 'png' })).subarray(0, 4000),
      'image/png',
      422,
      'images.unreadable',
    ],
    [
      'a bomb of 256 megapixels',
      () =>
        sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      'image/png',
      422,
      'images.too_many_pixels',
    ],
    ['one byte too much', () => Buffer.alloc(IMAGE_MAX_BYTES + 1, photo), 'image/jpeg', 413, 'images.too_large'],
  ])('that is %s is refused with a message, and leaves nothing', async (_, make, type, status, code) => {
    const { h, path } = await setUp()
    const answer = await h.upload<{ code: string; message: string }>(path, await make(), { type })
    expect(answer).toMatchObject({ status, body: { code } })
    expect(answer.body.message).toMatch(/^[A-Z].*\.$/)
    expect(await rowsOf(h)).toEqual([])
    expect(await h.services.images.sweep(new Date('2100-01-01'))).toMatchObject({ incoming: 0 })
  })

  test('of exactly 15 MiB is accepted', async () => {
    const { h, path } = await setUp()
    // A decoder stops at the end of the image and ignores the bytes after it.
    const file = Buffer.concat([photo, Buffer.alloc(IMAGE_MAX_BYTES - photo.length)])
    expect(file).toHaveLength(15_728_640)
    expect((await h.upload(path, file)).status).toBe(201)
  })

  test('without a length is measured while it arrives', async () => {
    const { h, path } = await setUp()
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(sent === 1 ? photo : new Uint8Array(64 * 1024))
      },
    })
    expect(await h.upload(path, endless)).toMatchObject({ status: 413, body: { code: 'images.too_large' } })
    expect(sent).toBeLessThan(400)
  })

  test('is turned upright and encoded again, without trailing bytes or metadata', async () => {
    const { h, path } = await setUp()
    const lying = await makeImage({ width: 1200, height: 600, orientation: 6 })
    expect(lying.includes('A SECRET OF THE CAMERA')).toBe(true)
    const polyglot = Buffer.concat([lying, Buffer.from('<script>alert("tail")</script>')])
    expect((await h.upload(path, polyglot)).status).toBe(201)
    const row = await h.rows(images).one()
    expect(row).toMatchObject({ width: 600, height: 1200 })

    for (const name of ['96.webp', '96.jpg', '192.webp', '192.jpg', '512.webp', '512.jpg']) {
      const bytes = readFileSync(`${h.imageFolder}/pictures/${row.id}/${name}`)
      expect(bytes.includes('A SECRET') || bytes.includes('script') || bytes.includes('GPS'), name).toBe(false)
      const { format, width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata()
      const size = Number.parseInt(name, 10)
      expect({ format, width, height }).toEqual({
        format: name.endsWith('webp') ? 'webp' : 'jpeg',
        width: size / 2,
        height: size,
      })
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
    }
    const upright = await sharp(readFileSync(`${h.imageFolder}/pictures/${row.id}/96.jpg`))
      .raw()
      .toBuffer()
    const [topRed = 0, bottomRed = 0] = [upright[24 * 3], upright[(95 * 48 + 24) * 3]]
    expect(topRed).toBeGreaterThan(bottomRed + 100)
  })

  test('smaller than a size is not enlarged', async () => {
    const { h, path } = await setUp()
    await h.upload(path, await makeImage({ width: 40, height: 30, format: 'png' }), { type: 'image/png' })
    expect(await sharp((await getBytes(h, path)).bytes).metadata()).toMatchObject({ width: 40, height: 30 })
  })

  test('with transparency keeps it as WebP and gets a white background as JPEG', async () => {
    const { h, path } = await setUp()
    const clear = sharp({ create: { width: 80, height: 80, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    await h.upload(path, await clear.png().toBuffer(), { type: 'image/png' })
    const folder = `${h.imageFolder}/pictures/${(await h.rows(images).one()).id}`
    expect(await sharp(readFileSync(`${folder}/96.webp`)).metadata()).toMatchObject({ hasAlpha: true })
    const [white] = await sharp(readFileSync(`${folder}/96.jpg`))
      .raw()
      .toBuffer()
    expect(white).toBe(255)
  })

  test.each(['not-a-uuid', '..%2F..%2Fetc', '00000000-0000-0000-0000-000000000000'])(
    'is refused with the id %s',
    async (uploadId) => {
      const { h, id } = await setUp()
      const answer = await h.upload(`/goodword/testimonial/${id}/image/${uploadId}`, photo)
      expect(answer).toMatchObject({ status: 422, body: { code: 'images.invalid_upload_id' } })
    },
  )

  test('is refused when the disk is nearly full', async () => {
    const { h, path } = await setUp()
    h.disk.freeBytes = 100 * 1024 * 1024
    expect(await h.upload(path, photo)).toMatchObject({ status: 507, body: { code: 'images.disk_full' } })
    h.disk.freeBytes = Number.POSITIVE_INFINITY
    expect((await h.upload(path, photo)).status).toBe(201)
  })

  test('is refused when the workspace has a gigabyte of images', async () => {
    const { h, id, owner, path } = await setUp()
    await h.upload(path, photo)
    await h.submit(id, { imageUrl: path })
    await h.rows(images).update({ bytes: 1024 ** 3 + 1 })
    const other = await h.createRequest(owner, { customerEmail: 'ben@client.example' })
    const answer = await h.upload(requestImagePath({ requestId: other.id, uploadId: OTHER_ID }), photo)
    expect(answer).toMatchObject({ status: 507, body: { code: 'images.workspace_full' } })
  })
})

test('eight simultaneous uploads with one id are one image', async () => {
  const { h, path } = await setUp()
  const answers = await Promise.all(Array.from({ length: 8 }, () => h.upload(path, photo)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
  expect(await rowsOf(h)).toHaveLength(1)
  expect((await getBytes(h, path)).status).toBe(200)
})
