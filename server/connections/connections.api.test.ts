import { describe, expect, test } from 'vitest'
import { type Connection, defaultRequestRules } from '#shared/connections.ts'
import { connections, oauthStates } from '#server/db/schema/payments.ts'
import { defaultLimits } from '#server/http/rate-limit.ts'
import type { LinkedAccount, Stripe } from '#server/stripe/gateway.ts'
import { createHarness, type Harness, noLimits, ORIGIN, type TestOwner } from '#server/testing/harness.ts'
import { beginLink, comeBack, linkAccount, sendForm, subscribe } from '#server/testing/payments.ts'
import { connectionsUnavailable } from '#server/stripe/gateway.errors.ts'

const CONNECTED = '303 /stripe connected'
const EXPIRED = '303 /stripe expired'

async function setUp(options: Parameters<typeof createHarness>[0] = {}) {
  const h = await createHarness(options)
  return { h, owner: await h.signUp({ organisationName: 'Atelier Feldmann' }) }
}

async function list(h: Harness, owner: TestOwner) {
  const token = await h.signIn(owner)
  const { body } = await h.request<{ items: Connection[]; limit: number | null; givenUp: unknown[] }>(
    'GET',
    '/goodword/stripe/connections',
    { token },
  )
  return body
}

const me = async (h: Harness, owner: TestOwner) =>
  (await h.request<Record<string, unknown>>('GET', '/goodword/user/me', { token: await h.signIn(owner) })).body

const statuses = async (h: Harness, owner: TestOwner) =>
  (await list(h, owner)).items.map(({ name, status }) => `${name} ${status}`)

const begin = async (h: Harness, owner: TestOwner) =>
  h.request<{ redirectUrl: string }>('POST', '/goodword/stripe/oauth-connect', { token: await h.signIn(owner) })

const disconnect = async (h: Harness, owner: TestOwner, connectionId?: string) =>
  h.request('POST', '/goodword/stripe/oauth-disconnect', {
    token: await h.signIn(owner),
    body: connectionId === undefined ? undefined : { connectionId },
  })

async function linkSome(h: Harness, owner: TestOwner, names: string[]) {
  for (const name of names) {
    expect(await linkAccount(h, owner, name)).toBe(CONNECTED)
    h.clock.advance({ seconds: 1 })
  }
}

/** A provider that answers each code with the account in it, and records its calls. */
function createFakeLinks() {
  const calls = { exchanged: [] as string[], revoked: [] as string[] }
  const fake = {
    ...calls,
    granted: new Set<string>(),
    isAway: false,
    /** Happens while an access is revoked. */
    meanwhile: async () => {},
    answer: {} as Partial<LinkedAccount>,
    stripe: undefined as Stripe | undefined,
  }
  fake.stripe = {
    payments: undefined,
    accounts: undefined,
    links: {
      isLive: false,
      authorizeUrl: ({ state }) => `https://provider.example/?${new URLSearchParams({ state })}`,
      async exchange(code) {
        fake.exchanged.push(code)
        if (fake.isAway) throw connectionsUnavailable(new Error('away'))
        fake.granted.add(code)
        return code === 'unknown' ? null : { accountId: code, name: code, isLive: false, ...fake.answer }
      },
      async revoke({ accountId }) {
        if (fake.isAway) throw connectionsUnavailable(new Error('away'))
        const { meanwhile } = fake
        fake.meanwhile = async () => {}
        await meanwhile()
        fake.revoked.push(accountId)
        fake.granted.delete(accountId)
      },
    },
  }
  return fake
}

async function withFakeLinks() {
  const fake = createFakeLinks()
  const { h, owner } = await setUp({ overrides: { stripe: fake.stripe, development: undefined } })
  const link = async (who: TestOwner, code: string) => {
    const { query, cookie } = await beginLink(h, who)
    return comeBack(h, { state: query.get('state') ?? '', code }, cookie)
  }
  return { h, owner, fake, link }
}

