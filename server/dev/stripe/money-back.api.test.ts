import { expect, test } from 'vitest'
import { createHarness, ORIGIN } from '#server/testing/harness.ts'
import { accountIdOf } from './emulator.domain.ts'

const CLIENT = { name: 'Ana', email: 'ana@client.example' }

/** An account's page with one paid invoice. */
async function setUp({ how = 'card' }: { how?: 'card' | 'elsewhere' } = {}) {
  const h = await createHarness()
  const { actions } = h.deps.development?.stripe ?? {}
  await actions?.allowLink('Atelier')
  const accountId = accountIdOf('Atelier')
  const sale = { accountId, client: CLIENT, amount: 48_001, currency: 'eur', description: 'Logo' }
  const { id = '' } = (await actions?.createInvoice(sale)) ?? {}
  await actions?.payInvoice(id, { how })
  const path = `/dev/stripe/accounts/${accountId}`
  const row = async () => {
    const { body } = await h.request<string>('GET', path)
    return body.split('<li>').find((one) => one.includes(`value="${id}"`) || one.includes(', Logo,')) ?? ''
  }
  return {
    row,
    buttons: async () => [...(await row()).matchAll(/value="(\w+)" aria-label/g)].map(([, act]) => act),
    press: async (act: string) => {
      const half = /name="half" value="(\d+)"/.exec(await row())?.[1] ?? ''
      const answer = await h.app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
        body: new URLSearchParams({ act, id, half }),
      })
      return { status: answer.status, body: await answer.text() }
    },
  }
}

test('a paid invoice offers what can happen to its money next', async () => {
  const { buttons, press, row } = await setUp()
  expect(await buttons()).toEqual(['refund', 'part', 'dispute', 'credit'])
  expect((await press('part')).status).toBe(303)
  expect(await row()).toContain('€240.01 refunded')
  expect(await buttons()).toEqual(['refund', 'part', 'fail', 'dispute', 'credit'])
  expect((await press('fail')).status).toBe(303)
  expect(await row()).not.toContain('refunded')
  expect((await press('refund')).status).toBe(303)
  expect(await buttons()).toEqual(['fail'])
})

test.each([
  ['win', 'dispute won'],
  ['lose', 'dispute lost'],
])('a dispute can be decided once: %s', async (act, words) => {
  const { buttons, press, row } = await setUp()
  await press('dispute')
  expect(await row()).toContain('disputed')
  expect(await buttons()).toEqual(['refund', 'part', 'win', 'lose', 'credit'])
  await press(act)
  expect(await row()).toContain(words)
  expect(await buttons()).toEqual(['refund', 'part', 'credit'])
  const again = await press(act)
  expect([again.status, again.body.includes('has no open dispute')]).toEqual([400, true])
})

test('an invoice that was paid elsewhere can only be credited', async () => {
  const { buttons, press, row } = await setUp({ how: 'elsewhere' })
  expect(await buttons()).toEqual(['credit'])
  await press('credit')
  expect(await row()).toContain('€480.01 credited')
  expect(await buttons()).toEqual([])
})
