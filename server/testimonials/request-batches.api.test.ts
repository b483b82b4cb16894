import { describe, expect, test } from 'vitest'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { RequestBatch } from '#shared/request-batches.ts'
import { activity } from '#server/db/schema/activity.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { forms } from '#server/db/schema/forms.ts'
import { requestBatches, requestBatchRows } from '#server/db/schema/request-batches.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { clientOf } from '#server/testing/clients.ts'
import { recipients } from '#server/testing/unsubscribing.ts'
import { SAVE, NOW, IN_FIVE_DAYS, clients, openBatches, statesOf, passDays } from '#server/testing/batches.ts'

describe('a batch', () => {
  test('that is only saved uses no request, sends nothing, and is sent later', async () => {
    const { h, call, create, read, usage } = await openBatches()
    const { status, body } = await create(SAVE)
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'clients.csv', memberName: 'Nora Feldmann', nextAt: null, counts: { saved: 1 } })
    await h.drain()
    expect([await usage(), await h.emails(), await h.rows(testimonials).count()]).toEqual([0, [], 0])
    expect((await call('POST', `/${body.id}/plan`, { timing: NOW })).body.rows).toMatchObject([{ state: 'planned' }])
    await h.drain()
    const [row] = (await read(body.id)).rows
    expect(row).toMatchObject({ state: 'requested', reason: null, customerEmail: 'ana@client.example' })
    expect([await usage(), await recipients(h)]).toEqual([1, ['ana@client.example']])
    const [request] = await h.rows(testimonials).list()
    expect(request).toMatchObject({
      id: row?.testimonialId,
      status: 'sent',
      service: 'A label',
      customerName: 'Ana Ribeiro',
    })
    // Nothing is saved any more.
    await call('POST', `/${body.id}/plan`, { timing: NOW })
    await h.drain()
    expect(await usage()).toBe(1)
  })

  test('goes out over working days, and a row counts when it is sent', async () => {
    const { h, create, read, usage } = await openBatches()
    const { body } = await create(IN_FIVE_DAYS, clients(10))
    expect(body.counts.planned).toBe(10)
    const planned = (await read(body.id)).rows.map(({ at }) => at?.slice(0, 10))
    expect(planned).toEqual(
      ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].flatMap((day) => [day, day]),
    )
    await h.drain()
    expect(await usage()).toBe(0)
    await passDays(h, 1)
    expect([await usage(), (await recipients(h)).length]).toEqual([2, 2])
    // The weekend.
    await passDays(h, 2)
    expect(await usage()).toBe(2)
    await passDays(h, 5)
    expect([await usage(), new Set(await recipients(h)).size]).toEqual([10, 10])
    expect((await read(body.id)).counts).toMatchObject({ requested: 10, planned: 0 })
  })

  test('takes no more than the month has left; the rest follows in the next month, or is saved', async () => {
    const { h, create, call, read, usage } = await openBatches('free')
    const { body } = await create(NOW, clients(12))
    expect(body.counts).toMatchObject({ planned: 10, saved: 2 })
    const list = await call<{ planned: object }>('GET', '/list')
    expect(list.body.planned).toEqual({ thisMonth: 5, nextMonth: 5 })
    await h.drain()
    expect([await usage(), (await recipients(h)).length]).toEqual([5, 5])
    await passDays(h, 12)
    expect([await usage(), new Set(await recipients(h)).size]).toEqual([5, 10])
    expect((await read(body.id)).counts).toMatchObject({ requested: 10, saved: 2 })
  })

  test('leaves the requests that another batch has planned', async () => {
    const { create } = await openBatches('free')
    await create(IN_FIVE_DAYS, clients(4))
    const other = clients(3).map(({ row }) => ({ row, customerEmail: `other${row}@client.example` }))
    expect((await create(IN_FIVE_DAYS, other)).body.counts).toMatchObject({ planned: 3 })
    const rows = [{ row: 2, customerEmail: 'last@client.example' }]
    const { body } = await create(NOW, rows)
    expect(body.nextAt?.slice(0, 10)).toBe('2026-12-01')
  })

  test('waits for the next month when its requests were used meanwhile, and says so', async () => {
    const { h, owner, create, read } = await openBatches('free')
    const { body } = await create(IN_FIVE_DAYS, clients(1))
    for (let index = 0; index < 5; index += 1)
      await h.createRequest(owner, { customerEmail: `manual${index}@client.example` })
    await passDays(h, 4)
    const [row] = (await read(body.id)).rows
    expect(row).toMatchObject({ state: 'planned', reason: 'quota', at: '2026-12-01T08:00:00.000Z' })
    await passDays(h, 8)
    expect(statesOf(await read(body.id))).toEqual(['requested'])
  })
})

