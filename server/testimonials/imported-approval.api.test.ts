import { describe, expect, test } from 'vitest'
import { EXISTING_IMPORT_CHUNK_ROWS } from '#shared/existing-import.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import { IMPORTED_APPROVAL_PIECE, type ImportedToApprove } from '#shared/imported-approval.ts'
import type { Role } from '#shared/roles.ts'
import { workspaceMembers } from '#server/db/schema/accounts.ts'
import { attestations } from '#server/db/schema/consents.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { clientOf, NO_PARTS } from '#server/testing/clients.ts'
import { createHarness } from '#server/testing/harness.ts'

type Piece = { approved: number; asked: number; failures: { code: string }[]; next: number | null } & ErrorResponse

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    row: index + 2,
    customerName: `Client ${index}`,
    customerEmail: `client${index}@client.example`,
    testimonial: `Precise, funny, never late, ${index}.`,
    rating: index % 6,
    service: index % 2 === 0 ? 'Label' : null,
    tags: index % 3 === 0 ? ['press'] : [],
  }))

async function setUp({ count = 6 } = {}) {
  const h = await createHarness()
  const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
  await h.setPlan(owner, 'studio')
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  const call = async <T>(method: string, path: string, body?: unknown, caller = owner) =>
    h.request<T & ErrorResponse>(method, `/goodword${path}`, {
      token: await h.signIn(caller),
      body,
      headers: { 'x-workspace-id': workspaceId },
    })
  const { body: begun } = await call<{ id: string }>('POST', '/import', {
    total: count,
    receivedVia: 'Senja',
    isAttested: true,
  })
  const { id } = begun
  const rows = rowsOf(count)
  for (let start = 0; start < count; start += EXISTING_IMPORT_CHUNK_ROWS)
    await call('PUT', `/import/${id}/rows`, { rows: rows.slice(start, start + EXISTING_IMPORT_CHUNK_ROWS) })
  await call('POST', `/import/${id}/finish`)
  await h.drain()
  const read = async (query = '', caller = owner) =>
    (await call<ImportedToApprove>('GET', `/import/${id}/to-approve${query}`, undefined, caller)).body
  const piece = (body: object, caller = owner) => call<Piece>('POST', `/import/${id}/approve`, body, caller)
  const statuses = async () => {
    const counted = Object.groupBy(await h.rows(testimonials).list(), ({ status }) => status)
    return { approved: counted.approved?.length ?? 0, submitted: counted.submitted?.length ?? 0 }
  }
  async function addMember(role: Exclude<Role, 'owner'>) {
    const member = await h.signUp({ email: `${role}@feldmann.example`, firstName: 'Mira' })
    await h.insertRows(workspaceMembers, { workspaceId, userId: member.user.id, role })
    return member
  }
  return { h, owner, call, id, read, piece, statuses, addMember }
}

