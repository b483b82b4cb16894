import { expect, test } from 'vitest'
import { requestImagePath } from '#shared/image-uploads.ts'
import { createHarness } from '#server/testing/harness.ts'
import { makeImage } from '#server/testing/images.ts'

const UPLOAD_ID = '0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11'

test('what nobody needs any more is swept, hour after hour', async () => {
  const h = await createHarness()
  const count = (table: string) =>
    h.raw.prepare<[], { rows: number }>(`select count(*) as rows from ${table}`).get()?.rows
  const owner = await h.signUp()
  const headers = { 'idempotency-key': 'a-key-of-a-request' }
  const body = { customerEmail: 'ana@client.example' }
  const { body: request } = await h.request<{ id: string }>('POST', '/goodword/testimonial/create', {
    token: owner.token,
    body,
    headers,
  })
  await h.upload(requestImagePath({ requestId: request.id, uploadId: UPLOAD_ID }), await makeImage())
  await h.housekeeping.plan()
  h.clock.advance({ minutes: 1 })
  expect(await h.drain()).toBe(1)
  expect([count('images'), count('idempotency_keys')]).toEqual([1, 1])

  for (let hour = 0; hour < 25; hour += 1) {
    h.clock.advance({ hours: 1 })
    expect(await h.drain()).toBe(1)
  }
  expect([count('images'), count('idempotency_keys')]).toEqual([0, 1])
  h.clock.advance({ days: 7 })
  await h.drain()
  expect(count('idempotency_keys')).toBe(0)
})

test('a start after days of standstill runs it once and plans the next hour', async () => {
  const h = await createHarness()
  await h.housekeeping.plan()
  h.clock.advance({ minutes: 1 })
  await h.drain()
  h.clock.advance({ days: 3 })
  await h.housekeeping.plan()
  h.clock.advance({ minutes: 1 })
  expect(await h.drain()).toBe(2)
  expect(await h.drain()).toBe(0)
  h.clock.advance({ hours: 1 })
  expect(await h.drain()).toBe(1)
})
