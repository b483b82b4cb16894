import { describe, expect, test } from 'vitest'
import { defaultRequestRules } from '#shared/connections.ts'
import { actionsOfPayment } from '#shared/payment-actions.ts'
import type { PartEffect, PartLesson } from '#shared/payment-corrections.ts'
import { connections, partLessons } from '#server/db/schema/payments.ts'
import { actOnPayment, withPayingClients } from '#server/testing/paying-clients.ts'

const BO = { id: 'in_2', email: 'bo@client.example', customer: 'cus_2' }

async function setUp() {
  const world = await withPayingClients()
  const { h, owner, log } = world
  const idOf = async (description: string) =>
    (await log()).find((payment) => payment.description === description)?.id ?? ''
  return {
    ...world,
    evidence: async () => Object.fromEntries((await log()).map(({ description, evidence }) => [description, evidence])),
    say: async (description: string, part: 'first' | 'last' | null, also: { learns?: boolean } = {}) =>
      actOnPayment(h, owner, { id: await idOf(description), action: 'part', body: { part, ...also } }),
    async preview(description: string, part: string | null) {
      const token = await h.signIn(owner)
      return h.request<PartEffect & { code: string }>(
        'GET',
        `/goodword/payment/${await idOf(description)}/part${part === null ? '' : `?part=${part}`}`,
        { token },
      )
    },
  }
}

describe('a deposit and its balance', () => {
  test.each([
    ['50% deposit', 'Remaining 50%'],
    ['Anzahlung Website', 'Schlussrechnung (Anzahlung bereits erhalten)'],
    ['First half', 'Second half'],
    ['Acompte 30 %', 'Facture de solde, acompte déduit'],
    ['Website 50%', 'Website 50%'],
    ['Anzahlung Website', 'Anzahlung Website'],
  ])('%j and %j: one request, after the second, with what it rests on', async (deposit, balance) => {
    const { pay, wait, decisions, evidence, h } = await setUp()
    await pay({ line: deposit })
    await wait({ days: 20 })
    expect(await decisions()).toEqual({ in_1: 'hold deposit' })
    await pay({ id: 'in_2', line: balance })
    await wait({ days: 5 })
    expect(await decisions()).toEqual({ in_1: 'skip covered', in_2: 'asked invoice' })
    expect(await evidence()).toMatchObject({
      in_1: { part: 'first', words: deposit },
      in_2: { part: 'last', otherPaidAt: expect.any(String) },
    })
    expect(await h.emails()).toHaveLength(1)
  })

  test('in three parts of 30, 30 and 40 percent: one request, after the third', async () => {
    const { pay, wait, decisions } = await setUp()
    await pay({ amount: 30_000, line: 'Website, 30% deposit' })
    await wait({ days: 20 })
    await pay({ id: 'in_2', amount: 30_000, line: 'Website, 30%' })
    await wait({ days: 20 })
    expect(await decisions()).toEqual({ in_1: 'hold deposit', in_2: 'hold deposit' })
    await pay({ id: 'in_3', amount: 40_000, line: 'Website, 40%' })
    await wait({ days: 5 })
    expect(await decisions()).toEqual({ in_1: 'skip covered', in_2: 'skip covered', in_3: 'asked invoice' })
  })

  test('a monthly retainer is not held', async () => {
    const { pay, wait, decisions } = await setUp()
    await pay({ line: 'Monthly retainer – May' })
    await wait({ days: 5 })
    expect(await decisions()).toEqual({ in_1: 'asked invoice' })
  })
})

describe('the invoice that is still open', () => {
  test.each([
    ['Website', 'hold open_invoice'],
    ['Website, 50% deposit', 'hold deposit'],
  ])('of %j is kept with the decision', async (line, decision) => {
    const { pay, asked, decisions, evidence, wait } = await setUp()
    asked.unsettled = 2
    await pay({ line })
    expect(await decisions()).toEqual({ in_1: decision })
    expect(await evidence()).toMatchObject({ in_1: { openInvoice: { number: 'OPEN-1', isDraft: false } } })
    asked.unsettled = 0
    await wait({ days: 120 })
    expect((await evidence())['in_1']).not.toHaveProperty('openInvoice')
  })

  test('is not needed for a deposit, which waits all the same', async () => {
    const { pay, asked, decisions } = await setUp()
    asked.isAway = true
    await pay({ line: 'Website, 50% deposit' })
    expect(await decisions()).toEqual({ in_1: 'hold deposit' })
  })
})

