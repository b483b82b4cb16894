import { describe, expect, test } from 'vitest'
import type { SendingDomain } from '#shared/sending-domains.ts'
import { sendingDomains } from '#server/db/schema/email-settings.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { emailServiceUnavailable } from './domains.errors.ts'
import { readSendingDomain, readVerifiedDomain } from './domains.service.ts'
import type { SendingDomains } from './sending-domains.ts'

const DOMAIN = { name: 'mail.studio.example', localPart: 'hello' }

type Refusal = { code: string; message: string }

async function setUp(overrides?: Parameters<typeof createHarness>[0]) {
  const h = await createHarness(overrides)
  const owner = await h.signUp()
  await h.setPlan(owner, 'studio')
  return { h, owner, ...(await placeOf(h, owner)) }
}

async function placeOf(h: Harness, owner: TestOwner) {
  const { workspaceId } = await h.services.users.getOwner(owner.user.id)
  return {
    workspaceId,
    readDomain: () => h.deps.db.read((tx) => readSendingDomain(tx, workspaceId)),
    readVerified: () => h.deps.db.read((tx) => readVerifiedDomain(tx, { workspaceId, now: h.clock.now() })),
  }
}

const add = (h: Harness, { token }: TestOwner, body: unknown = DOMAIN) =>
  h.request<SendingDomain & Refusal>('POST', '/goodword/emails/domain', { token, body })
const check = (h: Harness, { token }: TestOwner) =>
  h.request<SendingDomain & Refusal>('POST', '/goodword/emails/domain/check', { token })
const remove = (h: Harness, { token }: TestOwner) => h.request<Refusal>('DELETE', '/goodword/emails/domain', { token })

const emulated = (h: Harness) => h.deps.development?.email?.domains ?? expect.fail('Domains are not emulated.')
const listAtService = (h: Harness) => emulated(h).listDomains()

async function publish(h: Harness, records: 'published' | 'away' = 'published') {
  const [domain] = await listAtService(h)
  const { publishRecords, takeRecordsAway } = emulated(h)
  await (records === 'published' ? publishRecords : takeRecordsAway)(domain?.id ?? '')
}

/** Makes the emulated service do something else; returns what ends that. */
function replace(h: Harness, change: (service: SendingDomains) => Partial<SendingDomains>): () => void {
  const { service } = emulated(h)
  const original = { ...service }
  Object.assign(service, change(original))
  return () => void Object.assign(service, original)
}

describe('adding a sending domain', () => {
  test('returns the records to publish, and sends nothing from it until they are found', async () => {
    const { h, owner, readDomain, readVerified } = await setUp()
    const { status, body } = await add(h, owner)
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...DOMAIN, status: 'pending', addedAt: '2026-11-20T09:00:00.000Z', checkedAt: null })
    expect(body.records.map(({ purpose, type, isRequired }) => `${purpose} ${type} ${isRequired}`)).toEqual([
      'DKIM TXT true',
      'SPF MX true',
      'SPF TXT true',
      'DMARC TXT false',
    ])
    expect(await readDomain()).toEqual(body)
    expect(await readVerified()).toBeNull()
    expect(JSON.stringify(body)).not.toMatch(/dom_/)
  })

  test.each(['free', 'pro'] as const)('is refused on the plan %s, without asking the email service', async (plan) => {
    const { h, owner } = await setUp()
    await h.setPlan(owner, plan)
    expect(await add(h, owner)).toMatchObject({ status: 402, body: { code: 'emails.not_included' } })
    expect(await listAtService(h)).toEqual([])
  })

  test.each([
    ['gmail.com', 'a mailbox provider'],
    ['goodword.example', 'our domain'],
    ['studio.github.io', 'shared by many'],
  ])('like %s is refused, because it is %s', async (name, why) => {
    const { h, owner } = await setUp()
    const { status, body } = await add(h, owner, { ...DOMAIN, name })
    expect([status, body.code]).toEqual([422, 'emails.domain_refused'])
    expect(body.message).toContain(why)
    expect(await listAtService(h)).toEqual([])
  })

  test.each([
    ['192.168.0.1', 'hello'],
    ['localhost', 'hello'],
    ['studio example', 'hello'],
    ['studio.example/path', 'hello'],
    ['<b>.example', 'hello'],
    ['studio.example', 'a@b'],
    ['studio.example', 'a"b'],
    ['studio.example', ''],
    ['studio.example', 'a\nb'],
  ])('refuses %j with %j before the @', async (name, localPart) => {
    const { h, owner } = await setUp()
    expect((await add(h, owner, { name, localPart })).status).toBe(422)
    expect(await listAtService(h)).toEqual([])
  })

  test('is refused if the workspace has one, or another workspace has the same', async () => {
    const { h, owner } = await setUp()
    const other = await h.signUp()
    await h.setPlan(other, 'studio')
    await add(h, owner)
    expect(await add(h, owner, { ...DOMAIN, name: 'more.example' })).toMatchObject({
      status: 409,
      body: { code: 'emails.domain_exists', message: expect.stringContaining(DOMAIN.name) },
    })
    const { status, body } = await add(h, other)
    expect([status, body.code]).toEqual([409, 'emails.domain_taken'])
    expect(body.message).not.toContain('Nora')
    expect(await (await placeOf(h, other)).readDomain()).toBeNull()
    expect((await check(h, other)).status).toBe(404)
    expect((await remove(h, other)).status).toBe(404)
    expect(await listAtService(h)).toHaveLength(1)
  })

  test('twenty times at once adds one', async () => {
    const { h, owner } = await setUp()
    const other = await h.signUp()
    await h.setPlan(other, 'studio')
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => add(h, index % 2 ? owner : other)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status !== 201).every(({ status }) => status === 409)).toBe(true)
    await h.drain()
    h.clock.advance({ hours: 1 })
    await h.drain()
    expect(await listAtService(h)).toHaveLength(1)
  })

  test('is not possible if the email service does not manage domains', async () => {
    const { h, owner } = await setUp({ overrides: { sendingDomains: undefined, development: undefined } })
    expect(await add(h, owner)).toMatchObject({ status: 409, body: { code: 'emails.domains_not_possible' } })
    expect(await h.request('GET', '/dev/domains')).toMatchObject({ status: 404 })
  })
})

