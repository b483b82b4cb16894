import { DO_NOT_ASK_MAX, type DoNotAskEntry } from '#shared/emails.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { forgetDoNotAsk, recordRefusal } from '#server/testimonials/mail-standing.service.ts'
import { patternOf, patternsThatHold } from './do-not-ask.domain.ts'
import { countPatterns, deletePattern, insertPatterns, listPatterns } from './do-not-ask.repository.ts'
import { cancelMailsTo, getWaitingRecipients } from '#server/emails/emails.service.ts'
import { doNotAskFull } from './sending.errors.ts'

type List = { items: DoNotAskEntry[] }

export type DoNotAskService = ReturnType<typeof createDoNotAskService>

/** The addresses and domains that an owner never asks by mail. */
export function createDoNotAskService({ db, clock, hashKey }: { db: Database; clock: Clock; hashKey: string }) {
  return {
    listDoNotAsk: (workspaceId: string): Promise<List> => db.read((sql) => readDoNotAskList(sql, workspaceId)),

    /** Mails that wait for them are not sent. Throws `emails.do_not_ask_full` (409). */
    addDoNotAsk: ({ workspaceId, patterns }: { workspaceId: string; patterns: readonly string[] }): Promise<List> =>
      db.transaction(function* (sql) {
        const now = clock.now()
        const added = [...new Set(patterns.map(patternOf))]
        yield* insertPatterns(sql, { workspaceId, patterns: added, addedAt: now })
        if ((yield* countPatterns(sql, workspaceId)) > DO_NOT_ASK_MAX) throw doNotAskFull(DO_NOT_ASK_MAX)
        yield* cancelWaiting(sql, { workspaceId, patterns: added, now })
        return yield* readDoNotAskList(sql, workspaceId)
      }),

    removeDoNotAsk: ({ workspaceId, pattern }: { workspaceId: string; pattern: string }): Promise<List> =>
      db.transaction(function* (sql) {
        yield* deletePattern(sql, { workspaceId, pattern: patternOf(pattern.trim().toLowerCase()) })
        yield* forgetDoNotAsk(sql, { workspaceId, now: clock.now(), hashKey })
        return yield* readDoNotAskList(sql, workspaceId)
      }),
  }
}

/** Tells of an address whether the owner's list holds it, for many addresses at once. */
export function* readDoNotAsk(sql: Sql, workspaceId: string): Work<(address: string) => boolean> {
  const listed = new Set((yield* listPatterns(sql, workspaceId)).map(({ pattern }) => pattern))
  return (address) => patternsThatHold(address).some((pattern) => listed.has(pattern))
}

/** Newest first. */
export function* readDoNotAskList(sql: Sql, workspaceId: string): Work<List> {
  const rows = yield* listPatterns(sql, workspaceId)
  return { items: rows.map(({ pattern, addedAt }) => ({ pattern, addedAt: addedAt.toISOString() })) }
}

function* cancelWaiting(
  sql: Sql,
  { workspaceId, patterns, now }: { workspaceId: string; patterns: readonly string[]; now: Date },
): Work<void> {
  const failure = 'The owner decided to ask nobody there.'
  for (const address of yield* getWaitingRecipients(sql, workspaceId)) {
    if (!patternsThatHold(address).some((pattern) => patterns.includes(pattern))) continue
    for (const { testimonialId: id, kind } of yield* cancelMailsTo(sql, { address, workspaceId, failure })) {
      if (kind === 'request') yield* recordRefusal(sql, { workspaceId, id }, { refusal: { kind: 'do_not_ask' }, now })
    }
  }
}
