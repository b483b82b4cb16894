import { join } from 'node:path'
import { tablesIn } from '#server/db/moving/schema-tables.ts'
import { rateLimits, sharedValues } from '#server/db/schema/memory.ts'
import { getTableName } from '#server/db/sql.ts'
import type { Rows } from './rows.ts'

const SCHEMA = join(import.meta.dirname, '../db/schema')
const DEV_SCHEMA = join(import.meta.dirname, '../dev/schema')

/** Every row of the product's database, by table. */
export const everyRow = (rows: Rows) => everyRowOf(rows, SCHEMA)

/**
 * The same without what processes count together, such as attempts: with one process, no table has that, and a call that changes
 * nothing counts too.
 */
export async function everyRowButCounts(rows: Rows): Promise<Record<string, unknown[]>> {
  const { [getTableName(rateLimits)]: _limits, [getTableName(sharedValues)]: _values, ...others } = await everyRow(rows)
  return others
}

/** The same for the emulators' database. */
export const everyDevRow = (rows: Rows) => everyRowOf(rows, DEV_SCHEMA)

async function everyRowOf(rows: Rows, schemaFolder: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const table of await tablesIn(schemaFolder)) found[getTableName(table)] = await rows(table).list()
  return found
}
