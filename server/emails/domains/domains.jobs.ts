import type { Database } from '#server/db/database.ts'
import { type JobHandler, type JobPayloads, NotYet } from '#server/jobs/jobs.registry.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { createDomainLooks, planLook } from './domain-looks.service.ts'
import { findDomainNamed, findDomainOf } from './domains.repository.ts'
import type { DomainTurns } from './domains.service.ts'
import type { SendingDomains } from './sending-domains.ts'

const RETRIES_AFTER_MS = 10 * 60 * 1000

type Deps = { db: Database; clock: Clock; sendingDomains: SendingDomains | undefined }

/** Looks at the records of a domain, unless somebody has since this look was planned. */
export function createDomainCheck(deps: Deps): JobHandler<JobPayloads['emails.check-domain']> {
  const { db, clock, sendingDomains } = deps
  const { look } = createDomainLooks(deps)
  return {
    async run({ workspaceId, lastLookAt, ...plan }) {
      const row = await db.read((sql) => findDomainOf(sql, workspaceId))
      const isPlanned = row && (row.checkedAt?.toISOString() ?? null) === lastLookAt
      if (!isPlanned || !sendingDomains) return
      const since = new Date(plan.since)
      try {
        await look(sendingDomains, { row, since })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        await db.transaction((sql) => planLook(sql, { row, since, now: clock.now() }))
      }
    },
  }
}

/** Takes away at the mail service what is nobody's here any more, or never became anybody's. */
export const createDomainRemoval = ({
  db,
  sendingDomains,
  takeDomainTurn,
}: Deps & { takeDomainTurn: DomainTurns }): JobHandler<JobPayloads['emails.remove-domain']> => ({
  run: ({ name, providerId }) =>
    takeDomainTurn(async () => {
      if (!sendingDomains) return
      const row = await db.read((sql) => findDomainNamed(sql, name))
      try {
        const doomed = providerId ?? (await sendingDomains.findProviderId(name))
        if (doomed !== null && doomed !== row?.providerId) await sendingDomains.removeDomain(doomed)
      } catch (error) {
        // Nobody would know of it any more if this were given up.
        if (error instanceof AppError) throw new NotYet(error.message, RETRIES_AFTER_MS)
        throw error
      }
    }),
})
