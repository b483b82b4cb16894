import type { Tx, Transactional } from '#server/db/database.ts'
import {
  countDeadJobsExcept,
  type DeadJob,
  deleteDeadJob,
  findDeadJob,
  reviveJob,
  reviveJobs,
} from '#server/jobs/dead-jobs.queries.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { choiceFor, SETTLED_KINDS } from './dead-jobs.domain.ts'
import { type ActionHandler, finalQuestion, question } from './operator-action.ts'
import { jobIsSettled, jobMustStay, noDeadJobs, noSuchDeadJob } from './ops.errors.ts'
import { countOf } from './wording.domain.ts'

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

function* getDroppable(tx: Tx, id: string): Transactional<{ lost: string }> {
  const { kind } = yield* getDeadJob(tx, id)
  const choice = choiceFor(kind)
  if ('keep' in choice) throw jobMustStay(choice.keep)
  return choice
}

export const retryJob = ({ clock }: { clock: Clock }): ActionHandler => ({
  *ask(tx, id) {
    const { kind } = yield* getRetriable(tx, id)
    const text = `The ${kind} job runs again now, and up to sixteen times.`
    return question({ title: `Retry ${id}?`, text, button: 'Retry job' })
  },
  *carryOut(tx, id) {
    yield* getRetriable(tx, id)
    yield* reviveJob(tx, { id, now: clock.now() })
  },
  done: (id) => `${id} will be tried again.`,
})

export const retryAllJobs = ({ clock }: { clock: Clock }): ActionHandler => ({
  *ask(tx) {
    const count = yield* countDeadJobsExcept(tx, SETTLED_KINDS)
    if (count === 0) throw noDeadJobs()
    const text = 'All that can succeed run again now.'
    return question({ title: `Retry ${countOf(count, 'dead job')}?`, text, button: 'Retry all jobs' })
  },
  *carryOut(tx) {
    const count = yield* reviveJobs(tx, { exceptKinds: SETTLED_KINDS, now: clock.now() })
    if (count === 0) throw noDeadJobs()
  },
  done: () => 'All dead jobs that can succeed will be tried again.',
})

export const dropJob: ActionHandler = {
  *ask(tx, id) {
    const { lost: text } = yield* getDroppable(tx, id)
    return finalQuestion({ title: `Drop ${id}?`, text, button: 'Drop job' })
  },
  *carryOut(tx, id) {
    yield* getDroppable(tx, id)
    yield* deleteDeadJob(tx, id)
  },
  done: (id) => `${id} was dropped.`,
}