describe('linking a payment account', () => {
  test('A1: goes through the consent page with the organisation’s name, and is shown in the account', async () => {
    const { h, owner } = await setUp()
    expect('connectedStripeAccountId' in (await me(h, owner))).toBe(false)
    const { body } = await begin(h, owner)
    const page = await h.request<string>('GET', body.redirectUrl.slice(ORIGIN.length))
    expect(page.body).toContain('Stripe emulator: no money moves')
    expect(page.body).toContain('value="Atelier Feldmann"')
    expect(await linkAccount(h, owner, 'Atelier Feldmann')).toBe(CONNECTED)
    const { items, limit } = await list(h, owner)
    expect(limit).toBe(1)
    expect(items).toEqual([
      {
        id: expect.stringMatching(/^con_/),
        accountId: expect.stringMatching(/^acct_[A-Za-z0-9]{16}$/),
        name: 'Atelier Feldmann',
        status: 'active',
        connectedAt: '2026-11-20T09:00:00.000Z',
        kind: 'account',
        isLive: false,
        lastHeardAt: null,
        webhookUrl: null,
        rules: defaultRequestRules,
      },
    ])
    expect(await me(h, owner)).toMatchObject({ connectedStripeAccountId: items[0]?.accountId })
    const rows = JSON.stringify(await h.rows(connections).list())
    expect(rows).not.toMatch(/token|sk_|rk_|ac_/)
  })

  test('A7: asks for the scope that it needs, and for one redirect address', async () => {
    const { h, owner } = await setUp()
    const { query } = await beginLink(h, owner)
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      scope: 'read_write',
      redirect_uri: `${ORIGIN}/goodword/stripe/oauth-callback`,
    })
    expect(query.getAll('redirect_uri')).toHaveLength(1)
  })

  test.each([
    '//evil.example',
    '@evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/stripe\r\nLocation: https://evil.example',
  ])('A8: never redirects to %j, wherever it is in the answer', async (address) => {
    const { h, owner } = await setUp()
    const { query, cookie } = await beginLink(h, owner)
    const state = query.get('state') ?? ''
    const names = ['state', 'code', 'error', 'error_description', 'redirect_uri', 'next', 'result']
    for (const given of names.map((name) => ({ state, [name]: address }))) {
      const path = `/goodword/stripe/oauth-callback?${new URLSearchParams(given)}`
      const answer = await h.app.request(path, { headers: { cookie, 'x-forwarded-host': 'evil.example' } })
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        expect.stringMatching(/^\/stripe\?result=(expired|failed)$/),
      ])
    }
    expect((await list(h, owner)).items).toEqual([])
  })

  test('A2: stores the state hashed, and sets a cookie that only the callback gets', async () => {
    const { h, owner } = await setUp()
    const { body, headers } = await begin(h, owner)
    const state = new URL(body.redirectUrl).searchParams.get('state') ?? ''
    expect(Buffer.from(state, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(await h.rows(oauthStates).list())).not.toContain(state)
    expect(headers.get('set-cookie')).toMatch(
      /^goodword_connect=[\w-]{43}; Max-Age=900; Path=\/goodword\/stripe\/oauth-callback; HttpOnly; SameSite=Lax$/,
    )
  })

  test('sets a secure cookie if the site uses HTTPS', async () => {
    const { h, owner } = await setUp({ overrides: { publicUrl: () => 'https://goodword.example' } })
    expect((await begin(h, owner)).headers.get('set-cookie')).toContain('; Secure')
  })

  test('A4: is denied when the owner cancels, also without a state', async () => {
    const { h, owner } = await setUp()
    const { query, cookie } = await beginLink(h, owner)
    const form = { ...Object.fromEntries(query), decision: 'cancel' }
    const landed = new URL(await sendForm(h, '/dev/stripe/authorize', form))
    expect(await comeBack(h, Object.fromEntries(landed.searchParams), cookie)).toBe('303 /stripe denied')
    expect(await comeBack(h, { error: 'access_denied' })).toBe('303 /stripe denied')
    expect(await comeBack(h, { error: 'server_error' })).toBe('303 /stripe failed')
    expect((await list(h, owner)).items).toEqual([])
  })

  test('A6: two callbacks at once on a plan with one account: one connection', async () => {
    const { h, owner, fake } = await withFakeLinks()
    const [one, two] = [await beginLink(h, owner), await beginLink(h, owner)]
    const results = await Promise.all([
      comeBack(h, { state: one.query.get('state') ?? '', code: 'acct_one' }, one.cookie),
      comeBack(h, { state: two.query.get('state') ?? '', code: 'acct_two' }, two.cookie),
    ])
    expect(results.toSorted()).toEqual([CONNECTED, '303 /stripe limit_reached'])
    expect((await list(h, owner)).items).toHaveLength(1)
    await h.drain()
    const linked = (await list(h, owner)).items[0]?.accountId
    expect(fake.revoked).toEqual([linked === 'acct_one' ? 'acct_two' : 'acct_one'])
  })

  test('A2, A3: a state of another user or session, used, expired or missing: nothing linked', async () => {
    const { h, owner, fake } = await withFakeLinks()
    const other = await h.signUp()
    const answerTo = async (state: string | null, cookie: string) =>
      comeBack(h, { state: state ?? '', code: 'acct_one' }, cookie)

    const mine = await beginLink(h, owner)
    const theirs = await beginLink(h, other)
    expect(await answerTo(mine.query.get('state'), theirs.cookie)).toBe(EXPIRED)
    expect(await answerTo(theirs.query.get('state'), '')).toBe(EXPIRED)

    const old = await beginLink(h, owner)
    h.clock.advance({ minutes: 15 })
    expect(await answerTo(old.query.get('state'), old.cookie)).toBe(EXPIRED)
    expect(await answerTo('never-given-out', old.cookie)).toBe(EXPIRED)
    expect(await comeBack(h, { code: 'acct_one' }, old.cookie)).toBe(EXPIRED)
    // The state is checked before the provider is called.
    expect(fake.exchanged).toEqual([])

    const used = await beginLink(h, owner)
    expect(await answerTo(used.query.get('state'), used.cookie)).toBe(CONNECTED)
    expect(await answerTo(used.query.get('state'), used.cookie)).toBe(EXPIRED)
    expect(fake.exchanged).toEqual(['acct_one'])
    expect((await list(h, owner)).items).toHaveLength(1)
    expect((await list(h, other)).items).toEqual([])
  })

  test('uses the state even if the provider can’t be reached', async () => {
    const { h, owner, fake } = await withFakeLinks()
    const { query, cookie } = await beginLink(h, owner)
    const answer = { state: query.get('state') ?? '', code: 'acct_one' }
    fake.isAway = true
    expect(await comeBack(h, answer, cookie)).toBe('303 /stripe failed')
    fake.isAway = false
    expect(await comeBack(h, answer, cookie)).toBe(EXPIRED)
    expect((await list(h, owner)).items).toEqual([])
  })

  test.each<[string, string, Partial<LinkedAccount>]>([
    ['an unknown code', 'unknown', {}],
    ['A10: an invalid account id', 'acct_1/../../2', {}],
    ['A5: an account in live mode while we are in test mode', 'acct_1', { isLive: true }],
  ])('fails for %s, and links nothing', async (_, code, answer) => {
    const { h, owner, fake, link } = await withFakeLinks()
    fake.answer = answer
    expect(await link(owner, code)).toBe('303 /stripe failed')
    expect((await list(h, owner)).items).toEqual([])
  })

  test('accepts a code once, and within five minutes', async () => {
    const { h } = await setUp()
    const { actions } = h.deps.development?.stripe ?? {}
    const links = h.deps.stripe?.links
    const code = (await actions?.allowLink('Atelier')) ?? ''
    expect(await links?.exchange(code)).toMatchObject({ name: 'Atelier', isLive: false })
    expect(await links?.exchange(code)).toBeNull()
    const late = (await actions?.allowLink('Atelier')) ?? ''
    h.clock.advance({ minutes: 5 })
    expect(await links?.exchange(late)).toBeNull()
  })

  test('is refused at the start if the plan allows no more accounts', async () => {
    const { h, owner } = await setUp()
    await linkSome(h, owner, ['One'])
    expect(await begin(h, owner)).toMatchObject({
      status: 402,
      body: {
        code: 'connections.limit_reached',
        message: 'Your plan allows 1 linked Stripe account. Disconnect one, or choose a larger plan.',
      },
    })
  })

  test('of the same account again refreshes it', async () => {
    const { h, owner, fake, link } = await withFakeLinks()
    await h.setPlan(owner, 'pro')
    await link(owner, 'acct_one')
    h.clock.advance({ hours: 1 })
    fake.answer = { name: 'A new name' }
    expect(await link(owner, 'acct_one')).toBe('303 /stripe already_connected')
    expect((await list(h, owner)).items).toMatchObject([
      { accountId: 'acct_one', name: 'A new name', status: 'active', connectedAt: '2026-11-20T09:00:00.000Z' },
    ])
  })

  test('is refused for an hour after twenty times, for this owner only', async () => {
    const { h, owner } = await setUp({ overrides: { limits: { ...noLimits, connect: defaultLimits.connect } } })
    for (let times = 0; times < 20; times += 1) expect((await begin(h, owner)).status).toBe(200)
    expect(await begin(h, owner)).toMatchObject({ status: 429, body: { code: 'request.too_many' } })
    expect((await begin(h, await h.signUp())).status).toBe(200)
  })

  test('is not possible if payments are not set up, and a message says so', async () => {
    const { h, owner } = await setUp({ overrides: { stripe: undefined, development: undefined } })
    expect(await begin(h, owner)).toMatchObject({
      status: 503,
      body: {
        code: 'connections.unavailable',
        message: expect.stringMatching(/^Payments are not set up on this server\. /),
      },
    })
    expect(await list(h, owner)).toEqual({ items: [], limit: 1, canConnectAccounts: false, givenUp: [], unread: [] })
  })
})

