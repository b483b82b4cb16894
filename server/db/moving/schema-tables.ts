import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, is, Table } from '../sql.ts'

const SCHEMA = join(import.meta.dirname, '../schema')

/** Every table that the files of a folder describe. */
export async function tablesIn(schemaFolder: string): Promise<Table[]> {
  const modules: object[] = await Promise.all(readdirSync(schemaFolder).map((file) => import(join(schemaFolder, file))))
  return modules.flatMap((module) => Object.values(module)).filter((value): value is Table => is(value, Table))
}

/** The names of all tables of the product's database. */
export const listTableNames = async (): Promise<string[]> => (await tablesIn(SCHEMA)).map(getTableName).toSorted()
