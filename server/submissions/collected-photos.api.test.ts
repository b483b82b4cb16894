import { describe, expect, test } from 'vitest'
import type { ErrorResponse } from '#shared/http/errors.ts'
import { collectionImagePath } from '#shared/image-uploads.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import { images } from '#server/db/schema/images.ts'
import { collectionOf } from '#server/testing/collection.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'
import { confirmEmail } from '#server/testing/owners.ts'
import { imageRows, OTHER_UPLOAD_ID, photo, UPLOAD_ID } from '#server/testing/uploads.ts'

async function setUp(options: Parameters<typeof createHarness>[0] = {}) {
  const h = await createHarness(options)
  const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
  const link = collectionOf(h, owner)
  const { slug } = await link.form()
  const pathOf = (uploadId: string) => collectionImagePath({ slug, uploadId })
  return { h, owner, link, path: pathOf(UPLOAD_ID), pathOf }
}

const first = async (h: Harness, owner: TestOwner) => {
  const { body } = await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', {
    token: await h.signIn(owner),
  })
  return body.items[0]
}

describe('the photo of a visitor', () => {
  test('can be seen and removed by the page that uploaded it, until it is sent', async () => {
    const { h, path } = await setUp()
    expect(await h.upload(path, photo)).toMatchObject({ status: 201, body: { imageUrl: path } })
    const seen = await h.app.request(path)
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await h.request('DELETE', path)).status).toBe(204)
    expect(await imageRows(h)).toEqual([])
    expect((await h.app.request(path)).status).toBe(404)
  })

  test('comes with the testimonial, and is shown where the testimonial is', async () => {
    const { h, owner, link, path } = await setUp()
    await h.upload(path, photo)
    expect((await link.answer({ imageUrl: path })).status).toBe(201)
    const arrived = await first(h, owner)
    expect(arrived?.imageUrl).toMatch(/^\/goodword\/image\//)
    expect(await imageRows(h)).toMatchObject([{ testimonialId: arrived?.id, formId: null }])
    expect((await h.app.request(path)).status).toBe(404)

    const token = await h.signIn(owner)
    await h.request('PUT', `/goodword/testimonial/${arrived?.id}/approve`, { token })
    const [widget] = (await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token })).body
      .items
    const [item] = (await h.request<WidgetFeed>('GET', `/w/${widget?.id}.json`)).body.items
    expect(item?.imageUrl).toContain('/images/')
  })

  test('waits with an answer whose email is to be confirmed, also longer than an unsent one', async () => {
    const { h, owner, link, path } = await setUp()
    await confirmEmail({ h, owner })
    await link.changeAccess({ needsConfirmedEmail: true })
    await h.upload(path, photo)
    await link.answer({ imageUrl: path, customerEmail: 'ana@client.example' })
    await h.drain()
    h.clock.advance({ days: 2 })
    await h.services.images.sweep(h.clock.now())
    const [email] = await h.emails()
    const token = /\/confirm\/([\w.%-]+)/.exec(email?.text ?? '')?.[1]
    expect((await h.request('POST', `/goodword/confirmation/${token}`)).status).toBe(200)
    expect((await first(h, owner))?.imageUrl).toMatch(/^\/goodword\/image\//)
    expect(await imageRows(h)).toMatchObject([{ formId: null, unconfirmedAnswerId: null }])
  })

  test('goes with an answer that nobody confirms', async () => {
    const { h, owner, link, path } = await setUp()
    await confirmEmail({ h, owner })
    await link.changeAccess({ needsConfirmedEmail: true })
    await h.upload(path, photo)
    await link.answer({ imageUrl: path, customerEmail: 'ana@client.example' })
    h.clock.advance({ days: 8 })
    await h.housekeeping.run()
    expect(await imageRows(h)).toEqual([])
  })

  test('is deleted after a day if it is never sent', async () => {
    const { h, path } = await setUp()
    await h.upload(path, photo)
    h.clock.advance({ days: 1, seconds: 1 })
    expect(await h.services.images.sweep(h.clock.now())).toMatchObject({ abandoned: 1 })
  })

  test('is never taken for the organisation’s', async () => {
    const { h, link, path } = await setUp()
    await h.upload(path, photo)
    await link.answer({ imageUrl: path })
    expect((await link.open()).body.logoUrl).toBeNull()
  })
})

describe('an upload is refused', () => {
  test('for another form, another request, or one that nobody made', async () => {
    const { h, owner, link, path, pathOf } = await setUp()
    const other = collectionOf(h, await h.signUp())
    await h.upload(path, photo)
    expect(await other.answer({ imageUrl: path })).toMatchObject({
      status: 422,
      body: { code: 'submissions.image_unknown' },
    })
    const { id } = await h.createRequest(owner)
    expect((await h.submit(id, { imageUrl: path })).status).toBe(422)
    for (const imageUrl of [pathOf(OTHER_UPLOAD_ID), 'https://evil.example/cat.png', '/goodword/user/me/image/x'])
      expect((await link.answer({ imageUrl })).body.code).toBe('submissions.image_unknown')
    expect((await h.rows(images, { uploadId: UPLOAD_ID }).one()).formId).not.toBeNull()
  })

  test('by a link that is closed, or isn’t there', async () => {
    const { h, link, path } = await setUp()
    await link.changeAccess({ isOpen: false })
    expect(await h.upload<ErrorResponse>(path, photo)).toMatchObject({
      status: 409,
      body: { code: 'collection.closed' },
    })
    const nowhere = collectionImagePath({ slug: 'nobody-at-all', uploadId: UPLOAD_ID })
    expect((await h.upload(nowhere, photo)).status).toBe(404)
  })

  test('when a form has a hundred that were never sent, and nobody loses theirs', async () => {
    const { h, path, pathOf } = await setUp()
    await h.upload(path, photo)
    const [row] = await imageRows(h)
    if (!row) throw new Error('The upload was not stored.')
    const uploadId = (number: number) => `${UPLOAD_ID.slice(0, -3)}${String(number).padStart(3, '0')}`
    const others = Array.from({ length: 99 }, (_, index) => ({ ...row, id: `img_${index}`, uploadId: uploadId(index) }))
    await h.insertRows(images, ...others)
    expect(await h.upload<ErrorResponse>(pathOf(OTHER_UPLOAD_ID), photo)).toMatchObject({
      status: 429,
      body: { code: 'images.form_full' },
    })
    expect(await imageRows(h)).toHaveLength(100)
    expect((await h.app.request(path)).status).toBe(200)
  })

  test('after too many from one address', async () => {
    const { h, path } = await setUp({ overrides: { limits: { ...noLimits, upload: { points: 1, seconds: 600 } } } })
    expect((await h.upload(path, photo)).status).toBe(201)
    expect((await h.upload(path, photo)).status).toBe(429)
  })

  test('if it is no image', async () => {
    const { h, path } = await setUp()
    expect(await h.upload<ErrorResponse>(path, Buffer.from('<svg onload="alert(1)">'))).toMatchObject({
      status: 415,
      body: { code: 'images.wrong_type' },
    })
    expect(await imageRows(h)).toEqual([])
  })
})
