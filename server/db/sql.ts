import type * as Orm from 'drizzle-orm'
import { isPostgres } from './dialect/dialect.ts'
import type { Part } from './dialect/fragments.ts'
import { postgresFragments } from './dialect/postgres-fragments.ts'
import { sqliteFragments } from './dialect/sqlite-fragments.ts'
import { loadPgCore, orm, sqliteCore } from './drizzle.ts'

/** What queries are written with. Everything imports it from here, because drizzle is loaded in one form only. */
export const {
  and,
  Column,
  count,
  countDistinct,
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
  notExists,
  notInArray,
  or,
  placeholder,
  SQL,
  sql,
  sum,
  Table,
  View,
} = orm

// Safe: to TypeScript all tables are SQLite's.
export const { alias } = isPostgres ? (loadPgCore() as unknown as typeof sqliteCore) : sqliteCore

/** SQL that is not the same in both databases. */
export const {
  arraysOf,
  asNumber,
  asText,
  contains,
  crossJoin,
  domainOf,
  inIndex,
  insertion,
  isFalse,
  isInJson,
  isSame,
  isTrue,
  itemOf,
  jsonArray,
  jsonHas,
  jsonIsTrue,
  jsonObject,
  jsonText,
  keysOfWords,
  numbersOf,
  rowAddress,
  skipLocked,
  unindexed,
} = isPostgres ? postgresFragments : sqliteFragments

/** How many rows fulfil the condition. */
export const countWhere = (condition: Orm.SQL | undefined): Orm.SQL<number> =>
  orm.sql`count(*) filter (where ${condition})`.mapWith(Number)

/** The smaller of two values; null when the first is null. */
export const least = (value: Part, other: Part): Orm.SQL =>
  orm.sql`case when ${value} > ${other} then ${other} else ${value} end`

/** The larger of two values; null when the first is null. */
export const greatest = (value: Part, other: Part): Orm.SQL =>
  orm.sql`case when ${value} < ${other} then ${other} else ${value} end`

type Sorted = Parameters<typeof orm.asc>[0]

const mayBeNull = (value: Sorted) => !(orm.is(value, orm.Column) && (value.notNull || value.primary))

/** Nulls come first, in both databases. */
export const asc = (value: Sorted): Orm.SQL =>
  isPostgres && mayBeNull(value) ? orm.sql`${value} asc nulls first` : orm.asc(value)

/** Nulls come last, in both databases. */
export const desc = (value: Sorted): Orm.SQL =>
  isPostgres && mayBeNull(value) ? orm.sql`${value} desc nulls last` : orm.desc(value)

export type Column = Orm.Column
export type SQL<T = unknown> = Orm.SQL<T>
export type Table = Orm.Table
export type View = Orm.View
export type { AnyColumn, Placeholder, QueryPromise } from 'drizzle-orm'