describe('a sending domain whose addition was interrupted', () => {
  test('is removed at the email service if that did not answer, and can be added again', async () => {
    const { h, owner, readDomain } = await setUp()
    const restore = replace(h, (service) => ({
      addDomain: async (name) => {
        await service.addDomain(name)
        throw emailServiceUnavailable()
      },
    }))
    expect(await add(h, owner)).toMatchObject({ status: 503, body: { code: 'emails.email_service_unavailable' } })
    restore()
    expect(await listAtService(h)).toHaveLength(1)
    expect(await readDomain()).toBeNull()
    expect((await add(h, owner)).status).toBe(409)
    h.clock.advance({ minutes: 2 })
    await h.drain()
    expect(await listAtService(h)).toEqual([])
    expect((await add(h, owner)).status).toBe(201)
    h.clock.advance({ minutes: 2 })
    await h.drain()
    expect(await listAtService(h)).toHaveLength(1)
  })

  test('by a change to a smaller plan is not kept', async () => {
    const { h, owner } = await setUp()
    replace(h, (service) => ({
      addDomain: async (name) => {
        await h.setPlan(owner, 'pro')
        return service.addDomain(name)
      },
    }))
    expect((await add(h, owner)).status).toBe(402)
    h.clock.advance({ minutes: 2 })
    await h.drain()
    expect(await listAtService(h)).toEqual([])
  })

  test('and belongs to somebody else at the email service is refused and not removed', async () => {
    const { h, owner } = await setUp()
    await emulated(h).service.addDomain(DOMAIN.name)
    expect(await add(h, owner)).toMatchObject({ status: 409, body: { code: 'emails.domain_taken' } })
    h.clock.advance({ minutes: 2 })
    await h.drain()
    expect(await listAtService(h)).toHaveLength(1)
  })
})

describe('the records of a sending domain', () => {
  test('are checked automatically, at first within a minute', async () => {
    const { h, owner, readDomain, readVerified } = await setUp()
    await add(h, owner)
    await h.drain()
    expect((await readDomain())?.checkedAt).toBeNull()
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(await readDomain()).toMatchObject({ status: 'pending', checkedAt: '2026-11-20T09:01:00.000Z' })
    await publish(h)
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(await readDomain()).toMatchObject({ status: 'verified', checkedAt: '2026-11-20T09:02:00.000Z' })
    expect(await readVerified()).toEqual(DOMAIN)
  })

  test('are checked about a hundred times in three days, and then only when the owner asks', async () => {
    const { h, owner, readDomain } = await setUp()
    await add(h, owner)
    const checks = new Set<string>()
    for (let minutes = 0; minutes <= 100 * 60; minutes += 1) {
      h.clock.advance({ minutes: 1 })
      await h.drain()
      const row = await readDomain()
      if (row?.checkedAt) checks.add(row.checkedAt)
    }
    expect(checks.size).toBeGreaterThan(90)
    expect(checks.size).toBeLessThan(110)
    expect((await readDomain())?.status).toBe('failed')
    await publish(h)
    h.clock.advance({ hours: 24 })
    await h.drain()
    expect((await readDomain())?.status).toBe('failed')
    const token = await h.signIn(owner)
    expect((await check(h, { ...owner, token })).body.status).toBe('verified')
  })

  test('are checked immediately when the owner asks, with one job and not several', async () => {
    const { h, owner } = await setUp()
    await add(h, owner)
    for (let times = 0; times < 5; times += 1) {
      h.clock.advance({ seconds: 10 })
      expect((await check(h, owner)).body.checkedAt).toBe(h.clock.now().toISOString())
    }
    for (let times = 0; times < 20; times += 1) {
      h.clock.advance({ seconds: 10 })
      await h.drain()
    }
    expect(await h.rows(jobs, { kind: 'emails.check-domain' }).count()).toBe(1)
  })

  test('that disappear make emails come from our address, after the daily check', async () => {
    const { h, owner, readDomain, readVerified } = await setUp()
    await add(h, owner)
    await publish(h)
    await check(h, owner)
    expect(await readVerified()).toEqual(DOMAIN)
    await publish(h, 'away')
    h.clock.advance({ hours: 24 })
    await h.drain()
    expect((await readDomain())?.status).toBe('pending')
    expect(await readVerified()).toBeNull()
    await publish(h)
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(await readVerified()).toEqual(DOMAIN)
  })

  test('can’t be checked while the email service can’t be reached, and are checked afterwards', async () => {
    const { h, owner, readDomain } = await setUp()
    await add(h, owner)
    const restore = replace(h, () => ({
      findDomain: async () => {
        throw emailServiceUnavailable()
      },
    }))
    expect(await check(h, owner)).toMatchObject({ status: 503, body: { code: 'emails.email_service_unavailable' } })
    for (let minutes = 0; minutes < 40; minutes += 1) {
      h.clock.advance({ minutes: 1 })
      await h.drain()
    }
    restore()
    expect(await readDomain()).toMatchObject({ status: 'pending', checkedAt: null })
    await publish(h)
    h.clock.advance({ minutes: 10 })
    await h.drain()
    expect((await readDomain())?.status).toBe('verified')
  })

  test('of a domain that the email service no longer knows have failed', async () => {
    const { h, owner, readDomain, readVerified } = await setUp()
    await add(h, owner)
    await publish(h)
    await check(h, owner)
    const [atService] = await listAtService(h)
    await emulated(h).service.removeDomain(atService?.id ?? '')
    expect((await check(h, owner)).body.status).toBe('failed')
    expect((await readDomain())?.records.filter(({ isRequired }) => isRequired).map(({ status }) => status)).toEqual([
      'missing',
      'missing',
      'missing',
    ])
    expect(await readVerified()).toBeNull()
  })
})

