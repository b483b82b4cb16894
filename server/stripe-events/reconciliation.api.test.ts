import { describe, expect, test } from 'vitest'
import { connections } from '#server/db/schema/payments.ts'
import { accessLost } from '#server/stripe/gateway.errors.ts'
import type { Harness } from '#server/testing/harness.ts'
import { linkTo } from '#server/testing/paying-clients.ts'
import type { EventPointer } from '#server/stripe/gateway.ts'
import { setUpReceiving, paidEvent, countPayments, connectionStatus } from '#server/testing/receiving.ts'

describe('reconciliation', () => {
  const pointer = (h: Harness, id: string): EventPointer => ({
    eventId: `evt_${id}`,
    type: 'invoice.paid',
    occurredAt: h.clock.now(),
    isLive: false,
    objectId: id,
  })

  async function withReconciliation() {
    const world = await setUpReceiving()
    const { h, owner, accounts } = world
    await linkTo(h, owner)
    const linkedAt = h.clock.now()
    await h.rows(connections).update({ caughtUpTo: linkedAt })
    const look = { found: [] as EventPointer[], startTimes: [] as Date[], isLost: false }
    accounts.listEvents = async (_, { since }) => {
      look.startTimes.push(since)
      if (look.isLost) throw accessLost(new Error('revoked'))
      return look.found
    }
    accounts.readObject = async (_, { objectId }) => paidEvent(h, objectId).object
    return { ...world, look, linkedAt }
  }

  test('fault 43: processes every event that was missed in four days, once', async () => {
    const { h, sendLink, look, linkedAt, events } = await withReconciliation()
    await sendLink(paidEvent(h, 'in_1'))
    h.clock.advance({ days: 4 })
    look.found = [pointer(h, 'in_1'), pointer(h, 'in_2'), pointer(h, 'in_3')]
    await h.reconciliation.plan()
    await h.drain()
    expect(look.startTimes).toEqual([new Date(linkedAt.getTime() - 300_000)])
    expect((await events()).map(({ eventId, status }) => [eventId, status])).toEqual([
      ['evt_in_1', 'done'],
      ['evt_in_2', 'done'],
      ['evt_in_3', 'done'],
    ])
    expect(await countPayments(h)).toBe(3)
    expect(await sendLink(paidEvent(h, 'in_2'))).toBe(200)
    h.clock.advance({ minutes: 15 })
    await h.drain()
    expect(look.startTimes).toHaveLength(2)
    expect(look.startTimes[1]?.getTime()).toBe(h.clock.now().getTime() - 1_200_000)
    expect([(await events()).length, await countPayments(h)]).toEqual([3, 3])
  })

  test('marks an account that can’t be read, until it can be read again', async () => {
    const { h, look } = await withReconciliation()
    look.isLost = true
    await h.reconciliation.plan()
    await h.drain()
    expect(await connectionStatus(h)).toBe('needs_attention')
    look.isLost = false
    h.clock.advance({ minutes: 15 })
    await h.drain()
    expect(await connectionStatus(h)).toBe('active')
  })
})
