import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withDatabase } from '#server/testing/case-counts.ts'
import { createHarness } from '#server/testing/harness.ts'
import { CREATE_PATH, listTestimonials } from '#server/testing/requests.ts'

describe('the requests of a month', () => {
  test('are five on the free plan, and the sixth is refused with the date of new ones', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    for (let count = 0; count < 5; count += 1) await h.createRequest(owner)
    const sixth = await h.request('POST', CREATE_PATH, {
      token: owner.token,
      body: { customerEmail: 'ana@client.example' },
    })
    expect(sixth).toMatchObject({
      status: 402,
      body: {
        code: 'testimonials.quota_exceeded',
        message:
          'You’ve used all 5 requests of this month. You get new ones on 1 December, or immediately with a larger plan.',
      },
    })
    expect((await listTestimonials(h, owner)).body.items).toHaveLength(5)
  })

  test('start again with the calendar month in the owner’s time zone', async () => {
    const h = await createHarness({ now: '2026-11-30T10:59:00Z' })
    const owner = await h.signUp({ timeZone: 'Pacific/Auckland' })
    for (let count = 0; count < 5; count += 1) await h.createRequest(owner)
    const tryOnce = () =>
      h.request('POST', CREATE_PATH, { token: owner.token, body: { customerEmail: 'ana@client.example' } })
    expect((await tryOnce()).status).toBe(402)
    h.clock.advance({ minutes: 1 })
    expect((await tryOnce()).status).toBe(201)
  })

  test('are thirty on Pro and unlimited on Studio', async () => {
    const h = await createHarness()
    const pro = await h.signUp()
    await h.setPlan(pro, 'pro')
    for (let count = 0; count < 30; count += 1) await h.createRequest(pro)
    expect(
      (await h.request('POST', CREATE_PATH, { token: pro.token, body: { customerEmail: 'ana@client.example' } }))
        .status,
    ).toBe(402)
    await h.setPlan(pro, 'studio')
    for (let count = 0; count < 10; count += 1) await h.createRequest(pro)
  })

  test('are counted exactly even if many are created at once', async () => {
    const check = fc.assert(
      withDatabase(
        fc.asyncProperty(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 12 }), async (used, tries) => {
          const h = await createHarness()
          const owner = await h.signUp()
          for (let count = 0; count < used; count += 1) await h.createRequest(owner)
          const body = { customerEmail: 'ana@client.example' }
          const answers = await Promise.all(
            Array.from({ length: tries }, () => h.request('POST', CREATE_PATH, { token: owner.token, body })),
          )
          expect(answers.filter(({ status }) => status === 201)).toHaveLength(Math.min(tries, 5 - used))
        }),
      ),
      { numRuns: 20 },
    )
    await expect(check).resolves.toBeUndefined()
  })

  test('do not include refused ones', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    for (let count = 0; count < 10; count += 1)
      await h.request('POST', CREATE_PATH, { token: owner.token, body: { customerEmail: 'ana' } })
    expect(await h.createRequest(owner)).toMatchObject({ status: 'pending' })
  })
})
