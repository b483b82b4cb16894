import type { OperatorAction, OperatorQuestion } from '#shared/operator-report.ts'
import { findSuspended, liftSuspension } from '#server/accounts/workspaces.queries.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import {
  countQueuedOf,
  dropQueued,
  findQueued,
  pauseForOperator,
  resumeEmails,
  retryQueued,
} from '#server/emails/operating.service.ts'
import type { createEmailSettling } from '#server/emails/settling.service.ts'
import { type DeadJob, deleteDeadJob, findDeadJob, reviveJob, reviveJobs } from '#server/jobs/dead-jobs.queries.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { choiceFor, SETTLED_KINDS } from './dead-jobs.domain.ts'
import {
  emailIsNotPaused,
  emailIsPaused,
  emailIsRunning,
  jobIsSettled,
  jobMustStay,
  noDeadJobs,
  noSuchDeadJob,
  noSuchEmail,
  notSuspended,
} from './ops.errors.ts'
import { LOST_WITH_EMAIL } from './waiting-emails.domain.ts'

type OneAction = {
  /** What it would do. Throws what `carryOut` would throw. */
  ask: (tx: Tx, id: string) => Transactional<OperatorQuestion>
  carryOut: (tx: Tx, id: string) => Transactional<void>
  /** A sentence about what was done. */
  done: (id: string) => string
}

export type OperatorActions = ReturnType<typeof createOperatorActions>

/** What an operator can do about jobs, emails and senders. */
export function createOperatorActions(deps: {
  db: Database
  clock: Clock
  log: Log
  settling: ReturnType<typeof createEmailSettling>
  wakeJobs: () => void
}) {
  const { db, clock, log, settling, wakeJobs } = deps

  function* getDeadJob(tx: Tx, id: string): Transactional<DeadJob> {
    const job = yield* findDeadJob(tx, id)
    if (!job) throw noSuchDeadJob()
    return job
  }

  function* getRetriable(tx: Tx, id: string): Transactional<DeadJob> {
    const job = yield* getDeadJob(tx, id)
    if (choiceFor(job.kind).isSettled) throw jobIsSettled()
    return job
  }

  function* getDroppable(tx: Tx, id: string): Transactional<DeadJob & { lost: string }> {
    const job = yield* getDeadJob(tx, id)
    const choice = choiceFor(job.kind)
    if ('keep' in choice) throw jobMustStay(choice.keep)
    return { ...job, lost: choice.lost }
  }

  function* getQueued(tx: Tx, id: string) {
    const message = yield* findQueued(tx, { id, now: clock.now() })
    if (!message) throw noSuchEmail()
    if (message.isRunning) throw emailIsRunning()
    return message
  }

  const actions: Record<OperatorAction, OneAction> = {
    'retry-job': {
      *ask(tx, id) {
        const { kind } = yield* getRetriable(tx, id)
        return question(`Retry ${id}?`, `The ${kind} job runs again now, and up to sixteen times.`, 'Retry job')
      },
      *carryOut(tx, id) {
        yield* getRetriable(tx, id)
        yield* reviveJob(tx, { id, now: clock.now() })
      },
      done: (id) => `${id} will be tried again.`,
    },
    'drop-job': {
      *ask(tx, id) {
        const { lost } = yield* getDroppable(tx, id)
        return finalQuestion(`Drop ${id}?`, lost, 'Drop job')
      },
      *carryOut(tx, id) {
        yield* getDroppable(tx, id)
        yield* deleteDeadJob(tx, id)
      },
      done: (id) => `${id} was dropped.`,
    },
    'retry-all-jobs': {
      *ask() {
        yield* []
        return question('Retry all dead jobs?', 'All that can succeed run again now.', 'Retry all jobs')
      },
      *carryOut(tx) {
        const count = yield* reviveJobs(tx, { exceptKinds: SETTLED_KINDS, now: clock.now() })
        if (count === 0) throw noDeadJobs()
      },
      done: () => 'All dead jobs that can succeed will be tried again.',
    },
    'retry-email': {
      *ask(tx, id) {
        const { kind } = yield* getQueued(tx, id)
        return question(`Send ${id} now?`, `The ${kind} email is tried now, unless email is paused.`, 'Send now')
      },
      *carryOut(tx, id) {
        yield* retryQueued(tx, yield* getQueued(tx, id), clock.now())
      },
      done: (id) => `${id} will be tried again.`,
    },
    'drop-email': {
      *ask(tx, id) {
        const { kind } = yield* getQueued(tx, id)
        return finalQuestion(`Drop ${id}?`, LOST_WITH_EMAIL[kind], 'Drop email')
      },
      *carryOut(tx, id) {
        yield* dropQueued(tx, yield* getQueued(tx, id), settling)
      },
      done: (id) => `${id} was dropped.`,
    },
    'pause-email': {
      *ask() {
        yield* []
        return question(
          'Pause all email?',
          'No email leaves until you resume: no requests, no confirmations, no password resets. All of them wait, and owners see that theirs are late.',
          'Pause email',
        )
      },
      *carryOut(tx) {
        if (!(yield* pauseForOperator(tx, clock.now()))) throw emailIsPaused()
      },
      done: () => 'Email is paused.',
    },
    'resume-email': {
      *ask() {
        yield* []
        return question('Resume email?', 'All emails that wait are tried now.', 'Resume email')
      },
      *carryOut(tx) {
        if ((yield* resumeEmails(tx, clock.now())) === undefined) throw emailIsNotPaused()
      },
      done: () => 'Email goes out again.',
    },
    'lift-suspension': {
      *ask(tx, id) {
        const suspended = yield* findSuspended(tx, id)
        if (!suspended) throw notSuspended()
        const waiting = yield* countQueuedOf(tx, id)
        const emails = waiting === 1 ? '1 email waits' : `${waiting} emails wait`
        return question(
          `Let ${id} send again?`,
          `Several of its clients reported emails as spam. ${emails} in its queue. The next complaint of a client suspends it again.`,
          'Lift suspension',
        )
      },
      *carryOut(tx, id) {
        if (!(yield* liftSuspension(tx, id))) throw notSuspended()
      },
      done: (id) => `${id} can send again.`,
    },
  }

  return {
    /** What the action would do. Throws what `act` would throw. */
    ask: (action: OperatorAction, id: string): Promise<OperatorQuestion> =>
      db.read((tx) => actions[action].ask(tx, id)),

    async act(action: OperatorAction, id: string): Promise<string> {
      await db.transaction((tx) => actions[action].carryOut(tx, id))
      log.warn({ security: 'operator_acted', action, subject: id }, 'an operator acted')
      wakeJobs()
      return actions[action].done(id)
    },

    sentenceFor: (action: OperatorAction, id: string): string => actions[action].done(id),
  }
}

const question = (title: string, text: string, button: string): OperatorQuestion => ({
  title,
  text,
  button,
  isFinal: false,
})

const finalQuestion = (title: string, text: string, button: string): OperatorQuestion => ({
  title,
  text,
  button,
  isFinal: true,
})
