import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BILLING_WEBHOOK_PATH, type Connection, LINK_EVENT_TYPES, LINK_WEBHOOK_PATH } from '#shared/connections.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { stripeEvents } from '#server/db/schema/payments.ts'
import type { Limits } from '#server/http/rate-limit.ts'
import { createReportedHarness, eventBody, signed, WEBHOOK_PATH } from '#server/testing/email-webhooks.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'
import { stripeEventBody, stripeSenderOf } from '#server/testing/stripe-events.ts'

const MIB = 1024 * 1024
const KB = 1024
const SECRET = 'whsec_of00the00owner00000000000000'
const FAKE = `t=1795000000,v1=${'0'.repeat(64)}`

const limitedTo = (limits: Partial<Limits>) => ({ overrides: { limits: { ...noLimits, ...limits } } })

async function setUp(options: Parameters<typeof createHarness>[0] = {}) {
  const h = await createHarness(options)
  const { post, sign, ...sender } = stripeSenderOf(h)
  const secret = h.deps.stripeWebhooks.secrets.link[0] ?? ''
  return {
    h,
    ...sender,
    post,
    /** Posts a body with a valid signature. */
    sendSigned: (body: string, path = LINK_WEBHOOK_PATH, by = secret) => post(path, body, sign(body, by)),
  }
}

/** The path of an owner's own webhook. */
async function addOwnWebhook(h: Harness, { hasSecret }: { hasSecret: boolean }): Promise<string> {
  const { token } = await h.signUp()
  const path = '/goodword/stripe/webhook-connections'
  const { id, webhookUrl } = (await h.request<Connection>('POST', path, { token, body: { name: 'Mine' } })).body
  const body = { signingSecret: SECRET }
  if (hasSecret) await h.request('PUT', `/goodword/stripe/connections/${id}/secret`, { token, body })
  return new URL(webhookUrl ?? '').pathname
}

/** An endless body, and how much of it was read. */
function endlessBody() {
  const piece = new Uint8Array(16 * KB).fill(0x20)
  let bytes = 0
  const stream = new ReadableStream(
    {
      pull(controller) {
        bytes += piece.length
        controller.enqueue(piece)
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, bytesRead: () => bytes }
}

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

describe('a signed event with a megabyte of nested lists', () => {
  const bodies = (h: Harness) => {
    const event = stripeEventBody({ at: h.clock.now(), object: { id: 'in_1', nested: 'here' } })
    return [nested(MIB / 2 - 1), event.replace('"here"', nested(MIB / 2 - 300)), event.replace('"here"', nested(70))]
  }

  test('is answered 400, and nothing is stored', async () => {
    const { h, sendSigned, events } = await setUp()
    for (const body of bodies(h)) {
      const answer = await sendSigned(body)
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'stripe.event_too_deep' }])
    }
    expect(await events()).toEqual([])
    expect(h.logLines.join('')).toContain('nested too deeply')
  })

  test('counts against the address', async () => {
    const { h, sendSigned } = await setUp(limitedTo({ webhookMiss: { points: 2, seconds: 60 } }))
    const [body = ''] = bodies(h)
    const statuses = []
    for (let times = 0; times < 4; times += 1) statuses.push((await sendSigned(body)).status)
    // Of the last two, only the beginning is read.
    expect(statuses).toEqual([400, 400, 429, 429])
  })

  test('counts against the limit of an owner’s own webhook', async () => {
    const { h, sendSigned } = await setUp(limitedTo({ ownWebhook: { points: 2, seconds: 60 } }))
    const path = await addOwnWebhook(h, { hasSecret: true })
    const [body = ''] = bodies(h)
    const statuses = []
    for (let times = 0; times < 3; times += 1) statuses.push((await sendSigned(body, path, SECRET)).status)
    expect(statuses).toEqual([400, 400, 429])
    const event = stripeEventBody({ at: h.clock.now() })
    expect((await sendSigned(event, path, SECRET)).status).toBe(429)
  })
})

describe('a signed event', () => {
  test('is stored byte for byte', async () => {
    const { h, sendSigned, events } = await setUp()
    const object = { id: 'in_1', amount: 1, note: 'café 🙂', list: [[[]]] }
    const body = JSON.stringify(JSON.parse(stripeEventBody({ at: h.clock.now(), object })), null, 3).replace('1', '1e0')
    expect((await sendSigned(body)).status).toBe(200)
    expect(await events()).toMatchObject([{ payload: body }])
  })
})

