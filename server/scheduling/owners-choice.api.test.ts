import { describe, expect, test } from 'vitest'
import { defaultRequestRules } from '#shared/connections.ts'
import type { Payment } from '#shared/payments.ts'
import { confirmEmail } from '#server/testing/owners.ts'
import { withPayingClients, ANA, countUsedRequests, actOnPayment } from '#server/testing/paying-clients.ts'
import { listRequests } from '#server/testing/requests.ts'

describe('an owner', () => {
  const first = async (log: () => Promise<Payment[]>) => (await log())[0]?.id ?? ''

  test('can ask now, and the client is not asked a second time', async () => {
    const { h, owner, pay, log, wait } = await withPayingClients()
    await pay()
    const answer = await actOnPayment(h, owner, { id: await first(log), action: 'request' })
    expect(answer).toMatchObject({ status: 200, body: { decision: { kind: 'asked', reason: 'owner' } } })
    await h.drain()
    expect(await h.emails()).toHaveLength(1)
    expect(await countUsedRequests(h, owner)).toBe(1)
    expect(await actOnPayment(h, owner, { id: await first(log), action: 'request' })).toMatchObject({
      status: 409,
      body: { code: 'payments.wrong_state' },
    })
    await wait({ days: 6 })
    expect(await h.emails()).toHaveLength(1)
  })

  test('can send the request from the list, and it counts once', async () => {
    const { h, owner, pay, wait, decisions } = await withPayingClients()
    await pay()
    const [request] = await listRequests(h, owner)
    const token = await h.signIn(owner)
    expect((await h.request('POST', `/goodword/testimonial/${request?.id}/resend`, { token })).status).toBeLessThan(300)
    await h.drain()
    expect(await decisions()).toEqual({ in_1: 'asked owner' })
    expect(await countUsedRequests(h, owner)).toBe(1)
    await wait({ days: 6 })
    expect(await h.emails()).toHaveLength(1)
  })

  test('can skip a payment, in the log or by deleting the request', async () => {
    const { h, owner, pay, log, wait, decisions } = await withPayingClients()
    await pay()
    expect(await actOnPayment(h, owner, { id: await first(log), action: 'skip' })).toMatchObject({
      status: 200,
      body: { decision: { kind: 'skip', reason: 'owner' }, testimonial: null },
    })
    await pay({ id: 'in_2', email: 'bo@client.example', customer: 'cus_2' })
    const [request] = await listRequests(h, owner)
    const token = await h.signIn(owner)
    expect((await h.request('DELETE', `/goodword/testimonial/${request?.id}`, { token })).status).toBe(204)
    await wait({ days: 10 })
    expect(await decisions()).toEqual({ in_1: 'skip owner', in_2: 'skip owner' })
    expect(await h.emails()).toEqual([])
  })

  test('sees when the client is asked once the missing address is known', async () => {
    const { h, owner, pay, log, asked } = await withPayingClients()
    await pay({ email: null })
    const id = await first(log)
    const preview = async () => h.request('GET', `/goodword/payment/${id}/address`, { token: await h.signIn(owner) })
    const { status, body } = await preview()
    expect(status).toBe(200)
    expect(body).toMatchObject({ decision: { kind: 'ask', reason: 'invoice' } })
    asked.unsettled = 1
    expect((await preview()).body).toMatchObject({ decision: { kind: 'hold', reason: 'open_invoice' } })
    asked.unsettled = 0
    const answer = await actOnPayment(h, owner, { id, action: 'address', body: { customerEmail: ANA } })
    expect(answer.body.decision).toEqual((body as { decision: unknown }).decision)
    expect((await preview()).status).toBe(409)
  })

  test('can add a missing address', async () => {
    const { h, owner, pay, log, decisions, wait } = await withPayingClients()
    await pay({ email: null })
    expect(await decisions()).toEqual({ in_1: 'hold no_email' })
    const id = await first(log)
    const body = { customerEmail: 'bo@client.example', customerName: 'Bo' }
    expect(await actOnPayment(h, owner, { id, action: 'address', body })).toMatchObject({
      status: 200,
      body: { customerEmail: 'bo@client.example', decision: { kind: 'ask' } },
    })
    expect((await actOnPayment(h, owner, { id, action: 'address', body })).status).toBe(409)
    await wait({ days: 3 })
    expect((await h.emails()).map(({ recipient }) => recipient)).toEqual(['bo@client.example'])
  })

  test('can ask for a skipped payment, but not for a refunded one', async () => {
    const { h, owner, pay, refund, log } = await withPayingClients()
    await pay({ id: 'in_1', subscription: 'sub_1', because: 'subscription_cycle' })
    await pay({ id: 'in_2', email: 'bo@client.example', customer: 'cus_2' })
    await refund('in_2')
    const byName = new Map((await log()).map(({ description, id }) => [description, id]))
    expect((await actOnPayment(h, owner, { id: byName.get('in_1') ?? '', action: 'request' })).status).toBe(200)
    expect(await actOnPayment(h, owner, { id: byName.get('in_2') ?? '', action: 'request' })).toMatchObject({
      status: 409,
      body: { code: 'payments.wrong_state' },
    })
    await h.drain()
    expect((await h.emails()).map(({ recipient }) => recipient)).toEqual([ANA])
  })

  test('can’t reach payments of another owner', async () => {
    const { h, pay, log } = await withPayingClients()
    await pay()
    const id = await first(log)
    const other = await h.signUp()
    for (const [action, body] of [
      ['request', {}],
      ['skip', {}],
      ['address', { customerEmail: 'x@client.example' }],
    ] as const) {
      expect(await actOnPayment(h, other, { id, action, body })).toMatchObject({
        status: 404,
        body: { code: 'payments.not_found' },
      })
    }
    await h.drain()
    expect((await log())[0]?.decision.kind).toBe('ask')
  })

  test('is asked first if the rules say so', async () => {
    const { h, owner, pay, wait, log, decisions } = await withPayingClients()
    const token = await h.signIn(owner)
    await h.request('PUT', '/goodword/stripe/connections/con_1/rules', {
      token,
      body: { ...defaultRequestRules, asksOwnerFirst: true },
    })
    await pay()
    await wait({ days: 10 })
    expect(await decisions()).toEqual({ in_1: 'hold owners_call' })
    await actOnPayment(h, owner, { id: await first(log), action: 'request' })
    await h.drain()
    expect(await h.emails()).toHaveLength(1)
  })

  test('gets one notice about a planned request if the address is confirmed', async () => {
    const { h, owner, pay, wait } = await withPayingClients()
    await confirmEmail({ h, owner })
    await pay()
    const [notice] = await h.emails()
    expect(notice).toMatchObject({ recipient: owner.email, subject: 'Ana Ribeiro paid: we’ll ask for a testimonial' })
    expect(notice?.text).toContain(
      'Ana Ribeiro paid you $480. We’ll ask for a testimonial on Monday, 23 November, 10:00.',
    )
    await wait({ days: 1 })
    expect(await h.emails()).toHaveLength(1)
  })
})
