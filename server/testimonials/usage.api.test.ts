import { expect, test } from 'vitest'
import type { RequestUsage } from '#shared/testimonials.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

const usageOf = async (h: Harness, owner: TestOwner) =>
  (await h.request<RequestUsage>('GET', '/goodword/testimonial/usage', { token: owner.token })).body

test('says how many requests of the month are used up, by the plan', async () => {
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

test('begins anew with the calendar month in the owner’s time zone, of the next year too', async () => {
  const h = await createHarness({ now: '2026-12-31T10:30:00Z' })
  const owner = await h.signUp({ timeZone: 'Pacific/Auckland' })
  await h.createRequest(owner)
  expect(await usageOf(h, owner)).toEqual({ used: 1, limit: 5, resetsOn: '2027-01-01' })
  h.clock.advance({ minutes: 31 })
  expect(await usageOf(h, owner)).toEqual({ used: 0, limit: 5, resetsOn: '2027-02-01' })
})
