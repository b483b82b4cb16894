import { describe, expect, test } from 'vitest'
import { BILLING_WEBHOOK_PATH, LINK_WEBHOOK_PATH, OWN_WEBHOOK_PATH } from '#shared/connections.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { defaultLimits } from '#server/http/rate-limit.ts'
import { createHarness } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'
import { stripeEventBody, stripeSenderOf } from '#server/testing/stripe-events.ts'
import { sweepInbox } from './inbox.service.ts'
import { readStripeEvent } from '#server/stripe/stripe-webhooks.ts'

const [OLD, NEW] = ['whsec_old00000000000000000000', 'whsec_new00000000000000000000']
const MIB = 1024 * 1024

async function setUp(options: Parameters<typeof createHarness>[0] = {}) {
  const h = await createHarness(options)
  return { h, ...stripeSenderOf(h), secret: h.deps.stripeWebhooks.secrets.link[0] ?? '' }
}

const withSecrets = (link: readonly string[]) => ({
  overrides: { stripeWebhooks: { read: readStripeEvent, isLive: false, secrets: { billing: [], link } } },
})

const secondsOff = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('receiving an event', () => {
  test('fault 1: the same event twice is answered 200 both times and stored once', async () => {
    const { h, sendLink, events } = await setUp()

    expect([await sendLink({ id: 'evt_1' }), await sendLink({ id: 'evt_1' })]).toEqual([200, 200])
    expect(await events()).toHaveLength(1)
    expect(await h.rows(jobs, { kind: 'stripe.receive' }).count()).toBe(1)
  })

  test('fault 2: 100 parallel copies are all answered 200, and one is stored', async () => {
    const { h, sendLink, events } = await setUp()
    const statuses = await Promise.all(Array.from({ length: 100 }, () => sendLink({ id: 'evt_1' })))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await events()).toHaveLength(1)
    expect(await h.rows(jobs, { kind: 'stripe.receive' }).count()).toBe(1)
  })

  test('fault 4: a wrong secret and that of the other endpoint are refused, and nothing is stored', async () => {
    const { h, post, sign, events } = await setUp()
    const body = stripeEventBody({ at: h.clock.now() })
    const { billing } = h.deps.stripeWebhooks.secrets
    for (const secret of [OLD, billing[0] ?? '']) {
      const answer = await post(LINK_WEBHOOK_PATH, body, sign(body, secret))
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'stripe.event_refused' }])
    }
    expect(await events()).toEqual([])
  })

  test('fault 5: a signature header that is missing, v0 only or garbled is refused', async () => {
    const { h, post, sign, secret, events } = await setUp()
    const body = stripeEventBody({ at: h.clock.now() })
    const good = sign(body, secret)
    const headers = [undefined, '', 'x', 't=,v1=', good.replace('v1=', 'v0='), good.replace('t=', 'x='), `${good}00`]
    for (const header of [...headers, `t=1,${good}`, `${good},t=1`, good.replace(/t=\d+/, 't=NaN')]) {
      expect((await post(LINK_WEBHOOK_PATH, body, header)).status, header).toBe(400)
    }
    expect(await events()).toEqual([])
  })

  test('fault 6: a body with one changed byte or other formatting is refused', async () => {
    const { h, post, sign, secret, events } = await setUp()
    const body = stripeEventBody({ at: h.clock.now() })
    const signature = sign(body, secret)
    for (let at = 0; at < body.length; at += 11) {
      const changed = body.slice(0, at) + String.fromCharCode(body.charCodeAt(at) ^ 1) + body.slice(at + 1)
      expect((await post(LINK_WEBHOOK_PATH, changed, signature)).status, changed).toBe(400)
    }
    for (const changed of [JSON.stringify(JSON.parse(body), null, 1), `${body} `, `\uFEFF${body}`, '']) {
      expect((await post(LINK_WEBHOOK_PATH, changed, signature)).status).toBe(400)
    }
    expect(await events()).toEqual([])
    expect((await post(LINK_WEBHOOK_PATH, body, signature)).status).toBe(200)
  })

  test.each([
    [-301, 400],
    [-300, 200],
    [300, 200],
    [301, 400],
  ])('fault 7: an event signed %d seconds from now is answered %d', async (seconds, status) => {
    const { h, post, sign, secret, events } = await setUp()
    const body = stripeEventBody({ at: h.clock.now() })
    const signature = sign(body, secret, secondsOff(h.clock.now(), seconds))
    expect((await post(LINK_WEBHOOK_PATH, body, signature)).status).toBe(status)
    expect(await events()).toHaveLength(status === 200 ? 1 : 0)
  })

  test('fault 8: a replay within five minutes or after three days changes nothing', async () => {
    const { h, post, sign, secret, events } = await setUp()
    const body = stripeEventBody({ at: h.clock.now() })
    const signature = sign(body, secret)
    await post(LINK_WEBHOOK_PATH, body, signature)
    h.clock.advance({ minutes: 4 })
    expect((await post(LINK_WEBHOOK_PATH, body, signature)).status).toBe(200)
    h.clock.advance({ days: 3 })
    expect((await post(LINK_WEBHOOK_PATH, body, sign(body, secret))).status).toBe(200)
    expect(await events()).toHaveLength(1)
  })

  test('fault 9: while one secret replaces another, both are accepted', async () => {
    const { h, post, sign, events } = await setUp(withSecrets([NEW, OLD]))
    for (const secret of [OLD, NEW]) {
      const body = stripeEventBody({ at: h.clock.now() })
      expect((await post(LINK_WEBHOOK_PATH, body, sign(body, secret))).status).toBe(200)
    }
    expect(await events()).toHaveLength(2)
  })

  test.each([[[]], [['']], [[' ']]])('fault 10: with %j as the secrets no event is accepted', async (secrets) => {
    const { h, post, sign, events } = await setUp(withSecrets(secrets))
    const body = stripeEventBody({ at: h.clock.now() })
    const answer = await post(LINK_WEBHOOK_PATH, body, sign(body, secrets[0] || OLD))
    expect(answer.status).toBe(secrets.length === 0 ? 503 : 400)
    expect(await events()).toEqual([])
  })

  test.each(['with its length', 'in pieces'])('fault 26: a body of 5 MiB %s is refused', async (how) => {
    const { h, post, sign, secret, events } = await setUp()
    const body = stripeEventBody({ at: h.clock.now(), object: { padding: 'x'.repeat(5 * MIB) } })
    const bytes = new TextEncoder().encode(body)
    const sent = how === 'in pieces' ? new Blob([bytes]).stream() : bytes
    const answer = await post(LINK_WEBHOOK_PATH, sent, sign(body, secret))
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'request.too_large' }])
    expect(await events()).toEqual([])
  })

  test('accepts a body of just under 1 MiB', async () => {
    const { sendLink } = await setUp()
    expect(await sendLink({ object: { padding: 'x'.repeat(MIB - 1000) } })).toBe(200)
  })

  test.each([
    ['not JSON', '{'],
    ['a list', '[]'],
    ['without data', JSON.stringify({ id: 'evt_1', type: 'invoice.paid', created: 1, livemode: false })],
    [
      'without an object',
      JSON.stringify({ id: 'evt_1', type: 'invoice.paid', created: 1, livemode: false, data: { object: 'in_1' } }),
    ],
    ['with a number for an id', JSON.stringify({ ...JSON.parse(stripeEventBody({ at: new Date(0) })), id: 1 })],
  ])('fault 27: a signed body that is %s is answered 200, stored as dead and logged', async (_, body) => {
    const { h, post, sign, secret, events } = await setUp()
    for (let times = 0; times < 2; times += 1) {
      expect((await post(LINK_WEBHOOK_PATH, body, sign(body, secret))).status).toBe(200)
    }
    expect(await events()).toMatchObject([{ status: 'dead', reason: 'unreadable', payload: null }])
    expect(h.logLines.join('')).toContain('a signed Stripe event can’t be read')
    expect(await h.drain()).toBe(0)
  })

  test('fault 28: a thin event is refused and logged', async () => {
    const { h, post, sign, secret, events } = await setUp()
    const body = JSON.stringify({ object: 'v2.core.event', id: 'evt_1', type: 'v1.invoice.paid' })
    const answer = await post(LINK_WEBHOOK_PATH, body, sign(body, secret))
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'stripe.thin_event' }])
    expect(h.logLines.join('')).toContain('it must send snapshots')
    expect(await events()).toEqual([])
  })

  test('fault 50: with a clock that is ten minutes slow, events are refused, and the log says to check the clock', async () => {
    const { h, post, sign, secret } = await setUp()
    const body = stripeEventBody({ at: h.clock.now() })
    const signature = sign(body, secret, secondsOff(h.clock.now(), 600))
    expect((await post(LINK_WEBHOOK_PATH, body, signature)).status).toBe(400)
    expect(h.logLines.join('')).toContain('check this server’s clock')
  })

  test.each(['full', 'read-only'])(
    'fault 41: on a %s disk an event is answered 503, and accepted once there is room again',
    async (how) => {
      const { h, sendLink, events } = await setUp()
      if (how === 'full') h.faults.fillDisk()
      else h.faults.refuseWrites()
      const big = { id: 'evt_1', object: { padding: 'x'.repeat(MIB / 2) } }
      expect(await sendLink(big)).toBe(503)
      expect((await h.request('GET', '/healthz')).status).toBe(200)
      h.faults.recover()
      expect(await sendLink(big)).toBe(200)
      expect(await events()).toHaveLength(1)
    },
  )

  test('at an unknown webhook URL gets the same answer as any unknown URL', async () => {
    const { h, post, sign } = await setUp()
    const body = stripeEventBody({ at: h.clock.now() })
    const answer = await post(`${OWN_WEBHOOK_PATH}/whk_none`, body, sign(body, OLD))
    const nothing = await h.request<object>('GET', '/goodword/nothing/here')
    expect(answer.status).toBe(404)
    const withoutId = (content: object) => ({ ...content, requestId: '' })
    expect(withoutId((await answer.json()) as object)).toEqual(withoutId(nothing.body))
  })

  test('limits unsigned events, and still accepts signed ones', async () => {
    const { h, post, sendLink } = await setUp({
      overrides: { limits: { ...noLimits, webhookMiss: { points: 5, seconds: 60 }, address: defaultLimits.address } },
    })
    const body = stripeEventBody({ at: h.clock.now() })
    const statuses = []
    for (let times = 0; times < 7; times += 1) statuses.push((await post(BILLING_WEBHOOK_PATH, body, 'x')).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
    expect(await sendLink({})).toBe(200)
  })

  test('does not count against the limit of an address', async () => {
    const { sendLink } = await setUp({ overrides: { limits: { ...noLimits, address: { points: 3, seconds: 60 } } } })
    for (let times = 0; times < 10; times += 1) expect(await sendLink({})).toBe(200)
  })

  test('P1: an event’s content is deleted after 30 days, its id stays while duplicates can arrive', async () => {
    const { h, sendLink, events } = await setUp()
    await sendLink({ id: 'evt_1', object: { customer_email: 'CANARY@client.example' } })
    h.clock.advance({ days: 30 })
    await h.housekeeping.run()
    expect(await events()).toMatchObject([{ eventId: 'evt_1', payload: null }])
    expect(await sendLink({ id: 'evt_1' })).toBe(200)
    expect(await events()).toHaveLength(1)
  })

  test('an event’s id is deleted 45 days after it was received, but not before the event is processed', async () => {
    const { h, sendLink, events } = await setUp()
    await sendLink({ id: 'evt_processed' })
    await h.drain()
    await sendLink({ id: 'evt_waiting' })
    h.clock.advance({ days: 44 })
    await h.housekeeping.run()
    expect(await events()).toHaveLength(2)
    h.clock.advance({ days: 1 })
    await h.housekeeping.run()
    expect(await events()).toMatchObject([{ eventId: 'evt_waiting', status: 'pending' }])
  })

  test('few ids are deleted at once, oldest first', async () => {
    const { h, sendLink, events } = await setUp()
    for (const id of ['evt_1', 'evt_2', 'evt_3']) {
      await sendLink({ id })
      await h.drain()
      h.clock.advance({ seconds: 1 })
    }
    h.clock.advance({ days: 45 })
    await h.deps.db.transaction((tx) => sweepInbox(tx, { now: h.clock.now(), deletedMax: 2 }))
    expect(await events()).toMatchObject([{ eventId: 'evt_3' }])
  })

  test('logs neither an event’s content nor a secret', async () => {
    const { h, sendLink, sendBilling, post, secret } = await setUp()
    const object = { customer_email: 'CANARY@client.example', customer_name: 'CANARY', amount_paid: 4_711_000 }
    await sendLink({ object })
    await sendBilling({ object })
    await post(LINK_WEBHOOK_PATH, stripeEventBody({ at: h.clock.now(), object }), 'CANARY')
    await h.drain()
    expect(h.logLines.join('')).not.toMatch(/CANARY|4711000|whsec/)
    expect(h.logLines.join('')).not.toContain(secret)
    expect(h.logLines.join('')).toContain('"outcome":"taken"')
  })
})
