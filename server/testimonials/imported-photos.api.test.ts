import { describe, expect, test } from 'vitest'
import { existingPhotoPath } from '#shared/existing-import.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { createHarness, type TestOwner } from '#server/testing/harness.ts'
import { makeImage } from '#server/testing/images.ts'
import { getBytes, imageRows, OTHER_UPLOAD_ID, UPLOAD_ID } from '#server/testing/uploads.ts'

const ROWS = [
  { row: 2, customerName: 'Ana Ribeiro', testimonial: 'Precise, funny, never late.' },
  { row: 3, customerName: 'Ben', testimonial: 'Quick and fair.' },
]

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp()
  const call = async <T = { id: string }>(method: string, path: string, body?: unknown) =>
    h.request<T>(method, `/goodword${path}`, { token: await h.signIn(owner), body })
  const { body } = await call('POST', '/import', { total: 2, receivedVia: 'Senja', isAttested: true })
  await call('PUT', `/import/${body.id}/rows`, { rows: ROWS })
  await call('POST', `/import/${body.id}/finish`)
  await h.drain()
  const { id } = body
  const upload = async (
    file: Buffer,
    { row = 2, uploadId = UPLOAD_ID, as = owner }: { row?: number; uploadId?: string; as?: TestOwner } = {},
  ) => h.upload(existingPhotoPath({ id, row, uploadId }), file, { token: await h.signIn(as) })
  const photos = async () => {
    const { body: list } = await call<{ items: Testimonial[] }>('GET', '/testimonial/list?sort=name')
    return list.items.map(({ imageUrl }) => imageUrl)
  }
  const undo = async () => {
    await call('POST', `/import/${id}/undo`)
    await h.drain()
  }
  return { h, id, call, upload, photos, undo }
}

describe('a photo of an imported testimonial', () => {
  test('is checked and re-encoded like any other, shown to the owner, and replaced by a second one', async () => {
    const { h, upload, photos } = await setUp()
    expect(await upload(await makeImage())).toMatchObject({ status: 201 })
    const [first, none] = await photos()
    expect(none).toBeNull()
    const shown = await getBytes(h, first ?? '')
    expect(shown.status).toBe(200)
    expect(shown.bytes.toString('latin1')).not.toContain('A SECRET OF THE CAMERA')

    expect((await upload(await makeImage({ format: 'png' }), { uploadId: OTHER_UPLOAD_ID })).status).toBe(201)
    const [second] = await photos()
    expect(second).not.toBe(first)
    await h.drain()
    expect(await imageRows(h)).toHaveLength(1)
  })

  test('is sent twice and stored once, and other bytes under its id are refused', async () => {
    const { h, upload } = await setUp()
    const file = await makeImage()
    expect((await upload(file)).status).toBe(201)
    expect((await upload(file)).status).toBe(201)
    expect((await upload(await makeImage({ width: 99 }))).body).toMatchObject({ code: 'images.upload_exists' })
    expect(await imageRows(h)).toHaveLength(1)
  })

  test('that is no image leaves the testimonial as it is', async () => {
    const { h, upload, photos } = await setUp()
    const refused = await upload(Buffer.from('<svg onload="alert(1)"/>'))
    expect(refused).toMatchObject({ status: 415, body: { code: 'images.wrong_type' } })
    expect(await photos()).toEqual([null, null])
    expect(await imageRows(h)).toEqual([])
  })

  test('is public at once if the testimonial is approved by then', async () => {
    const { h, call, upload } = await setUp()
    const [ana] = await h.rows(testimonials, { customerName: 'Ana Ribeiro' }).list()
    await call('PUT', `/testimonial/${ana?.id}/approve`)
    const widgets = await call<{ items: { id: string }[] }>('GET', '/widget/list')
    await upload(await makeImage())
    const feed = await h.request<{ items: { imageUrl?: string }[] }>('GET', `/w/${widgets.body.items[0]?.id}.json`)
    expect(JSON.stringify(feed.body)).toContain('/images/')
  })

  test('goes when the import is undone, with its files', async () => {
    const { h, upload, undo } = await setUp()
    await upload(await makeImage())
    await undo()
    expect(await imageRows(h)).toEqual([])
    expect((await upload(await makeImage())).body).toMatchObject({ code: 'imports.not_found' })
  })

  test('is refused for another row, a changed testimonial, another workspace and after 30 days', async () => {
    const { h, upload } = await setUp()
    const file = await makeImage({ width: 8, height: 8 })
    for (const row of [4, 2.5, Number.NaN])
      expect((await upload(file, { row })).body, String(row)).toMatchObject({ code: 'imports.row_not_found' })
    expect((await upload(file, { uploadId: 'no-id' })).status).toBe(422)
    expect((await upload(file, { as: await h.signUp() })).body).toMatchObject({ code: 'imports.not_found' })
    await h.rows(testimonials, { customerName: 'Ben' }).update({ revisedAt: h.clock.now() })
    expect((await upload(file, { row: 3 })).body).toMatchObject({ code: 'imports.row_not_found' })
    h.clock.advance({ days: 30, seconds: 1 })
    expect((await upload(file)).body).toMatchObject({ code: 'imports.too_late' })
    expect(await imageRows(h)).toEqual([])
  })
})
