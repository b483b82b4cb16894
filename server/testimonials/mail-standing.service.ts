import type { Sql, Work } from '#server/db/database.ts'
import { findRefusal, type MailRefusal } from '#server/emails/recipients/suppressions.service.ts'
import { isSendingPaused } from '#server/workspaces/workspaces.service.ts'
import {
  clearMailProblem,
  clearReturned,
  listWithProblem,
  markBounced,
  markComplained,
  markDeclined,
  markDelivered,
  markMailDelayed,
  markMailSent,
  markMailStanding,
  markRefused,
  markUnsubscribed,
} from './mail-standing.repository.ts'
import { dropReminder, planReminder } from './reminder-plans.service.ts'
import { allowedFrom, isOpen } from './testimonials.domain.ts'
import { changeStatus, type EventRow, findTestimonial, insertEvents } from './testimonials.repository.ts'

type Key = { workspaceId: string; id: string }

/** What an owner reads under a request whose mail was not sent for a reason that is not the client's word. */
const MAIL_PROBLEMS = {
  bounced: 'Mail to this address came back: it cannot be reached. Correct the address, or copy the link.',
  complained: 'A mail to this address was reported as spam, so that no more is sent to it. You can copy the link.',
  do_not_ask: 'The address is on your list of those who are never asked. You can copy the link.',
  paused: 'Sending was paused before this mail went out. You can copy the link.',
} as const

/** The mail of a request was handed over: a pending request is sent now. */
export function* recordRequestSent(sql: Sql, key: Key, at: Date): Work<void> {
  yield* markMailSent(sql, key, at)
  yield* tell(sql, key, { kind: 'sent', at })
  yield* planReminder(sql, key, { mailedAt: at, now: at })
}

/** The mail of a request was refused for good. `problem` is a sentence for the owner. */
export function* recordRequestFailed(sql: Sql, key: Key, { at, problem }: { at: Date; problem: string }): Work<void> {
  yield* markMailStanding(sql, key, { mailState: 'failed', mailDelivery: null, mailProblem: problem })
  yield* tell(sql, key, { kind: 'send_failed', at })
}

/** The mail of a request was not taken yet, and is tried again. */
export const recordRequestDelayed = (sql: Sql, key: Key, problem: string): Work<void> =>
  markMailDelayed(sql, key, problem)

/** The mail of a request was taken, and did not go out after all: one that was never sent before is pending again. */
export function* recordNotSentAfterAll(
  sql: Sql,
  key: Key,
  { isOnly, ...failed }: { at: Date; problem: string; isOnly: boolean },
): Work<void> {
  if (isOnly) yield* changeStatus(sql, key, { to: 'pending', ifStatus: allowedFrom.bounce })
  yield* dropReminder(sql, key)
  yield* recordRequestFailed(sql, key, failed)
}

/** Nobody knows whether the mail of a request went out. It is not tried again. */
export function* recordRequestUncertain(
  sql: Sql,
  key: Key,
  { at, problem }: { at: Date; problem: string },
): Work<void> {
  yield* markMailStanding(sql, key, { mailState: 'failed', mailDelivery: 'uncertain', mailProblem: problem })
  yield* tell(sql, key, { kind: 'mail_uncertain', at })
}

/** The mail of a request was not sent, since there is nothing left to ask for. */
const recordRequestNotSent = (sql: Sql, key: Key): Work<void> =>
  markMailStanding(sql, key, { mailState: 'none', mailDelivery: null, mailProblem: null })

/** Whether a mail that asks may still be handed over: neither the client, nor the owner, nor complaints are against it. */
export function* mayBeAsked(
  sql: Sql,
  of: { workspaceId: string; address: string; now: Date; hashKey: string },
): Work<boolean> {
  return (yield* findRefusal(sql, of)) === null && !(yield* isSendingPaused(sql, of.workspaceId))
}

