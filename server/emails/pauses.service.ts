import type { Tx, Transactional } from '#server/db/database.ts'
import type { Log } from '#server/kernel/log.ts'
import { deletePauses, findPause, type EmailPause, prolongPause, putPause } from './pauses.repository.ts'
import { type PauseReason, PROBE_MS } from './retry.domain.ts'

export type { EmailPause } from './pauses.repository.ts'
export { findPause }

/**
 * The pause that prevents sending; undefined when the email may be sent. After a short pause all emails go again. After
 * a long one a single email tries first, and the others wait for its outcome.
 */
export function* tryDuringPause(
  tx: Tx,
  { now, factor }: { now: Date; factor: number },
): Transactional<EmailPause | undefined> {
  const pause = yield* findPause(tx)
  if (!pause || pause.until > now) return pause
  const until = new Date(now.getTime() + PROBE_MS * factor)
  if (pause.reason !== 'rate') yield* prolongPause(tx, { reason: pause.reason, until })
  return undefined
}

/** Sends nothing until then. Logs the start of a pause that the operator should know about. */
export function* pauseEmails(
  tx: Tx,
  { log, now, ...pause }: { reason: PauseReason; until: Date; detail: string; now: Date; log: Log },
): Transactional<void> {
  const found = yield* findPause(tx)
  const isSame = found?.reason === pause.reason
  // An email already being sent when a long pause began must not shorten it.
  if (found && !isSame && pause.reason === 'rate' && found.until > pause.until) return
  yield* putPause(tx, { ...pause, since: isSame ? found.since : now })
  if (!isSame && pause.reason !== 'rate')
    log.error({ reason: pause.reason, until: pause.until }, pauseMessage[pause.reason])
}

const pauseMessage = {
  quota: 'sending paused: the email service’s quota is used up',
  key: 'sending paused: the email service refuses our key or our sender',
}

/** An email attempted at that moment was accepted, so the others can go too. */
export const endPauseOf = (tx: Tx, handedOverAt: Date): Transactional<number> =>
  deletePauses(tx, { begunBy: handedOverAt })

/** True when there was a pause. */
export function* endPause(tx: Tx): Transactional<boolean> {
  return (yield* deletePauses(tx)) > 0
}
