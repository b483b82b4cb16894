import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { suppressions } from '#server/db/schema/emails.ts'
import { kindsOf } from '#server/testing/clients.ts'
import {
  forNow,
  permanently,
  createReportedOwner,
  everything,
  everythingButEvents,
} from '#server/testing/email-webhooks.ts'
import { resumeSending } from '#server/testing/owners.ts'

describe('fault 44: webhook events', () => {
  test('are processed once, even if repeated', async () => {
    const { h, ask, newest, tell, look } = await createReportedOwner()
    const id = await ask()
    const message = await newest(id)
    expect(await tell('email.bounced', message, { id: 'evt_1', ...permanently() })).toBe(200)
    const before = await everything(h)
    for (let again = 0; again < 3; again += 1) {
      expect(await tell('email.bounced', message, { id: 'evt_1', ...permanently() })).toBe(200)
    }
    expect(await everything(h)).toEqual(before)
    expect(kindsOf(await look(id)).filter((kind) => kind.endsWith('bounced'))).toEqual(['system bounced'])
  })

  test('that report a delivery after a bounce change nothing', async () => {
    const { h, ask, newest, tell, look } = await createReportedOwner()
    const id = await ask()
    await tell('email.bounced', await newest(id), permanently())
    const before = await everythingButEvents(h)
    for (const type of ['email.delivered', 'email.delivery_delayed', 'email.sent']) await tell(type, await newest(id))
    await tell('email.bounced', await newest(id), forNow())
    const after = await everythingButEvents(h)
    expect(after).toEqual(before)
    expect(await look(id)).toMatchObject({ emailDelivery: 'bounced' })
  })

  test('with an unknown email_id are accepted and change nothing', async () => {
    const { h, ask, newest, tell } = await createReportedOwner()
    const id = await ask()
    const before = await everythingButEvents(h)
    expect(
      await tell('email.bounced', { ...(await newest(id)), id: 'msg_none', providerId: 'none' }, permanently()),
    ).toBe(200)
    const after = await everythingButEvents(h)
    expect(after).toEqual(before)
  })

  test('have the same result in any order and with any repetitions', async () => {
    const { h, owner, ask, newest, tell, look } = await createReportedOwner()
    await h.setPlan(owner, 'studio')
    const events = [
      { type: 'email.sent' },
      { type: 'email.delivery_delayed' },
      { type: 'email.bounced', ...forNow() },
      { type: 'email.delivered' },
      { type: 'email.bounced', ...permanently() },
      { type: 'email.complained' },
    ] as const
    let asked = 0
    const endOf = async (order: readonly number[], worst: number) => {
      asked += 1
      // Many complaints would pause sending, which this test is not about.
      await resumeSending({ h, owner })
      const id = await ask(`client${asked}@client.example`)
      for (const at of [...order, worst].filter((index) => index <= worst)) {
        const event = events[at % events.length]
        if (event) await tell(event.type, await newest(id), { id: `evt_${asked}_${at}`, ...event })
      }
      const { status, emailState, emailDelivery } = await look(id)
      return { status, emailState, emailDelivery, delivery: (await newest(id)).delivery }
    }
    const expected = new Map<number, unknown>([
      [3, { status: 'sent', emailState: 'sent', emailDelivery: 'delivered', delivery: 'delivered' }],
      [4, { status: 'pending', emailState: 'sent', emailDelivery: 'bounced', delivery: 'bounced' }],
    ])
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 5 }), { maxLength: 10 }), fc.constantFrom(3, 4), async (order, worst) => {
        expect(await endOf(order, worst)).toEqual(expected.get(worst))
      }),
      { numRuns: 60 },
    )
  })

  test('about a complaint and a bounce have the same result in either order', async () => {
    const ends = []
    for (const types of [
      ['email.complained', 'email.bounced'],
      ['email.bounced', 'email.complained'],
    ]) {
      const { h, ask, newest, tell, look } = await createReportedOwner()
      const id = await ask()
      for (const type of types) await tell(type, await newest(id), permanently())
      const { status, emailState, emailDelivery, emailProblem } = await look(id)
      const reasons = (await h.rows(suppressions, { workspaceId: null }).values('reason')).toSorted()
      ends.push({ status, emailState, emailDelivery, emailProblem, reasons })
    }
    expect(ends[0]).toEqual(ends[1])
    expect(ends[0]).toMatchObject({
      status: 'pending',
      emailDelivery: 'complained',
      reasons: ['bounced', 'complained'],
    })
  })
})
