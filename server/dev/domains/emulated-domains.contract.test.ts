import { createTestClock } from '#server/testing/test-clock.ts'
import { openTestDevDatabase } from '#server/testing/test-database.ts'
import { describeSendingDomains } from '#server/emails/domains/sending-domains.contract.ts'
import { createEmulatedDomains } from './emulated-domains.ts'

describeSendingDomains('the stand-in', async () => {
  const clock = createTestClock(new Date('2026-11-20T09:00:00Z'))
  const emulated = createEmulatedDomains({ db: openTestDevDatabase().db, clock })
  const idOf = async (name: string) => (await emulated.service.findProviderId(name)) ?? ''
  return {
    domains: emulated.service,
    publish: async (name) => void (await emulated.publishRecords(await idOf(name))),
    takeAway: async (name) => void (await emulated.takeRecordsAway(await idOf(name))),
  }
})
