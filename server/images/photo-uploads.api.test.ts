import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { requestImagePath } from '#shared/image-uploads.ts'
import { images } from '#server/db/schema/images.ts'
import { createHarness } from '#server/testing/harness.ts'
import { makeImage } from '#server/testing/images.ts'
import {
  UPLOAD_ID,
  OTHER_UPLOAD_ID,
  photo,
  setUpUpload,
  getBytes,
  testimonialsOf,
  imageRows,
} from '#server/testing/uploads.ts'

describe('the photo of an answer', () => {
  test('is kept while another tab uploads one, and is deleted when the other is submitted', async () => {
    const { h, id, path } = await setUpUpload()
    await h.upload(path, photo)
    const second = requestImagePath({ requestId: id, uploadId: OTHER_UPLOAD_ID })
    await h.upload(second, await makeImage({ format: 'png' }), { type: 'image/png' })
    await h.drain()
    expect((await getBytes(h, path)).status).toBe(200)
    expect((await getBytes(h, second)).status).toBe(200)
    expect((await h.submit(id, { imageUrl: second })).status).toBe(200)
    await h.drain()
    expect(await imageRows(h)).toMatchObject([{ uploadId: OTHER_UPLOAD_ID }])
    expect(readdirSync(`${h.imageFolder}/pictures`)).toEqual(await h.rows(images).values('id'))
  })

  test('is deleted when the answer is submitted without it', async () => {
    const { h, id, path } = await setUpUpload()
    await h.upload(path, photo)
    await h.submit(id)
    await h.drain()
    expect(await imageRows(h)).toEqual([])
    expect(readdirSync(`${h.imageFolder}/pictures`)).toEqual([])
  })

  test('is deleted when four newer ones are uploaded for the same request', async () => {
    const { h, id } = await setUpUpload()
    const uploadIds = Array.from({ length: 5 }, (_, index) => `${UPLOAD_ID.slice(0, -1)}${index}`)
    for (const uploadId of uploadIds) {
      await h.upload(requestImagePath({ requestId: id, uploadId }), photo)
      h.clock.advance({ minutes: 1 })
    }
    expect(await h.rows(images).values('uploadId')).toEqual(uploadIds.slice(1))
  })

  test('can be uploaded again with the same bytes, but not with others', async () => {
    const { h, path } = await setUpUpload()
    const first = await h.upload(path, photo)
    expect(await h.upload(path, photo)).toMatchObject({ status: 201, body: first.body })
    const other = await h.upload(path, await makeImage({ width: 300 }))
    expect(other).toMatchObject({ status: 409, body: { code: 'images.upload_exists' } })
    expect(await imageRows(h)).toHaveLength(1)
  })

  test('is refused with an id that another request of the owner has used', async () => {
    const { h, owner, path } = await setUpUpload()
    await h.upload(path, photo)
    const other = await h.createRequest(owner, { customerEmail: 'ben@client.example' })
    const answer = await h.upload(requestImagePath({ requestId: other.id, uploadId: UPLOAD_ID }), photo)
    expect(answer).toMatchObject({ status: 409, body: { code: 'images.upload_exists' } })
    expect((await getBytes(h, path)).status).toBe(200)
  })

  test('is refused if the owner closes the account during the upload, and nothing is stored', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    const process = h.deps.images.process
    h.deps.images.process = async (paths) => {
      await h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email: owner.email } })
      return process(paths)
    }
    const slow = await createHarness({ overrides: { ...h.deps } })
    const answer = await slow.upload(requestImagePath({ requestId: id, uploadId: UPLOAD_ID }), photo)
    expect(answer).toMatchObject({ status: 404 })
    expect(await imageRows(h)).toEqual([])
  })

  test('can be removed until the answer is submitted', async () => {
    const { h, id, path } = await setUpUpload()
    await h.upload(path, photo)
    expect((await h.request('DELETE', path)).status).toBe(204)
    expect((await h.request('DELETE', path)).status).toBe(204)
    await h.drain()
    expect(await imageRows(h)).toEqual([])
    await h.upload(path, photo)
    await h.submit(id, { imageUrl: path })
    expect((await h.request('DELETE', path)).status).toBe(204)
    expect(await imageRows(h)).toHaveLength(1)
  })

  test('is refused for an answered or unknown request', async () => {
    const { h, id, path } = await setUpUpload()
    await h.submit(id)
    expect(await h.upload(path, photo)).toMatchObject({ status: 409, body: { code: 'submissions.already_answered' } })
    const nowhere = requestImagePath({ requestId: 'AAAAAAAAAAAAAAAAAAAAAA', uploadId: UPLOAD_ID })
    expect(await h.upload(nowhere, photo)).toMatchObject({ status: 404, body: { code: 'submissions.not_found' } })
    expect((await h.request('DELETE', nowhere)).status).toBe(404)
  })

  test('can’t be submitted for another request of the same owner', async () => {
    const { h, owner, path } = await setUpUpload()
    await h.upload(path, photo)
    const other = await h.createRequest(owner, { customerEmail: 'ben@client.example' })
    expect(await h.submit(other.id, { imageUrl: path })).toMatchObject({
      status: 422,
      body: { code: 'submissions.image_unknown' },
    })
    expect((await h.request('DELETE', requestImagePath({ requestId: other.id, uploadId: UPLOAD_ID }))).status).toBe(204)
    expect(await imageRows(h)).toHaveLength(1)
  })

  test.each([
    'https://evil.example/cat.png',
    '//evil.example/cat.png',
    'javascript:alert(1)',
    '/goodword/user/me/image/' + UPLOAD_ID,
    'https://firebasestorage.googleapis.com/v0/b/theirs/o/images%2F' + UPLOAD_ID + '?alt=media&token=t',
    '/goodword/testimonial/x/image/../../../etc/passwd',
  ])('is refused if its address is %s, and nothing is submitted or fetched', async (imageUrl) => {
    const { h, owner, id } = await setUpUpload()
    expect(await h.submit(id, { imageUrl })).toMatchObject({ status: 422, body: { code: 'submissions.image_unknown' } })
    expect((await testimonialsOf(h, owner))[0]?.status).toBe('pending')
    expect(await imageRows(h)).toEqual([])
  })

  test('is deleted after a day if it is not submitted', async () => {
    const { h, id, path } = await setUpUpload()
    await h.upload(path, photo)
    h.clock.advance({ hours: 25 })
    expect(await h.services.images.sweep(h.clock.now())).toMatchObject({ abandoned: 1 })
    expect(await imageRows(h)).toEqual([])
    expect((await h.submit(id, { imageUrl: path })).status).toBe(422)
  })
})

test('eight simultaneous uploads with one id create one image', async () => {
  const { h, path } = await setUpUpload()
  const answers = await Promise.all(Array.from({ length: 8 }, () => h.upload(path, photo)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
  expect(await imageRows(h)).toHaveLength(1)
  expect((await getBytes(h, path)).status).toBe(200)
})
