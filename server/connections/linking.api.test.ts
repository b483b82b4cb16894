import { describe, expect, test } from 'vitest'
import { defaultRequestRules } from '#shared/connections.ts'
import { workspaceMembers } from '#server/db/schema/accounts.ts'
import { connections, oauthStates } from '#server/db/schema/payments.ts'
import { defaultLimits } from '#server/http/rate-limit.ts'
import type { LinkedAccount } from '#server/stripe/gateway.ts'
import { ORIGIN } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'
import { beginLink, comeBack, linkAccount, sendForm } from '#server/testing/payments.ts'
import { CONNECTED, setUpLinking, readConnections, startLink, withFakeLinks } from '#server/testing/linking.ts'
import { readMe } from '#server/testing/owners.ts'

const EXPIRED = '303 /stripe expired'

describe('linking a payment account', () => {
  test('A1: opens the consent page with the organisation’s name, and then shows the account to its owner', async () => {
    const { h, owner } = await setUpLinking()
    expect('connectedStripeAccountId' in (await readMe(h, owner))).toBe(false)
    const { body } = await startLink(h, owner)
    const page = await h.request<string>('GET', body.redirectUrl.slice(ORIGIN.length))
    expect(page.body).toContain('Stripe emulator: no money moves')
    expect(page.body).toContain('value="Atelier Feldmann"')
    expect(await linkAccount(h, owner, 'Atelier Feldmann')).toBe(CONNECTED)
    const { items, limit } = await readConnections(h, owner)
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
        missingEventTypes: [],
        rules: defaultRequestRules,
      },
    ])
    expect(await readMe(h, owner)).toMatchObject({ connectedStripeAccountId: items[0]?.accountId })
    const rows = JSON.stringify(await h.rows(connections).list())
    expect(rows).not.toMatch(/token|sk_|rk_|ac_/)
  })

  test('works for an admin, and no longer for somebody whose role became too low meanwhile', async () => {
    const { h, owner } = await setUpLinking()
    await h.setPlan(owner, 'studio')
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    const admin = await h.signUp({ email: 'jo@studio.example' })
    const membership = { workspaceId, userId: admin.user.id }
    const lastUsedAt = new Date(h.clock.now().getTime() + 1000)
    await h.insertRows(workspaceMembers, { ...membership, role: 'admin', lastUsedAt })
    expect(await linkAccount(h, admin, 'Atelier Feldmann')).toBe(CONNECTED)
    expect((await readConnections(h, owner)).items).toHaveLength(1)
    const { query, cookie } = await beginLink(h, admin)
    const form = Object.fromEntries([...query, ['name', 'Other'], ['decision', 'allow']])
    const landed = new URL(await sendForm(h, '/dev/stripe/authorize', form))
    await h.rows(workspaceMembers, membership).update({ role: 'editor' })
    expect(await comeBack(h, Object.fromEntries(landed.searchParams), cookie)).toBe(EXPIRED)
  })

  test('A7: requests one scope and one redirect address', async () => {
    const { h, owner } = await setUpLinking()
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
  ])('A8: never redirects to %j, whichever parameter contains it', async (address) => {
    const { h, owner } = await setUpLinking()
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
    expect((await readConnections(h, owner)).items).toEqual([])
  })

  test('A2: stores the state hashed, and sets a cookie that only the callback gets', async () => {
    const { h, owner } = await setUpLinking()
    const { body, headers } = await startLink(h, owner)
    const state = new URL(body.redirectUrl).searchParams.get('state') ?? ''
    expect(Buffer.from(state, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(await h.rows(oauthStates).list())).not.toContain(state)
    expect(headers.get('set-cookie')).toMatch(
      /^goodword_connect=[\w-]{43}; Max-Age=900; Path=\/goodword\/stripe\/oauth-callback; HttpOnly; SameSite=Lax$/,
    )
  })

  test('sets and accepts only a secure cookie of this host if the site uses HTTPS', async () => {
    const { h, owner } = await setUpLinking({ overrides: { publicUrl: () => 'https://goodword.example' } })
    const { cookie, query } = await beginLink(h, owner)
    expect((await startLink(h, owner)).headers.get('set-cookie')).toMatch(
      /^__Host-goodword_connect=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const answer = { state: query.get('state') ?? '', code: 'unknown' }
    expect(await comeBack(h, answer, cookie.replace('__Host-', ''))).toBe(EXPIRED)
    const again = await beginLink(h, owner)
    const landed = await comeBack(h, { ...answer, state: again.query.get('state') ?? '' }, again.cookie)
    expect(landed).toBe('303 /stripe failed')
  })

  test('A4: says that the owner cancelled, also without a state', async () => {
    const { h, owner } = await setUpLinking()
    const { query, cookie } = await beginLink(h, owner)
    const form = { ...Object.fromEntries(query), decision: 'cancel' }
    const landed = new URL(await sendForm(h, '/dev/stripe/authorize', form))
    expect(await comeBack(h, Object.fromEntries(landed.searchParams), cookie)).toBe('303 /stripe denied')
    expect(await comeBack(h, { error: 'access_denied' })).toBe('303 /stripe denied')
    expect(await comeBack(h, { error: 'server_error' })).toBe('303 /stripe failed')
    expect((await readConnections(h, owner)).items).toEqual([])
  })

  test('A2, A3: refuses a state that is missing, expired, used, or of another user or session', async () => {
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
    expect((await readConnections(h, owner)).items).toHaveLength(1)
    expect((await readConnections(h, other)).items).toEqual([])
  })

  test('accepts a state once, even if the provider can’t be reached', async () => {
    const { h, owner, fake } = await withFakeLinks()
    const { query, cookie } = await beginLink(h, owner)
    const answer = { state: query.get('state') ?? '', code: 'acct_one' }
    fake.isAway = true
    expect(await comeBack(h, answer, cookie)).toBe('303 /stripe failed')
    fake.isAway = false
    expect(await comeBack(h, answer, cookie)).toBe(EXPIRED)
    expect((await readConnections(h, owner)).items).toEqual([])
  })

  test.each<[string, string, Partial<LinkedAccount>]>([
    ['an unknown code', 'unknown', {}],
    ['A10: an invalid account id', 'acct_1/../../2', {}],
    ['A5: an account in live mode while we are in test mode', 'acct_1', { isLive: true }],
  ])('fails for %s, and links nothing', async (_, code, answer) => {
    const { h, owner, fake, link } = await withFakeLinks()
    fake.answer = answer
    expect(await link(owner, code)).toBe('303 /stripe failed')
    expect((await readConnections(h, owner)).items).toEqual([])
  })

  test('accepts a code once, and within five minutes', async () => {
    const { h } = await setUpLinking()
    const { actions } = h.deps.development?.stripe ?? {}
    const links = h.deps.stripe?.links
    const code = (await actions?.allowLink('Atelier')) ?? ''
    expect(await links?.exchange(code)).toMatchObject({ name: 'Atelier', isLive: false })
    expect(await links?.exchange(code)).toBeNull()
    const late = (await actions?.allowLink('Atelier')) ?? ''
    h.clock.advance({ minutes: 5 })
    expect(await links?.exchange(late)).toBeNull()
  })

  test('updates an account that is already linked', async () => {
    const { h, owner, fake, link } = await withFakeLinks()
    await h.setPlan(owner, 'pro')
    await link(owner, 'acct_one')
    h.clock.advance({ hours: 1 })
    fake.answer = { name: 'A new name' }
    expect(await link(owner, 'acct_one')).toBe('303 /stripe already_connected')
    expect((await readConnections(h, owner)).items).toMatchObject([
      { accountId: 'acct_one', name: 'A new name', status: 'active', connectedAt: '2026-11-20T09:00:00.000Z' },
    ])
  })

  test('is refused for an hour after twenty attempts, for this owner only', async () => {
    const { h, owner } = await setUpLinking({ overrides: { limits: { ...noLimits, connect: defaultLimits.connect } } })
    for (let times = 0; times < 20; times += 1) expect((await startLink(h, owner)).status).toBe(200)
    expect(await startLink(h, owner)).toMatchObject({ status: 429, body: { code: 'request.too_many' } })
    expect((await startLink(h, await h.signUp())).status).toBe(200)
  })

  test('is not possible if payments are not set up, and a message says so', async () => {
    const { h, owner } = await setUpLinking({ overrides: { stripe: undefined, development: undefined } })
    expect(await startLink(h, owner)).toMatchObject({
      status: 503,
      body: {
        code: 'connections.unavailable',
        message: expect.stringMatching(/^Payments are not set up on this server\. /),
      },
    })
    expect(await readConnections(h, owner)).toEqual({
      items: [],
      limit: 1,
      canConnectAccounts: false,
      givenUp: [],
      unread: [],
      incompleteWebhooks: [],
    })
  })
})
