import type { OperatorAction, OperatorQuestion } from '#shared/operator-report.ts'
import type { Database } from '#server/db/database.ts'
import type { createEmailSettling } from '#server/emails/settling.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { dropJob, retryAllJobs, retryJob } from './dead-job-actions.service.ts'
import { dropEmail, liftSuspension, pauseEmail, resumeEmail, retryEmail } from './email-actions.service.ts'
import type { ActionHandler } from './operator-action.ts'

export type OperatorActions = ReturnType<typeof createOperatorActions>

/** What an operator can do about jobs, emails and senders. */
export function createOperatorActions(deps: {
  db: Database
  clock: Clock
  log: Log
  settling: ReturnType<typeof createEmailSettling>
  wakeJobs: () => void
}) {
  const handlers: Record<OperatorAction, ActionHandler> = {
    'retry-job': retryJob(deps),
    'drop-job': dropJob,
    'retry-all-jobs': retryAllJobs(deps),
    'retry-email': retryEmail(deps),
    'drop-email': dropEmail(deps),
    'pause-email': pauseEmail(deps),
    'resume-email': resumeEmail(deps),
    'lift-suspension': liftSuspension(deps),
  }

  return {
    /** What the action would do. Throws what `act` would throw. */
    ask: (action: OperatorAction, id: string): Promise<OperatorQuestion> =>
      deps.db.read((tx) => handlers[action].ask(tx, id)),

    /** Returns a sentence about what was done. */
    async act(action: OperatorAction, id: string): Promise<string> {
      await deps.db.transaction((tx) => handlers[action].carryOut(tx, id))
      deps.log.warn({ security: 'operator_acted', action, subject: id }, 'an operator acted')
      deps.wakeJobs()
      return handlers[action].done(id)
    },

    sentenceFor: (action: OperatorAction, id: string): string => handlers[action].done(id),
  }
}
