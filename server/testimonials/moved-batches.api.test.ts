import { describe, expect, test } from 'vitest'
import { activity } from '#server/db/schema/activity.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { clients, IN_FIVE_DAYS, NOW, openBatches, passDays, SAVE, statesOf } from '#server/testing/batches.ts'
import { recipients } from '#server/testing/unsubscribing.ts'

describe('planned requests', () => {
  test('get new times with those that are saved, and each client is still requested once', async () => {
    const { h, call, create, read, usage } = await openBatches('free')
    const { body } = await create(IN_FIVE_DAYS, clients(12))
    expect(body.counts).toMatchObject({ planned: 10, saved: 2 })
    await call('POST', `/${body.id}/row/3/cancel`)
    const moved = await call('POST', `/${body.id}/plan`, { timing: NOW, includesPlanned: true })
    expect(moved.body.counts).toEqual({ saved: 1, planned: 10, requested: 0, skipped: 0, cancelled: 1 })
    expect((await call<{ planned: object }>('GET', '/list')).body.planned).toEqual({ thisMonth: 5, nextMonth: 5 })
    await h.drain()
    expect([await usage(), (await recipients(h)).length]).toEqual([5, 5])
    await passDays(h, 14)
    // Reminders have been sent too.
    expect([await h.rows(testimonials).count(), new Set(await recipients(h)).size]).toEqual([10, 10])
    expect((await read(body.id)).counts).toMatchObject({ requested: 10, saved: 1, cancelled: 1 })
  })

  test('stay as they are when only saved ones are planned', async () => {
    const { call, create } = await openBatches('free')
    const { body } = await create(IN_FIVE_DAYS, clients(12))
    const { body: again } = await call('POST', `/${body.id}/plan`, { timing: NOW })
    expect(again.counts).toMatchObject({ planned: 10, saved: 2 })
    expect(again.nextAt).toBe(body.nextAt)
  })

  test('can move to later days, and nothing is sent on the days before', async () => {
    const { h, call, create } = await openBatches()
    const { body } = await create({ kind: 'days', days: 1 }, clients(3))
    const moved = await call('POST', `/${body.id}/plan`, { timing: { kind: 'days', days: 20 }, includesPlanned: true })
    const days = moved.body.rows.map(({ at }) => at?.slice(0, 10))
    expect(new Set(days).size).toBe(3)
    await passDays(h, 2)
    expect((await recipients(h)).length).toBeLessThan(3)
    await passDays(h, 30)
    expect(new Set(await recipients(h)).size).toBe(3)
  })
})

describe('the request of one client', () => {
  test('is sent at once, the others at their times', async () => {
    const { h, call, create } = await openBatches()
    const { body } = await create(IN_FIVE_DAYS, clients(4))
    const sent = await call('POST', `/${body.id}/row/5/send`)
    expect(sent.body.rows.at(-1)).toMatchObject({ state: 'planned', reason: null })
    await h.drain()
    expect(await recipients(h)).toEqual(['client3@client.example'])
    expect((await call('POST', `/${body.id}/row/5/send`)).body).toMatchObject({ code: 'batches.row_ended' })
    await passDays(h, 7)
    expect([await h.rows(testimonials).count(), new Set(await recipients(h)).size]).toEqual([4, 4])
    expect((await h.rows(activity).list()).map(({ kind, count }) => [kind, count])).toEqual([
      ['batch_planned', 4],
      ['batch_planned', 1],
    ])
  })

  test('needs a request that is left, its own plan included, and a client who is in the batch', async () => {
    const { h, call, create } = await openBatches('free')
    const { body } = await create({ kind: 'days', days: 1 }, clients(7))
    expect(body.counts).toMatchObject({ planned: 7 })
    // Planned for the next month, and this month's are all planned.
    expect(await call('POST', `/${body.id}/row/8/send`)).toMatchObject({
      status: 402,
      body: {
        code: 'batches.no_requests_left',
        message: 'All requests of this month are used or planned. Cancel a planned one, or wait until 1 December.',
      },
    })
    expect((await call('POST', `/${body.id}/row/2/send`)).status).toBe(200)
    await h.drain()
    expect(await recipients(h)).toEqual(['client0@client.example'])
    await call('POST', `/${body.id}/row/3/cancel`)
    expect((await call('POST', `/${body.id}/row/3/send`)).body).toMatchObject({ code: 'batches.row_ended' })
    expect((await call('POST', `/${body.id}/row/8/send`)).status).toBe(200)
    for (const row of ['99', 'x'])
      expect((await call('POST', `/${body.id}/row/${row}/send`)).body).toMatchObject({ code: 'batches.row_not_found' })
  })

  test('who is saved can be sent too', async () => {
    const { h, call, create } = await openBatches()
    const { body } = await create(SAVE, clients(2))
    await call('POST', `/${body.id}/row/3/send`)
    await h.drain()
    expect(statesOf((await call('GET', `/${body.id}`)).body)).toEqual(['saved', 'requested'])
  })
})
