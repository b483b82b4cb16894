import { describe, expect, test } from 'vitest'
import { sendingDomains } from '#server/db/schema/email-settings.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import {
  DOMAIN,
  withDomains,
  addDomain,
  checkDomain,
  removeDomain,
  listAtService,
  publishRecords,
} from '#server/testing/sending-domains.ts'

describe('a sending domain', () => {
  test('is removed here immediately and at the email service soon after, and can then be added by another workspace', async () => {
    const { h, owner, readDomain, readVerified } = await withDomains()
    await addDomain(h, owner)
    await publishRecords(h)
    await checkDomain(h, owner)
    expect((await removeDomain(h, owner)).status).toBe(204)
    expect(await readDomain()).toBeNull()
    expect(await readVerified()).toBeNull()
    const other = await h.signUp()
    await h.setPlan(other, 'studio')
    expect((await addDomain(h, other)).status).toBe(409)
    await h.drain()
    expect(await listAtService(h)).toEqual([])
    expect(await addDomain(h, other)).toMatchObject({ status: 201, body: { status: 'pending' } })
    expect((await removeDomain(h, owner)).status).toBe(404)
  })

  test('is kept but not used on a smaller plan, and is used again on the larger one', async () => {
    const { h, owner, readDomain, readVerified } = await withDomains()
    await addDomain(h, owner)
    await publishRecords(h)
    await checkDomain(h, owner)
    await h.setPlan(owner, 'pro')
    expect(await readVerified()).toBeNull()
    expect((await readDomain())?.status).toBe('verified')
    expect((await checkDomain(h, owner)).status).toBe(200)
    await h.setPlan(owner, 'studio')
    expect(await readVerified()).toEqual(DOMAIN)
  })

  test('is deleted with the account, also at the email service', async () => {
    const { h, owner } = await withDomains()
    await addDomain(h, owner)
    await h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email: owner.email } })
    await h.drain()
    expect(await listAtService(h)).toEqual([])
    expect(await h.rows(sendingDomains).list()).toEqual([])
    expect(JSON.stringify(await h.rows(jobs).list())).not.toContain(DOMAIN.name)
  })
})
