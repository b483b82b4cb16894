import { describe, expect, test } from 'vitest'
import { defaultRequestRules } from '#shared/connections.ts'
import { actionsOfPayment } from '#shared/payment-actions.ts'
import type { PartLesson } from '#shared/payment-corrections.ts'
import { connections, partLessons } from '#server/db/schema/payments.ts'
import { BO, withCorrections } from '#server/testing/corrected-payments.ts'

describe('the effect on other clients', () => {
  const NAMES = ['bo', 'cy', 'di', 'ed']

  async function withDeposits() {
    const world = await withCorrections()
    await world.pay({ line: 'Website, 50% deposit' })
    for (const [index, name] of NAMES.entries()) {
      world.h.clock.advance({ minutes: 1 })
      const of = { email: `${name}@client.example`, customer: `cus_${name}`, name: null }
      await world.pay({ ...of, id: `in_${index + 2}`, line: 'Website, 50% deposit' })
    }
    return world
  }

  test('is told before: how many are asked too, and who are three of them', async () => {
    const { preview, decisions, say, wait, h } = await withDeposits()
    const { status, body } = await preview('in_1', 'last')
    expect(status).toBe(200)
    expect(body.others).toEqual({
      asked: {
        count: 4,
        clients: ['bo', 'cy', 'di'].map((name) => ({ customerName: null, customerEmail: `${name}@client.example` })),
      },
      notAsked: { count: 0, clients: [] },
      isCut: false,
    })
    expect(new Set(Object.values(await decisions()))).toEqual(new Set(['hold deposit']))
    await say('in_1', 'last')
    await wait({ days: 5 })
    expect(await h.emails()).toHaveLength(5)
  })

  test('leaves out a client who still has an open invoice', async () => {
    const { preview, asked, decisions, say, wait } = await withDeposits()
    asked.unsettled = 1
    expect((await preview('in_1', 'last')).body.others).toMatchObject({ asked: { count: 0, clients: [] } })
    await say('in_1', 'last')
    await wait({ days: 5 })
    expect(await decisions()).toMatchObject({ in_1: 'asked settled', in_2: 'hold open_invoice' })
  })

  test('counts a client once, and never the one whose payment it is', async () => {
    const { preview, pay } = await withDeposits()
    // Of another amount: a second equal one would be a last part already.
    const other = { amount: 71_000, line: 'Website, 50% deposit' }
    await pay({ ...other, id: 'in_6', email: 'bo@client.example', customer: 'cus_bo' })
    await pay({ ...other, id: 'in_7' })
    expect((await preview('in_1', 'last')).body.others.asked.count).toBe(4)
  })

  test('is none for only this payment', async () => {
    const { say, decisions, wait, h } = await withDeposits()
    expect(await say('in_1', 'last', { learns: false })).toMatchObject({ body: { decision: { kind: 'ask' } } })
    await wait({ days: 5 })
    expect(await decisions()).toMatchObject({ in_1: 'asked settled', in_2: 'hold deposit', in_5: 'hold deposit' })
    expect(await h.rows(partLessons).list()).toEqual([])
    expect(await h.emails()).toHaveLength(1)
  })

  test('says who waits because the month’s requests will be used up', async () => {
    const { preview, h, owner, say, wait, decisions } = await withDeposits()
    expect((await preview('in_1', 'last')).body.waiting).toBeNull()
    const use = async (requests: number) => {
      for (let index = 0; index < requests; index += 1)
        await h.createRequest(owner, { customerEmail: `${index}@others.example` })
    }
    await use(2)
    const until = '2026-12-01T08:00:00.000Z'
    expect((await preview('in_1', 'last')).body).toMatchObject({
      others: { asked: { count: 4 } },
      waiting: { isThisOne: false, isThisOneAlone: false, others: 2, until },
    })
    await use(3)
    expect((await preview('in_1', 'last')).body.waiting).toEqual({
      isThisOne: true,
      isThisOneAlone: true,
      others: 4,
      until,
    })
    expect((await preview('in_1', null)).body.waiting).toBeNull()
    await h.setPlan(owner, 'studio')
    expect((await preview('in_1', 'last')).body.waiting).toBeNull()
    await h.setPlan(owner, 'free')
    await say('in_1', 'last')
    await wait({ days: 5 })
    expect(new Set(Object.values(await decisions()))).toEqual(new Set(['hold quota']))
  })

  test('says whose planned requests are cancelled', async () => {
    const { pay, preview, say, decisions } = await withCorrections()
    await pay({ line: 'Kick-off workshop, 12 May' })
    await pay({ ...BO, line: 'Kick-off workshop, 3 June' })
    await pay({ id: 'in_3', email: 'cy@client.example', customer: 'cus_3', line: 'Logo' })
    expect((await preview('in_1', 'first')).body.others).toMatchObject({
      asked: { count: 0 },
      notAsked: { count: 1, clients: [{ customerEmail: 'bo@client.example' }] },
    })
    await say('in_1', 'first')
    expect(await decisions()).toMatchObject({ in_3: 'ask invoice' })
  })
})

