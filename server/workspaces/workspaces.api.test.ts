import { describe, expect, test } from 'vitest'
import type { CurrentUser } from '#shared/users.ts'
import type { WorkspaceOfMember } from '#shared/workspaces.ts'
import { workspaceMembers, workspaces } from '#server/db/schema/accounts.ts'
import { BY_SYSTEM } from '#server/kernel/actor.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

const CREATE = '/goodword/workspace/create'

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
  await h.setPlan(owner, 'studio')
  const { workspaceId: first } = await h.services.users.getMember(owner.user.id)
  return { h, owner, first }
}

const create = (h: Harness, { token }: TestOwner, name: string, headers: Record<string, string> = {}) =>
  h.request<WorkspaceOfMember>('POST', CREATE, { token, body: { name }, headers })

const readMe = async (h: Harness, { token }: TestOwner, workspaceId?: string) => {
  const headers = workspaceId === undefined ? {} : { 'x-workspace-id': workspaceId }
  return (await h.request<CurrentUser>('GET', '/goodword/user/me', { token, headers })).body
}

describe('a new workspace', () => {
  test('begins empty, with one widget, and is the one used by default', async () => {
    const { h, owner, first } = await setUp()
    await h.createRequest(owner)
    h.clock.advance({ seconds: 1 })
    const { status, body } = await create(h, owner, 'Halm')
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.stringMatching(/^wsp_/),
      name: 'Halm',
      imageUrl: null,
      role: 'owner',
      hasTeam: true,
      isFrozen: false,
      waiting: 0,
      waitingForSignOff: 0,
    })
    const me = await readMe(h, owner)
    expect(me).toMatchObject({ organisationName: 'Halm', plan: 'studio', workspace: { id: body.id, role: 'owner' } })
    expect(me.workspaces.map(({ id, name }) => [id, name])).toEqual([
      [first, 'Feldmann Studio'],
      [body.id, 'Halm'],
    ])
    const itemsOf = async (path: string, workspaceId: string) =>
      (
        await h.request<{ items: unknown[] }>('GET', path, {
          token: owner.token,
          headers: { 'x-workspace-id': workspaceId },
        })
      ).body.items
    expect(await itemsOf('/goodword/testimonial/list', body.id)).toEqual([])
    expect(await itemsOf('/goodword/testimonial/list', first)).toHaveLength(1)
    expect(await itemsOf('/goodword/widget/list', body.id)).toHaveLength(1)
  })

  test('needs a name', async () => {
    const { h, owner } = await setUp()
    const { status, body } = await create(h, owner, '  ')
    expect([status, (body as unknown as { message: string }).message]).toEqual([422, 'Name is required.'])
  })

  test('is made once by a call that is repeated, and its name can be used again', async () => {
    const { h, owner } = await setUp()
    const key = { 'idempotency-key': 'create-halm-1' }
    const answers = await Promise.all([1, 2, 3].map(() => create(h, owner, 'Halm', key)))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await create(h, owner, 'Halm')).body.id).not.toBe(answers[0]?.body.id)
    expect(await h.rows(workspaces).count()).toBe(3)
  })

  test('of a smaller plan is refused, also to many calls at once', async () => {
    const { h, owner } = await setUp()
    await h.setPlan(owner, 'pro')
    const answers = await Promise.all([1, 2, 3].map((number) => create(h, owner, `Brand ${number}`)))
    expect(answers.map(({ status }) => status)).toEqual([402, 402, 402])
    expect(await h.rows(workspaces).count()).toBe(1)
  })

  test('is the first one for a member of other workspaces only, on any plan', async () => {
    const { h, first } = await setUp()
    const member = await h.signUp({ email: 'jo@elsewhere.example' })
    await h.setPlan(member, 'free')
    expect((await create(h, member, 'Own')).status).toBe(402)
    await h.rows(workspaces, { ownerUserId: member.user.id }).delete()
    await h.insertRows(workspaceMembers, { workspaceId: first, userId: member.user.id, role: 'viewer' })
    expect((await create(h, member, 'Own')).status).toBe(201)
  })
})

test('a workspace that is chosen is the one of calls without the header', async () => {
  const { h, owner, first } = await setUp()
  h.clock.advance({ seconds: 1 })
  const { id } = (await create(h, owner, 'Halm')).body
  h.clock.advance({ seconds: 1 })
  const use = (workspaceId: string) =>
    h.request('POST', '/goodword/workspace/use', { token: owner.token, headers: { 'x-workspace-id': workspaceId } })
  expect((await use(first)).status).toBe(204)
  expect((await readMe(h, owner)).workspace.id).toBe(first)
  h.clock.advance({ seconds: 1 })
  await use(id)
  expect((await readMe(h, owner)).workspace.id).toBe(id)
})

test('each workspace says how many answers need a decision', async () => {
  const { h, owner, first } = await setUp()
  const [one, two, three] = [await h.createRequest(owner), await h.createRequest(owner), await h.createRequest(owner)]
  for (const { id } of [one, two, three]) await h.submit(id)
  await h.services.testimonials.approveTestimonial({ workspaceId: first, by: BY_SYSTEM, id: one.id })
  await create(h, owner, 'Halm')
  const stranger = await h.signUp({ email: 'jo@elsewhere.example' })
  expect((await readMe(h, owner)).workspaces.map(({ name, waiting }) => [name, waiting])).toEqual([
    ['Feldmann Studio', 2],
    ['Halm', 0],
  ])
  expect((await readMe(h, stranger)).workspaces.map(({ waiting }) => waiting)).toEqual([0])
})

test('requests are counted over all workspaces of one owner: of 200 at once, none is too many', async () => {
  const { h, owner, first } = await setUp()
  const ids = [first]
  for (const name of ['Halm', 'Brand 3', 'Brand 4']) ids.push((await create(h, owner, name)).body.id)
  const requestIn = (id: string, number: number) =>
    h.request('POST', '/goodword/testimonial/create', {
      token: owner.token,
      headers: { 'x-workspace-id': id },
      body: { customerEmail: `client${number}@client.example` },
    })
  for (const [number, id] of ids.entries()) await requestIn(id, 100 + number)
  await h.setPlan(owner, 'pro')
  const request = (number: number) => requestIn(ids[number % ids.length] ?? '', number)
  // One of them is active, and the others are frozen.
  const answers = await Promise.all(Array.from({ length: 200 }, (_, number) => request(number)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(30 - ids.length)
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(170 + ids.length)
  for (const id of ids) {
    const usage = await h.request('GET', '/goodword/testimonial/usage', {
      token: owner.token,
      headers: { 'x-workspace-id': id },
    })
    expect(usage.body).toMatchObject({ used: 30, limit: 30 })
  }
  // Another owner's requests are not among them.
  const other = await h.signUp({ email: 'jo@elsewhere.example' })
  const usage = await h.request('GET', '/goodword/testimonial/usage', { token: other.token })
  expect(usage.body).toMatchObject({ used: 0 })
})
