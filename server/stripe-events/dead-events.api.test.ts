import { describe, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.ts'
import { payments } from '#server/db/schema/payments.ts'
import { linkTo } from '#server/testing/paying-clients.ts'
import { setUpReceiving, paidEvent, countPayments } from '#server/testing/receiving.ts'

describe('a dead event', () => {
  async function withDead() {
    const world = await setUpReceiving()
    const { h, owner, tell } = world
    await linkTo(h, owner)
    const listed = async () => {
      const token = await h.signIn(owner)
      return (await h.request<{ unread: unknown[] }>('GET', '/goodword/stripe/connections', { token })).body.unread
    }
    const repair = h.faults.refuseInserts(payments)
    await tell(paidEvent(h))
    await h.reconciliation.plan()
    const waitHours = async (hours: number) => {
      for (let passed = 0; passed < hours; passed += 6) {
        h.clock.advance({ hours: 6 })
        await h.drain()
      }
    }
    return { ...world, listed, waitHours, repair }
  }

  test('is tried again every day, and shown to the owner until it is processed', async () => {
    const { h, events, listed, waitHours, repair } = await withDead()
    expect(await listed()).toEqual([])
    await waitHours(102)
    expect(await events()).toMatchObject([{ status: 'dead', reason: 'failed' }])
    expect(await listed()).toEqual([{ connectionId: 'con_1', count: 1 }])
    repair()
    await waitHours(30)
    expect(await events()).toMatchObject([{ status: 'done', payload: null }])
    expect(await countPayments(h)).toBe(1)
    expect(await listed()).toEqual([])
    expect(h.logLines.join('')).toContain('trying failed Stripe events again')
  })

  test('is not tried again after a week, and is shown for a month', async () => {
    const { events, listed, waitHours, repair } = await withDead()
    await waitHours(24 * 12)
    repair()
    await waitHours(48)
    expect(await events()).toMatchObject([{ status: 'dead' }])
    expect(await listed()).toHaveLength(1)
    await waitHours(24 * 17)
    expect(await listed()).toEqual([])
  })

  test('because its object can’t be read is shown, counted for its own link only, and tried again', async () => {
    const { h, owner, tell, sendLink, events } = await setUpReceiving()
    await linkTo(h, owner)
    await linkTo(h, owner, { id: 'con_2', accountId: 'acct_2' })
    const { object } = paidEvent(h)
    await tell({ account: 'acct_1', object: { ...object, id: { not: 'an id' } } })
    await tell({ account: 'acct_1', type: 'refund.failed', object: { object: 'refund', status: 'failed' } })
    await sendLink({ account: 'acct_1', type: 'customer.created', object: { id: 7 } })
    await h.drain()
    expect(await events()).toMatchObject([
      { status: 'dead', reason: 'unreadable' },
      { status: 'dead', reason: 'unreadable' },
      { status: 'ignored', reason: 'unused_type' },
    ])
    const token = await h.signIn(owner)
    const { body } = await h.request('GET', '/goodword/stripe/connections', { token })
    expect(body).toMatchObject({ unread: [{ connectionId: 'con_1', count: 2 }] })
    expect(h.logLines.join('')).toContain('the object of a signed Stripe event can’t be read')
    await h.reconciliation.plan()
    h.clock.advance({ hours: 30 })
    await h.drain()
    expect(h.logLines.join('')).toContain('trying failed Stripe events again')
    expect(await events()).toMatchObject([{ status: 'dead' }, { status: 'dead' }, { status: 'ignored' }])
    expect((await h.rows(jobs).values('diedAt')).filter((diedAt) => diedAt !== null)).toEqual([])
  })

  test('is not shown to another owner', async () => {
    const { h, waitHours } = await withDead()
    const other = await h.signUp()
    await linkTo(h, other, { id: 'con_2', accountId: 'acct_2' })
    await waitHours(102)
    const token = await h.signIn(other)
    expect((await h.request('GET', '/goodword/stripe/connections', { token })).body).toMatchObject({ unread: [] })
  })
})
