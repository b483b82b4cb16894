import { describe, expect, test } from 'vitest'
import {
  DOMAIN,
  withDomains,
  domainOf,
  addDomain,
  checkDomain,
  removeDomain,
  emulated,
  listAtService,
  replaceService,
} from '#server/testing/sending-domains.ts'
import { emailServiceUnavailable } from './domains.errors.ts'

describe('adding a sending domain', () => {
  test('returns the records to publish, and no email comes from the domain until they are found', async () => {
    const { h, owner, readDomain, readVerified } = await withDomains()
    const { status, body } = await addDomain(h, owner)
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
    const { h, owner } = await withDomains()
    await h.setPlan(owner, plan)
    expect(await addDomain(h, owner)).toMatchObject({ status: 402, body: { code: 'emails.not_included' } })
    expect(await listAtService(h)).toEqual([])
  })

  test.each([
    ['gmail.com', 'a mailbox provider'],
    ['goodword.example', 'our domain'],
    ['studio.github.io', 'shared by many'],
  ])('with the name %s is refused, because it is %s', async (name, why) => {
    const { h, owner } = await withDomains()
    const { status, body } = await addDomain(h, owner, { ...DOMAIN, name })
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
    const { h, owner } = await withDomains()
    expect((await addDomain(h, owner, { name, localPart })).status).toBe(422)
    expect(await listAtService(h)).toEqual([])
  })

  test('is refused if the workspace has one, or another workspace has the same', async () => {
    const { h, owner } = await withDomains()
    const other = await h.signUp()
    await h.setPlan(other, 'studio')
    await addDomain(h, owner)
    expect(await addDomain(h, owner, { ...DOMAIN, name: 'more.example' })).toMatchObject({
      status: 409,
      body: { code: 'emails.domain_exists', message: expect.stringContaining(DOMAIN.name) },
    })
    const { status, body } = await addDomain(h, other)
    expect([status, body.code]).toEqual([409, 'emails.domain_taken'])
    expect(body.message).not.toContain('Nora')
    expect(await (await domainOf(h, other)).readDomain()).toBeNull()
    expect((await checkDomain(h, other)).status).toBe(404)
    expect((await removeDomain(h, other)).status).toBe(404)
    expect(await listAtService(h)).toHaveLength(1)
  })

  test('adds one domain even if it is requested twenty times at once', async () => {
    const { h, owner } = await withDomains()
    const other = await h.signUp()
    await h.setPlan(other, 'studio')
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => addDomain(h, index % 2 ? owner : other)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status !== 201).every(({ status }) => status === 409)).toBe(true)
    await h.drain()
    h.clock.advance({ hours: 1 })
    await h.drain()
    expect(await listAtService(h)).toHaveLength(1)
  })

  test('is not possible if the email service does not manage domains', async () => {
    const { h, owner } = await withDomains({ overrides: { sendingDomains: undefined, development: undefined } })
    expect(await addDomain(h, owner)).toMatchObject({ status: 409, body: { code: 'emails.domains_not_possible' } })
    expect(await h.request('GET', '/dev/domains')).toMatchObject({ status: 404 })
  })
})

describe('a sending domain whose addition was interrupted', () => {
  test('is removed at the email service if the service did not answer, and can be added again', async () => {
    const { h, owner, readDomain } = await withDomains()
    const restore = replaceService(h, (service) => ({
      addDomain: async (name) => {
        await service.addDomain(name)
        throw emailServiceUnavailable()
      },
    }))
    expect(await addDomain(h, owner)).toMatchObject({ status: 503, body: { code: 'emails.email_service_unavailable' } })
    restore()
    expect(await listAtService(h)).toHaveLength(1)
    expect(await readDomain()).toBeNull()
    expect((await addDomain(h, owner)).status).toBe(409)
    h.clock.advance({ minutes: 2 })
    await h.drain()
    expect(await listAtService(h)).toEqual([])
    expect((await addDomain(h, owner)).status).toBe(201)
    h.clock.advance({ minutes: 2 })
    await h.drain()
    expect(await listAtService(h)).toHaveLength(1)
  })

  test('is not kept if the plan no longer includes it', async () => {
    const { h, owner } = await withDomains()
    replaceService(h, (service) => ({
      addDomain: async (name) => {
        await h.setPlan(owner, 'pro')
        return service.addDomain(name)
      },
    }))
    expect((await addDomain(h, owner)).status).toBe(402)
    h.clock.advance({ minutes: 2 })
    await h.drain()
    expect(await listAtService(h)).toEqual([])
  })

  test('is refused and not removed if it belongs to somebody else at the email service', async () => {
    const { h, owner } = await withDomains()
    await emulated(h).service.addDomain(DOMAIN.name)
    expect(await addDomain(h, owner)).toMatchObject({ status: 409, body: { code: 'emails.domain_taken' } })
    h.clock.advance({ minutes: 2 })
    await h.drain()
    expect(await listAtService(h)).toHaveLength(1)
  })
})
