import { expect, test } from 'vitest'
import type { RequestUsage } from '#shared/testimonial-requests.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

const usageOf = async (h: Harness, owner: TestOwner) =>
  (await h.request<RequestUsage>('GET', '/goodword/testimonial/usage', { token: owner.token })).body

test('shows how many requests of the month are used, by plan', async () => {
  const h = await createHarness()
  const owner = await h.signUp()
  const resetsOn = '2026-12-01'
  expect(await usageOf(h, owner)).toEqual({ used: 0, limit: 5, resetsOn })
  await h.createRequest(owner)
  await h.createRequest(await h.signUp())
  expect(await usageOf(h, owner)).toEqual({ used: 1, limit: 5, resetsOn })
  await h.setPlan(owner, 'pro')
  expect(await usageOf(h, owner)).toEqual({ used: 1, limit: 30, resetsOn })
  await h.setPlan(owner, 'studio')
  expect(await usageOf(h, owner)).toEqual({ used: 1, limit: null, resetsOn })
})

test('starts again with the calendar month in the owner’s time zone, also across years', async () => {
  const h = await createHarness({ now: '2026-12-31T10:30:00Z' })
  const owner = await h.signUp({ timeZone: 'Pacific/Auckland' })
  await h.createRequest(owner)
  expect(await usageOf(h, owner)).toEqual({ used: 1, limit: 5, resetsOn: '2027-01-01' })
  h.clock.advance({ minutes: 31 })
  expect(await usageOf(h, owner)).toEqual({ used: 0, limit: 5, resetsOn: '2027-02-01' })
})

test('fault 46: of eight simultaneous requests to eight clients five are sent, and three refused with the date of new ones', async () => {
  const h = await createHarness()
  const owner = await h.signUp()
  const ask = (number: number) =>
    h.request<{ code?: string; message?: string }>('POST', '/goodword/testimonial/create', {
      token: owner.token,
      body: { customerEmail: `client${number}@client.example`, isAutoSendEnabled: true },
    })
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(ask))
  const refused = answers.filter(({ status }) => status === 402)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('testimonials.quota_exceeded'))
  expect(refused[0]?.body.message).toContain('on 1 December')
  await h.drain()
  expect(new Set((await h.emails()).map(({ recipient }) => recipient)).size).toBe(5)
  expect(await h.emails()).toHaveLength(5)
  expect(await h.rows(testimonials).count()).toBe(5)
})
