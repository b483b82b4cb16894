import { describe, expect, test } from 'vitest'
import type { Harness } from '#server/testing/harness.ts'
import { DOMAIN, withDomains, addDomain, listAtService } from '#server/testing/sending-domains.ts'

describe('the page of the emulated domains', () => {
  const press = (h: Harness, id: string, { records = 'published', site = 'same-origin' } = {}) =>
    h.request('POST', `/dev/domains/${id}`, {
      body: `records=${records}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    })

  test('publishes and removes records, and the domain’s status follows', async () => {
    const { h, owner, readVerified } = await withDomains()
    expect(await h.request('GET', '/dev/domains')).toMatchObject({ body: expect.stringContaining('No domains yet') })
    await addDomain(h, owner)
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
    const { h, owner } = await withDomains()
    await addDomain(h, owner)
    const [domain] = await listAtService(h)
    const id = domain?.id ?? ''
    expect((await press(h, id, { site: 'cross-site' })).status).toBe(403)
    expect((await press(h, id, { records: 'something' })).status).toBe(400)
    expect((await press(h, 'dom_none')).status).toBe(404)
    expect((await listAtService(h))[0]?.arePublished).toBe(false)
  })
})