describe('a sending domain', () => {
  test('is removed here immediately and at the email service soon, and can then be added by another workspace', async () => {
    const { h, owner, readDomain, readVerified } = await setUp()
    await add(h, owner)
    await publish(h)
    await check(h, owner)
    expect((await remove(h, owner)).status).toBe(204)
    expect(await readDomain()).toBeNull()
    expect(await readVerified()).toBeNull()
    const other = await h.signUp()
    await h.setPlan(other, 'studio')
    expect((await add(h, other)).status).toBe(409)
    await h.drain()
    expect(await listAtService(h)).toEqual([])
    expect(await add(h, other)).toMatchObject({ status: 201, body: { status: 'pending' } })
    expect((await remove(h, owner)).status).toBe(404)
  })

  test('is kept but not used on a smaller plan, and used again on the larger one', async () => {
    const { h, owner, readDomain, readVerified } = await setUp()
    await add(h, owner)
    await publish(h)
    await check(h, owner)
    await h.setPlan(owner, 'pro')
    expect(await readVerified()).toBeNull()
    expect((await readDomain())?.status).toBe('verified')
    expect((await check(h, owner)).status).toBe(200)
    await h.setPlan(owner, 'studio')
    expect(await readVerified()).toEqual(DOMAIN)
  })

  test('is deleted with the account, also at the email service', async () => {
    const { h, owner } = await setUp()
    await add(h, owner)
    await h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email: owner.email } })
    await h.drain()
    expect(await listAtService(h)).toEqual([])
    expect(await h.rows(sendingDomains).list()).toEqual([])
    expect(JSON.stringify(await h.rows(jobs).list())).not.toContain(DOMAIN.name)
  })
})

describe('the page of the emulated domains', () => {
  const press = (h: Harness, id: string, { records = 'published', site = 'same-origin' } = {}) =>
    h.request('POST', `/dev/domains/${id}`, {
      body: `records=${records}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    })

  test('publishes and removes records, and the domain’s status follows', async () => {
    const { h, owner, readVerified } = await setUp()
    expect(await h.request('GET', '/dev/domains')).toMatchObject({ body: expect.stringContaining('No domains yet') })
    await add(h, owner)
    expect(await h.request('GET', '/dev/domains')).toMatchObject({ body: expect.stringContaining(DOMAIN.name) })
    const [domain] = await listAtService(h)
    const id = domain?.id ?? ''
    expect((await press(h, id)).status).toBe(303)
    await h.drain()
    expect(await readVerified()).toEqual(DOMAIN)
    h.clock.advance({ minutes: 1 })
    expect((await press(h, id, { records: 'away' })).status).toBe(303)
    await h.drain()
    expect(await readVerified()).toBeNull()
  })

  test('refuses requests from other sites, of unknown kinds and for unknown domains', async () => {
    const { h, owner } = await setUp()
    await add(h, owner)
    const [domain] = await listAtService(h)
    const id = domain?.id ?? ''
    expect((await press(h, id, { site: 'cross-site' })).status).toBe(403)
    expect((await press(h, id, { records: 'something' })).status).toBe(400)
    expect((await press(h, 'dom_none')).status).toBe(404)
    expect((await listAtService(h))[0]?.arePublished).toBe(false)
  })
})
