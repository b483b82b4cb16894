import { DO_NOT_ASK_MAX, type DoNotAskEntry } from '#shared/do-not-ask.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { patternOf, patternsThatHold } from './do-not-ask.domain.ts'
import { countPatterns, deletePattern, insertPatterns, listPatterns } from './do-not-ask.repository.ts'
import { listQueuedRecipients } from '#server/emails/emails.repository.ts'
import { cancelRefusedEmails } from '#server/emails/emails.service.ts'
import type { RequestListener } from '#server/emails/request-listener.ts'
import type { EmailKinds } from '#server/emails/templates/email-kind.ts'
import { doNotAskFull } from './sending.errors.ts'

type Change = { workspaceId: string; by: Actor }
type List = { items: DoNotAskEntry[] }

export type DoNotAskService = ReturnType<typeof createDoNotAskService>

/** The addresses and domains that an owner never asks. */
export function createDoNotAskService({
  db,
  clock,
  kinds,
  requestListener,
}: {
  db: Database
  clock: Clock
  kinds: EmailKinds
  requestListener: Pick<RequestListener, 'onDoNotAskRemoved'>
}) {
  return {
    listDoNotAsk: (workspaceId: string): Promise<List> => db.read((tx) => readDoNotAskList(tx, workspaceId)),

    /** Cancels queued emails to them. Throws `emails.do_not_ask_full` (409). */
    addDoNotAsk: ({ workspaceId, by: actor, patterns }: Change & { patterns: readonly string[] }): Promise<List> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        const added = [...new Set(patterns.map(patternOf))]
        const before = yield* countPatterns(tx, workspaceId)
        yield* insertPatterns(tx, { workspaceId, patterns: added, addedAt: now })
        const after = yield* countPatterns(tx, workspaceId)
        if (after > DO_NOT_ASK_MAX) throw doNotAskFull(DO_NOT_ASK_MAX)
        const count = after - before
        if (count > 0) yield* recordActivity(tx, { workspaceId, actor, kind: 'do_not_ask_added', count, now })
        yield* cancelWaiting(tx, { workspaceId, patterns: added, now, kinds })
        return yield* readDoNotAskList(tx, workspaceId)
      }),

    removeDoNotAsk: ({ workspaceId, by: actor, pattern }: Change & { pattern: string }): Promise<List> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        const isRemoved = yield* deletePattern(tx, { workspaceId, pattern: patternOf(pattern.trim().toLowerCase()) })
        if (isRemoved) yield* recordActivity(tx, { workspaceId, actor, kind: 'do_not_ask_removed', count: 1, now })
        yield* requestListener.onDoNotAskRemoved(tx, { workspaceId, now })
        return yield* readDoNotAskList(tx, workspaceId)
      }),
  }
}

/** Newest first. */
export function* readDoNotAskList(tx: Tx, workspaceId: string): Transactional<List> {
  const rows = yield* listPatterns(tx, workspaceId)
  return { items: rows.map(({ pattern, addedAt }) => ({ pattern, addedAt: addedAt.toISOString() })) }
}

function* cancelWaiting(
  tx: Tx,
  { patterns, ...of }: { workspaceId: string; patterns: readonly string[]; now: Date; kinds: EmailKinds },
): Transactional<void> {
  const failure = 'This address is on your do-not-ask list.'
  for (const address of yield* listQueuedRecipients(tx, of.workspaceId)) {
    if (!patternsThatHold(address).some((pattern) => patterns.includes(pattern))) continue
    yield* cancelRefusedEmails(tx, { ...of, address, failure, refusal: { kind: 'do_not_ask' } })
  }
}
