import { expect, test } from 'vitest'
import { AccountExport } from '#shared/account-export.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import { requestBatches } from '#server/db/schema/request-batches.ts'
import { FULL_ROW, SAVE } from '#server/testing/batches.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

const EXPORT = '/goodword/user/me/export'

const ask = (h: Harness, { token }: TestOwner, method = 'GET') =>
  h.app.request(EXPORT, { method, headers: { authorization: `Bearer ${token}` } })
const saveBatch = (h: Harness, { token }: TestOwner) =>
  h.request('POST', '/goodword/batch', { token, body: { name: 'clients.csv', timing: SAVE, rows: [FULL_ROW] } })
const dryRun = (h: Harness, { token }: TestOwner) =>
  h.request<ErrorResponse>('POST', '/goodword/stripe/connections/none/dry-run', { token, body: {} })

async function setUp() {
  const h = await createHarness()
  return { h, owner: await h.signUp(), other: await h.signUp() }
}

test('a workspace does one costly thing at a time: the second waits, the third is refused', async () => {
  const { h, owner } = await setUp()
  const first = await ask(h, owner)
  expect(first.status).toBe(200)
  const second = saveBatch(h, owner)
  const third = await dryRun(h, owner)
  expect(third).toMatchObject({ status: 429, body: { code: 'request.workspace_busy' } })
  expect(third.headers.get('retry-after')).toBe('5')
  expect(await h.rows(requestBatches).count()).toBe(0)
  expect(AccountExport.parse(await first.json()).testimonials).toEqual([])
  expect((await second).status).toBe(201)
  expect(await h.rows(requestBatches).count()).toBe(1)
  expect((await dryRun(h, owner)).status).toBe(404)
})

test('of many exports at once, two are answered, and another owner waits for none', async () => {
  const { h, owner, other } = await setUp()
  const unread = await ask(h, owner)
  // Any of them may be the one that waits.
  const statuses: number[] = []
  const asked = [1, 2, 3].map(async () => statuses.push((await ask(h, owner)).status))
  await expect.poll(() => statuses).toEqual([429, 429])
  expect((await ask(h, other)).status).toBe(200)
  expect(statuses).toEqual([429, 429])
  await unread.body?.cancel()
  await Promise.all(asked)
  expect(statuses).toEqual([429, 429, 200])
})

test('an export that was only asked about takes no slot', async () => {
  const { h, owner } = await setUp()
  for (let times = 0; times < 3; times += 1) expect((await ask(h, owner, 'HEAD')).status).toBe(200)
})
