import { expect, test } from 'vitest'
import { closedAccounts } from '#server/db/schema/accounts.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { createLargeWorkspace, MANY_ENTRIES } from '#server/testing/large-workspace.ts'
import { createAccountClosing } from './closing.jobs.ts'

/** A large account, just closed, with a request whose email is still queued. */
async function setUp() {
  const large = await createLargeWorkspace()
  const { h, owner, token } = large
  const request = await h.createRequest(owner, { customerEmail: 'cleo@client.example', isAutoSendEnabled: true })
  const feed = `/w/${large.widgetId}.json`
  expect((await h.request('GET', feed)).status).toBe(200)
  expect((await h.request('DELETE', '/goodword/user/me', { token, body: { email: owner.email } })).status).toBe(204)
  const entriesLeft = () => h.rows(testimonials).count()
  return { ...large, request, feed, entriesLeft }
}

test('a large account that is closed is unusable while its rows are deleted', async () => {
  const { h, owner, token, feed, request, entriesLeft } = await setUp()
  expect(await entriesLeft()).toBeGreaterThan(MANY_ENTRIES / 2)
  expect(await h.request('GET', '/goodword/testimonial/list', { token })).toMatchObject({
    status: 401,
    body: { code: 'request.account_closed' },
  })
  for (const path of [feed, feed.replace('.json', ''), `/goodword/testimonial/${request.id}`]) {
    expect((await h.request('GET', path)).status, path).toBe(404)
  }
  expect((await h.submit(request.id)).status).toBe(404)

  await h.drain()
  expect(await entriesLeft()).toBe(0)
  expect((await h.emails()).map(({ recipient }) => recipient)).not.toContain('cleo@client.example')
  expect((await h.signUp({ email: owner.email })).user.id).not.toBe(owner.user.id)
})

test('deleting a large account goes on after a crash, a few rows at a time', async () => {
  const { h, entriesLeft, owner } = await setUp()
  const left: number[] = []
  const crashing: typeof h.deps.db.transaction = async (work) => {
    left.push(await entriesLeft())
    if (left.length === 5) throw new Error('The process was killed.')
    return h.deps.db.transaction(work)
  }
  const closing = createAccountClosing({ ...h.deps, db: { ...h.deps.db, transaction: crashing } })
  const { identityUid } = await h.rows(closedAccounts).one()
  await expect(closing.run({ identityUid })).rejects.toThrow('killed')
  const [atFirst = 0] = left
  expect(left).toEqual([0, 0, 20, 40, 60].map((deleted) => atFirst - deleted))
  await h.drain()
  expect(await entriesLeft()).toBe(0)
  await expect(h.signIn(owner)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS')
})
