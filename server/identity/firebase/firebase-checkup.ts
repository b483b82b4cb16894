import type { FirebaseConfig } from '#server/config/firebase-config.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'
import { createFirebaseAccounts } from './firebase-accounts.ts'

const GIVES_UP_AFTER_MS = 10_000

/** Nobody has it: looking for it shows whether we may look. */
const NOBODY = 'goodword-doctor'

/** Whether the project's accounts can be read with the service account. Changes nothing. */
export async function checkFirebase(firebase: FirebaseConfig): Promise<Finding> {
  const { ok, problem } = findingsOf('Accounts: Firebase')
  try {
    await createFirebaseAccounts({ firebase, timeoutMs: GIVES_UP_AFTER_MS }).find(NOBODY)
    return ok(`The accounts of ${firebase.projectId} can be read.`)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return problem(
      `The accounts of ${firebase.projectId} cannot be read: see that this machine reaches Google, and that the key of FIREBASE_SERVICE_ACCOUNT still exists.`,
    )
  }
}