describe('what was learned', () => {
  async function listLessons({ h, owner }: Pick<Awaited<ReturnType<typeof withCorrections>>, 'h' | 'owner'>) {
    const token = await h.signIn(owner)
    return (await h.request<{ items: PartLesson[] }>('GET', '/goodword/payment/lessons', { token })).body.items
  }

  test('from a client who was asked already: nothing is sent and nothing is taken back, and the words are learned', async () => {
    const world = await withCorrections()
    const { pay, wait, preview, say, decisions, log, h } = world
    await pay({ line: 'Kick-off workshop, 12 May' })
    await wait({ days: 5 })
    await pay({ ...BO, line: 'Kick-off workshop, 3 June' })
    expect(await preview('in_1', 'first')).toMatchObject({
      body: {
        decision: { kind: 'asked' },
        isOnlyLearned: true,
        others: { notAsked: { count: 1, clients: [{ customerEmail: 'bo@client.example' }] } },
      },
    })
    expect(await say('in_1', 'first')).toMatchObject({
      status: 200,
      body: { decision: { kind: 'asked', reason: 'invoice' }, ownersPart: 'first', testimonial: { status: 'sent' } },
    })
    await wait({ days: 5 })
    expect(await decisions()).toEqual({ in_1: 'asked invoice', in_2: 'hold deposit' })
    expect(await h.emails()).toHaveLength(1)
    expect(await listLessons(world)).toMatchObject([{ wording: 'kick off workshop', part: 'first' }])
    expect((await log()).find(({ description }) => description === 'in_1')?.testimonial).not.toBeNull()
  })

  test('from a payment that another one covers: it stays covered', async () => {
    const world = await withCorrections()
    const { pay, say, decisions, h } = world
    await pay({ line: 'Concept' })
    h.clock.advance({ days: 1 })
    await pay({ id: 'in_2', line: 'Brochure' })
    expect(await decisions()).toEqual({ in_1: 'skip covered', in_2: 'ask invoice' })
    expect(await say('in_1', 'first')).toMatchObject({ status: 200, body: { decision: { reason: 'covered' } } })
    await h.drain()
    expect(await decisions()).toEqual({ in_1: 'skip covered', in_2: 'ask invoice' })
    expect(await listLessons(world)).toMatchObject([{ wording: 'concept' }])
  })

  test('can be nothing, and then the answer says so', async () => {
    const { pay, wait, say } = await withCorrections()
    await pay({ line: '#4711' })
    await wait({ days: 5 })
    expect(await say('in_1', 'first')).toMatchObject({ status: 409, body: { code: 'payments.wrong_state' } })
  })

  test('is forgotten when the owner takes the correction back', async () => {
    const world = await withCorrections()
    const { pay, say, preview, decisions, h } = world
    await pay({ line: 'Kick-off workshop, 12 May' })
    await pay({ ...BO, line: 'Kick-off workshop, 3 June' })
    await say('in_1', 'first')
    await h.drain()
    expect(await decisions()).toEqual({ in_1: 'hold deposit', in_2: 'hold deposit' })
    expect(await preview('in_1', null)).toMatchObject({
      status: 200,
      body: { decision: { kind: 'ask' }, isOnlyLearned: false, others: { asked: { count: 1 } } },
    })
    expect(await say('in_1', null)).toMatchObject({
      status: 200,
      body: { decision: { kind: 'ask' }, ownersPart: null },
    })
    await h.drain()
    expect(await decisions()).toEqual({ in_1: 'ask settled', in_2: 'ask settled' })
    expect(await listLessons(world)).toEqual([])
  })

  test('is listed, and each line can be deleted', async () => {
    const world = await withCorrections()
    const { pay, say, decisions, h, owner } = world
    await pay({ line: 'Kick-off workshop, 12 May' })
    await pay({ ...BO, line: 'Kick-off workshop, 3 June' })
    await say('in_1', 'first')
    await h.drain()
    const token = await h.signIn(owner)
    const path = `/goodword/payment/lessons/${encodeURIComponent('kick off workshop')}`
    const other = await h.signUp()
    expect((await h.request('DELETE', path, { token: other.token })).status).toBe(204)
    expect(await listLessons(world)).toEqual([
      { wording: 'kick off workshop', part: 'first', learnedAt: h.clock.now().toISOString() },
    ])
    expect((await h.request('DELETE', path, { token })).status).toBe(204)
    expect(await listLessons(world)).toEqual([])
    await h.drain()
    expect(await decisions()).toEqual({ in_1: 'hold deposit', in_2: 'ask settled' })
  })
})

test('an owner who is asked first can say that a payment is a deposit', async () => {
  const { h, pay, log, say } = await withCorrections()
  const rules = { ...defaultRequestRules, asksOwnerFirst: true }
  await h.rows(connections, { id: 'con_1' }).update({ rules })
  await pay({ line: 'Kick-off workshop' })
  const [payment] = await log()
  expect(payment && actionsOfPayment(payment)).toEqual(['ask', 'skip', 'deposit', 'final'])
  expect(await say('in_1', 'first')).toMatchObject({ body: { decision: { kind: 'hold', reason: 'deposit' } } })
  const [corrected] = await log()
  expect(corrected && actionsOfPayment(corrected)).toEqual(['ask', 'skip', 'final', 'neither'])
})
