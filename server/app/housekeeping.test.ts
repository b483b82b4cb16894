import { expect, test } from 'vitest'
import { requestImagePath } from '#shared/image-uploads.ts'
import { identityAccounts, identityEvents, identitySessions } from '#server/db/schema/identity.ts'
import { idempotencyKeys } from '#server/db/schema/jobs.ts'
import { images } from '#server/db/schema/images.ts'
import { previews, rateLimits, sharedValues } from '#server/db/schema/memory.ts'
import { createHarness } from '#server/testing/harness.ts'
import { makeImage } from '#server/testing/images.ts'

const UPLOAD_ID = '0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11'

test('data that is no longer needed is deleted every hour', async () => {
  const h = await createHarness()
  const counts = async () => [await h.rows(images).count(), await h.rows(idempotencyKeys).count()]
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
  expect(await counts()).toEqual([1, 1])

  for (let hour = 0; hour < 25; hour += 1) {
    h.clock.advance({ hours: 1 })
    expect(await h.drain()).toBe(1)
  }
  expect(await counts()).toEqual([0, 1])
  h.clock.advance({ days: 7 })
  await h.drain()
  expect(await counts()).toEqual([0, 0])
})

test('a start after days runs it once and plans the next hour', async () => {
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

test('what processes remembered together is deleted once it counts no more', async () => {
  const h = await createHarness()
  const [workspace] = (await h.signUp()).user.workspaces
  const workspaceId = workspace?.id ?? ''
  const now = h.clock.now()
  const later = new Date(now.getTime() + 1)
  for (const [key, until] of [['old', now] as const, ['new', later] as const]) {
    await h.insertRows(sharedValues, { name: 'test', key, value: '1', until })
    await h.insertRows(rateLimits, { key, points: 1, expire: until })
    await h.insertRows(previews, { id: key, workspaceId, kind: 'email', draft: '""', until })
  }
  await h.housekeeping.run()
  expect(await h.rows(sharedValues, { name: 'test' }).values('key')).toEqual(['new'])
  // The sign-up may have counted too.
  const limits = await h.rows(rateLimits).values('key')
  expect(limits.filter((key) => !key.startsWith('signUp'))).toEqual(['new'])
  expect(await h.rows(previews).values('id')).toEqual(['new'])
})

test('security events are deleted in time', async () => {
  const h = await createHarness()
  await h.signUp()
  const { uid } = await h.rows(identityAccounts).one()
  const event = { id: 'evt_1', uid, kind: 'password_changed' as const, deviceName: 'Firefox', network: '203.0.113.7' }
  await h.insertRows(identityEvents, { ...event, at: h.clock.now() })
  h.clock.advance({ days: 729 })
  await h.housekeeping.run()
  expect(await h.rows(identityEvents).count()).toBe(1)
  h.clock.advance({ days: 3 })
  await h.housekeeping.run()
  expect(await h.rows(identityEvents).count()).toBe(0)
})

test('an owner who moved the clock stays signed in', async () => {
  const h = await createHarness()
  await h.signUp()
  expect(await h.deps.development?.stripe?.clock.moveBy(40 * 24 * 60 * 60 * 1000)).toBe(true)
  await h.housekeeping.run()
  expect(await h.rows(identitySessions).count()).toBe(1)
  h.clock.advance({ days: 31 })
  await h.housekeeping.run()
  expect(await h.rows(identitySessions).count()).toBe(0)
})
