import { expect, test } from 'vitest'
import { listPayments } from '#shared/payments.ts'
import { actOnPayment, withPayingClients } from '#server/testing/paying-clients.ts'

async function setUp() {
  const world = await withPayingClients()
  const { h, owner } = world
  return {
    ...world,
    /** What is noted, by invoice number. */
    async notes() {
      const { body } = await h.request('GET', '/goodword/payment/list', { token: await h.signIn(owner) })
      const { items, notes = {} } = listPayments.response!.parse(body)
      const named = items.map(({ id, description }) => [description, notes[id]] as const)
      return Object.fromEntries(named.filter(([, note]) => note))
    },
  }
}

test('a payment that the owner skipped says who did', async () => {
  const { h, owner, pay, log, notes } = await setUp()
  await pay()
  await pay({ id: 'in_2', email: 'bo@client.example', customer: 'cus_2' })
  const id = (await log()).find(({ description }) => description === 'in_1')?.id ?? ''
  expect((await actOnPayment(h, owner, { id, action: 'skip' })).status).toBe(200)
  const [payment] = (await log()).filter(({ description }) => description === 'in_1')
  expect(payment?.decision).toEqual({ kind: 'skip', reason: 'owner', since: h.clock.now().toISOString() })
  expect(await notes()).toEqual({ in_1: { skippedBy: expect.stringMatching(/\w/) } })
})

test('a renewal says when its client was asked at the start', async () => {
  const { pay, wait, notes, decisions } = await setUp()
  await pay({ subscription: 'sub_1', because: 'subscription_create' })
  await wait({ days: 33 })
  const { in_1: asked } = await decisions()
  expect(asked).toBe('asked subscription')
  await pay({ id: 'in_2', subscription: 'sub_1', because: 'subscription_cycle' })
  await pay({
    id: 'in_3',
    subscription: 'sub_2',
    because: 'subscription_cycle',
    email: 'bo@client.example',
    customer: 'cus_2',
  })
  const { in_2: renewal, ...others } = await notes()
  expect(renewal).toEqual({ askedAtStart: expect.stringMatching(/^2026-/) })
  expect(others).not.toHaveProperty('in_3')
})

test('a client who does not answer was reminded', async () => {
  const { pay, wait, notes } = await setUp()
  await pay()
  await wait({ days: 5 })
  expect(await notes()).toEqual({})
  await wait({ days: 8 })
  expect(await notes()).toEqual({ in_1: { remindedAt: expect.any(String) } })
})
