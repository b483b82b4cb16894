import { expect, test } from 'vitest'
import { erasuresToRecord } from '#server/db/schema/backups.ts'
import { hashSecret } from '#server/kernel/tokens.ts'
import { clientOf, createOpenedRequest, everythingShown, NO_PARTS } from '#server/testing/clients.ts'
import type { Harness } from '#server/testing/harness.ts'

/** The harness has no ledger, so they wait in their table. */
async function recorded(h: Harness) {
  const rows = await h.rows(erasuresToRecord).list()
  return rows.toSorted((a, b) => a.key - b.key).map(({ kind, subject, reason }) => ({ kind, subject, reason }))
}

test('a client who withdraws and then erases is recorded, without id or address', async () => {
  const { h, id } = await everythingShown()
  const client = clientOf(h, id)
  const subject = hashSecret(id)
  await client.withdraw()
  expect(await recorded(h)).toEqual([{ kind: 'withdrawn', subject, reason: null }])

  expect((await client.erase()).status).toBe(204)
  expect(await recorded(h)).toEqual([
    { kind: 'withdrawn', subject, reason: null },
    { kind: 'refused', subject: expect.stringMatching(/^[\w-]{43}$/), reason: 'erased' },
    { kind: 'erased', subject, reason: null },
  ])
  const row = JSON.stringify(await h.rows(erasuresToRecord).list())
  expect(row).not.toContain(id)
  expect(row).not.toContain('@')
})

test('a client who only shows less is recorded like one who withdraws', async () => {
  const { h, id, client } = await everythingShown()
  expect((await client.show({ isPrivate: true, parts: NO_PARTS })).status).toBe(200)
  expect(await recorded(h)).toEqual([{ kind: 'withdrawn', subject: hashSecret(id), reason: null }])
})

test('a removed request and a closed account with its workspace are recorded', async () => {
  const { h, owner, id } = await createOpenedRequest()
  await h.request('DELETE', `/goodword/testimonial/${id}`, { token: owner.token })
  expect(await recorded(h)).toEqual([{ kind: 'removed', subject: hashSecret(id), reason: null }])

  const closed = await h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email: owner.email } })
  expect(closed.status).toBe(204)
  const kinds = (await recorded(h)).map(({ kind }) => kind)
  expect(kinds).toEqual(['removed', 'account', 'workspace'])
})
