import { setImmediate as nextTurn } from 'node:timers/promises'
import { QUIET_MAX_DAYS } from '#shared/connections.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { recordErasure } from '#server/db/erasures.ts'
import {
  type EndedRequest,
  forgetEndedAddressesBefore,
  insertEndedRequests,
  linkHashOf,
} from '#server/emails/recipients/ended-requests.queries.ts'
import { hashAddress } from '#server/emails/recipients/suppressions.service.ts'
import { forgetEmailsAbout } from '#server/emails/emails.service.ts'
import { removeImagesOfTestimonial } from '#server/images/attached-images.service.ts'
import { countOverdue, listOverdue, type Overdue, type OverdueRow } from './ended-requests.repository.ts'
import { compactSearchSoon } from './search-index.service.ts'
import { deleteTestimonial } from './testimonials.repository.ts'

/** In one transaction. */
const FORGOTTEN_AT_ONCE = 500
const QUIET_MAX_MS = QUIET_MAX_DAYS * 24 * 60 * 60 * 1000

type Ending = { now: Date; hashKey: string }

/** How many requests without an answer are older than they are kept; at most `limit`. */
export const countOverdueRequests = (tx: Tx, of: Overdue & { limit: number }): Transactional<number> =>
  countOverdue(tx, of)

/** Ends some requests that are older than they are kept. Returns how many. */
export function* endOverdueRequests(
  tx: Tx,
  { now, hashKey, ...overdue }: Overdue & Ending & { limit: number },
): Transactional<number> {
  const rows = yield* listOverdue(tx, overdue)
  yield* endRequests(tx, rows, { now, hashKey })
  return rows.length
}

/**
 * Deletes requests without an answer and everything about them. Payments that triggered them stay decided, so none of them
 * triggers another one.
 */
export function* endRequests(tx: Tx, rows: readonly OverdueRow[], ending: Ending): Transactional<void> {
  yield* insertEndedRequests(
    tx,
    rows.map((row) => endedOf(row, ending)),
  )
  for (const { workspaceId, id } of rows) {
    yield* removeImagesOfTestimonial(tx, { workspaceId, testimonialId: id, now: ending.now })
    yield* forgetEmailsAbout(tx, { workspaceId, testimonialId: id })
    yield* deleteTestimonial(tx, { workspaceId, id })
    yield* recordErasure(tx, { kind: 'ended', testimonialId: id, at: ending.now })
  }
  if (rows.length > 0) yield* compactSearchSoon(tx, ending.now)
}

/** Of clients who could be asked again by now, nothing is left by which they could be recognised. */
export async function forgetEndedClients({ db, now }: { db: Database; now: Date }): Promise<void> {
  const some = { before: quietSince(now), limit: FORGOTTEN_AT_ONCE }
  while ((await db.transaction((tx) => forgetEndedAddressesBefore(tx, some))) === FORGOTTEN_AT_ONCE) await nextTurn()
}

const quietSince = (now: Date) => new Date(now.getTime() - QUIET_MAX_MS)

function endedOf({ id, workspaceId, customerEmail, askedAt, sentAt, service }: OverdueRow, of: Ending): EndedRequest {
  const isRecognised = customerEmail !== '' && sentAt !== null && sentAt >= quietSince(of.now)
  return {
    linkHash: linkHashOf(id),
    workspaceId,
    addressHash: isRecognised ? hashAddress({ address: customerEmail, hashKey: of.hashKey }) : null,
    askedAt,
    lastAskedAt: sentAt,
    service,
    endedAt: of.now,
  }
}
