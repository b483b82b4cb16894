import { describe, expect, test } from 'vitest'
import type { ErrorResponse } from '#shared/http/errors.ts'
import { attestations } from '#server/db/schema/consents.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { clientOf, NO_PARTS } from '#server/testing/clients.ts'
import { setUpImportedApproval as setUp } from '#server/testing/imported-approval.ts'

const STARTED = '2026-11-20T09:00:00.000Z'

describe('approving an import', () => {
  test('says how many wait, from where and with how many stars, answers at once, and is done by the server', async () => {
    const { h, read, start, statuses } = await setUp({ count: 50 })
    const { readAt, ...found } = await read()
    expect(found).toEqual({
      waiting: 50,
      private: 0,
      receivedVia: 'Senja',
      ratings: [9, 9, 8, 8, 8, 8],
      approval: null,
    })
    const { status, body } = await start({ readAt })
    const begun = { memberName: 'Nora Feldmann', total: 50, asked: 0, reason: null, startedAt: STARTED }
    const approving = { ...begun, state: 'approving', approved: 0, endedAt: null }
    expect([status, body]).toEqual([200, approving])
    expect((await read()).approval).toEqual(approving)
    expect(await statuses()).toEqual({ approved: 0, submitted: 50 })
    await h.drain()
    expect(await read()).toMatchObject({
      waiting: 0,
      approval: { ...begun, state: 'done', approved: 50, endedAt: STARTED },
    })
    expect(await statuses()).toEqual({ approved: 50, submitted: 0 })
    const events = await h.rows(testimonialEvents, { kind: 'approved' }).list()
    expect([events.length, events[0]]).toMatchObject([50, { actor: 'member', actorName: 'Nora Feldmann' }])
  })

  test('takes only those with a tag and a service', async () => {
    const { h, call, read, start, statuses } = await setUp()
    const tags = await call<{ tags: { id: string }[] }>('GET', '/tag/list')
    const tag = tags.body.tags[0]?.id
    const { readAt, waiting } = await read(`?tag=${tag}&service=Label`)
    expect(waiting).toBe(1)
    expect((await start({ tag, service: 'Label', readAt })).body.total).toBe(1)
    await h.drain()
    expect((await read()).approval).toMatchObject({ state: 'done', approved: 1 })
    expect(await statuses()).toEqual({ approved: 1, submitted: 5 })
    expect(await h.rows(testimonials, { status: 'approved' }).list()).toMatchObject([{ customerName: 'Client 0' }])
  })

  test('changes nothing when it is repeated, also by two at once, and runs once at a time', async () => {
    const { h, read, start, addMember, statuses } = await setUp({ count: 30 })
    const editor = await addMember('editor')
    const { readAt } = await read()
    const both = await Promise.all([start({ readAt }), start({ readAt })])
    expect(both.map(({ status, body }) => [status, body.total])).toEqual([
      [200, 30],
      [200, 30],
    ])
    for (const refused of [await start({ readAt, service: 'Label' }), await start({ readAt }, editor)]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'imports.being_approved'])
      expect(refused.body.message).toContain('Nora Feldmann is already approving testimonials of this import.')
    }
    await h.drain()
    expect((await start({ readAt })).body).toMatchObject({ state: 'approving', total: 0 })
    await h.drain()
    expect((await read()).approval).toMatchObject({ state: 'done', total: 0, approved: 0 })
    expect(await statuses()).toEqual({ approved: 30, submitted: 0 })
    expect(await h.rows(testimonialEvents, { kind: 'approved' }).list()).toHaveLength(30)
  })

  test('approves nothing that was rejected, nobody confirmed, or a client changed or withdrew since', async () => {
    const { h, call, read, start, statuses } = await setUp()
    const [rejected, unconfirmed, revised, withdrawn] = await h.rows(testimonials).values('id')
    await call('PUT', `/testimonial/${rejected}/reject`)
    h.faults.dropTrigger('attestations_stay_with_their_testimonial')
    await h.rows(attestations, { testimonialId: unconfirmed ?? '' }).delete()
    const { readAt, waiting } = await read()
    expect(waiting).toBe(4)
    h.clock.advance({ minutes: 1 })
    expect((await clientOf(h, revised ?? '').revise({ testimonial: 'Other words.' })).status).toBe(200)
    expect((await clientOf(h, withdrawn ?? '').withdraw()).status).toBe(200)
    expect((await start({ readAt })).body).toMatchObject({ total: 2 })
    await h.drain()
    expect(await statuses()).toEqual({ approved: 2, submitted: 2 })
    expect(await read()).toMatchObject({ waiting: 1, approval: { state: 'done', approved: 2 } })
  })

  test('believes nobody who says to have read what is written later', async () => {
    const { h, start, statuses } = await setUp({ count: 1 })
    const [id] = await h.rows(testimonials).values('id')
    await start({ readAt: '2036-11-20T09:00:00.000Z' })
    h.clock.advance({ minutes: 1 })
    await clientOf(h, id ?? '').revise({ testimonial: 'Other words.' })
    await h.drain()
    expect(await statuses()).toEqual({ approved: 0, submitted: 1 })
  })

  test('counts those that the client made private', async () => {
    const { h, read } = await setUp()
    const [first] = await h.rows(testimonials).values('id')
    await clientOf(h, first ?? '').show({ isPrivate: true, parts: NO_PARTS })
    expect(await read()).toMatchObject({ waiting: 6, private: 1 })
  })

  test('asks for the sign-off that the workspace needs, once', async () => {
    const { call, read, approveAll, statuses, addMember } = await setUp()
    await call('POST', '/sign-off-link/create', { name: 'Jo', email: 'jo@lund.example', language: 'en' })
    await call('PUT', '/sign-off-link/settings', { isRequired: true })
    const editor = await addMember('editor')
    expect(await approveAll(editor)).toMatchObject({ state: 'done', approved: 0, asked: 6 })
    expect(await statuses()).toEqual({ approved: 0, submitted: 6 })
    expect((await read('', editor)).waiting).toBe(0)
    expect(await approveAll(editor)).toMatchObject({ state: 'done', approved: 0, asked: 0 })
  })

  test('is for editors of the workspace, and for nobody else', async () => {
    const { h, id, read, start, cancel, addMember, statuses } = await setUp()
    const { readAt } = await read()
    const viewer = await addMember('viewer')
    const stranger = await h.signUp({ email: 'other@studio.example' })
    expect((await start({ readAt }, viewer)).status).toBe(403)
    expect((await cancel(viewer)).status).toBe(403)
    const path = `/goodword/import/${id}`
    const { token } = stranger
    const seen = await h.request<ErrorResponse>('GET', `${path}/to-approve`, { token })
    const done = await h.request<ErrorResponse>('POST', `${path}/approve`, { token, body: { readAt } })
    const cancelled = await h.request<ErrorResponse>('POST', `${path}/approve/cancel`, { token })
    for (const { status, body } of [seen, done, cancelled])
      expect([status, body.code]).toEqual([404, 'imports.not_found'])
    expect((await h.request('POST', `${path}/approve`, { body: { readAt } })).status).toBe(401)
    const editor = await addMember('editor')
    expect((await start({ readAt }, editor)).status).toBe(200)
    await h.drain()
    expect((await statuses()).approved).toBe(6)
  })

  test.each([[{}], [{ readAt: 'now' }], [{ readAt: '2026-11-20T09:00:00.000Z', after: 0 }]])(
    'is refused with %j',
    async (body) => {
      const { start } = await setUp({ count: 1 })
      const refused = await start(body)
      expect([refused.status, refused.body.code]).toEqual([422, 'request.invalid'])
    },
  )
})
