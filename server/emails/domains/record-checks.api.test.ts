import { describe, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.ts'
import {
  DOMAIN,
  withDomains,
  addDomain,
  checkDomain,
  emulated,
  listAtService,
  publishRecords,
  replaceService,
} from '#server/testing/sending-domains.ts'
import { emailServiceUnavailable } from './domains.errors.ts'

describe('the records of a sending domain', () => {
  test('are checked automatically, at first within a minute', async () => {
    const { h, owner, readDomain, readVerified } = await withDomains()
    await addDomain(h, owner)
    await h.drain()
    expect((await readDomain())?.checkedAt).toBeNull()
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(await readDomain()).toMatchObject({ status: 'pending', checkedAt: '2026-11-20T09:01:00.000Z' })
    await publishRecords(h)
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(await readDomain()).toMatchObject({ status: 'verified', checkedAt: '2026-11-20T09:02:00.000Z' })
    expect(await readVerified()).toEqual(DOMAIN)
  })

  test('are checked about a hundred times in three days, and then only when the owner asks', async () => {
    const { h, owner, readDomain } = await withDomains()
    await addDomain(h, owner)
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
    await publishRecords(h)
    h.clock.advance({ hours: 24 })
    await h.drain()
    expect((await readDomain())?.status).toBe('failed')
    const token = await h.signIn(owner)
    expect((await checkDomain(h, { ...owner, token })).body.status).toBe('verified')
  })

  test('are checked immediately when the owner asks, and still by one job only', async () => {
    const { h, owner } = await withDomains()
    await addDomain(h, owner)
    for (let times = 0; times < 5; times += 1) {
      h.clock.advance({ seconds: 10 })
      expect((await checkDomain(h, owner)).body.checkedAt).toBe(h.clock.now().toISOString())
    }
    for (let times = 0; times < 20; times += 1) {
      h.clock.advance({ seconds: 10 })
      await h.drain()
    }
    expect(await h.rows(jobs, { kind: 'emails.check-domain' }).count()).toBe(1)
  })

  test('lead to emails from our address after a daily check finds them missing', async () => {
    const { h, owner, readDomain, readVerified } = await withDomains()
    await addDomain(h, owner)
    await publishRecords(h)
    await checkDomain(h, owner)
    expect(await readVerified()).toEqual(DOMAIN)
    await publishRecords(h, 'away')
    h.clock.advance({ hours: 24 })
    await h.drain()
    expect((await readDomain())?.status).toBe('pending')
    expect(await readVerified()).toBeNull()
    await publishRecords(h)
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(await readVerified()).toEqual(DOMAIN)
  })

  test('can’t be checked while the email service is down, and are checked afterwards', async () => {
    const { h, owner, readDomain } = await withDomains()
    await addDomain(h, owner)
    const restore = replaceService(h, () => ({
      findDomain: async () => {
        throw emailServiceUnavailable()
      },
    }))
    expect(await checkDomain(h, owner)).toMatchObject({
      status: 503,
      body: { code: 'emails.email_service_unavailable' },
    })
    for (let minutes = 0; minutes < 40; minutes += 1) {
      h.clock.advance({ minutes: 1 })
      await h.drain()
    }
    restore()
    expect(await readDomain()).toMatchObject({ status: 'pending', checkedAt: null })
    await publishRecords(h)
    h.clock.advance({ minutes: 10 })
    await h.drain()
    expect((await readDomain())?.status).toBe('verified')
  })

  test('have failed if the email service no longer knows the domain', async () => {
    const { h, owner, readDomain, readVerified } = await withDomains()
    await addDomain(h, owner)
    await publishRecords(h)
    await checkDomain(h, owner)
    const [atService] = await listAtService(h)
    await emulated(h).service.removeDomain(atService?.id ?? '')
    expect((await checkDomain(h, owner)).body.status).toBe('failed')
    expect((await readDomain())?.records.filter(({ isRequired }) => isRequired).map(({ status }) => status)).toEqual([
      'missing',
      'missing',
      'missing',
    ])
    expect(await readVerified()).toBeNull()
  })
})
