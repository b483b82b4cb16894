import type { Tx, Transactional } from '#server/db/database.ts'
import { findRefusal, type EmailRefusal } from '#server/emails/recipients/suppressions.service.ts'
import { type Actor, BY_CLIENT, BY_SYSTEM } from '#server/kernel/actor.ts'
import { isSendingPaused } from '#server/accounts/accounts.service.ts'
import {
  clearEmailProblem,
  listWithProblem,
  markBounced,
  markComplained,
  markDeclined,
  markDelivered,
  markEmailSent,
  markDeliveryStatus,
  markRefused,
  markUnsubscribed,
} from './delivery-status.repository.ts'
import { dropReminder, planReminder } from './reminder-plans.service.ts'
import { allowedFrom, isOpen } from './testimonials.domain.ts'
import type { EventRow } from './history.queries.ts'
import { findTestimonial } from './testimonials.queries.ts'
import { changeStatus, insertEvents } from './testimonials.repository.ts'

type Key = { workspaceId: string; id: string }

/** What the owner reads about a request whose email was not sent, unless the client decided so. */
const EMAIL_PROBLEMS = {
  bounced: 'An email to this address bounced. Correct the address, or copy the link.',
  complained: 'An email to this address was reported as spam, so no more are sent. You can copy the link.',
  do_not_ask: 'This address is on your do-not-ask list. You can copy the link.',
  paused: 'Sending was paused before this email was sent. You can copy the link.',
} as const

/** The request email was sent: a pending request becomes sent. */
export function* recordRequestSent(tx: Tx, key: Key, at: Date): Transactional<void> {
  yield* markEmailSent(tx, key, at)
  yield* tell(tx, key, { kind: 'sent', at })
  yield* planReminder(tx, key, { emailedAt: at, now: at })
}

/** The request email was permanently refused. `problem` is a sentence for the owner. */
export function* recordRequestFailed(
  tx: Tx,
  key: Key,
  { at, problem }: { at: Date; problem: string },
): Transactional<void> {
  yield* markDeliveryStatus(tx, key, { emailState: 'failed', emailDelivery: null, emailProblem: problem })
  yield* tell(tx, key, { kind: 'send_failed', at })
}

/** The request email was accepted but not sent after all: a request that was never sent before is pending again. */
export function* recordNotSentAfterAll(
  tx: Tx,
  key: Key,
  { isOnly, ...failed }: { at: Date; problem: string; isOnly: boolean },
): Transactional<void> {
  if (isOnly) yield* changeStatus(tx, key, { to: 'pending', ifStatus: allowedFrom.bounce })
  yield* dropReminder(tx, key)
  yield* recordRequestFailed(tx, key, failed)
}

/** It is unknown whether the request email was sent. It is not tried again. */
export function* recordRequestUncertain(
  tx: Tx,
  key: Key,
  { at, problem }: { at: Date; problem: string },
): Transactional<void> {
  yield* markDeliveryStatus(tx, key, { emailState: 'failed', emailDelivery: 'uncertain', emailProblem: problem })
  yield* tell(tx, key, { kind: 'email_uncertain', at })
}

/** The request email was not sent because there is nothing left to ask for. */
const recordRequestNotSent = (tx: Tx, key: Key): Transactional<void> =>
  markDeliveryStatus(tx, key, { emailState: 'none', emailDelivery: null, emailProblem: null })

/** Whether a request or reminder may still be sent: neither the client, nor the owner, nor complaints prevent it. */
export function* mayBeAsked(
  tx: Tx,
  of: { workspaceId: string; address: string; now: Date; hashKey: string },
): Transactional<boolean> {
  return (yield* findRefusal(tx, of)) === null && !(yield* isSendingPaused(tx, of.workspaceId))
}

