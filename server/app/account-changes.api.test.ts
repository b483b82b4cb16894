import { describe, expect, test } from 'vitest'
import { ACCOUNT_TABLES } from '#server/db/account-changes.ts'
import { type Database, run, type Transactional, type Tx } from '#server/db/database.ts'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { workspaceMembers, workspaces } from '#server/db/schema/accounts.ts'
import { identityAccounts, identitySessions } from '#server/db/schema/identity.ts'
import { subscriptions } from '#server/db/schema/payments.ts'
import { about, addWorkspace } from '#server/testing/freezing.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'

/** Notes the text of each statement that work reads with. */
function* noting<T>(tx: Tx, work: Transactional<T>, texts: string[]): Transactional<T> {
  let step = work.next()
  while (!step.done) {
    const statement = 'build' in step.value ? step.value.build(tx) : step.value
    // Safe: drizzle's statements tell their text.
    texts.push((statement as unknown as { toSQL(): { sql: string } }).toSQL().sql)
    step = work.next(yield step.value)
  }
  return step.value
}

function watchReads() {
  const texts: string[] = []
  const database = openTestDatabase()
  const read: Database['read'] = (work, options) => database.db.read((tx) => noting(tx, work(tx), texts), options)
  return { database: { ...database, db: { ...database.db, read } }, texts }
}

/** An owner of two workspaces, of which the plan has room for one. */
async function withTwoWorkspaces(h: Harness) {
  const owner = await h.signUp()
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  await h.setPlan(owner, 'studio')
  await addWorkspace(h, owner, 'Lakrits')
  await h.setPlan(owner, 'free')
  return { owner, workspaceId }
}

test('every table that tells who calls, and what they may do, is watched', async () => {
  const { database, texts } = watchReads()
  const h = await createHarness({ database })
  const { owner, workspaceId } = await withTwoWorkspaces(h)
  texts.length = 0
  const identity = await h.deps.identity.verifyToken(owner.token)
  if (!identity) throw new Error('The token is not valid.')
  for (const named of [workspaceId, undefined])
    expect(await h.services.users.findMember(identity, named)).toMatchObject({ userId: owner.user.id })
  const read = texts.flatMap((text) => [...text.matchAll(/\b(?:from|join) "(?<table>\w+)"/g)])
  const tables = [...new Set(read.map(({ groups }) => groups?.table ?? ''))]
  expect(tables).toEqual(expect.arrayContaining(['identity_sessions', 'workspace_members', 'active_workspaces']))
  expect(tables.filter((table) => !ACCOUNT_TABLES.includes(table))).toEqual([])
})

describe('a call right after another one', () => {
  const list = (h: Harness, token: string, workspaceId?: string) =>
    h.request('GET', '/goodword/tag/list', { token, headers: workspaceId === undefined ? {} : about(workspaceId) })

  test.runIf(!isPostgres)('reads no account again when something else was written in between', async () => {
    const { database, texts } = watchReads()
    const h = await createHarness({ database })
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    await h.submit(id)
    await list(h, owner.token)
    texts.length = 0
    const approved = await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })
    await list(h, owner.token)
    expect(approved.status).toBe(200)
    expect(texts.filter((text) => text.includes('"identity_sessions"'))).toEqual([])
  })

  test('finds that the session ended', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    expect((await list(h, owner.token)).status).toBe(200)
    await h.deps.db.transaction((tx) => run(tx.delete(identitySessions)))
    expect((await list(h, owner.token)).status).toBe(401)
  })

  test('finds that the account was disabled', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    expect((await list(h, owner.token)).status).toBe(200)
    await h.deps.db.transaction((tx) => run(tx.update(identityAccounts).set({ isDisabled: true })))
    expect((await list(h, owner.token)).status).toBe(401)
  })

  test('finds that a plan ended, and that a member was removed', async () => {
    const h = await createHarness()
    const { owner, workspaceId } = await withTwoWorkspaces(h)
    await h.setPlan(owner, 'studio')
    const addTag = (name: string) =>
      h.request('POST', '/goodword/tag/create', { token: owner.token, headers: about(workspaceId), body: { name } })
    expect((await addTag('Oil')).status).toBe(200)
    await h.deps.db.transaction((tx) => run(tx.delete(subscriptions)))
    expect((await addTag('Salt')).status).toBe(402)
    await h.deps.db.transaction((tx) => run(tx.delete(workspaceMembers)))
    expect((await addTag('Salt')).status).toBe(404)
  })
})

test.runIf(!isPostgres)('only what tells who calls is counted', async () => {
  const h = await createHarness()
  const { db } = h.deps
  await h.signUp()
  const counts = async (change: (tx: Tx) => Transactional<unknown>) => {
    const before = db.accountChangeCount()
    await db.transaction(change)
    return db.accountChangeCount() - before
  }
  expect(await counts((tx) => run(tx.update(workspaces).set({ contentVersion: 7 })))).toBe(0)
  expect(await counts((tx) => run(tx.update(workspaces).set({ name: 'Studio' })))).toBe(1)
  expect(await counts((tx) => run(tx.update(workspaceMembers).set({ role: 'viewer' })))).toBe(1)
})
