import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakeResend, startFakeResend } from '#server/testing/fake-resend.ts'
import { describeSendingDomains } from '#server/emails/domains/sending-domains.contract.ts'
import { createResendDomains, nameBelow } from './resend-domains.ts'

let service: FakeResend
beforeEach(async () => {
  service = await startFakeResend()
})
afterEach(() => service.stop())

const open = ({ apiKey = service.apiKey } = {}) => createResendDomains({ apiKey, url: service.origin })

describeSendingDomains('Resend', async () => ({
  domains: open(),
  publish: async (name) => service.settleDomain(name, 'verified'),
  takeAway: async (name) => service.settleDomain(name, 'failed'),
}))

describe('domains at Resend', () => {
  test('are found behind the first hundred', async () => {
    const domains = open()
    for (let index = 0; index < 205; index += 1) await domains.addDomain(`studio-${index}.example`)
    const providerId = await domains.findProviderId('studio-204.example')
    expect(providerId).toBe(service.domains.at(-1)?.id)
    expect(await domains.findProviderId('nobody.example')).toBeNull()
  })

  test.each([
    ['not_started', 'pending'],
    ['pending', 'pending'],
    ['partially_verified', 'pending'],
    ['partially_failed', 'pending'],
    ['failed', 'failed'],
    ['verified', 'verified'],
  ] as const)('that are %s there are %s here', async (there, here) => {
    const domains = open()
    const { providerId } = await domains.addDomain('studio.example')
    for (const domain of service.domains) domain.status = there
    expect((await domains.findDomain(providerId))?.status).toBe(here)
  })

  test.each([
    ['not_started', 'pending'],
    ['pending', 'pending'],
    ['verified', 'found'],
    ['failed', 'missing'],
    ['temporary_failure', 'missing'],
  ] as const)('have records that are %s there and %s here', async (there, here) => {
    const domains = open()
    const { providerId } = await domains.addDomain('studio.example')
    for (const record of service.domains.flatMap(({ records }) => records)) record.status = there
    expect(new Set((await domains.findDomain(providerId))?.records.map(({ status }) => status))).toEqual(
      new Set([here]),
    )
  })

  test('are unavailable, and not refused, while Resend is away or does not know our key', async () => {
    const unavailable = { code: 'emails.email_service_unavailable', status: 503 }
    const stranger = open({ apiKey: 're_somebody_else' })
    await expect(stranger.addDomain('studio.example')).rejects.toMatchObject(unavailable)
    await expect(stranger.findProviderId('studio.example')).rejects.toMatchObject(unavailable)
    await expect(stranger.removeDomain('nothing')).rejects.toMatchObject(unavailable)
    const domains = open()
    const { providerId } = await domains.addDomain('studio.example')
    await service.stop()
    await expect(domains.findDomain(providerId)).rejects.toMatchObject(unavailable)
    await expect(domains.checkDomain(providerId)).rejects.toMatchObject(unavailable)
    await expect(domains.addDomain('other.example')).rejects.toMatchObject(unavailable)
  })

  test('that Resend takes not are refused with what it says', async () => {
    await expect(open().addDomain('nodots')).rejects.toMatchObject({
      code: 'emails.domain_refused',
      message: 'The email service refuses this domain: Invalid `name` field.',
    })
  })
})

describe('the name of a record below its domain', () => {
  test.each([
    ['send', 'studio.example', 'send'],
    ['send.mail', 'mail.studio.example', 'send'],
    ['resend._domainkey.mail', 'mail.studio.example', 'resend._domainkey'],
    ['resend._domainkey.a.b', 'a.b.studio.co.uk', 'resend._domainkey'],
    ['send.mail.studio.example', 'mail.studio.example', 'send'],
    ['send.studio.example', 'studio.example', 'send'],
    ['send', 'send.example', 'send'],
    ['resend._domainkey', 'domainkey.example', 'resend._domainkey'],
  ])('%s of %s is %s', (name, domain, below) => {
    expect(nameBelow(name, domain)).toBe(below)
  })
})
