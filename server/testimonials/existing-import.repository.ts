import type { ExistingRow } from '#shared/existing-import.ts'
import { nameOfUser } from '#server/accounts/users.queries.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { existingImportRows, existingImports } from '#server/db/schema/existing-imports.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { and, asc, desc, eq, gte, inArray, lt, or, placeholder, type SQL, sql } from '#server/db/sql.ts'
import { lowerAscii } from './existing-import.domain.ts'

export type ImportRow = typeof existingImports.$inferSelect
/** A row that has arrived. */
type StoredFields = Omit<ExistingRow, 'tags'> & { tagIds: string[] }
export type ImportKey = { workspaceId: string; id: string }

const isImport = ({ workspaceId, id }: ImportKey) =>
  and(eq(existingImports.workspaceId, workspaceId), eq(existingImports.id, id))

export function* insertImport(
  tx: Tx,
  { userId, ...values }: Omit<typeof existingImports.$inferInsert, 'memberName'>,
): Transactional<void> {
  const memberName = sql<string>`${nameOfUser(userId)}`
  yield* run(tx.insert(existingImports).values({ ...values, userId, memberName }))
}

export function* findImport(tx: Tx, key: ImportKey): Transactional<ImportRow | undefined> {
  const [found] = yield* run(tx.select().from(existingImports).where(isImport(key)))
  return found
}

/** What is being undone doesn't stand in the way of another try. */
const isUnfinished = inArray(existingImports.state, ['receiving', 'importing'])
const isUnderWay = inArray(existingImports.state, ['receiving', 'importing', 'removing'])

export function* hasUnfinishedImport(tx: Tx, workspaceId: string): Transactional<boolean> {
  const found = yield* run(
    tx
      .select({ id: existingImports.id })
      .from(existingImports)
      .where(and(eq(existingImports.workspaceId, workspaceId), isUnfinished))
      .limit(1),
  )
  return found.length > 0
}

/** Those that are unfinished or finished since, newest first. */
export function* listImports(
  tx: Tx,
  { workspaceId, since, limit }: { workspaceId: string; since: Date; limit: number },
): Transactional<ImportRow[]> {
  const isUndoable = and(eq(existingImports.state, 'done'), gte(existingImports.finishedAt, since))
  return yield* run(
    tx
      .select()
      .from(existingImports)
      .where(and(eq(existingImports.workspaceId, workspaceId), or(isUnderWay, isUndoable)))
      .orderBy(desc(existingImports.startedAt))
      .limit(limit),
  )
}

export function* changeImport(
  tx: Tx,
  key: ImportKey,
  values: Partial<Pick<ImportRow, 'state' | 'finishedAt' | 'removedByUserId' | 'madeTagIds'>>,
): Transactional<void> {
  yield* run(tx.update(existingImports).set(values).where(isImport(key)))
}

/** Those whose rows stopped arriving, in all workspaces. */
export function* listForgotten(tx: Tx, before: Date): Transactional<ImportKey[]> {
  const { id, workspaceId } = existingImports
  return yield* run(
    tx
      .select({ id, workspaceId })
      .from(existingImports)
      .where(and(eq(existingImports.state, 'receiving'), lt(existingImports.startedAt, before))),
  )
}

const countChange = (tx: Tx, key: ImportKey, values: Record<string, SQL>) =>
  run(tx.update(existingImports).set(values).where(isImport(key)))

export function* addImported(tx: Tx, key: ImportKey, added: number): Transactional<void> {
  yield* countChange(tx, key, { imported: sql`${existingImports.imported} + ${added}` })
}

export function* addRemoved(tx: Tx, key: ImportKey, removed: number): Transactional<void> {
  yield* countChange(tx, key, { removed: sql`${existingImports.removed} + ${removed}` })
}

const insertRow = prepared((tx) =>
  tx
    .insert(existingImportRows)
    .values({
      importId: placeholder('importId'),
      row: placeholder('row'),
      workspaceId: placeholder('workspaceId'),
      fields: sql`${placeholder('fields')}`,
      tagIds: sql`${placeholder('tagIds')}`,
    })
    .onConflictDoNothing(),
)

/** Rows that are there already stay as they are. */
export function* insertRows(
  tx: Tx,
  { workspaceId, id: importId }: ImportKey,
  rows: readonly StoredFields[],
): Transactional<void> {
  for (const { tagIds, ...fields } of rows)
    yield* insertRow(tx, {
      importId,
      workspaceId,
      row: fields.row,
      fields: JSON.stringify(fields),
      tagIds: JSON.stringify(tagIds),
    })
  const arrived = sql`(select count(*) from ${existingImportRows} where ${existingImportRows.importId} = ${importId})`
  yield* countChange(tx, { workspaceId, id: importId }, { received: arrived })
}

const isRowOf = ({ workspaceId, id }: ImportKey) =>
  and(eq(existingImportRows.workspaceId, workspaceId), eq(existingImportRows.importId, id))

export function* listRows(tx: Tx, key: ImportKey, limit: number): Transactional<StoredFields[]> {
  const rows = yield* run(
    tx
      .select({ fields: existingImportRows.fields, tagIds: existingImportRows.tagIds })
      .from(existingImportRows)
      .where(isRowOf(key))
      .orderBy(asc(existingImportRows.row))
      .limit(limit),
  )
  return rows.map(({ fields, tagIds }) => ({ ...fields, tagIds }))
}

/** The first rows. Returns how many there were. */
export function* deleteRows(tx: Tx, key: ImportKey, limit: number): Transactional<number> {
  const first = tx
    .select({ row: existingImportRows.row })
    .from(existingImportRows)
    .where(isRowOf(key))
    .orderBy(asc(existingImportRows.row))
    .limit(limit)
  const deleted = yield* run(
    tx
      .delete(existingImportRows)
      .where(and(isRowOf(key), inArray(existingImportRows.row, first)))
      .returning({ row: existingImportRows.row }),
  )
  return deleted.length
}

const selectByWords = prepared((tx) =>
  tx
    .select({
      id: testimonials.id,
      status: testimonials.status,
      submittedAt: testimonials.submittedAt,
      text: testimonials.text,
    })
    .from(testimonials)
    .where(
      and(
        eq(testimonials.workspaceId, placeholder('workspaceId')),
        sql`lower(${testimonials.customerName}) = ${placeholder('name')}`,
        sql`length(${testimonials.text}) = ${placeholder('length')}`,
        sql`${testimonials.text} is not null`,
      ),
    )
    .limit(placeholder('limit')),
)

/** Testimonials with this name, whatever its case, and a text of the same length. */
export function* listOfNameAndLength(
  tx: Tx,
  { workspaceId, name, text, limit }: { workspaceId: string; name: string; text: string; limit: number },
) {
  return yield* selectByWords(tx, { workspaceId, name: lowerAscii(name), length: [...text].length, limit })
}
