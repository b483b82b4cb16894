import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#server/db/database.ts'
import type { Identity } from '#server/identity/identity.ts'
import { type JobHandler, type JobPayloads, NotYet } from '#server/jobs/jobs.registry.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { closeByIdentity, eraseSome } from './closing.service.ts'
import { deleteClosedAccount } from './users.repository.ts'

/** Longer than any token lives: 1 h plus clock differences. */
const TOKENS_RUN_OUT_AFTER_MS = 2 * 60 * 60 * 1000
/** Transactions before other jobs get their turn, well within the lease of a job. */
const BATCHES_A_RUN = 200

type Closing = JobPayloads['users.close']

/**
 * Deletes the rows of a closed account, in batches between which requests are answered, and then ends it at the identity
 * service: first its sessions, then the account.
 */
export const createAccountClosing = (deps: {
  db: Database
  clock: Clock
  identity: Identity
}): JobHandler<Closing> => ({
  async run({ identityUid }) {
    const { db, clock, identity } = deps
    await db.transaction((tx) => closeByIdentity(tx, { identityUid, now: clock.now() }))
    const eraseBatch = () => db.transaction((tx) => eraseSome(tx, { identityUid, now: clock.now() }))
    let batches = 0
    while (await eraseBatch()) {
      batches += 1
      if (batches === BATCHES_A_RUN) throw new NotYet('Some rows of the account are left.', 0)
      await nextTurn()
    }
    await identity.disableAccount(identityUid)
    await identity.endSessions(identityUid)
    await identity.deleteAccount(identityUid)
    const runAt = new Date(clock.now().getTime() + TOKENS_RUN_OUT_AFTER_MS)
    await db.transaction((tx) =>
      enqueue(tx, {
        kind: 'users.forget-closed',
        dedupeKey: identityUid,
        payload: { identityUid },
        now: clock.now(),
        runAt,
      }),
    )
  },
})

/** The identity and its tokens are gone, so its marker can be deleted. */
export const createClosedAccountForgetting = ({
  db,
}: {
  db: Database
}): JobHandler<JobPayloads['users.forget-closed']> => ({
  async run({ identityUid }) {
    await db.transaction((tx) => deleteClosedAccount(tx, identityUid))
  },
})