describe('a signed event of any shape', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 250, maxLength: 300 }))
  const numeral = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-1, 1e11, 1e300, 0.5))
  const value = fc.oneof(text, numeral, fc.constant(null), fc.jsonValue({ maxDepth: 8 }))
  const names = [
    'id',
    'type',
    'account',
    'api_version',
    'created',
    'livemode',
    'data',
    'object',
    'request',
    '__proto__',
  ]
  const changes = fc.dictionary(fc.constantFrom(...names), value)
  const type = fc.constantFrom(...LINK_EVENT_TYPES, 'account.application.deauthorized', 'customer.subscription.updated')
  const body = fc.oneof(
    fc.json(),
    fc.tuple(type, changes, fc.jsonValue({ maxDepth: 6 })).map(([of, changed, object]) => ({ of, changed, object })),
  )

  test('is answered 200 or 400 and never kept from being processed', async () => {
    const { h, sendSigned } = await setUp()
    const own = await addOwnWebhook(h, { hasSecret: true })
    const hook = h.deps.stripeWebhooks.secrets
    const endpoints = [
      [LINK_WEBHOOK_PATH, hook.link[0] ?? ''],
      [BILLING_WEBHOOK_PATH, hook.billing[0] ?? ''],
      [own, SECRET],
    ] as const
    let number = 0
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom(...endpoints), async (posted, [path, secret]) => {
        number += 1
        const event = { id: `evt_${number}`, at: h.clock.now(), account: 'acct_1' }
        const signedBody =
          typeof posted === 'string'
            ? posted
            : JSON.stringify({
                ...JSON.parse(stripeEventBody({ ...event, type: posted.of })),
                data: { object: posted.object },
                ...posted.changed,
              })
        const { status } = await sendSigned(signedBody, path, secret)
        expect([200, 400]).toContain(status)
      }),
      { numRuns: 400 },
    )
    h.clock.advance({ hours: 1 })
    await h.drain()
    expect(await h.rows(stripeEvents, { status: 'pending' }).count()).toBe(0)
    expect((await h.rows(jobs).values('diedAt')).filter((diedAt) => diedAt !== null)).toEqual([])
  })
})

describe('a call without a signature', () => {
  test.each([
    ['billing', undefined],
    ['billing', 'x'],
    ['billing', 't=1,v1=00'],
    ['link', undefined],
    ['own', undefined],
    ['unknown', FAKE],
    ['unfinished', FAKE],
  ])('to the %s webhook with the header %s is refused before its body is read', async (which, signature) => {
    const { h, post } = await setUp()
    const paths: Record<string, () => Promise<string>> = {
      billing: async () => BILLING_WEBHOOK_PATH,
      link: async () => LINK_WEBHOOK_PATH,
      own: () => addOwnWebhook(h, { hasSecret: true }),
      unknown: async () => '/goodword/stripe/webhook/own/whk_none',
      unfinished: () => addOwnWebhook(h, { hasSecret: false }),
    }
    const { stream, bytesRead } = endlessBody()
    const statuses: Record<string, number> = { unknown: 404, unfinished: 503 }
    expect((await post((await paths[which]?.()) ?? '', stream, signature)).status).toBe(statuses[which] ?? 400)
    expect(bytesRead()).toBe(0)
  })

  test.each(['unknown', 'unfinished', 'own'])(
    'to the %s own webhook counts against its address only',
    async (which) => {
      const { h, post, sendSigned } = await setUp(
        limitedTo({ webhookMiss: { points: 2, seconds: 60 }, ownWebhook: { points: 2, seconds: 60 } }),
      )
      const hasSecret = which === 'own'
      const path = which === 'unknown' ? '/goodword/stripe/webhook/own/whk_none' : await addOwnWebhook(h, { hasSecret })
      const statuses = []
      for (let times = 0; times < 4; times += 1) statuses.push((await post(path, '{}', FAKE)).status)
      expect(statuses.slice(2)).toEqual([429, 429])
      if (hasSecret) expect((await sendSigned(stripeEventBody({ at: h.clock.now() }), path, SECRET)).status).toBe(200)
    },
  )

  test('is read up to a megabyte, and up to 64 KB after many failures', async () => {
    const { post, sendSigned, h } = await setUp(limitedTo({ webhookMiss: { points: 2, seconds: 60 } }))
    const read = []
    const statuses = []
    for (let times = 0; times < 4; times += 1) {
      const { stream, bytesRead } = endlessBody()
      statuses.push((await post(LINK_WEBHOOK_PATH, stream, FAKE)).status)
      read.push(bytesRead())
    }
    expect(statuses).toEqual([413, 413, 429, 429])
    expect(read).toEqual([MIB + 16 * KB, MIB + 16 * KB, 80 * KB, 80 * KB])
    const ofSize = (size: number) => stripeEventBody({ at: h.clock.now(), object: { padding: 'x'.repeat(size) } })
    expect((await sendSigned(ofSize(60 * KB))).status).toBe(200)
    expect((await sendSigned(ofSize(70 * KB))).status).toBe(429)
  })
})

describe('a call to the email webhook', () => {
  test.each(['without a signature', 'where no webhook is set up'])(
    '%s is refused before its body is read',
    async (how) => {
      const { h } = how === 'without a signature' ? await createReportedHarness() : await setUp()
      const { stream, bytesRead } = endlessBody()
      const headers: Record<string, string> = how === 'without a signature' ? { 'svix-id': 'evt_1' } : signed('{}')
      const request = { method: 'POST', body: stream, headers, duplex: 'half' } as RequestInit
      expect((await h.app.request(WEBHOOK_PATH, request)).status).toBe(how === 'without a signature' ? 400 : 503)
      expect(bytesRead()).toBe(0)
    },
  )

  test('counts against its address if it is refused, and a signed one is still accepted', async () => {
    const { h } = await createReportedHarness(limitedTo({ webhookMiss: { points: 2, seconds: 60 } }))
    const body = eventBody('email.delivered', { email_id: 'x' })
    const send = async (headers: Record<string, string>) =>
      (await h.request('POST', WEBHOOK_PATH, { body, headers })).status
    const refused = { ...signed(body), 'svix-signature': 'v1,AAAA' }
    expect([await send(refused), await send({}), await send(refused), await send({})]).toEqual([400, 400, 429, 429])
    expect(await send(signed(body))).toBe(200)
  })
})