describe('the plan', () => {
  test('keeps the oldest accounts when it becomes smaller, and resumes the others when it becomes larger', async () => {
    const { h, owner } = await setUp()
    await subscribe(h, owner, 'pro')
    await linkSome(h, owner, ['One', 'Two', 'Three'])
    expect(await statuses(h, owner)).toEqual(['One active', 'Two active', 'Three active'])
    expect((await list(h, owner)).limit).toBe(3)
    const oldest = (await list(h, owner)).items[0]?.accountId

    await h.request('POST', '/goodword/stripe/cancel-subscription', { token: owner.token })
    expect(await statuses(h, owner)).toEqual(['One active', 'Two active', 'Three active'])
    h.clock.advance({ days: 31 })
    await h.drain()
    expect(await statuses(h, owner)).toEqual(['One active', 'Two paused_plan', 'Three paused_plan'])
    expect((await me(h, owner))['connectedStripeAccountId']).toBe(oldest)

    await subscribe(h, owner, 'pro')
    expect(await statuses(h, owner)).toEqual(['One active', 'Two active', 'Three active'])
  })

  test('resumes the next account when an active one is disconnected', async () => {
    const { h, owner } = await setUp()
    await h.setPlan(owner, 'pro')
    await linkSome(h, owner, ['One', 'Two', 'Three'])
    await h.setPlan(owner, 'free')
    await disconnect(h, owner)
    expect(await statuses(h, owner)).toEqual(['Two active', 'Three paused_plan'])
  })
})

