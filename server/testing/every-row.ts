import { join } from 'node:path'
import { tablesIn } from '#server/db/moving/schema-tables.ts'
import { getTableName } from '#server/db/sql.ts'
import type { Rows } from './rows.ts'

const SCHEMA = join(import.meta.dirname, '../db/schema')
const DEV_SCHEMA = join(import.meta.dirname, '../dev/schema')

/** Every row of the product's database, by table. */
export const everyRow = (rows: Rows) => everyRowOf(rows, SCHEMA)

/** The same for the emulators' database. */
export const everyDevRow = (rows: Rows) => everyRowOf(rows, DEV_SCHEMA)

async function everyRowOf(rows: Rows, schemaFolder: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const table of await tablesIn(schemaFolder)) found[getTableName(table)] = await rows(table).list()
  return found
}