/** The mail of a request was not handed over when its turn came: the request says why. */
export function* recordRequestDropped(
  sql: Sql,
  key: Key,
  { now, ...of }: { address: string; now: Date; hashKey: string },
): Work<void> {
  const { workspaceId } = key
  const refusal = yield* findRefusal(sql, { ...of, workspaceId, now })
  if (refusal) return yield* recordRefusal(sql, key, { refusal, now })
  const found = yield* findTestimonial(sql, key)
  if (found && isOpen(found.status) && (yield* isSendingPaused(sql, workspaceId)))
    return yield* recordRequestFailed(sql, key, { at: now, problem: MAIL_PROBLEMS.paused })
  yield* recordRequestNotSent(sql, key)
}

/** The client ended mails, by a link of this request (`client`) or another one: nothing is sent for it any more. */
export function* recordUnsubscribed(
  sql: Sql,
  key: Key,
  { at, actor }: { at: Date; actor: 'client' | 'system' },
): Work<void> {
  const isNew = yield* markUnsubscribed(sql, key, at)
  if (isNew) yield* tell(sql, key, { kind: 'unsubscribed', actor, at })
}

/** The request's mail was not sent: the client wants none, it could not arrive, or the owner decided so. */
export function* recordRefusal(sql: Sql, key: Key, { refusal, now }: { refusal: MailRefusal; now: Date }): Work<void> {
  if (refusal.kind === 'unsubscribed') return yield* recordUnsubscribed(sql, key, { at: now, actor: 'system' })
  if (refusal.kind === 'declined') return yield* markDeclined(sql, key, refusal.at)
  const { kind } = refusal
  yield* markRefused(sql, key, {
    ...(kind !== 'do_not_ask' && { mailDelivery: kind }),
    mailProblem: MAIL_PROBLEMS[kind],
  })
}

/** A mail of the request arrived. */
export function* recordDelivered(sql: Sql, key: Key, at: Date): Work<void> {
  if (yield* markDelivered(sql, key, { mailDelivery: 'delivered', mailProblem: null }))
    yield* tell(sql, key, { kind: 'delivered', at })
}

/** A mail of the request is late on its way there. */
export function* recordDeliveryDelayed(sql: Sql, key: Key, problem: string): Work<void> {
  yield* markDelivered(sql, key, { mailDelivery: 'delayed', mailProblem: problem })
}

/** A mail of the request came back for good: one that nobody answered is pending again, for its address to be corrected. */
export function* recordBounced(sql: Sql, key: Key, { at, problem }: { at: Date; problem: string }): Work<void> {
  yield* changeStatus(sql, key, { to: 'pending', ifStatus: allowedFrom.bounce })
  if (yield* markBounced(sql, key, problem)) yield* tell(sql, key, { kind: 'bounced', at })
}

/** The client reported a mail of the request as spam. */
export function* recordComplained(sql: Sql, key: Key, at: Date): Work<void> {
  if (yield* markComplained(sql, key, MAIL_PROBLEMS.complained))
    yield* tell(sql, key, { kind: 'complained', actor: 'client', at })
}

/** Mail to an address may arrive again: requests say nothing against it any more. `address` is in lower case. */
export const forgetReturned = (sql: Sql, address: string): Work<void> => clearReturned(sql, address)

/** Requests that were not sent for the owner's list, and that it does not hold any more, do not say so any longer. */
export function* forgetDoNotAsk(
  sql: Sql,
  { workspaceId, ...of }: { workspaceId: string; now: Date; hashKey: string },
): Work<void> {
  for (const { id, customerEmail } of yield* listWithProblem(sql, {
    workspaceId,
    mailProblem: MAIL_PROBLEMS.do_not_ask,
  })) {
    const refusal = yield* findRefusal(sql, { ...of, workspaceId, address: customerEmail })
    if (refusal?.kind !== 'do_not_ask') yield* clearMailProblem(sql, { workspaceId, id })
  }
}

function* tell(
  sql: Sql,
  { workspaceId, id }: Key,
  { actor = 'system', ...event }: Pick<EventRow, 'kind' | 'at'> & { actor?: EventRow['actor'] },
): Work<void> {
  yield* insertEvents(sql, [{ ...event, workspaceId, testimonialId: id, actor }])
}
