import { describe, expect, test } from 'vitest'
import type { SendingDomains } from './sending-domains.ts'

export type DomainsUnderTest = {
  domains: SendingDomains
  /** Publishes the records where the service looks for them, or removes them. */
  publish: (name: string) => Promise<void>
  takeAway: (name: string) => Promise<void>
}

/** What every adapter of this port must do. */
export function describeSendingDomains(name: string, open: () => Promise<DomainsUnderTest>): void {
  describe(`sending domains of ${name}`, () => {
    test('are found by name and by id once they are added, with the records that they wait for', async () => {
      const { domains } = await open()
      expect(await domains.findProviderId('mail.studio.example')).toBeNull()
      const added = await domains.addDomain('mail.studio.example')
      expect(added.status).toBe('pending')
      expect(await domains.findProviderId('mail.studio.example')).toBe(added.providerId)
      expect(await domains.findProviderId('studio.example')).toBeNull()
      expect(await domains.findDomain(added.providerId)).toEqual(added)
      expect(new Set(added.records.map(({ purpose }) => purpose))).toEqual(new Set(['DKIM', 'SPF']))
      for (const record of added.records) {
        expect(record).toMatchObject({ status: 'pending', isRequired: true, value: expect.stringMatching(/\S/) })
        expect(record.name).not.toMatch(/mail|studio|example/)
        expect(record.priority === null).toBe(record.type !== 'MX')
      }
    })

    test('are verified once their records are there, and not any more when they are gone', async () => {
      const { domains, publish, takeAway } = await open()
      const { providerId } = await domains.addDomain('studio.example')
      await publish('studio.example')
      await domains.checkDomain(providerId)
      const verified = await domains.findDomain(providerId)
      expect(verified?.status).toBe('verified')
      expect(verified?.records.every(({ status }) => status === 'found')).toBe(true)
      await takeAway('studio.example')
      await domains.checkDomain(providerId)
      expect((await domains.findDomain(providerId))?.status).not.toBe('verified')
    })

    test('that are there already are refused, and stay as they are', async () => {
      const { domains } = await open()
      const added = await domains.addDomain('studio.example')
      await expect(domains.addDomain('studio.example')).rejects.toMatchObject({
        code: 'emails.domain_refused',
        status: 422,
      })
      expect(await domains.findDomain(added.providerId)).toEqual(added)
    })

    test('are not found once they are removed, and removed again without complaint', async () => {
      const { domains } = await open()
      const { providerId } = await domains.addDomain('studio.example')
      const other = await domains.addDomain('other.example')
      await domains.removeDomain(providerId)
      await domains.removeDomain(providerId)
      await domains.checkDomain(providerId)
      expect(await domains.findDomain(providerId)).toBeNull()
      expect(await domains.findProviderId('studio.example')).toBeNull()
      expect(await domains.findDomain(other.providerId)).not.toBeNull()
    })

    test('begin anew when they are added again', async () => {
      const { domains, publish } = await open()
      const first = await domains.addDomain('studio.example')
      await publish('studio.example')
      await domains.removeDomain(first.providerId)
      const second = await domains.addDomain('studio.example')
      expect(second.status).toBe('pending')
      expect(second.providerId).not.toBe(first.providerId)
    })
  })
}
