import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { IMAGE_MAX_BYTES, requestImagePath } from '#shared/image-uploads.ts'
import { images } from '#server/db/schema/images.ts'
import { addWorkspace } from '#server/testing/freezing.ts'
import { makeImage } from '#server/testing/images.ts'
import { OTHER_UPLOAD_ID, photo, setUpUpload, getBytes, imageRows } from '#server/testing/uploads.ts'

const THIRD_UPLOAD_ID = '7c0d5a4e-91b4-4c37-8b5e-2f0f2a6f3d19'

describe('an uploaded file', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

  test.each<[string, () => Promise<Buffer> | Buffer, string, number, string]>([
    ['an SVG', () => svg, 'image/png', 415, 'images.wrong_type'],
    ['an SVG with its own type', () => svg, 'image/svg+xml', 415, 'request.wrong_file_type'],
    ['a GIF', () => makeImage({ format: 'gif' }), 'image/png', 415, 'images.wrong_type'],
    ['a WebP', () => makeImage({ format: 'webp' }), 'image/jpeg', 415, 'images.wrong_type'],
    ['HTML that says it is a JPEG', () => html, 'image/jpeg', 415, 'images.wrong_type'],
    ['a form', () => photo, 'multipart/form-data; boundary=x', 415, 'request.wrong_file_type'],
    ['empty', () => Buffer.alloc(0), 'image/png', 415, 'images.wrong_type'],
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
      'a small file with 256 megapixels',
      () =>
        sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      'image/png',
      422,
      'images.too_many_pixels',
    ],
    ['one byte too large', () => Buffer.alloc(IMAGE_MAX_BYTES + 1, photo), 'image/jpeg', 413, 'images.too_large'],
  ])('is refused with a message if it is %s, and nothing is stored', async (_, make, type, status, code) => {
    const { h, path } = await setUpUpload()
    const answer = await h.upload<{ code: string; message: string }>(path, await make(), { type })
    expect(answer).toMatchObject({ status, body: { code } })
    expect(answer.body.message).toMatch(/^[A-Z].*\.$/)
    expect(await imageRows(h)).toEqual([])
    expect(await h.services.images.sweep(new Date('2100-01-01'))).toMatchObject({ incoming: 0 })
  })

  test('is accepted with exactly 15 MiB', async () => {
    const { h, path } = await setUpUpload()
    // A decoder stops at the end of the image and ignores the bytes after it.
    const file = Buffer.concat([photo, Buffer.alloc(IMAGE_MAX_BYTES - photo.length)])
    expect(file).toHaveLength(15_728_640)
    expect((await h.upload(path, file)).status).toBe(201)
  })

  test('is measured while it arrives if its length is not given', async () => {
    const { h, path } = await setUpUpload()
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
    const { h, path } = await setUpUpload()
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

  test('is not enlarged if it is smaller than the requested size', async () => {
    const { h, path } = await setUpUpload()
    await h.upload(path, await makeImage({ width: 40, height: 30, format: 'png' }), { type: 'image/png' })
    expect(await sharp((await getBytes(h, path)).bytes).metadata()).toMatchObject({ width: 40, height: 30 })
  })

  test('stays transparent as WebP and gets a white background as JPEG', async () => {
    const { h, path } = await setUpUpload()
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
      const { h, id } = await setUpUpload()
      const answer = await h.upload(`/goodword/testimonial/${id}/image/${uploadId}`, photo)
      expect(answer).toMatchObject({ status: 422, body: { code: 'images.invalid_upload_id' } })
    },
  )

  test('is refused when the disk is nearly full', async () => {
    const { h, path } = await setUpUpload()
    h.disk.freeBytes = 100 * 1024 * 1024
    expect(await h.upload(path, photo)).toMatchObject({ status: 507, body: { code: 'images.disk_full' } })
    h.disk.freeBytes = Number.POSITIVE_INFINITY
    expect((await h.upload(path, photo)).status).toBe(201)
  })

  test('is refused when the workspaces of an owner have a gigabyte of images, unless the plan has room for several', async () => {
    const { h, id, owner, path } = await setUpUpload()
    await h.upload(path, photo)
    await h.submit(id, { imageUrl: path })
    await h.rows(images).update({ bytes: 1024 ** 3 + 1 })
    await h.setPlan(owner, 'studio')
    await addWorkspace(h, owner, 'Lakrits')
    const other = await h.createRequest(owner)
    const upload = (uploadId: string) => h.upload(requestImagePath({ requestId: other.id, uploadId }), photo)
    expect((await upload(OTHER_UPLOAD_ID)).status).toBe(201)
    await h.setPlan(owner, 'free')
    expect(await upload(THIRD_UPLOAD_ID)).toMatchObject({ status: 507, body: { code: 'images.workspace_full' } })
  })

  test('is refused when the workspace has a gigabyte of images', async () => {
    const { h, id, owner, path } = await setUpUpload()
    await h.upload(path, photo)
    await h.submit(id, { imageUrl: path })
    await h.rows(images).update({ bytes: 1024 ** 3 + 1 })
    const other = await h.createRequest(owner, { customerEmail: 'ben@client.example' })
    const answer = await h.upload(requestImagePath({ requestId: other.id, uploadId: OTHER_UPLOAD_ID }), photo)
    expect(answer).toMatchObject({ status: 507, body: { code: 'images.workspace_full' } })
  })
})
