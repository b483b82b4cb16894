import { describe, expect, test } from 'vitest'
import { approvedAnswer } from '#server/testing/clients.ts'

describe('changing the words', () => {
  test('is not done from a page that is older than what the client wrote on another', async () => {
    const { client, h, details } = await approvedAnswer()
    const was = { revisedAt: null, withdrawnAt: null }
    expect((await client.look()).body.answer).toMatchObject(was)
    expect((await client.revise({ testimonial: 'Newer.', was })).status).toBe(200)
    expect((await client.revise({ testimonial: 'Newer.', was })).status, 'the same, sent twice').toBe(200)
    const before = await details()
    h.clock.advance({ minutes: 5 })
    expect(await client.revise({ testimonial: 'From an old page.', was })).toMatchObject({
      status: 409,
      body: { code: 'own_page.changed_meanwhile' },
    })
    expect(await details()).toEqual(before)
    const now = { revisedAt: before.revisedAt, withdrawnAt: null }
    const { status, body } = await client.revise({ testimonial: 'From a page that shows them.', was: now })
    expect(status).toBe(200)
    expect(body.answer).toMatchObject({ revisedAt: '2026-11-20T09:05:00.000Z', withdrawnAt: null })
  })

  test('does not share again what was withdrawn on another page', async () => {
    const { client, h, details } = await approvedAnswer()
    const was = { revisedAt: null, withdrawnAt: null }
    const withdrawn = (await client.withdraw()).body.answer?.withdrawnAt
    const before = await details()
    const refusal = { status: 409, body: { code: 'own_page.changed_meanwhile' } }
    expect(await client.revise({ testimonial: 'From an old page.', was })).toMatchObject(refusal)
    expect(await client.revise({ was })).toMatchObject(refusal)
    expect(await details()).toEqual(before)
    const seen = { revisedAt: null, withdrawnAt: withdrawn }
    expect((await client.revise({ was: seen })).body.answer?.withdrawnAt).toBeNull()
    h.clock.advance({ minutes: 5 })
    await client.withdraw()
    expect(await client.revise({ was: seen })).toMatchObject(refusal)
    expect((await client.revise({ was: { revisedAt: 'yesterday', withdrawnAt: null } })).status).toBe(422)
  })
})
