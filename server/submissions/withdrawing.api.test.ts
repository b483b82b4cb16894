import { describe, expect, test } from 'vitest'
import {
  ANSWER,
  approvedAnswer,
  everythingShown,
  holding,
  kindsOf,
  createOpenedRequest,
} from '#server/testing/clients.ts'

describe('taking the words back', () => {
  test('takes them off everywhere at once, with the photo, and ends what was agreed to', async () => {
    const { client, feed, wall, details, h } = await everythingShown()
    const imageUrl = (await feed()).items[0]?.imageUrl ?? ''
    h.clock.advance({ hours: 1 })
    const { status, body } = await client.withdraw()
    expect(status).toBe(200)
    expect(body.answer).toMatchObject({
      visibility: 'withdrawn',
      withdrawnAt: '2026-11-20T10:00:00.000Z',
      testimonial: ANSWER.testimonial,
      photoUrl: expect.stringContaining('/goodword/image/'),
      appearsIn: [],
      consents: [{ endedAt: '2026-11-20T10:00:00.000Z' }],
    })
    expect(await feed()).toMatchObject({ items: [], summary: { shared: 0 } })
    expect(await wall()).not.toContain(ANSWER.testimonial)
    expect((await h.app.request(new URL(imageUrl).pathname)).status).toBe(404)
    expect(await details()).toMatchObject({ status: 'rejected', withdrawnAt: '2026-11-20T10:00:00.000Z' })
  })

  test('again changes nothing', async () => {
    const { client, details, h } = await approvedAnswer()
    const first = await client.withdraw()
    const before = await details()
    h.clock.advance({ hours: 1 })
    expect(await client.withdraw()).toMatchObject({ status: 200, body: first.body })
    expect(await details()).toEqual(before)
  })

  test('cannot be undone by the owner, in whatever way', async () => {
    const { client, h, id, owner, decide, details, feed } = await approvedAnswer()
    await client.withdraw()
    const before = await details()
    const refusal = {
      status: 409,
      body: {
        code: 'testimonials.withdrawn',
        message: 'Ana Ribeiro withdrew this testimonial. It can be shown again only if they share it again.',
      },
    }
    expect(await decide('approve')).toMatchObject(refusal)
    expect(await decide('reject')).toMatchObject(refusal)
    expect(await decide('reopen', { from: 'rejected' })).toMatchObject(refusal)
    const bulk = await h.request('POST', '/goodword/testimonial/bulk', {
      token: owner.token,
      body: { action: 'approve', ids: [id] },
    })
    expect(bulk.body).toEqual({ changed: [], failures: [{ id, ...refusal.body }] })
    expect(await details()).toEqual(before)
    expect((await feed()).items).toEqual([])
  })

  test.each([
    ['other words', { testimonial: 'Better words.' }, 1],
    ['the same words', {}, 0],
  ])('ends when the client shares %s: they wait for the owner', async (_, text, versions) => {
    const { client, details, decide, feed } = await approvedAnswer()
    await client.withdraw()
    const { body } = await client.revise(text)
    expect(body.answer).toMatchObject({ visibility: 'waiting', withdrawnAt: null })
    expect(body.answer?.earlierVersions).toHaveLength(versions)
    expect(await details()).toMatchObject({ status: 'submitted', withdrawnAt: null, isPrivate: false })
    expect(kindsOf(await details()).at(-1)).toBe('client shared_again')
    expect(holding((await details()).consents)).toHaveLength(1)
    expect((await feed()).items).toEqual([])
    await decide('approve')
    expect((await feed()).items).toHaveLength(1)
  })

  test('of private words leaves them private when they are shared again', async () => {
    const { client, h, id, decide, details, feed } = await createOpenedRequest()
    await h.submit(id, { isPrivate: true })
    await client.withdraw()
    await client.revise()
    expect(holding((await details()).consents)).toMatchObject([{ choice: 'private' }])
    await decide('approve')
    expect((await feed()).items).toEqual([])
  })
})
