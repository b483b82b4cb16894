import { describe, expect, test } from 'vitest'
import { type Connection, defaultRequestRules, LINK_EVENT_TYPES } from '#shared/connections.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { connections, payments } from '#server/db/schema/payments.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'
import { linkTo } from '#server/testing/paying-clients.ts'
import { stripeSenderOf } from '#server/testing/stripe-events.ts'
import { paidInvoice } from '#server/testing/stripe-objects.ts'

const SECRET = `whsec_${'a'.repeat(32)}`
const NEXT_SECRET = `whsec_${'b'.repeat(32)}`

async function setUp(overrides: NonNullable<Parameters<typeof createHarness>[0]>['overrides'] = {}) {
  const h = await createHarness({ overrides: { stripe: undefined, development: undefined, ...overrides } })
  const owner = await h.signUp()
  return { h, owner, ...asOwner(h, owner), ...stripeSenderOf(h) }
}

const asOwner = (h: Harness, { token }: TestOwner) => ({
  add: (name = 'My Stripe') =>
    h.request<Connection>('POST', '/goodword/stripe/webhook-connections', { token, body: { name } }),
  saveSecret: (id: string, signingSecret = SECRET) =>
    h.request<Connection>('PUT', `/goodword/stripe/connections/${id}/secret`, { token, body: { signingSecret } }),
  confirm: (id: string) =>
    h.request<Connection>('PUT', `/goodword/stripe/connections/${id}/event-types`, { token, body: {} }),
  saveRules: (id: string, rules: object) =>
    h.request<Connection>('PUT', `/goodword/stripe/connections/${id}/rules`, { token, body: rules }),
  disconnect: (connectionId: string) =>
    h.request('POST', '/goodword/stripe/oauth-disconnect', { token, body: { connectionId } }),
  list: async () =>
    (await h.request<{ items: Connection[] }>('GET', '/goodword/stripe/connections', { token })).body.items,
})

const paid = (h: Harness, id = 'in_1') => ({
  id: `evt_${id}`,
  object: paidInvoice({ id, paymentIntent: `pi_${id}`, paidAt: h.clock.now().toISOString() }),
})
const countPayments = (h: Harness) => h.rows(payments).count()

