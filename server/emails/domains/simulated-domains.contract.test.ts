import { createTestClock } from '#server/testing/test-clock.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { describeSendingDomains } from './sending-domains.contract.ts'
import { createSimulatedDomains } from './simulated-domains.ts'

describeSendingDomains('the stand-in', async () => {
  const clock = createTestClock(new Date('2026-11-20T09:00:00Z'))
  const simulated = createSimulatedDomains({ db: openTestDatabase().db, clock })
  const idOf = async (name: string) => (await simulated.service.findProviderId(name)) ?? ''
  return {
    domains: simulated.service,
    publish: async (name) => void (await simulated.publishRecords(await idOf(name))),
    takeAway: async (name) => void (await simulated.takeRecordsAway(await idOf(name))),
  }
})
