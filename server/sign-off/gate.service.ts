import { includesTeam } from '#shared/plans.ts'
import { getSubscription } from '#server/accounts/accounts.service.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { listNewestMessagesTo } from '#server/emails/emails.queries.ts'
import { enqueueSignOffEmail } from '#server/emails/emails.service.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { SignOffGate } from '#server/testimonials/sign-off-gate.ts'
import { countToSignOff, endSignOffs } from '#server/testimonials/sign-off.queries.ts'
import { DAY_MS } from './sign-off.domain.ts'
import { findSignerNames, listActiveLinks } from './sign-off.repository.ts'

type Moment = { workspaceId: string; now: Date }

/** Those who approve several get one email about all of them. */
const GATHER_MS = 15 * 60 * 1000

/** Whether the plan of the workspace has sign-off links. */
export function* hasTeam(tx: Tx, moment: Moment): Transactional<boolean> {
  return includesTeam((yield* getSubscription(tx, moment)).plan)
}

/** The names of those who sign off; null when no sign-off is needed, with a smaller plan for example. */
export function* findSigners(tx: Tx, moment: Moment): Transactional<string[] | null> {
  const names = yield* findSignerNames(tx, moment)
  return names && (yield* hasTeam(tx, moment)) ? names : null
}

export const signOffGate: SignOffGate = {
  findSigners,
  onAsked: (tx, moment) => planNotify(tx, moment, new Date(moment.now.getTime() + GATHER_MS)),
}

const planNotify = (tx: Tx, { workspaceId, now }: Moment, runAt: Date): Transactional<void> =>
  enqueue(tx, { kind: 'sign-off.notify', dedupeKey: workspaceId, payload: { workspaceId }, now, runAt })

/** Enqueues an email to each person who signs off and got none in the last day; plans another look for the others. */
export function* notifySigners(tx: Tx, moment: Moment): Transactional<void> {
  const { workspaceId, now } = moment
  if (!(yield* findSigners(tx, moment))?.length) return
  if ((yield* countToSignOff(tx, { workspaceId, isAskedOnly: true })) === 0) return
  for (const { email } of yield* listActiveLinks(tx, moment)) {
    const to = { workspaceId, recipient: email, kinds: ['sign_off_reminder'] as const, limit: 1 }
    const [last] = yield* listNewestMessagesTo(tx, to)
    const dueAt = last && new Date(last.createdAt.getTime() + DAY_MS)
    if (dueAt && dueAt > now) yield* planNotify(tx, moment, dueAt)
    else yield* enqueueSignOffEmail(tx, { kind: 'sign_off_reminder', workspaceId, recipient: email, now })
  }
}

/** Without a link that works, also for lack of a plan, what waits is to review again. Plans a look at the end of the next one. */
export function* endWithoutSigners(tx: Tx, moment: Moment): Transactional<void> {
  const { workspaceId, now } = moment
  const [soonest] = (yield* listActiveLinks(tx, moment)).map(({ expiresAt }) => expiresAt).toSorted((a, b) => +a - +b)
  if (!soonest || !(yield* hasTeam(tx, moment))) yield* endSignOffs(tx, moment)
  else
    yield* enqueue(tx, {
      kind: 'sign-off.expire',
      dedupeKey: workspaceId,
      payload: { workspaceId },
      now,
      runAt: soonest,
    })
}
