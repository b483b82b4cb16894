import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as z from 'zod'
import { ImportRefusal } from '#shared/testimonial-import.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import { requireEntries } from '#server/accounts/room.service.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { readDoNotAsk } from '#server/emails/recipients/do-not-ask.service.ts'
import { chooseForm } from '#server/forms/forms.service.ts'
import { findEarlierAnswer, rememberAnswer } from '#server/idempotency/idempotency.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { type Clock, firstDayAfter } from '#server/kernel/clock.ts'
import { newId, newLinkId } from '#server/kernel/ids.ts'
import { readServices } from '#server/tags/services.service.ts'
import { tagByNames } from '#server/tags/tags.service.ts'
import { addressOf, createRowReader, isRefusal, type NumberedRow, type Refusal } from './import.domain.ts'
import { quotaExceeded } from './testimonials.errors.ts'
import { findAskedAddresses, insertEvents, insertPendingRequests } from './testimonials.repository.ts'
import { readUsage, reserveRequests } from './usage.service.ts'

const Imported = z.object({ created: z.int(), refusals: z.array(ImportRefusal) })
type Imported = z.infer<typeof Imported>
type Chosen = { rows: NumberedRow[]; refusals: Refusal[] }
type Moment = { workspaceId: string; by: Actor; formId: string | null; now: Date }

type File = {
  workspaceId: string
  by: Actor
  rows: readonly unknown[]
  /** Null for the default form. */
  formId: string | null
  idempotencyKey: string | undefined
}

/** Rows that are read, or saved in one transaction, in one turn of the event loop. Each transaction waits for the disk. */
const BATCH_ROWS = 50

export type ImportService = ReturnType<typeof createImportService>

export function createImportService({
  db,
  clock,
  workspaceLimits,
}: {
  db: Database
  clock: Clock
  workspaceLimits: WorkspaceLimits
}) {
  const repeatableOf = ({ workspaceId, idempotencyKey, formId }: File, rows: readonly unknown[], part = '') => ({
    scope: `import-requests:${workspaceId}`,
    key: idempotencyKey && idempotencyKey + part,
    request: formId === null ? rows : { rows, formId },
  })

  /** Either all of these rows are handled or none; the same ones are never handled again under the same key. */
  const importBatch = (file: File, rows: NumberedRow[]): Promise<Imported> =>
    db.transaction(function* (tx) {
      yield* lockWorkspace(tx, file.workspaceId)
      const repeatable = repeatableOf(file, rows, `:${rows[0]?.row}`)
      const earlier = yield* findEarlierAnswer(tx, repeatable, Imported)
      if (earlier) return earlier
      const moment = { workspaceId: file.workspaceId, by: file.by, formId: file.formId, now: clock.now() }
      const unasked = yield* refuseAsked(tx, rows, moment)
      const wanted = yield* refuseUnwanted(tx, unasked.rows, moment)
      const allowed = yield* refuseBeyondPlan(tx, wanted.rows, moment)
      yield* requireEntries(tx, { ...moment, workspaceLimits, added: allowed.rows.length })
      if (allowed.rows.length > 0) yield* insertRequests(tx, allowed.rows, moment)
      const refusals = [...unasked.refusals, ...wanted.refusals, ...allowed.refusals]
      const answer = { created: allowed.rows.length, refusals }
      yield* rememberAnswer(tx, repeatable, { answer, now: moment.now })
      return answer
    })

  return {
    /**
     * Creates a pending request for each valid row, in batches between which other requests are answered. Sends nothing.
     * If it is interrupted, whole batches are saved, and the same call with the same key continues after them.
     */
    async importRequests(file: File): Promise<Imported> {
      const repeatable = repeatableOf(file, file.rows)
      const room = { workspaceId: file.workspaceId, workspaceLimits }
      const earlier = await db.read((tx) => findEarlierAnswer(tx, repeatable, Imported))
      if (earlier) return earlier
      const { rows, refusals } = await readRows(file.rows)
      // Before the first batch, so that none of the file is taken.
      await db.read(function* (tx) {
        yield* chooseForm(tx, file)
        yield* requireEntries(tx, { ...room, added: rows.length })
      })
      let created = 0
      for (let start = 0; start < rows.length; start += BATCH_ROWS) {
        const imported = await importBatch(file, rows.slice(start, start + BATCH_ROWS))
        created += imported.created
        refusals.push(...imported.refusals)
        await nextTurn()
      }
      const answer = { created, refusals: refusals.toSorted((a, b) => a.row - b.row) }
      return db.transaction(function* (tx) {
        yield* lockWorkspace(tx, file.workspaceId)
        const meanwhile = yield* findEarlierAnswer(tx, repeatable, Imported)
        if (meanwhile) return meanwhile
        const { workspaceId, by: actor } = file
        const now = clock.now()
        if (created > 0) yield* recordActivity(tx, { workspaceId, actor, kind: 'data_imported', count: created, now })
        yield* rememberAnswer(tx, repeatable, { answer, now })
        return answer
      })
    },
  }
}

async function readRows(given: readonly unknown[]): Promise<Chosen> {
  const readRow = createRowReader()
  const chosen: Chosen = { rows: [], refusals: [] }
  for (const [row, fields] of given.entries()) {
    const read = readRow(row, fields)
    if (isRefusal(read)) chosen.refusals.push(read)
    else chosen.rows.push(read)
    if (row % BATCH_ROWS === BATCH_ROWS - 1) await nextTurn()
  }
  return chosen
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

function* insertRequests(tx: Tx, rows: NumberedRow[], { workspaceId, by, formId, now }: Moment): Transactional<void> {
  yield* reserveRequests(tx, { workspaceId, now, requests: rows.length })
  const known = yield* readServices(tx, workspaceId)
  const form = yield* chooseForm(tx, { workspaceId, formId })
  const requests = rows.map(({ customerEmail, customerName, service, tags }) => ({
    id: newLinkId(),
    publicId: newId('pub'),
    workspaceId,
    customerEmail,
    customerName,
    service: known(service ?? form.service),
    formId: form.formId,
    tags,
    createdAt: now,
  }))
  yield* insertPendingRequests(tx, requests)
  const tagged = requests
    .filter(({ tags }) => tags.length > 0)
    .map(({ id, tags: names }) => ({ testimonialId: id, names }))
  if (tagged.length > 0) yield* tagByNames(tx, { workspaceId, by, tagged, now })
  yield* insertEvents(
    tx,
    requests.map(({ id }) => ({
      testimonialId: id,
      workspaceId,
      kind: 'imported' as const,
      by,
      at: now,
    })),
  )
}
