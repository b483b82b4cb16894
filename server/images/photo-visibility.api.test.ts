import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { consents } from '#server/db/schema/consents.ts'
import type { Harness } from '#server/testing/harness.ts'
import { photo, setUpUpload, getBytes, testimonialsOf, feedImage, imageRows } from '#server/testing/uploads.ts'

describe('the photo of an answer', () => {
  test('is shown to the client until submitted, then to the owner, and to anybody once approved', async () => {
    const { h, owner, id, path } = await setUpUpload()
    const uploaded = await h.upload(path, photo)
    expect(uploaded).toMatchObject({ status: 201, body: { imageUrl: path } })
    expect((await getBytes(h, path)).headers.get('content-type')).toBe('image/webp')

    expect((await h.submit(id, { imageUrl: uploaded.body.imageUrl })).status).toBe(200)
    expect((await getBytes(h, path)).status).toBe(404)
    const [seen] = await testimonialsOf(h, owner)
    const ownersView = await getBytes(h, seen?.imageUrl ?? '')
    expect(ownersView.status).toBe(200)
    expect(ownersView.headers.get('cache-control')).toBe('no-store')
    expect(ownersView.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(await feedImage(h, owner)).toBeUndefined()

    await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })
    const shown = await feedImage(h, owner)
    const imageFile = await getBytes(h, new URL(shown ?? '').pathname)
    expect(imageFile.status).toBe(200)
    expect(imageFile.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    for (const { headers } of [ownersView, imageFile])
      expect(headers.get('content-disposition')).toBe('inline; filename="photo.webp"')
    expect(imageFile.headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    )
    expect(imageFile.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, must-revalidate')
    const headers = { 'if-none-match': imageFile.headers.get('etag') ?? '' }
    expect(await h.request('GET', new URL(shown ?? '').pathname, { headers })).toMatchObject({ status: 304, body: '' })
    expect(await sharp(imageFile.bytes).metadata()).toMatchObject({ format: 'webp', width: 192, height: 144 })
  })

  test('loses its address when the testimonial is rejected, and gets a new one when it is approved again', async () => {
    const { h, owner, id, path } = await setUpUpload()
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
  ])('is not found at its address after the answer is %s', async (_, change) => {
    const { h, owner, id, path } = await setUpUpload()
    await h.upload(path, photo)
    await h.submit(id, { imageUrl: path })
    await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })
    const shown = new URL((await feedImage(h, owner)) ?? '').pathname
    await change(h)
    expect((await getBytes(h, shown)).status).toBe(404)
  })

  test('never gets a public address if the answer is private', async () => {
    const { h, owner, id, path } = await setUpUpload()
    await h.upload(path, photo)
    await h.submit(id, { imageUrl: path, isPrivate: true })
    await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })
    expect(await imageRows(h)).toMatchObject([{ publicKey: null }])
    expect((await testimonialsOf(h, owner))[0]?.imageUrl).not.toBeNull()
  })

  test('is shown to the owner at a signed address, for an hour or two', async () => {
    const { h, owner, id, path } = await setUpUpload()
    await h.upload(path, photo)
    await h.submit(id, { imageUrl: path })
    const url = new URL((await testimonialsOf(h, owner))[0]?.imageUrl ?? '', 'http://goodword.test')
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
})
