import { findSuspended, liftSuspension as lift } from '#server/accounts/suspensions.queries.ts'
import type { Tx } from '#server/db/database.ts'
import {
  countQueuedOf,
  dropQueued,
  findQueued,
  pauseForOperator,
  resumeEmails,
  retryQueued,
} from '#server/emails/operating.service.ts'
import type { createEmailSettling } from '#server/emails/settling.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type ActionHandler, askAlways, finalQuestion, question } from './operator-action.ts'
import { emailIsNotPaused, emailIsPaused, emailIsRunning, noSuchEmail, notSuspended } from './ops.errors.ts'
import { LOST_WITH_EMAIL } from './waiting-emails.domain.ts'
import { readComplaints } from './complaints.service.ts'
import { complaintsOf } from './wording.domain.ts'

type EmailDeps = { clock: Clock; settling: ReturnType<typeof createEmailSettling> }

function* getQueued(tx: Tx, { id, clock }: { id: string; clock: Clock }) {
  const message = yield* findQueued(tx, { id, now: clock.now() })
  if (!message) throw noSuchEmail()
  if (message.isRunning) throw emailIsRunning()
  return message
}

export const retryEmail = ({ clock }: EmailDeps): ActionHandler => ({
  *ask(tx, id) {
    const { kind } = yield* getQueued(tx, { id, clock })
    const text = `The ${kind} email is tried now, unless email is paused.`
    return question({ title: `Send ${id} now?`, text, button: 'Send now' })
  },
  *carryOut(tx, id) {
    yield* retryQueued(tx, yield* getQueued(tx, { id, clock }), clock.now())
  },
  done: (id) => `${id} will be tried again.`,
})

export const dropEmail = ({ clock, settling }: EmailDeps): ActionHandler => ({
  *ask(tx, id) {
    const { kind } = yield* getQueued(tx, { id, clock })
    return finalQuestion({ title: `Drop ${id}?`, text: LOST_WITH_EMAIL[kind], button: 'Drop email' })
  },
  *carryOut(tx, id) {
    yield* dropQueued(tx, yield* getQueued(tx, { id, clock }), settling)
  },
  done: (id) => `${id} was dropped.`,
})

export const pauseEmail = ({ clock }: EmailDeps): ActionHandler => ({
  ask: askAlways({
    title: 'Pause all email?',
    text: 'No email leaves until you resume: no requests, no confirmations, no password resets. All of them wait, and owners see that theirs are late.',
    button: 'Pause email',
  }),
  *carryOut(tx) {
    if (!(yield* pauseForOperator(tx, clock.now()))) throw emailIsPaused()
  },
  done: () => 'Email is paused.',
})

export const resumeEmail = ({ clock }: EmailDeps): ActionHandler => ({
  ask: askAlways({ title: 'Resume email?', text: 'All emails that wait are tried now.', button: 'Resume email' }),
  *carryOut(tx) {
    if ((yield* resumeEmails(tx, clock.now())) === undefined) throw emailIsNotPaused()
  },
  done: () => 'Email goes out again.',
})

export const liftSuspension = ({ clock }: EmailDeps): ActionHandler => ({
  *ask(tx, id) {
    if (!(yield* findSuspended(tx, id))) throw notSuspended()
    const waiting = yield* countQueuedOf(tx, id)
    const emails = waiting === 1 ? '1 email waits' : `${waiting} emails wait`
    const spam = yield* readComplaints(tx, { workspaceId: id, now: clock.now() })
    const reported = `${complaintsOf(spam)} ${spam.complaints === 1 ? 'was' : 'were'} reported as spam in 90 days.`
    const text = `${reported} ${emails} in its queue. The next complaint of a client suspends it again.`
    return question({ title: `Let ${id} send again?`, text, button: 'Lift suspension' })
  },
  *carryOut(tx, id) {
    if (!(yield* lift(tx, id))) throw notSuspended()
  },
  done: (id) => `${id} can send again.`,
})
