import type { Database } from '#server/db/database.ts'
import type { JobHandler, JobPayloads } from '#server/jobs/jobs.registry.ts'
import type { Stripe } from '#server/stripe/gateway.ts'
import type { LinkTurns } from './connections.domain.ts'
import { connectionsNotSetUp } from './connections.errors.ts'
import { deleteDisconnected, isLinkedAnywhere } from './connections.repository.ts'

/** Gives up our access to an account once nobody has it linked any more, and forgets whoever had. */
export const createRevocation = (deps: {
  db: Database
  stripe: Stripe | undefined
  takeLinkTurn: LinkTurns
}): JobHandler<JobPayloads['connections.revoke']> => ({
  run: (account) =>
    deps.takeLinkTurn(async () => {
      const { db, stripe } = deps
      if (!(await db.read((sql) => isLinkedAnywhere(sql, account)))) {
        if (!stripe?.links) throw connectionsNotSetUp()
        await stripe.links.revoke(account)
      }
      await db.transaction((sql) => deleteDisconnected(sql, account))
    }),
})
