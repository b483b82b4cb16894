import type { Database } from '#server/db/database.ts'
import { type JobHandler, type JobPayloads, NotYet } from '#server/jobs/jobs.registry.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Turns } from '#server/kernel/queue.ts'
import { createDomainChecks, planCheck } from './domain-checks.service.ts'
import { findDomainNamed, findDomainOf } from './domains.repository.ts'
import { DOMAIN_TURNS } from './domains.service.ts'
import type { SendingDomains } from './sending-domains.ts'

const RETRIES_AFTER_MS = 10 * 60 * 1000

type Deps = { db: Database; clock: Clock; sendingDomains: SendingDomains | undefined }

/** Checks a domain's records, unless it was checked since this job was scheduled. */
export function createDomainCheck(deps: Deps): JobHandler<JobPayloads['emails.check-domain']> {
  const { db, clock, sendingDomains } = deps
  const { look } = createDomainChecks(deps)
  return {
    async run({ workspaceId, lastCheckAt, ...plan }) {
      const row = await db.read((tx) => findDomainOf(tx, workspaceId))
      const isPlanned = row && (row.checkedAt?.toISOString() ?? null) === lastCheckAt
      if (!isPlanned || !sendingDomains) return
      const since = new Date(plan.since)
      try {
        await look(sendingDomains, { row, since })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        await db.transaction((tx) => planCheck(tx, { row, since, now: clock.now() }))
      }
    },
  }
}

/** Removes a domain at the email service that has no row here: it was removed, or adding it failed. */
export const createDomainRemoval = ({
  db,
  sendingDomains,
  turns,
}: Deps & { turns: Turns }): JobHandler<JobPayloads['emails.remove-domain']> => ({
  run: ({ name, providerId }) =>
    turns(DOMAIN_TURNS, async () => {
      if (!sendingDomains) return
      const row = await db.read((tx) => findDomainNamed(tx, name))
      try {
        const doomed = providerId ?? (await sendingDomains.findProviderId(name))
        if (doomed !== null && doomed !== row?.providerId) await sendingDomains.removeDomain(doomed)
      } catch (error) {
        // Keeps trying, because nothing else knows about the domain any more.
        if (error instanceof AppError) throw new NotYet(error.message, RETRIES_AFTER_MS)
        throw error
      }
    }),
})
