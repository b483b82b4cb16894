import { describe, expect, test } from 'vitest'
import { partLessons } from '#server/db/schema/payments.ts'
import { BO, withCorrections } from '#server/testing/corrected-payments.ts'
import { actOnPayment } from '#server/testing/paying-clients.ts'

describe('a deposit and its balance', () => {
  test.each([
    ['50% deposit', 'Remaining 50%'],
    ['Anzahlung Website', 'Schlussrechnung (Anzahlung bereits erhalten)'],
    ['First half', 'Second half'],
    ['Acompte 30 %', 'Facture de solde, acompte déduit'],
    ['Website 50%', 'Website 50%'],
    ['Anzahlung Website', 'Anzahlung Website'],
  ])('%j and %j: one request, after the second, with what it rests on', async (deposit, balance) => {
    const { pay, wait, decisions, evidence, h } = await withCorrections()
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
    const { pay, wait, decisions } = await withCorrections()
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
    const { pay, wait, decisions } = await withCorrections()
    await pay({ line: 'Monthly retainer – May' })
    await wait({ days: 5 })
    expect(await decisions()).toEqual({ in_1: 'asked invoice' })
  })
})

describe('a project whose total is named', () => {
  test.each([
    ['in metadata', { metadata: { project_total: '4800' }, line: 'Website' }],
    ['in words', { line: 'Website, total of $4,800' }],
  ])('%s: one request, after all of it is paid', async (_, named) => {
    const { pay, wait, decisions, evidence, h } = await withCorrections()
    await pay({ ...named, amount: 160_000 })
    await pay({ id: 'in_2', ...named, amount: 80_000 })
    await wait({ days: 20 })
    expect(await decisions()).toEqual({ in_1: 'hold deposit', in_2: 'hold deposit' })
    await pay({ id: 'in_3', ...named, amount: 240_000 })
    await wait({ days: 5 })
    expect(await decisions()).toEqual({ in_1: 'skip covered', in_2: 'skip covered', in_3: 'asked invoice' })
    expect(await evidence()).toMatchObject({
      in_2: { part: 'first', by: 'total', total: { paid: 240_000, price: 480_000, currency: 'usd' } },
      in_3: { part: 'last', by: 'total', total: { paid: 480_000, price: 480_000, currency: 'usd' } },
    })
    expect(await h.emails()).toHaveLength(1)
  })

  test('a final invoice asks, though less is known to be paid', async () => {
    const { pay, wait, decisions } = await withCorrections()
    await pay({ metadata: { project_total: '4800' }, line: 'Final invoice', amount: 240_000 })
    await wait({ days: 5 })
    expect(await decisions()).toEqual({ in_1: 'asked invoice' })
  })
})

describe('the invoice that is still open', () => {
  test.each([
    ['Website', 'hold open_invoice'],
    ['Website, 50% deposit', 'hold deposit'],
  ])('of %j is kept with the decision', async (line, decision) => {
    const { pay, asked, decisions, evidence, wait } = await withCorrections()
    asked.unsettled = 2
    await pay({ line })
    expect(await decisions()).toEqual({ in_1: decision })
    expect(await evidence()).toMatchObject({ in_1: { openInvoice: { number: 'OPEN-1', isDraft: false } } })
    asked.unsettled = 0
    await wait({ days: 120 })
    expect((await evidence())['in_1']).not.toHaveProperty('openInvoice')
  })

  test('is not needed for a deposit, which waits all the same', async () => {
    const { pay, asked, decisions } = await withCorrections()
    asked.isAway = true
    await pay({ line: 'Website, 50% deposit' })
    expect(await decisions()).toEqual({ in_1: 'hold deposit' })
  })
})

describe('an owner who corrects the part', () => {
  test('sees the effect before, and saying that it was the final payment asks', async () => {
    const { pay, wait, decisions, preview, say, h } = await withCorrections()
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
    const { pay, wait, decisions, say, evidence } = await withCorrections()
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
    const { h, pay, say } = await withCorrections()
    await pay({ line: 'Kick-off workshop' })
    await say('in_1', 'first')
    const lessons = await h.rows(partLessons).list()
    expect(lessons.map(({ wording }) => wording)).toEqual(['kick off workshop'])
    const other = await h.signUp()
    const { workspaceId } = await h.services.users.getMember(other.user.id)
    expect(lessons.map((lesson) => lesson.workspaceId)).not.toContain(workspaceId)
  })

  test('gets a clear answer to an unknown part, and to a payment of another owner', async () => {
    const { h, pay, log, preview } = await withCorrections()
    await pay()
    expect((await preview('in_1', 'middle')).status).toBe(422)
    const id = (await log())[0]?.id ?? ''
    const other = await h.signUp()
    const answer = await actOnPayment(h, other, { id, action: 'part', body: { part: 'last' } })
    expect(answer).toMatchObject({ status: 404, body: { code: 'payments.not_found' } })
  })
})
