import type { Sql, Work } from '#server/db/database.ts'
import type { Log } from '#server/kernel/log.ts'
import { deletePauses, findPause, type MailPause, prolongPause, putPause } from './pauses.repository.ts'
import { type PauseReason, PROBE_MS } from './retry.domain.ts'

export type { MailPause } from './pauses.repository.ts'
export { findPause }

/**
 * The pause that holds a mail back; undefined when it may go. After a pause for a moment all go again. After a longer one a
 * single mail tries, and the others go on waiting until it is known what became of it.
 */
export function* takePauseTurn(sql: Sql, { now, factor }: { now: Date; factor: number }): Work<MailPause | undefined> {
  const pause = yield* findPause(sql)
  if (!pause || pause.until > now) return pause
  const until = new Date(now.getTime() + PROBE_MS * factor)
  if (pause.reason !== 'rate') yield* prolongPause(sql, { reason: pause.reason, until })
  return undefined
}

/** Nothing is handed over until then. A pause that the operator should know of is logged when it begins. */
export function* pauseMails(
  sql: Sql,
  { log, now, ...pause }: { reason: PauseReason; until: Date; detail: string; now: Date; log: Log },
): Work<void> {
  const found = yield* findPause(sql)
  const isSame = found?.reason === pause.reason
  // A mail that was under way when the others were told to wait for long says nothing about how long.
  if (found && !isSame && pause.reason === 'rate' && found.until > pause.until) return
  yield* putPause(sql, { ...pause, since: isSame ? found.since : now })
  if (!isSame && pause.reason !== 'rate')
    log.error({ reason: pause.reason, until: pause.until }, pauseWords[pause.reason])
}

const pauseWords = {
  quota: 'no mail goes out: the mail service takes no more of us for now',
  key: 'no mail goes out: the mail service refuses our key or our sender',
}

/** A mail that was handed over at that moment was taken: nothing holds the others back. */
export const endPauseOf = (sql: Sql, handedOverAt: Date): Work<number> => deletePauses(sql, { begunBy: handedOverAt })

/** True when there was a pause. */
export function* endPause(sql: Sql): Work<boolean> {
  return (yield* deletePauses(sql)) > 0
}
