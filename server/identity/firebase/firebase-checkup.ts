import type { FirebaseConfig } from '#server/config/firebase-config.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'
import { createFirebaseAccounts } from './firebase-accounts.ts'

const GIVES_UP_AFTER_MS = 10_000

/** Doesn't exist: looking it up shows whether we have access. */
const NOBODY = 'goodword-doctor'

/** Checks whether the service account can read the project's accounts. Changes nothing. */
export async function checkFirebase(firebase: FirebaseConfig): Promise<Finding> {
  const { ok, problem } = findingsOf('Accounts: Firebase')
  try {
    await createFirebaseAccounts({ firebase, timeoutMs: GIVES_UP_AFTER_MS }).find(NOBODY)
    return ok(`The accounts of ${firebase.projectId} can be read.`)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return problem(
      `The accounts of ${firebase.projectId} can’t be read. Check that this machine can reach Google, and that the key in FIREBASE_SERVICE_ACCOUNT still exists.`,
    )
  }
}
