import { and, count, eq, gte, inArray, isInJson, isNotNull, lt, placeholder, sql } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { preparedInsert } from '#server/db/prepared-rows.ts'
import { endedRequests } from '#server/db/schema/retention.ts'
import { hashSecret } from '#server/kernel/tokens.ts'

export type EndedRequest = typeof endedRequests.$inferSelect
type OfAddress = { workspaceId: string; addressHash: string }

/** What is stored of the link of a request that ended. */
export const linkHashOf = (requestId: string) => hashSecret(requestId)

const insertOne = preparedInsert(endedRequests, { keepsExisting: true })

export function* insertEndedRequests(tx: Tx, rows: readonly EndedRequest[]): Transactional<void> {
  for (const row of rows) yield* insertOne(tx, row)
}

/** Whether a link, named by its request's id, is of a request that ended. */
export function* isEndedLink(tx: Tx, requestId: string): Transactional<boolean> {
  const [found] = yield* run(
    tx
      .select({ linkHash: endedRequests.linkHash })
      .from(endedRequests)
      .where(eq(endedRequests.linkHash, linkHashOf(requestId))),
  )
  return found !== undefined
}

export type EndedOfClient = { linkHash: string; addressHash: string; lastAskedAt: Date; endedAt: Date }

const selectOfClients = prepared((tx) => {
  const { linkHash, addressHash, lastAskedAt, endedAt } = endedRequests
  return tx
    .select({ linkHash, addressHash, lastAskedAt, endedAt })
    .from(endedRequests)
    .where(
      and(
        isInJson(addressHash, placeholder('addressHashes')),
        eq(endedRequests.workspaceId, placeholder('workspaceId')),
        isNotNull(addressHash),
      ),
    )
})

/** Requests to these clients that ended, and still count for when they can be asked again. */
export function* listEndedOfClients(
  tx: Tx,
  { workspaceId, addressHashes }: { workspaceId: string; addressHashes: readonly string[] },
): Transactional<EndedOfClient[]> {
  const found = yield* selectOfClients(tx, { workspaceId, addressHashes: JSON.stringify(addressHashes) })
  return found.flatMap((row) =>
    row.addressHash !== null && row.lastAskedAt !== null
      ? [{ ...row, addressHash: row.addressHash, lastAskedAt: row.lastAskedAt }]
      : [],
  )
}

/** The client had everything erased. */
export function* forgetEndedAddress(tx: Tx, { workspaceId, addressHash }: OfAddress): Transactional<void> {
  yield* run(
    tx
      .update(endedRequests)
      .set({ addressHash: null })
      .where(and(eq(endedRequests.addressHash, addressHash), eq(endedRequests.workspaceId, workspaceId))),
  )
}

/** Forgets the addresses of clients who were last asked before an instant. Returns how many, at most `limit`. */
export function* forgetEndedAddressesBefore(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Transactional<number> {
  const some = tx
    .select({ linkHash: endedRequests.linkHash })
    .from(endedRequests)
    .where(and(isNotNull(endedRequests.addressHash), lt(endedRequests.lastAskedAt, before)))
    .limit(limit)
  const forgotten = yield* run(
    tx
      .update(endedRequests)
      .set({ addressHash: null })
      .where(inArray(endedRequests.linkHash, some))
      .returning({ linkHash: endedRequests.linkHash }),
  )
  return forgotten.length
}

type Range = { workspaceId: string; from: Date; until: Date }

const isAskedIn = ({ workspaceId, from, until }: Range) =>
  and(eq(endedRequests.workspaceId, workspaceId), gte(endedRequests.askedAt, from), lt(endedRequests.askedAt, until))

/** How many of the requests with which clients were asked in a range have ended since. */
export function* countEndedAskedIn(tx: Tx, range: Range): Transactional<number> {
  const [found] = yield* run(tx.select({ ended: count() }).from(endedRequests).where(isAskedIn(range)))
  return found?.ended ?? 0
}

/** The same for each service that an answered testimonial has too. */
export function* countEndedByService(tx: Tx, range: Range): Transactional<{ service: string; ended: number }[]> {
  return yield* run(
    tx
      .select({ service: sql<string>`${endedRequests.service}`, ended: count() })
      .from(endedRequests)
      .where(and(isAskedIn(range), isNotNull(endedRequests.service)))
      .groupBy(endedRequests.service),
  )
}

export function* countEndedSince(
  tx: Tx,
  { workspaceId, since }: { workspaceId: string; since: Date },
): Transactional<number> {
  const [found] = yield* run(
    tx
      .select({ ended: count() })
      .from(endedRequests)
      .where(and(eq(endedRequests.workspaceId, workspaceId), gte(endedRequests.endedAt, since))),
  )
  return found?.ended ?? 0
}

/** Null takes it off all of them. */
export function* replaceEndedService(
  tx: Tx,
  of: { workspaceId: string; service: string },
  service: string | null,
): Transactional<void> {
  yield* run(
    tx
      .update(endedRequests)
      .set({ service })
      .where(and(eq(endedRequests.workspaceId, of.workspaceId), eq(endedRequests.service, of.service))),
  )
}
