import { run, type Tx, type Transactional } from './database.ts'
import { users } from './schema/accounts.ts'
import { sealedSecrets } from './schema/installation.ts'

const ONLY = 'installation'

export type SealedSecret = { sealed: string; fingerprint: string }

export function* findSealedSecret(tx: Tx): Transactional<SealedSecret | undefined> {
  const { sealed, fingerprint } = sealedSecrets
  const [found] = yield* run(tx.select({ sealed, fingerprint }).from(sealedSecrets))
  return found
}

/** Replaces the one that is there. */
export function* saveSealedSecret(tx: Tx, { at, ...secret }: SealedSecret & { at: Date }): Transactional<void> {
  yield* run(
    tx
      .insert(sealedSecrets)
      .values({ id: ONLY, createdAt: at, ...secret })
      .onConflictDoUpdate({ target: sealedSecrets.id, set: secret }),
  )
}

/** Whether there is anything that was made with the installation's secret. */
export function* hasAnyUser(tx: Tx): Transactional<boolean> {
  return (yield* run(tx.select({ id: users.id }).from(users).limit(1))).length > 0
}