describe('approving an import', () => {
  test('says how many wait, from where and with how many stars, and approves them in pieces', async () => {
    const { h, read, piece, statuses } = await setUp({ count: 50 })
    const { readAt, ...found } = await read()
    expect(found).toEqual({ waiting: 50, private: 0, receivedVia: 'Senja', ratings: [9, 9, 8, 8, 8, 8] })
    let next: number | null = 0
    const approved: number[] = []
    while (next !== null) {
      const { status, body }: { status: number; body: Piece } = await piece({ readAt, after: next })
      expect([status, body.failures]).toEqual([200, []])
      approved.push(body.approved)
      next = body.next
    }
    expect(approved).toEqual([IMPORTED_APPROVAL_PIECE, IMPORTED_APPROVAL_PIECE, 10])
    expect(await statuses()).toEqual({ approved: 50, submitted: 0 })
    const events = await h.rows(testimonialEvents, { kind: 'approved' }).list()
    expect([events.length, events[0]]).toMatchObject([50, { actor: 'member', actorName: 'Nora Feldmann' }])
  })

  test('takes only those with a tag and a service', async () => {
    const { h, call, read, piece, statuses } = await setUp()
    const tags = await call<{ tags: { id: string }[] }>('GET', '/tag/list')
    const tag = tags.body.tags[0]?.id
    const { readAt, waiting } = await read(`?tag=${tag}&service=Label`)
    expect(waiting).toBe(1)
    expect((await piece({ tag, service: 'Label', readAt })).body).toMatchObject({ approved: 1, next: null })
    expect(await statuses()).toEqual({ approved: 1, submitted: 5 })
    expect(await h.rows(testimonials, { status: 'approved' }).list()).toMatchObject([{ customerName: 'Client 0' }])
  })

  test('changes nothing when it is repeated, also by two at once, and goes on where it stopped', async () => {
    const { h, read, piece, statuses } = await setUp({ count: 30 })
    const { readAt } = await read()
    expect((await piece({ readAt })).body).toMatchObject({ approved: IMPORTED_APPROVAL_PIECE, failures: [] })
    expect((await read()).waiting).toBe(10)
    const both = await Promise.all([piece({ readAt }), piece({ readAt })])
    expect(both.map(({ status, body }) => [status, body.failures])).toEqual([
      [200, []],
      [200, []],
    ])
    expect(both.reduce((sum, { body }) => sum + body.approved, 0)).toBe(10)
    expect((await piece({ readAt })).body).toMatchObject({ approved: 0, failures: [], next: null })
    expect(await statuses()).toEqual({ approved: 30, submitted: 0 })
    expect(await h.rows(testimonialEvents, { kind: 'approved' }).list()).toHaveLength(30)
  })

  test('approves nothing that was rejected, nobody confirmed, or a client changed or withdrew since', async () => {
    const { h, call, read, piece, statuses } = await setUp()
    const [rejected, unconfirmed, revised, withdrawn] = await h.rows(testimonials).values('id')
    await call('PUT', `/testimonial/${rejected}/reject`)
    h.faults.dropTrigger('attestations_stay_with_their_testimonial')
    await h.rows(attestations, { testimonialId: unconfirmed ?? '' }).delete()
    const { readAt, waiting } = await read()
    expect(waiting).toBe(4)
    h.clock.advance({ minutes: 1 })
    expect((await clientOf(h, revised ?? '').revise({ testimonial: 'Other words.' })).status).toBe(200)
    expect((await clientOf(h, withdrawn ?? '').withdraw()).status).toBe(200)
    expect((await piece({ readAt })).body).toMatchObject({ approved: 2, failures: [], next: null })
    expect(await statuses()).toEqual({ approved: 2, submitted: 2 })
    expect(await read()).toMatchObject({ waiting: 1 })
  })

  test('counts those that the client made private', async () => {
    const { h, read } = await setUp()
    const [first] = await h.rows(testimonials).values('id')
    await clientOf(h, first ?? '').show({ isPrivate: true, parts: NO_PARTS })
    expect(await read()).toMatchObject({ waiting: 6, private: 1 })
  })

  test('asks for the sign-off that the workspace needs, once', async () => {
    const { call, read, piece, statuses, addMember } = await setUp()
    await call('POST', '/sign-off-link/create', { name: 'Jo', email: 'jo@lund.example', language: 'en' })
    await call('PUT', '/sign-off-link/settings', { isRequired: true })
    const editor = await addMember('editor')
    const { readAt } = await read('', editor)
    expect((await piece({ readAt }, editor)).body).toMatchObject({ approved: 0, asked: 6, failures: [], next: null })
    expect(await statuses()).toEqual({ approved: 0, submitted: 6 })
    expect((await read('', editor)).waiting).toBe(0)
    expect((await piece({ readAt }, editor)).body).toMatchObject({ approved: 0, asked: 0 })
  })

  test('is for editors of the workspace, and for nobody else', async () => {
    const { h, id, read, piece, addMember, statuses } = await setUp()
    const { readAt } = await read()
    const viewer = await addMember('viewer')
    const stranger = await h.signUp({ email: 'other@studio.example' })
    expect((await piece({ readAt }, viewer)).status).toBe(403)
    const path = `/goodword/import/${id}`
    const { token } = stranger
    const seen = await h.request<ErrorResponse>('GET', `${path}/to-approve`, { token })
    const done = await h.request<ErrorResponse>('POST', `${path}/approve`, { token, body: { readAt } })
    for (const { status, body } of [seen, done]) expect([status, body.code]).toEqual([404, 'imports.not_found'])
    expect((await h.request('POST', `${path}/approve`, { body: { readAt } })).status).toBe(401)
    expect((await statuses()).approved).toBe(0)
    expect((await piece({ readAt }, await addMember('editor'))).body.approved).toBe(6)
  })

  test.each([[{}], [{ readAt: 'now' }], [{ readAt: '2026-11-20T09:00:00.000Z', after: -1 }]])(
    'is refused with %j',
    async (body) => {
      const { piece } = await setUp({ count: 1 })
      const refused = await piece(body)
      expect([refused.status, refused.body.code]).toEqual([422, 'request.invalid'])
    },
  )
})
