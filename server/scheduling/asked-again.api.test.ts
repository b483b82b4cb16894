import { describe, expect, test } from 'vitest'
import { actOnPayment, ANA, withPayingClients } from '#server/testing/paying-clients.ts'
import { listRequests } from '#server/testing/requests.ts'

const QUIET = { days: 181 }

async function setUp() {
  const world = await withPayingClients()
  const { pay, wait } = world
  let paid = 0
  return {
    ...world,
    /** Pays another invoice, and lets everything happen that follows from it. */
    async payAndWait() {
      paid += 1
      await pay({ id: `in_${paid}`, line: `Project ${paid}`, amount: 10_000 * paid })
      for (let day = 0; day < 5; day += 1) await wait({ days: 1 })
    },
  }
}

describe('a client who never answered', () => {
  test('is asked again because of a new payment after the quiet days, and the old request is closed', async () => {
    const { h, owner, wait, decisions, payAndWait } = await setUp()
    await payAndWait()
    await wait(QUIET)
    const before = (await h.emails()).length
    await payAndWait()
    expect(await decisions()).toEqual({ in_1: 'asked invoice', in_2: 'asked invoice' })
    expect(await listRequests(h, owner)).toMatchObject([
      { status: 'sent', closedAt: null },
      { status: 'sent', closedAt: expect.any(String), remindsAt: null },
    ])
    expect((await h.emails()).length).toBe(before + 1)
  })

  test('is not asked a fourth time in a row', async () => {
    const { wait, decisions, payAndWait } = await setUp()
    for (let time = 0; time < 4; time += 1) {
      await payAndWait()
      await wait(QUIET)
    }
    expect(await decisions()).toMatchObject({ in_3: 'asked invoice', in_4: 'skip no_answer' })
  })

  test('can still answer the closed request, which starts the count anew', async () => {
    const { h, owner, wait, decisions, payAndWait } = await setUp()
    for (let time = 0; time < 3; time += 1) {
      await payAndWait()
      await wait(QUIET)
    }
    const closed = (await listRequests(h, owner)).at(-1)
    await h.submit(closed?.id ?? '')
    await wait(QUIET)
    await payAndWait()
    expect(await decisions()).toMatchObject({ in_4: 'asked invoice' })
  })

  test('is not asked again before the quiet days are over', async () => {
    const { wait, decisions, payAndWait } = await setUp()
    await payAndWait()
    await wait({ days: 100 })
    await payAndWait()
    expect(await decisions()).toMatchObject({ in_2: 'skip open_request' })
  })
})

test('an owner who skips the newest payment does not make an older one ask instead', async () => {
  const { h, owner, pay, wait, log, decisions } = await withPayingClients()
  await pay({ id: 'in_1' })
  await wait({ hours: 1 })
  await pay({ id: 'in_2', line: 'Logo', amount: 9000 })
  const newest = (await log()).find(({ description }) => description === 'in_2')
  await actOnPayment(h, owner, { id: newest?.id ?? '', action: 'skip' })
  for (let day = 0; day < 5; day += 1) await wait({ days: 1 })
  expect(await decisions()).toEqual({ in_1: 'skip covered', in_2: 'skip owner' })
  expect(await h.emails()).toEqual([])
})

test('a request that moves to a newer payment stays the same, with what the owner changed about it', async () => {
  const { h, owner, pay, wait, decisions } = await withPayingClients()
  await pay({ id: 'in_1' })
  const [planned] = await listRequests(h, owner)
  await wait({ days: 1 })
  await pay({ id: 'in_2', line: 'Logo', amount: 9000 })
  expect(await decisions()).toEqual({ in_1: 'skip covered', in_2: 'ask invoice' })
  expect(await listRequests(h, owner)).toMatchObject([{ id: planned?.id, customerEmail: ANA }])
  for (let day = 0; day < 5; day += 1) await wait({ days: 1 })
  expect(await h.emails()).toHaveLength(1)
})

test('a client who pays every other day is asked nevertheless', async () => {
  const { h, pay, wait } = await withPayingClients()
  for (let number = 0; number < 9; number += 1) {
    await pay({ id: `in_${number}`, line: `Class ${number}`, amount: 1500 + number })
    await wait({ days: 2 })
  }
  expect(await h.emails()).toHaveLength(1)
})
