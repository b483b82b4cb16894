import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { requestImagePath } from '#shared/image-uploads.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { TestimonialCounts } from '#shared/testimonial-list.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import { images } from '#server/db/schema/images.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { clientOf, everythingShown, createOpenedRequest, ANSWER } from '#server/testing/clients.ts'
import { makeImage } from '#server/testing/images.ts'

const UPLOAD_ID = '7c1f0f9e-1d7b-4f6e-8a55-3b1f2c3d4e5f'

async function setUp() {
  const opened = await createOpenedRequest()
  const { h, owner, id } = opened
  const { token } = owner
  return {
    ...opened,
    remove: (removed = id, as = token) =>
      h.request<{ code: string; message: string }>('DELETE', `/goodword/testimonial/${removed}`, { token: as }),
    list: async () =>
      (
        await h.request<{ items: Testimonial[]; counts: TestimonialCounts }>('GET', '/goodword/testimonial/list', {
          token,
        })
      ).body,
  }
}

describe('a request without an answer', () => {
  test.each(['pending', 'sent'] as const)('can be deleted while %s, with its link', async (status) => {
    const { h, id, owner, client, remove, list } = await setUp()
    if (status === 'sent') await h.request('POST', `/goodword/testimonial/${id}/resend`, { token: owner.token })
    await h.drain()
    expect((await list()).items[0]?.status).toBe(status)
    expect(await remove()).toMatchObject({ status: 204 })
    expect(await list()).toMatchObject({ items: [], counts: { all: 0, pending: 0, sent: 0 } })
    expect((await h.request('GET', `/goodword/testimonial/${id}`)).status).toBe(404)
    expect((await h.submit(id)).status).toBe(404)
    expect((await client.look()).status).toBe(404)
    expect((await remove()).status).toBe(404)
    expect(await h.emails()).toEqual([])
  })

  test('is deleted with its images and its queued email', async () => {
    const { h, id, owner, remove } = await setUp()
    await h.upload(requestImagePath({ requestId: id, uploadId: UPLOAD_ID }), await makeImage())
    await h.request('POST', `/goodword/testimonial/${id}/resend`, { token: owner.token })
    await remove()
    await h.drain()
    expect(await h.emails()).toEqual([])
    expect(readdirSync(`${h.imageFolder}/pictures`)).toEqual([])
    expect(await h.rows(images).list()).toEqual([])
    expect(await h.rows(emailMessages).list()).toEqual([])
    expect(await h.rows(testimonialEvents).list()).toEqual([])
  })

  test('still counts after it was deleted', async () => {
    const { h, owner, remove } = await setUp()
    await remove()
    const usage = await h.request('GET', '/goodword/testimonial/usage', { token: owner.token })
    expect(usage.body).toMatchObject({ used: 1 })
  })

  test('can be created again with the same Idempotency-Key', async () => {
    const { h, owner, remove } = await setUp()
    const create = () =>
      h.request<Testimonial>('POST', '/goodword/testimonial/create', {
        token: owner.token,
        body: { customerEmail: 'ben@client.example' },
        headers: { 'idempotency-key': 'key-0001' },
      })
    const first = await create()
    await remove(first.body.id)
    const second = await create()
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(first.body.id)
  })

  test('can be deleted after the client declined', async () => {
    const { client, remove, list } = await setUp()
    await client.decline()
    expect((await remove()).status).toBe(204)
    expect((await list()).items).toEqual([])
  })
})

describe('the answer of a client', () => {
  test.each([
    ['is undecided', []],
    ['is approved', ['approve']],
    ['is rejected', ['reject']],
  ] as const)('that %s can’t be deleted, because it is the client’s', async (_, actions) => {
    const { h, id, decide, details, remove } = await setUp()
    await h.submit(id)
    for (const action of actions) await decide(action)
    const before = await details()
    expect(await remove()).toMatchObject({
      status: 409,
      body: {
        code: 'testimonials.wrong_status',
        message: 'This is a client’s answer and can’t be removed. You can reject it, so that it isn’t shown anywhere.',
      },
    })
    expect(await details()).toEqual(before)
  })

  test('that was withdrawn can’t be deleted either, only erased by the client', async () => {
    const { h, id, client, remove, list } = await setUp()
    await h.submit(id)
    await client.withdraw()
    expect((await remove()).status).toBe(409)
    await client.erase()
    expect((await remove()).status).toBe(204)
    expect(await list()).toMatchObject({ items: [], counts: { all: 0, rejected: 0 } })
  })
})

describe('a testimonial that the owner added', () => {
  test('can be deleted from the list and the wall', async () => {
    const { h, owner, remove, list, feed, wall } = await setUp()
    const added = await h.request<Testimonial>('POST', '/goodword/testimonial/add', {
      token: owner.token,
      body: { customerName: 'Cleo', testimonial: 'Heard at a fair.', isAttested: true },
    })
    await h.request('PUT', `/goodword/testimonial/${added.body.id}/approve`, { token: owner.token })
    expect((await feed()).items).toMatchObject([{ text: 'Heard at a fair.' }])
    expect((await remove(added.body.id)).status).toBe(204)
    expect((await feed()).items).toEqual([])
    expect(await wall()).not.toContain('Heard at a fair.')
    expect((await list()).items).toHaveLength(1)
  })
})

test('a request of another owner is not found, and stays', async () => {
  const { h, id, remove, list } = await setUp()
  const stranger = await h.signUp()
  expect(await remove(id, stranger.token)).toMatchObject({ status: 404, body: { code: 'testimonials.not_found' } })
  expect((await remove('nothing')).status).toBe(404)
  expect((await list()).items).toHaveLength(1)
})

test('other requests lose nothing', async () => {
  const { h, owner, client, feed } = await everythingShown()
  const { id } = await h.createRequest(owner, { customerEmail: 'ben@client.example' })
  const before = await client.look()
  await h.request('DELETE', `/goodword/testimonial/${id}`, { token: owner.token })
  await h.drain()
  expect((await clientOf(h, id).look()).status).toBe(404)
  expect((await client.look()).body).toEqual(before.body)
  expect((await feed()).items).toMatchObject([{ text: ANSWER.testimonial, imageUrl: expect.any(String) }])
})