/** The request email was dropped when it was due: the request says why. `problem`: an earlier attempt may have sent it. */
export function* recordRequestDropped(
  tx: Tx,
  key: Key,
  { now, problem, ...of }: { address: string; problem: string | null; now: Date; hashKey: string },
): Transactional<void> {
  const { workspaceId } = key
  const refusal = yield* findRefusal(tx, { ...of, workspaceId, now })
  if (refusal) return yield* recordRefusal(tx, key, { refusal, now })
  const found = yield* findTestimonial(tx, key)
  const isAnswerable = found !== undefined && isOpen(found.status)
  if (isAnswerable && problem) return yield* recordRequestUncertain(tx, key, { at: now, problem })
  if (isAnswerable && (yield* isSendingPaused(tx, workspaceId)))
    return yield* recordRequestFailed(tx, key, { at: now, problem: EMAIL_PROBLEMS.paused })
  yield* recordRequestNotSent(tx, key)
}

/** The client unsubscribed, by a link of this request (`client`) or another one: its emails stop. */
export function* recordUnsubscribed(tx: Tx, key: Key, { at, by }: { at: Date; by: Actor }): Transactional<void> {
  const isNew = yield* markUnsubscribed(tx, key, at)
  if (isNew) yield* tell(tx, key, { kind: 'unsubscribed', by, at })
}

/** The request email was not sent: the client doesn't want any, it couldn't be delivered, or the owner decided so. */
export function* recordRefusal(
  tx: Tx,
  key: Key,
  { refusal, now }: { refusal: EmailRefusal; now: Date },
): Transactional<void> {
  if (refusal.kind === 'unsubscribed') return yield* recordUnsubscribed(tx, key, { at: now, by: BY_SYSTEM })
  if (refusal.kind === 'declined') return yield* markDeclined(tx, key, refusal.at)
  const { kind } = refusal
  yield* markRefused(tx, key, {
    ...(kind !== 'do_not_ask' && { emailDelivery: kind }),
    emailProblem: EMAIL_PROBLEMS[kind],
  })
}

/** An email of the request was delivered. */
export function* recordDelivered(tx: Tx, key: Key, at: Date): Transactional<void> {
  if (yield* markDelivered(tx, key, { emailDelivery: 'delivered', emailProblem: null }))
    yield* tell(tx, key, { kind: 'delivered', at })
}

/** An email of the request is late. */
export function* recordDeliveryDelayed(tx: Tx, key: Key, problem: string): Transactional<void> {
  yield* markDelivered(tx, key, { emailDelivery: 'delayed', emailProblem: problem })
}

/**
 * An email of the request bounced: if unanswered, the request is pending again so that its address can be corrected.
 */
export function* recordBounced(tx: Tx, key: Key, { at, problem }: { at: Date; problem: string }): Transactional<void> {
  yield* changeStatus(tx, key, { to: 'pending', ifStatus: allowedFrom.bounce })
  if (yield* markBounced(tx, key, problem)) yield* tell(tx, key, { kind: 'bounced', at })
}

/** The client reported an email of the request as spam. */
export function* recordComplained(tx: Tx, key: Key, at: Date): Transactional<void> {
  if (yield* markComplained(tx, key, EMAIL_PROBLEMS.complained))
    yield* tell(tx, key, { kind: 'complained', by: BY_CLIENT, at })
}

/** Removes the note from requests that were not sent because of the owner's do-not-ask list and are no longer on it. */
export function* forgetDoNotAsk(
  tx: Tx,
  { workspaceId, ...of }: { workspaceId: string; now: Date; hashKey: string },
): Transactional<void> {
  for (const { id, customerEmail } of yield* listWithProblem(tx, {
    workspaceId,
    emailProblem: EMAIL_PROBLEMS.do_not_ask,
  })) {
    const refusal = yield* findRefusal(tx, { ...of, workspaceId, address: customerEmail })
    if (refusal?.kind !== 'do_not_ask') yield* clearEmailProblem(tx, { workspaceId, id })
  }
}

function* tell(
  tx: Tx,
  { workspaceId, id }: Key,
  { by = BY_SYSTEM, ...event }: Pick<EventRow, 'kind' | 'at'> & { by?: Actor },
): Transactional<void> {
  yield* insertEvents(tx, [{ ...event, workspaceId, testimonialId: id, by }])
}