describe('a batch can be', () => {
  test('cancelled: one client, then the rest, again without effect, and never what was sent', async () => {
    const { h, call, create } = await openBatches()
    const { body } = await create(IN_FIVE_DAYS, clients(5))
    await passDays(h, 1)
    const path = `/${body.id}`
    expect((await call('POST', `${path}/row/2/cancel`)).body).toMatchObject({ code: 'batches.row_ended' })
    for (const row of ['9', 'x', '99999999'])
      expect(await call('POST', `${path}/row/${row}/cancel`)).toMatchObject({
        status: 404,
        body: { code: 'batches.row_not_found' },
      })
    expect(statesOf((await call('POST', `${path}/row/4/cancel`)).body)[2]).toBe('cancelled')
    expect((await call('POST', `${path}/row/4/cancel`)).status).toBe(200)
    const ended = await call('POST', `${path}/cancel`)
    expect(statesOf(ended.body)).toEqual(['requested', 'cancelled', 'cancelled', 'cancelled', 'cancelled'])
    expect((await call('POST', `${path}/cancel`)).body).toEqual(ended.body)
    await passDays(h, 7)
    expect(await recipients(h)).toHaveLength(1)
    const lines = await h.rows(activity).list()
    expect(lines.map(({ kind, count }) => [kind, count])).toEqual([
      ['batch_planned', 5],
      ['batch_cancelled', 1],
      ['batch_cancelled', 3],
    ])
  })

  test('read only in its own workspace', async () => {
    const { h, create, call } = await openBatches()
    const { body } = await create(SAVE)
    const stranger = await h.signUp()
    for (const [method, path, sent] of [
      ['GET', '', undefined],
      ['POST', '/plan', { timing: NOW }],
      ['POST', '/cancel', undefined],
      ['POST', '/row/2/cancel', undefined],
      ['POST', '/row/2/send', undefined],
    ] as const) {
      const answer = await h.request<ErrorResponse>(method, `/goodword/batch/${body.id}${path}`, {
        token: stranger.token,
        body: sent,
      })
      expect(answer).toMatchObject({ status: 404, body: { code: 'batches.not_found' } })
    }
    const theirs = await h.request('GET', '/goodword/batch/list', { token: stranger.token })
    expect(theirs.body).toEqual({ items: [], planned: { thisMonth: 0, nextMonth: 0 } })
    expect((await call<{ items: RequestBatch[] }>('GET', '/list')).body.items).toHaveLength(1)
  })

  test('made twice with one key only once, and not at all with a form that isn’t there', async () => {
    const { h, owner, create, call } = await openBatches('studio')
    const headers = { 'idempotency-key': 'key-0001' }
    const first = await create(NOW, clients(3), headers)
    await h.drain()
    expect((await create(NOW, clients(3), headers)).body.id).toBe(first.body.id)
    expect((await create(NOW, clients(2), headers)).status).toBe(422)
    expect(await h.rows(requestBatches).count()).toBe(1)
    const { token } = owner
    const { body: form } = await h.request<{ id: string }>('POST', '/goodword/forms', {
      token,
      body: { name: 'Stall' },
    })
    await h.rows(forms, { id: form.id }).update({ service: 'A stall' })
    const rows = [{ row: 9, customerEmail: 'stall@client.example' }]
    const wanted = { name: 'x', timing: NOW, rows, formId: form.id }
    expect((await call('POST', '', { ...wanted, formId: 'none' })).body).toMatchObject({ code: 'forms.not_found' })
    await call('POST', '', wanted)
    await h.drain()
    const [request] = await h.rows(testimonials, { customerEmail: 'stall@client.example' }).list()
    expect(request).toMatchObject({ formId: form.id, service: 'A stall' })
  })
})

describe('a batch', () => {
  test('with 1,000 clients is planned and sent, and none twice', async () => {
    const { h, create, read } = await openBatches('studio')
    const { body, status } = await create(NOW, clients(1000))
    expect([status, body.counts.planned]).toEqual([201, 1000])
    await h.drain()
    expect((await read(body.id)).counts.requested).toBe(1000)
    const sent = (await h.rows(emailMessages).list()).map(({ recipient }) => recipient)
    expect([sent.length, new Set(sent).size]).toEqual([1000, 1000])
  })

  test('loses a client who has everything erased, and is exported, deleted after 180 days and with its workspace', async () => {
    const { h, owner, create, read, call } = await openBatches('studio')
    const rows = [
      { row: 2, customerEmail: 'canary+x@client.example', customerName: 'Canary' },
      { row: 3, customerEmail: 'ben@client.example' },
    ]
    const { id } = await h.createRequest(owner, { customerEmail: 'Canary@client.example', isAutoSendEnabled: true })
    await h.drain()
    const { body } = await create(SAVE, rows)
    expect((await clientOf(h, id).erase()).status).toBe(204)
    expect((await read(body.id)).rows.map(({ row }) => row)).toEqual([3])
    expect(JSON.stringify(await h.rows(requestBatchRows).list()).toLowerCase()).not.toContain('canary')
    const exported = await h.request<{ batches: unknown[] }>('GET', '/goodword/user/me/export', {
      token: await h.signIn(owner),
    })
    expect(exported.body.batches).toEqual([await read(body.id)])
    h.clock.advance({ days: 181 })
    await h.housekeeping.run()
    expect((await call('GET', `/${body.id}`)).status).toBe(404)
    expect(await h.rows(requestBatchRows).count()).toBe(0)
  })

  test('tells of its clients in what is known of them', async () => {
    const { h, owner, create } = await openBatches()
    const { body } = await create(IN_FIVE_DAYS)
    const customerEmails = ['ANA@client.example', 'ben@client.example']
    const known = await h.request<{ items: object[] }>('POST', '/goodword/testimonial/known-clients', {
      token: owner.token,
      body: { customerEmails },
    })
    expect(known.body.items).toEqual([
      {
        customerEmail: 'ANA@client.example',
        state: 'in_batch',
        at: body.nextAt,
        answeredAt: null,
        testimonialId: null,
      },
    ])
  })

  test('keeps one job for a workspace, and none once nothing is planned', async () => {
    const { h, call, create } = await openBatches()
    const first = await create(IN_FIVE_DAYS, clients(2))
    await create(IN_FIVE_DAYS)
    const waiting = () => h.rows(jobs, { kind: 'testimonials.send-batches' }).count()
    expect(await waiting()).toBe(1)
    await call('POST', `/${first.body.id}/cancel`)
    await passDays(h, 8)
    expect(new Set(await recipients(h))).toEqual(new Set(['ana@client.example']))
    expect(await waiting()).toBe(0)
  })
})
