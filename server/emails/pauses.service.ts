import type { Tx, Transactional } from '#server/db/database.ts'
import type { Log } from '#server/kernel/log.ts'
import { deletePauses, findPause, type EmailPause, prolongPause, putPause } from './pauses.repository.ts'
import { OPERATOR_PAUSE_MS, type PauseReason, PROBE_MS } from './retry.domain.ts'

export type { EmailPause } from './pauses.repository.ts'
export { findPause }

/**
 * The pause that prevents sending; undefined when the email may be sent. After a short pause all emails go again. After
 * a long one a single email tries first, and the others wait for its outcome. An operator's pause ends when the operator
 * ends it.
 */
export function* tryDuringPause(
  tx: Tx,
  { now, factor }: { now: Date; factor: number },
): Transactional<EmailPause | undefined> {
  const pause = yield* findPause(tx)
  if (!pause || pause.until > now) return pause
  if (pause.reason === 'operator') return yield* prolongOperatorPause(tx, { pause, now })
  const until = new Date(now.getTime() + PROBE_MS * factor)
  if (pause.reason !== 'rate') yield* prolongPause(tx, { reason: pause.reason, until })
  return undefined
}

function* prolongOperatorPause(tx: Tx, { pause, now }: { pause: EmailPause; now: Date }): Transactional<EmailPause> {
  const until = new Date(now.getTime() + OPERATOR_PAUSE_MS)
  yield* prolongPause(tx, { reason: 'operator', until })
  return { ...pause, until }
}

/** Sends nothing until `endPause`. False when an operator had paused the emails before. */
export function* pauseForOperator(tx: Tx, now: Date): Transactional<boolean> {
  if ((yield* findPause(tx))?.reason === 'operator') return false
  const until = new Date(now.getTime() + OPERATOR_PAUSE_MS)
  yield* putPause(tx, { reason: 'operator', detail: '', since: now, until })
  return true
}

/** Sends nothing until then. Logs the start of a pause that the operator should know about. */
export function* pauseEmails(
  tx: Tx,
  { log, now, ...pause }: { reason: PauseReason; until: Date; detail: string; now: Date; log: Log },
): Transactional<void> {
  const found = yield* findPause(tx)
  const isSame = found?.reason === pause.reason
  if (found?.reason === 'operator') return
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
