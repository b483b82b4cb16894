import type { Tx, Transactional } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'

const MINUTE_MS = 60 * 1000
/** Long enough to serve many deletions with one job. */
const COMPACT_AFTER_MS = 10 * MINUTE_MS

/**
 * A search never finds deleted text, but the index keeps its trigrams until it is rewritten. Call it in a transaction
 * that deletes something that someone wrote.
 */
export const compactSearchSoon = (tx: Tx, now: Date): Transactional<void> =>
  enqueue(tx, {
    kind: 'testimonials.compact-search',
    dedupeKey: 'all',
    payload: {},
    now,
    runAt: new Date(now.getTime() + COMPACT_AFTER_MS),
  })
