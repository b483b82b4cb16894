import { expect, test } from 'vitest'
import { restores } from '#server/db/schema/backups.ts'
import { actOnPayment, withPayingClients } from '#server/testing/paying-clients.ts'

async function afterRestore() {
  const of = await withPayingClients()
  const { h } = of
  await of.pay()
  expect(await of.decisions()).toEqual({ in_1: 'ask invoice' })
  h.clock.advance({ hours: 1 })
  const restoredAt = h.clock.now()
  await h.insertRows(restores, { id: 'rst_1', takenAt: restoredAt, restoredAt })
  return of
}

test('a request that was planned when the backup was made may have been sent since, so the owner decides', async () => {
  const { h, decisions, wait } = await afterRestore()
  await wait({ days: 6 })
  expect(await decisions()).toEqual({ in_1: 'hold owners_call' })
  expect(await h.emails()).toEqual([])
})

test('so does one for a payment that Stripe tells about only after the restore, and the owner’s decision counts', async () => {
  const { h, owner, pay, decisions, wait, log } = await afterRestore()
  const before = new Date(h.clock.now().getTime() - 60_000)
  await pay({ id: 'in_2', email: 'bo@client.example', customer: 'cus_2', paidAt: before.toISOString() })
  expect(await decisions()).toMatchObject({ in_2: 'hold owners_call' })
  const payment = (await log()).find(({ customerEmail }) => customerEmail === 'bo@client.example')
  const asked = await actOnPayment(h, owner, { id: payment?.id ?? '', action: 'request' })
  expect(asked.body).toMatchObject({ decision: { kind: 'asked', reason: 'owner' } })
  await wait({ days: 1 })
  expect((await h.emails()).map(({ recipient }) => recipient)).toEqual(['bo@client.example'])
})

test('payments made after the restore are decided as before', async () => {
  const { h, pay, decisions, wait } = await afterRestore()
  h.clock.advance({ minutes: 1 })
  await pay({ id: 'in_3', email: 'cy@client.example', customer: 'cus_3', paidAt: h.clock.now().toISOString() })
  expect(await decisions()).toMatchObject({ in_3: 'ask invoice' })
  await wait({ days: 6 })
  expect((await h.emails()).map(({ recipient }) => recipient)).toEqual(['cy@client.example'])
})