describe('disconnecting', () => {
  test('ends the given link, or the oldest one, and deletes the account’s id', async () => {
    const { h, owner } = await setUp()
    await h.setPlan(owner, 'pro')
    await linkSome(h, owner, ['One', 'Two', 'Three'])
    const { items } = await list(h, owner)
    expect((await disconnect(h, owner, items[1]?.id)).status).toBe(204)
    expect(await statuses(h, owner)).toEqual(['One active', 'Three active'])
    expect((await disconnect(h, owner)).status).toBe(204)
    expect((await me(h, owner))['connectedStripeAccountId']).toBe(items[2]?.accountId)
    await h.drain()
    const rows = JSON.stringify(await h.rows(connections).list())
    expect(rows).not.toContain(items[0]?.accountId)
    await disconnect(h, owner)
    expect('connectedStripeAccountId' in (await me(h, owner))).toBe(false)
    expect(await disconnect(h, owner)).toMatchObject({ status: 404, body: { code: 'connections.not_found' } })
  })

  test('of another owner’s link is refused', async () => {
    const { h, owner } = await setUp()
    const other = await h.signUp()
    await linkSome(h, owner, ['One'])
    const { items } = await list(h, owner)
    expect((await disconnect(h, other, items[0]?.id)).status).toBe(404)
    expect((await list(h, other)).items).toEqual([])
    expect(await statuses(h, owner)).toEqual(['One active'])
  })

  test('A9: revokes the access at the provider only with the last link of the account', async () => {
    const { h, owner, fake, link } = await withFakeLinks()
    const other = await h.signUp()
    await link(owner, 'acct_shared')
    await link(other, 'acct_shared')
    await disconnect(h, owner)
    await h.drain()
    expect(fake.revoked).toEqual([])
    await disconnect(h, other)
    await h.drain()
    expect(fake.revoked).toEqual(['acct_shared'])
  })

  test('works while the provider can’t be reached, and revokes the access later', async () => {
    const { h, owner, fake, link } = await withFakeLinks()
    await link(owner, 'acct_one')
    fake.isAway = true
    expect((await disconnect(h, owner)).status).toBe(204)
    await h.drain()
    expect((await list(h, owner)).items).toEqual([])
    fake.isAway = false
    h.clock.advance({ hours: 1 })
    await h.drain()
    expect(fake.revoked).toEqual(['acct_one'])
  })

  test('never leaves a link without access if the account is linked again in the meantime', async () => {
    const { h, owner, fake, link } = await withFakeLinks()
    await link(owner, 'acct_one')
    await disconnect(h, owner)
    let again: Promise<string> | undefined
    // Long enough for the link to be created, if nothing prevents it.
    fake.meanwhile = async () => {
      again = link(owner, 'acct_one')
      for (let turns = 0; turns < 200; turns += 1) await new Promise((resolve) => setImmediate(resolve))
    }
    await h.drain()
    expect(fake.revoked).toEqual(['acct_one'])
    expect(await again).toBe(CONNECTED)
    await h.drain()
    expect(await statuses(h, owner)).toEqual(['acct_one active'])
    expect([...fake.granted]).toEqual(['acct_one'])
  })

  test('does not revoke an account that was linked again in time', async () => {
    const { h, owner, fake, link } = await withFakeLinks()
    await link(owner, 'acct_one')
    await disconnect(h, owner)
    h.clock.advance({ minutes: 1 })
    expect(await link(owner, 'acct_one')).toBe(CONNECTED)
    await h.drain()
    expect(fake.revoked).toEqual([])
    expect((await list(h, owner)).items).toMatchObject([{ connectedAt: '2026-11-20T09:01:00.000Z' }])
  })
})

