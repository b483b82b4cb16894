import * as z from 'zod'
import { ImportRefusal } from '#shared/testimonial-import.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { readDoNotAsk } from '#server/emails/recipients/do-not-ask.service.ts'
import { findEarlierAnswer, rememberAnswer } from '#server/idempotency/idempotency.service.ts'
import { type Clock, firstDayAfter } from '#server/kernel/clock.ts'
import { newId, newLinkId } from '#server/kernel/ids.ts'
import { addressOf, type NumberedRow, readRows, type Refusal } from './import.domain.ts'
import { quotaExceeded } from './testimonials.errors.ts'
import { findAskedAddresses, insertEvents, insertPendingRequests } from './testimonials.repository.ts'
import { readUsage, takeRequests } from './usage.service.ts'

const Imported = z.object({ created: z.int(), refusals: z.array(ImportRefusal) })
type Imported = z.infer<typeof Imported>
type Chosen = { rows: NumberedRow[]; refusals: Refusal[] }
type Moment = { workspaceId: string; now: Date }

export type ImportService = ReturnType<typeof createImportService>

export function createImportService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Makes a pending request of each row that can be one; all of them, or none. Nothing is sent. */
    importRequests: (file: {
      workspaceId: string
      rows: readonly unknown[]
      idempotencyKey: string | undefined
    }): Promise<Imported> =>
      db.transaction(function* (sql) {
        const { workspaceId, rows, idempotencyKey } = file
        const repeatable = { scope: `import-requests:${workspaceId}`, key: idempotencyKey, request: rows }
        const earlier = yield* findEarlierAnswer(sql, repeatable, Imported)
        if (earlier) return earlier

        const moment = { workspaceId, now: clock.now() }
        const valid = readRows(rows)
        const unasked = yield* refuseAsked(sql, valid.rows, moment)
        const wanted = yield* refuseUnwanted(sql, unasked.rows, moment)
        const allowed = yield* refuseBeyondPlan(sql, wanted.rows, moment)
        if (allowed.rows.length > 0) yield* insertRequests(sql, allowed.rows, moment)
        const refusals = [...valid.refusals, ...unasked.refusals, ...wanted.refusals, ...allowed.refusals]
        const answer = { created: allowed.rows.length, refusals: refusals.toSorted((a, b) => a.row - b.row) }
        yield* rememberAnswer(sql, repeatable, { answer, now: moment.now })
        return answer
      }),
  }
}

function* refuseAsked(sql: Sql, rows: NumberedRow[], { workspaceId }: Moment): Work<Chosen> {
  const asked = yield* findAskedAddresses(sql, { workspaceId, addresses: rows.map(addressOf) })
  const message = 'An open request to this address exists already.'
  return {
    rows: rows.filter((row) => !asked.has(addressOf(row))),
    refusals: rows
      .filter((row) => asked.has(addressOf(row)))
      .map(({ row }) => ({ row, reason: 'already_asked', message })),
  }
}

function* refuseUnwanted(sql: Sql, rows: NumberedRow[], { workspaceId }: Moment): Work<Chosen> {
  const isListed = yield* readDoNotAsk(sql, workspaceId)
  const message = 'This address is on your list of those who are never asked.'
  return {
    rows: rows.filter(({ customerEmail }) => !isListed(customerEmail)),
    refusals: rows
      .filter(({ customerEmail }) => isListed(customerEmail))
      .map(({ row }) => ({ row, reason: 'do_not_ask', message })),
  }
}

function* refuseBeyondPlan(sql: Sql, rows: NumberedRow[], moment: Moment): Work<Chosen> {
  const { used, limit, month } = yield* readUsage(sql, moment)
  if (limit === null) return { rows, refusals: [] }
  const left = Math.max(0, limit - used)
  const { message } = quotaExceeded({ limit, resetsOn: firstDayAfter(month) })
  return {
    rows: rows.slice(0, left),
    refusals: rows.slice(left).map(({ row }) => ({ row, reason: 'quota_exceeded', message })),
  }
}

function* insertRequests(sql: Sql, rows: NumberedRow[], { workspaceId, now }: Moment): Work<void> {
  yield* takeRequests(sql, { workspaceId, now, requests: rows.length })
  const requests = rows.map(({ customerEmail, customerName }) => ({
    id: newLinkId(),
    publicId: newId('pub'),
    workspaceId,
    customerEmail,
    customerName,
    createdAt: now,
  }))
  yield* insertPendingRequests(sql, requests)
  yield* insertEvents(
    sql,
    requests.map(({ id }) => ({
      testimonialId: id,
      workspaceId,
      kind: 'imported' as const,
      actor: 'owner' as const,
      at: now,
    })),
  )
}
