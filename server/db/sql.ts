import type * as Orm from 'drizzle-orm'
import { orm, sqliteCore } from './drizzle.ts'

/** What queries are written with. Everything imports it from here, because drizzle is loaded in one form only. */
export const {
  and,
  asc,
  Column,
  count,
  countDistinct,
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
} = orm
export const { alias } = sqliteCore

export type Column = Orm.Column
export type SQL<T = unknown> = Orm.SQL<T>
export type Table = Orm.Table
export type View = Orm.View
export type { AnyColumn, Placeholder, QueryPromise } from 'drizzle-orm'
