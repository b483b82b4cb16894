import { describe, expect, test } from 'vitest'
import { connections } from '#server/db/schema/payments.ts'
import { accessLost, connectionsUnavailable } from '#server/stripe/gateway.errors.ts'
import { everyRowButCounts } from '#server/testing/every-row.ts'
import { withPastPayments } from '#server/testing/past-payments.ts'
import type { Row } from '#server/testing/rows.ts'

type Overrides = NonNullable<NonNullable<Parameters<typeof withPastPayments>[0]>['overrides']>

describe.each([
  ['dry-run', {}],
  ['request-past', { refs: ['in:in_1'] }],
])('%s', (action, body) => {
  async function setUp(overrides: Overrides = {}) {
    const past = await withPastPayments({ overrides })
    const path = `/goodword/stripe/connections/cns_1/${action}`
    return { ...past, call: (of = past.owner) => past.post(path, body, of) }
  }

  test('does not find an account of another owner', async () => {
    const { h, stripe, call } = await setUp()
    const other = await h.signUp()
    const answer = await call(other)
    expect([answer.status, answer.body]).toEqual([404, expect.objectContaining({ code: 'connections.not_found' })])
    expect(stripe.reads).toEqual([])
  })

  test.each<[string, Partial<Row<typeof connections>>]>([
    ['a connection by webhook', { kind: 'webhook' }],
    ['an account that waits for a larger plan', { status: 'paused_plan' }],
    ['an account that can no longer be read', { status: 'needs_attention' }],
  ])('does not read %s', async (_name, of) => {
    const { h, owner, stripe, call, link } = await setUp()
    await h.rows(connections).delete()
    await link(owner, of)
    const answer = await call()
    expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ code: 'connections.not_readable' })])
    expect(stripe.reads).toEqual([])
  })

  test('says that the account was unlinked in the meantime', async () => {
    const { stripe, call } = await setUp()
    stripe.refuse = () => {
      throw accessLost(new Error())
    }
    const answer = await call()
    expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ code: 'connections.not_readable' })])
  })

  test('says that Stripe can’t be reached, and writes nothing', async () => {
    const { h, stripe, call } = await setUp()
    stripe.refuse = () => {
      throw connectionsUnavailable(new Error())
    }
    const before = await everyRowButCounts(h.rows)
    const answer = await call()
    expect([answer.status, answer.body]).toEqual([503, expect.objectContaining({ code: 'connections.unavailable' })])
    expect(await everyRowButCounts(h.rows)).toEqual(before)
  })

  test('is limited in how often it can be called', async () => {
    const { limits } = (await withPastPayments()).h.deps
    const { call } = await setUp({ stripe: undefined, limits: { ...limits, dryRun: { points: 1, seconds: 60 } } })
    expect((await call()).status).toBe(409)
    expect((await call()).status).toBe(429)
  })
})
