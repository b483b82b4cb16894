import { describe, expect, test } from 'vitest'
import { isRoleEnough, type Role, whoMay } from '#shared/roles.ts'
import { users, workspaceMembers } from '#server/db/schema/accounts.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { accessMatrix } from '#server/testing/access-matrix.ts'
import { type AccessRow, type Status } from '#server/testing/access-matrix/row.ts'
import { BY_SYSTEM } from '#server/kernel/actor.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { makeImage } from '#server/testing/images.ts'

const UPLOAD_ID = '0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11'

type Actor = Exclude<Role, 'owner'> | 'removed member' | 'member of no such workspace'
const ACTORS: readonly Actor[] = ['viewer', 'editor', 'admin', 'removed member', 'member of no such workspace']
const isRemoved = (actor: Actor) => actor === 'removed member' || actor === 'member of no such workspace'

/** A workspace of somebody else, in which the caller has a role, and a testimonial and a widget there. */
async function prepare(actor: Actor, status: Status) {
  const h = await createHarness()
  const owner = await h.signUp()
  await h.setPlan(owner, 'studio')
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  const { id } = await h.createRequest(owner)
  if (status === 'submitted' || status === 'approved') await h.submit(id)
  if (status === 'approved') await h.services.testimonials.approveTestimonial({ workspaceId, by: BY_SYSTEM, id })
  const widgets = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token: owner.token })
  const caller = await h.signUp({ email: 'caller@elsewhere.example' })
  const membership = { workspaceId, userId: caller.user.id }
  const role = isRemoved(actor) ? 'admin' : (actor as Role)
  await h.insertRows(workspaceMembers, { ...membership, role })
  const headers = { 'x-workspace-id': actor === 'member of no such workspace' ? 'wsp_none' : workspaceId }
  // The removed member worked there a moment ago, with the same token.
  expect((await h.request('GET', '/goodword/testimonial/list', { token: caller.token, headers })).status).toBe(
    actor === 'member of no such workspace' ? 404 : 200,
  )
  if (actor === 'removed member') await h.rows(workspaceMembers, membership).delete()
  return { h, id, widgetId: widgets.body.items[0]?.id ?? '', token: caller.token, headers }
}

const prepared = new Map<string, ReturnType<typeof prepare>>()

/** Tests of calls that change nothing prove it, so they can share one harness. */
function prepareOnce(actor: Actor, status: Status) {
  const key = `${actor}, ${status}`
  const known = prepared.get(key) ?? prepare(actor, status)
  prepared.set(key, known)
  return known
}

async function call({
  name,
  row,
  actor,
  status,
}: {
  name: string
  row: AccessRow
  actor: Actor
  /** What it should answer. */
  status: number
}) {
  // Calls that are refused, and those that only read.
  const changesNothing = status >= 400 || name.startsWith('GET ')
  const { h, id, widgetId, token, headers } = await (changesNothing ? prepareOnce : prepare)(actor, row.status)
  const [method = '', path = ''] = name.split(' ')
  const named = name.includes('/goodword/widget/') ? widgetId : id
  const address = path.replace(':id', named).replace(':uploadId', UPLOAD_ID) + (row.query ?? '')
  const before = await rowsOf(h)
  const answer = row.file
    ? await h.upload(address, await makeImage({ width: 20, height: 20 }), { token, headers })
    : await h.request<{ message?: string }>(method, address, { token, headers, body: row.body })
  if (changesNothing) expect(await rowsOf(h)).toEqual(before)
  return answer
}

const rowsOf = async (h: Harness) => [await h.rows(testimonials).list(), await h.rows(users).list()]

const { endpoints } = await createHarness()
const ofMembers = endpoints.flatMap(({ method, path, access }) => {
  const row = accessMatrix[`${method} ${path}`]
  return row && access !== 'public' && access !== 'account' ? [{ name: `${method} ${path}`, row, access }] : []
})

describe.each(ofMembers)('$name, for $access and higher roles,', ({ name, row, access }) => {
  test.each(ACTORS)('answers to %s as the role allows', async (actor) => {
    const isEnough = !isRemoved(actor) && isRoleEnough(actor as Role, access)
    const refusal = isRemoved(actor) ? 404 : 403
    const status = isEnough ? (row.member ?? row.expected.owner) : refusal
    const answer = await call({ name, row, actor, status })
    const body = JSON.stringify(answer.body)
    expect(answer.status, body).toBe(status)
    if (isEnough) return
    expect(body).toContain(isRemoved(actor) ? 'you aren’t a member of it' : whoMay(access))
  })
})

describe('a call about the own account', () => {
  test.each(endpoints.filter(({ access }) => access === 'account').map(({ method, path }) => `${method} ${path}`))(
    '%s works in the lowest role',
    async (name) => {
      const row = accessMatrix[name]
      if (!row) throw new Error(`${name} is not in the matrix.`)
      const status = row.expected['other owner']
      const answer = await call({ name, row, actor: 'viewer', status })
      expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    },
  )
})