describe('an owner who corrects the part', () => {
  test('sees the effect before, and saying that it was the final payment asks', async () => {
    const { pay, wait, decisions, preview, say, h } = await setUp()
    await pay({ line: 'Deposit box, print run' })
    await pay({ ...BO, line: 'Anzahlung' })
    expect(await preview('in_2', 'last')).toMatchObject({
      status: 200,
      body: { decision: { kind: 'ask', reason: 'settled' }, words: 'Anzahlung' },
    })
    expect(await decisions()).toMatchObject({ in_2: 'hold deposit' })
    expect(await say('in_2', 'last')).toMatchObject({
      status: 200,
      body: { decision: { kind: 'ask' }, evidence: { part: 'last', by: 'owner' } },
    })
    await wait({ days: 5 })
    expect(await decisions()).toEqual({ in_1: 'asked invoice', in_2: 'asked settled' })
    expect(await h.emails()).toHaveLength(2)
  })

  test('cancels the request of a deposit, and teaches the same words', async () => {
    const { pay, wait, decisions, say, evidence } = await setUp()
    await pay({ line: 'Kick-off workshop, 12 May' })
    await pay({ ...BO, line: 'Kick-off workshop, 3 June' })
    expect(await decisions()).toEqual({ in_1: 'ask invoice', in_2: 'ask invoice' })
    expect(await say('in_1', 'first')).toMatchObject({ body: { decision: { kind: 'hold', reason: 'deposit' } } })
    await wait({ days: 5 })
    expect(await decisions()).toEqual({ in_1: 'hold deposit', in_2: 'hold deposit' })
    await pay({ id: 'in_3', email: 'cy@client.example', customer: 'cus_3', line: 'Kick-off workshop, 1 July' })
    expect(await decisions()).toMatchObject({ in_3: 'hold deposit' })
    expect(await evidence()).toMatchObject({
      in_1: { by: 'owner' },
      in_2: { part: 'first', by: 'lesson' },
      in_3: { part: 'first', by: 'lesson' },
    })
    await say('in_3', 'last')
    await wait({ days: 5 })
    expect(await decisions()).toEqual({ in_1: 'hold deposit', in_2: 'asked settled', in_3: 'asked settled' })
  })

  test('teaches only their own workspace', async () => {
    const { h, pay, say } = await setUp()
    await pay({ line: 'Kick-off workshop' })
    await say('in_1', 'first')
    const lessons = await h.rows(partLessons).list()
    expect(lessons.map(({ wording }) => wording)).toEqual(['kick off workshop'])
    const other = await h.signUp()
    const { workspaceId } = await h.services.users.getMember(other.user.id)
    expect(lessons.map((lesson) => lesson.workspaceId)).not.toContain(workspaceId)
  })

  test('gets a clear answer to an unknown part, and to a payment of another owner', async () => {
    const { h, pay, log, preview } = await setUp()
    await pay()
    expect((await preview('in_1', 'middle')).status).toBe(422)
    const id = (await log())[0]?.id ?? ''
    const other = await h.signUp()
    const answer = await actOnPayment(h, other, { id, action: 'part', body: { part: 'last' } })
    expect(answer).toMatchObject({ status: 404, body: { code: 'payments.not_found' } })
  })
})

describe('the effect on other clients', () => {
  const NAMES = ['bo', 'cy', 'di', 'ed']

  async function withDeposits() {
    const world = await setUp()
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

  test('says whose planned requests are cancelled', async () => {
    const { pay, preview, say, decisions } = await setUp()
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
  async function listLessons({ h, owner }: Pick<Awaited<ReturnType<typeof setUp>>, 'h' | 'owner'>) {
    const token = await h.signIn(owner)
    return (await h.request<{ items: PartLesson[] }>('GET', '/goodword/payment/lessons', { token })).body.items
  }

  test('from a client who was asked already: nothing is sent and nothing is taken back, and the words are learned', async () => {
    const world = await setUp()
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
    const world = await setUp()
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
    const { pay, wait, say } = await setUp()
    await pay({ line: '#4711' })
    await wait({ days: 5 })
    expect(await say('in_1', 'first')).toMatchObject({ status: 409, body: { code: 'payments.wrong_state' } })
  })

  test('is forgotten when the owner takes the correction back', async () => {
    const world = await setUp()
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
    const world = await setUp()
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
  const { h, pay, log, say } = await setUp()
  const rules = { ...defaultRequestRules, asksOwnerFirst: true }
  await h.rows(connections, { id: 'con_1' }).update({ rules })
  await pay({ line: 'Kick-off workshop' })
  const [payment] = await log()
  expect(payment && actionsOfPayment(payment)).toEqual(['ask', 'skip', 'deposit', 'final'])
  expect(await say('in_1', 'first')).toMatchObject({ body: { decision: { kind: 'hold', reason: 'deposit' } } })
  const [corrected] = await log()
  expect(corrected && actionsOfPayment(corrected)).toEqual(['ask', 'skip', 'final', 'neither'])
})
