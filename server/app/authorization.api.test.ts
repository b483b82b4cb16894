import { beforeAll, describe, expect, test } from 'vitest'
import { identityAccounts } from '#server/db/schema/identity.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import { BY_SYSTEM } from '#server/kernel/actor.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { makeImage } from '#server/testing/images.ts'
import { accessMatrix } from '#server/testing/access-matrix.ts'
import { type Actor, type Status, type AccessRow } from '#server/testing/access-matrix/row.ts'
import { openRoutes } from '#server/testing/open-routes.ts'

const UPLOAD_ID = '0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11'

async function tokenOf(h: Harness, actor: Actor, owner: TestOwner): Promise<string | undefined> {
  if (actor === 'anonymous') return undefined
  if (actor === 'bad token') return `${owner.token.slice(0, -4)}AAAA`
  if (actor === 'owner') return owner.token
  const other = await h.signUp({ email: `${actor.replace(' ', '.')}@studio.example` })
  if (actor === 'deleted user') await h.rows(identityAccounts, { email: other.email }).delete()
  return other.token
}

async function keyOf(h: Harness, { user }: TestOwner) {
  const { workspaceId } = await h.services.users.getMember(user.id)
  return { workspaceId }
}

async function widgetOf(h: Harness, { token }: TestOwner): Promise<string> {
  const { body } = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token })
  return body.items[0]?.id ?? ''
}

async function prepare(actor: Actor, status: Status) {
  const h = await createHarness()
  const owner = await h.signUp()
  const { id } = await h.createRequest(owner)
  if (status === 'submitted' || status === 'approved') await h.submit(id)
  if (status === 'approved')
    await h.services.testimonials.approveTestimonial({ ...(await keyOf(h, owner)), by: BY_SYSTEM, id })
  const widgetId = await widgetOf(h, owner)
  const token = await tokenOf(h, actor, owner)
  if (actor === 'expired token') h.clock.advance({ hours: 2 })
  return { h, id, widgetId, token }
}

const prepared = new Map<string, ReturnType<typeof prepare>>()

/** Tests of calls that change nothing prove it, so they can share one harness. */
function prepareOnce(actor: Actor, status: Status) {
  const key = `${actor}, ${status}`
  const known = prepared.get(key) ?? prepare(actor, status)
  prepared.set(key, known)
  return known
}

/** Calls that are refused, and those that only read. */
const changesNothing = (name: string, status: number) => status >= 400 || name.startsWith('GET ')

async function answerTo(actor: Actor, name: string, row: AccessRow) {
  const prepareFor = changesNothing(name, row.expected[actor]) ? prepareOnce : prepare
  const { h, id, widgetId, token } = await prepareFor(actor, row.status)
  const named = name.includes('/goodword/widget/') ? widgetId : id
  const before = await h.rows(testimonials).list()
  const [method = '', path = ''] = name.split(' ')
  const kind = path.startsWith('/goodword/portal/') ? 'own-page' : 'unsubscribe'
  const clientsToken = clientToken(kind, { requestId: id, hashKey: h.deps.hashKey })
  const address =
    path.replace(':id', named).replace(':uploadId', UPLOAD_ID).replace(':token', clientsToken) + (row.query ?? '')
  const as = token === undefined ? {} : { token }
  const answer = row.file
    ? await h.upload(address, await makeImage({ width: 20, height: 20 }), as)
    : await h.request(method, address, { ...as, body: row.body })
  return { answer, before, after: await h.rows(testimonials).list() }
}

describe('every endpoint', () => {
  let h: Harness
  beforeAll(async () => {
    h = await createHarness()
  })

  test('has a row in the matrix', () => {
    const mounted = h.endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(mounted.toSorted()).toEqual(Object.keys(accessMatrix).toSorted())
  })

  test('has the same access in its contract as in the matrix', () => {
    for (const { method, path, access } of h.endpoints) {
      const status = accessMatrix[`${method} ${path}`]?.expected.anonymous
      expect(status === 401, path).toBe(access !== 'public')
    }
  })

  test('has a contract, or is listed with the reason why it is open', () => {
    const contracts = new Set(h.endpoints.map(({ method, path }) => `${method} ${path}`))
    const others = h.app.routes
      .filter(({ handler, method }) => !(method === 'ALL' && handler.length === 2))
      .filter(({ method, path }) => method === 'GET' || path !== '/*')
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !contracts.has(name))
    expect([...new Set(others)].filter((name) => !(name in openRoutes))).toEqual([])
  })
})

describe.each(Object.entries(accessMatrix))('%s', (name, row) => {
  test.each(Object.entries(row.expected) as [Actor, number][])('answers to %s with %i', async (actor, status) => {
    const { answer, before, after } = await answerTo(actor, name, row)
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    if (changesNothing(name, status)) expect(after).toEqual(before)
  })
})
