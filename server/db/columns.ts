import { isPostgres } from './dialect/dialect.ts'
import { postgresColumns } from './dialect/postgres-columns.ts'
import { type Columns, sqliteColumns } from './dialect/sqlite-columns.ts'

/**
 * The only column types that our schema may use. Each decodes to the same JavaScript type on both databases. To TypeScript
 * all tables are SQLite's: what we use of both is the same.
 */
const columns: Columns = isPostgres ? postgresColumns() : sqliteColumns()

export const {
  autoNumber,
  bool,
  check,
  index,
  instant,
  int,
  json,
  oneOf,
  primaryKey,
  string,
  table,
  uniqueIndex,
  view,
} = columns
