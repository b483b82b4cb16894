/**
 * What queries are written with. Everything imports it from here: drizzle’s own package.json is so long that Node takes
 * half a millisecond to read it, and Node reads it again for each file that imports the library.
 */
// oxlint-disable-next-line house/no-barrel -- a library has no file to import instead
export {
  and,
  asc,
  Column,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  is,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  min,
  ne,
  notInArray,
  or,
  placeholder,
  SQL,
  sql,
  sum,
  Table,
  View,
} from 'drizzle-orm'
export type { AnyColumn, Placeholder, QueryPromise } from 'drizzle-orm'
export { alias } from 'drizzle-orm/sqlite-core'
