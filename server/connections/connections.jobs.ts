import type { Database } from '#server/db/database.ts'
import type { JobHandler, JobPayloads } from '#server/jobs/jobs.registry.ts'
import type { Turns } from '#server/kernel/queue.ts'
import type { Stripe } from '#server/stripe/gateway.ts'
import { LINK_TURNS } from './connections.domain.ts'
import { connectionsNotSetUp } from './connections.errors.ts'
import { deleteDisconnected, isLinkedAnywhere } from './connections.repository.ts'

/** Revokes our access to an account once no workspace has it linked, and deletes what is stored about it. */
export const createRevocation = (deps: {
  db: Database
  stripe: Stripe | undefined
  turns: Turns
}): JobHandler<JobPayloads['connections.revoke']> => ({
  run: (account) =>
    deps.turns(LINK_TURNS, async () => {
      const { db, stripe } = deps
      if (!(await db.read((tx) => isLinkedAnywhere(tx, account)))) {
        if (!stripe?.links) throw connectionsNotSetUp()
        await stripe.links.revoke(account)
      }
      await db.transaction((tx) => deleteDisconnected(tx, account))
    }),
})