describe('an owner’s own webhook', () => {
  test('counts towards the plan immediately, and waits for its secret', async () => {
    const { h, add, list } = await setUp()
    const { status, body } = await add()
    expect([status, body.kind, body.status, body.name]).toEqual([201, 'webhook', 'awaiting_secret', 'My Stripe'])
    expect(body.webhookUrl).toMatch(/^http:\/\/goodword\.test\/goodword\/stripe\/webhook\/own\/whk_[\w-]{22}$/)
    expect(await list()).toEqual([body])
    expect(await add()).toMatchObject({ status: 402, body: { code: 'connections.limit_reached' } })
    expect(await h.rows(connections).count()).toBe(1)
  })

  test('says which event types it lacks if it was set up before they were needed, until its owner has added them', async () => {
    const { h, add, saveSecret, confirm, list } = await setUp()
    const { id } = (await add()).body
    expect((await saveSecret(id)).body.missingEventTypes).toEqual([])
    const before = LINK_EVENT_TYPES.filter((type) => !type.startsWith('credit_note.'))
    await h.rows(connections, { id }).update({ eventTypes: before })
    expect(await list()).toMatchObject([{ missingEventTypes: ['credit_note.created', 'credit_note.voided'] }])
    // A new secret says nothing about events.
    await saveSecret(id, NEXT_SECRET)
    expect(await list()).toMatchObject([{ missingEventTypes: ['credit_note.created', 'credit_note.voided'] }])
    const other = asOwner(h, await h.signUp())
    expect(await other.confirm(id)).toMatchObject({ status: 404, body: { code: 'connections.not_found' } })
    expect(await confirm(id)).toMatchObject({ status: 200, body: { id, missingEventTypes: [] } })
    expect(await list()).toMatchObject([{ missingEventTypes: [] }])
  })

  test('that sends too many events is limited, and no other is', async () => {
    const { h, add, saveSecret, sendOwn } = await setUp({
      limits: { ...noLimits, ownWebhook: { points: 3, seconds: 60 } },
    })
    const { id, webhookUrl } = (await add()).body
    await saveSecret(id)
    const statuses = []
    for (let event = 0; event < 5; event += 1)
      statuses.push(await sendOwn(webhookUrl ?? '', SECRET, paid(h, `in_${event}`)))
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const other = asOwner(h, await h.signUp())
    const theirs = (await other.add()).body
    await other.saveSecret(theirs.id)
    expect(await sendOwn(theirs.webhookUrl ?? '', SECRET, paid(h))).toBe(200)
  })

  test('two added at once on a plan with one account: one connection', async () => {
    const { add, list } = await setUp()
    const answers = await Promise.all([add(), add(), add()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 402, 402])
    expect(await list()).toHaveLength(1)
  })

  test('is answered 503 until its secret is saved, and accepts events from then on', async () => {
    const { h, add, saveSecret, sendOwn, list } = await setUp()
    const { id, webhookUrl } = (await add()).body
    expect(await sendOwn(webhookUrl ?? '', SECRET, paid(h))).toBe(503)
    expect((await saveSecret(id)).body.status).toBe('active')
    expect(await sendOwn(webhookUrl ?? '', SECRET, { ...paid(h), livemode: true, account: 'acct_of_another' })).toBe(
      200,
    )
    await h.drain()
    expect(await countPayments(h)).toBe(1)
    expect(await list()).toMatchObject([{ isLive: true, lastHeardAt: h.clock.now().toISOString() }])
  })

  test('accepts its own secret only, not that of another, of our endpoints, or the previous one', async () => {
    const { h, add, saveSecret, sendOwn, events } = await setUp()
    const other = await h.signUp()
    const mine = (await add()).body
    const theirs = (await asOwner(h, other).add()).body
    await saveSecret(mine.id)
    await asOwner(h, other).saveSecret(theirs.id, NEXT_SECRET)
    const { link, billing } = h.deps.stripeWebhooks.secrets
    for (const secret of [NEXT_SECRET, ...link, ...billing])
      expect(await sendOwn(mine.webhookUrl ?? '', secret, paid(h))).toBe(400)
    await saveSecret(mine.id, NEXT_SECRET)
    expect(await sendOwn(mine.webhookUrl ?? '', SECRET, paid(h))).toBe(400)
    expect(await events()).toEqual([])
    expect(await sendOwn(mine.webhookUrl ?? '', NEXT_SECRET, paid(h))).toBe(200)
  })

  test('can’t occupy event ids that others wait for', async () => {
    const { h, add, saveSecret, sendOwn, sendLink, events } = await setUp()
    const { id, webhookUrl } = (await add()).body
    await saveSecret(id)
    await sendOwn(webhookUrl ?? '', SECRET, paid(h))
    await sendLink({ ...paid(h), account: 'acct_1' })
    expect((await events()).map(({ source, eventId }) => [source, eventId])).toEqual([
      [id, 'evt_in_1'],
      ['link', 'evt_in_1'],
    ])
  })

  test('stores its secret encrypted for this link only, and shows it nowhere', async () => {
    const { h, owner, add, saveSecret, sendOwn, list } = await setUp()
    const other = await h.signUp()
    const mine = (await add()).body
    const theirs = (await asOwner(h, other).add()).body
    const answer = await saveSecret(mine.id)
    const exported = await h.request('GET', '/goodword/user/me/export', { token: owner.token })
    const stored = await h.rows(connections).list()
    for (const shown of [answer.body, await list(), exported.body, stored, h.logLines])
      expect(JSON.stringify(shown)).not.toContain(SECRET.slice(6))
    const { sealedSecret } = await h.rows(connections, { id: mine.id }).one()
    await h.rows(connections, { id: theirs.id }).update({ status: 'active', sealedSecret })
    expect(await sendOwn(theirs.webhookUrl ?? '', SECRET, paid(h))).toBe(503)
  })

  test.each(['', 'whsec_', 'whsec_short', `sk_live_${'a'.repeat(32)}`, `${SECRET} x`])(
    'refuses %j as the secret',
    async (secret) => {
      const { add, saveSecret } = await setUp()
      const { id } = (await add()).body
      expect((await saveSecret(id, secret)).status).toBe(422)
    },
  )

  test('can’t be changed by another owner, and a linked account accepts no secret', async () => {
    const { h, owner, add, saveSecret } = await setUp()
    const other = asOwner(h, await h.signUp())
    await h.setPlan(owner, 'pro')
    const { id } = (await add()).body
    expect([(await other.saveSecret(id)).status, (await other.saveRules(id, defaultRequestRules)).status]).toEqual([
      404, 404,
    ])
    await linkTo(h, owner)
    expect(await saveSecret('con_1')).toMatchObject({ status: 409, body: { code: 'connections.not_a_webhook' } })
  })

  test('ends when it is disconnected: its URL stops working, and Stripe is not called', async () => {
    const { h, add, saveSecret, sendOwn, disconnect, list } = await setUp()
    const { id, webhookUrl } = (await add()).body
    await saveSecret(id)
    await sendOwn(webhookUrl ?? '', SECRET, paid(h))
    expect((await disconnect(id)).status).toBe(204)
    await h.drain()
    expect(await sendOwn(webhookUrl ?? '', SECRET, paid(h, 'in_2'))).toBe(404)
    expect([await list(), await countPayments(h)]).toEqual([[], 0])
    expect(await h.rows(jobs, { kind: 'connections.revoke' }).count()).toBe(0)
  })
})

describe('the rules of a link', () => {
  test('are saved, and waiting payments are decided again', async () => {
    const { h, add, saveSecret, sendOwn, saveRules, list } = await setUp()
    const { id, webhookUrl } = (await add()).body
    await saveSecret(id)
    await sendOwn(webhookUrl ?? '', SECRET, paid(h))
    await h.drain()
    const plannedTime = async () => (await h.rows(payments).one()).decisionAt?.getTime() ?? 0
    const before = await plannedTime()
    const rules = { ...defaultRequestRules, delays: { ...defaultRequestRules.delays, invoiceDays: 30 } }
    expect((await saveRules(id, rules)).body.rules).toEqual(rules)
    await h.drain()
    expect(await plannedTime()).toBeGreaterThan(before)
    expect((await list())[0]?.rules).toEqual(rules)
  })

  test.each([
    { quietDays: 29 },
    { delays: { invoiceDays: -1, checkoutDays: 7, subscriptionDays: 30 } },
    { minimumAmount: Number.NaN },
    { choosesHappyClients: true },
  ])('refuse %j', async (change) => {
    const { add, saveRules, list } = await setUp()
    const { id } = (await add()).body
    expect((await saveRules(id, { ...defaultRequestRules, ...change })).status).toBe(422)
    expect((await list())[0]?.rules).toEqual(defaultRequestRules)
  })
})
