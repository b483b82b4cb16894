import * as z from 'zod'
import { ImportRefusal } from '#shared/testimonial-import.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { readDoNotAsk } from '#server/emails/recipients/do-not-ask.service.ts'
import { findEarlierAnswer, rememberAnswer } from '#server/idempotency/idempotency.service.ts'
import { type Clock, firstDayAfter } from '#server/kernel/clock.ts'
import { newId, newLinkId } from '#server/kernel/ids.ts'
import { addressOf, type NumberedRow, readRows, type Refusal } from './import.domain.ts'
import { quotaExceeded } from './testimonials.errors.ts'
import { findAskedAddresses, insertEvents, insertPendingRequests } from './testimonials.repository.ts'
import { readUsage, reserveRequests } from './usage.service.ts'

const Imported = z.object({ created: z.int(), refusals: z.array(ImportRefusal) })
type Imported = z.infer<typeof Imported>
type Chosen = { rows: NumberedRow[]; refusals: Refusal[] }
type Moment = { workspaceId: string; now: Date }

export type ImportService = ReturnType<typeof createImportService>

export function createImportService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Creates a pending request for each valid row; all of them, or none. Sends nothing. */
    importRequests: (file: {
      workspaceId: string
      rows: readonly unknown[]
      idempotencyKey: string | undefined
    }): Promise<Imported> =>
      db.transaction(function* (tx) {
        const { workspaceId, rows, idempotencyKey } = file
        const repeatable = { scope: `import-requests:${workspaceId}`, key: idempotencyKey, request: rows }
        const earlier = yield* findEarlierAnswer(tx, repeatable, Imported)
        if (earlier) return earlier

        const moment = { workspaceId, now: clock.now() }
        const valid = readRows(rows)
        const unasked = yield* refuseAsked(tx, valid.rows, moment)
        const wanted = yield* refuseUnwanted(tx, unasked.rows, moment)
        const allowed = yield* refuseBeyondPlan(tx, wanted.rows, moment)
        if (allowed.rows.length > 0) yield* insertRequests(tx, allowed.rows, moment)
        const refusals = [...valid.refusals, ...unasked.refusals, ...wanted.refusals, ...allowed.refusals]
        const answer = { created: allowed.rows.length, refusals: refusals.toSorted((a, b) => a.row - b.row) }
        yield* rememberAnswer(tx, repeatable, { answer, now: moment.now })
        return answer
      }),
  }
}

function* refuseAsked(tx: Tx, rows: NumberedRow[], { workspaceId }: Moment): Transactional<Chosen> {
  const asked = yield* findAskedAddresses(tx, { workspaceId, addresses: rows.map(addressOf) })
  const message = 'This address already has an open request.'
  return {
    rows: rows.filter((row) => !asked.has(addressOf(row))),
    refusals: rows
      .filter((row) => asked.has(addressOf(row)))
      .map(({ row }) => ({ row, reason: 'already_asked', message })),
  }
}

function* refuseUnwanted(tx: Tx, rows: NumberedRow[], { workspaceId }: Moment): Transactional<Chosen> {
  const isListed = yield* readDoNotAsk(tx, workspaceId)
  const message = 'This address is on your do-not-ask list.'
  return {
    rows: rows.filter(({ customerEmail }) => !isListed(customerEmail)),
    refusals: rows
      .filter(({ customerEmail }) => isListed(customerEmail))
      .map(({ row }) => ({ row, reason: 'do_not_ask', message })),
  }
}

function* refuseBeyondPlan(tx: Tx, rows: NumberedRow[], moment: Moment): Transactional<Chosen> {
  const { used, limit, month } = yield* readUsage(tx, moment)
  if (limit === null) return { rows, refusals: [] }
  const left = Math.max(0, limit - used)
  const { message } = quotaExceeded({ limit, resetsOn: firstDayAfter(month) })
  return {
    rows: rows.slice(0, left),
    refusals: rows.slice(left).map(({ row }) => ({ row, reason: 'quota_exceeded', message })),
  }
}

function* insertRequests(tx: Tx, rows: NumberedRow[], { workspaceId, now }: Moment): Transactional<void> {
  yield* reserveRequests(tx, { workspaceId, now, requests: rows.length })
  const requests = rows.map(({ customerEmail, customerName }) => ({
    id: newLinkId(),
    publicId: newId('pub'),
    workspaceId,
    customerEmail,
    customerName,
    createdAt: now,
  }))
  yield* insertPendingRequests(tx, requests)
  yield* insertEvents(
    tx,
    requests.map(({ id }) => ({
      testimonialId: id,
      workspaceId,
      kind: 'imported' as const,
      actor: 'owner' as const,
      at: now,
    })),
  )
}