describe('an account that was unlinked at Stripe', () => {
  const givenUp = async (h: Harness, owner: TestOwner) => (await list(h, owner)).givenUp

  test('is shown until it is linked again', async () => {
    const { h, owner } = await setUp()
    await linkSome(h, owner, ['Atelier'])
    const { items } = await list(h, owner)
    await h.deps.development?.stripe?.actions.deauthorize(items[0]?.accountId ?? '')
    await h.drain()
    expect(await givenUp(h, owner)).toMatchObject([{ id: items[0]?.id, name: 'Atelier' }])
    h.clock.advance({ minutes: 1 })
    await linkSome(h, owner, ['Atelier'])
    expect(await givenUp(h, owner)).toEqual([])
    expect(await statuses(h, owner)).toEqual(['Atelier active'])
  })

  test('is shown even if another owner disconnects the same account', async () => {
    const { h, owner, fake, link } = await withFakeLinks()
    const other = await h.signUp()
    await link(owner, 'acct_shared')
    await h.rows(connections).update({ status: 'disconnected', disconnectedAt: new Date(1), givenUpAt: new Date(1) })
    await link(other, 'acct_shared')
    await disconnect(h, other)
    await h.drain()
    expect(fake.revoked).toEqual(['acct_shared'])
    expect(await givenUp(h, owner)).toHaveLength(1)
  })
})

test('closing the account ends every link, even if the provider can’t be reached', async () => {
  const { h, owner, fake, link } = await withFakeLinks()
  const other = await h.signUp()
  await h.setPlan(owner, 'pro')
  await link(owner, 'acct_one')
  await link(owner, 'acct_shared')
  await link(other, 'acct_shared')
  fake.isAway = true
  const token = await h.signIn(owner)
  const closed = await h.request('DELETE', '/goodword/user/me', { token, body: { email: owner.email } })
  expect(closed.status).toBe(204)
  await h.drain()
  fake.isAway = false
  h.clock.advance({ hours: 1 })
  await h.drain()
  expect(fake.revoked).toEqual(['acct_one'])
  expect(JSON.stringify(await h.rows(connections).list())).not.toContain('acct_one')
  expect(await statuses(h, other)).toEqual(['acct_shared active'])
})
