import type { AnyColumn, Placeholder, SQL } from 'drizzle-orm'
import { orm } from '../drizzle.ts'

/** What stands in a fragment: a column, a placeholder, another fragment, or a value. */
export type Part = AnyColumn | SQL | SQL.Aliased | Placeholder | string | number | null
/** `$.address.city` of a JSON column is `['address', 'city']`. Only names of ours: they are not escaped. */
export type JsonPath = readonly [string, ...string[]]

export type WordSearch = {
  workspaceId: string
  /** `trigrams` are those of the `folded` words, quoted for SQLite's index. */
  words: { folded: readonly string[]; trigrams: readonly string[] }
  after: number | null
  limit: number
}

/** SQL that is not the same in both databases. Everything else is written in a way that both understand. */
export type Fragments = {
  /** Of a column that is never null. */
  isTrue(value: Part): SQL
  isFalse(value: Part): SQL
  /** Two nulls are the same. */
  isSame(value: Part, other: Part): SQL
  /**
   * The value, but no index is used for it. SQLite would otherwise read the whole workspace through the index that begins
   * with it; PostgreSQL counts what an index would cost.
   */
  unindexed(value: Part): SQL
  /** Whether the text contains the part literally, unlike patterns, where % and _ have a meaning. */
  contains(text: Part, part: Part): SQL
  /** What stands after the first `@` of an address. */
  domainOf(address: Part): SQL<string>
  /** In the order in which rows were inserted. Only for reading, and only where rows may be of the same moment. */
  insertion(table: string): SQL
  /** Where a row is now. Only within one statement. */
  rowAddress(): SQL
  /** Whether a JSON array of texts contains the value. */
  isInJson(value: Part, array: Part): SQL
  /** A text within JSON; null when it is not there. */
  jsonText(json: Part, ...path: JsonPath): SQL<string | null>
  /** Whether JSON has `true` there. */
  jsonIsTrue(json: Part, ...path: JsonPath): SQL
  /** Whether the array that JSON has under the key contains the text. */
  jsonHas(json: Part, key: string, text: Part): SQL
  /** Rows `name(value)`, one for each whole number of a JSON array. */
  numbersOf(array: Part, name: string): SQL
  /** Rows `name(value)`, one for each JSON array within a JSON array. */
  arraysOf(array: Part, name: string): SQL
  /** A text within a JSON array. */
  itemOf(array: Part, index: number): SQL
  /** A JSON array, as text, of the value of each row; empty when there are none. */
  jsonArray(value: Part, orderBy?: Part): SQL
  jsonObject(fields: Readonly<Record<string, Part>>): SQL
  /** Keys of the search index, of testimonials in a workspace that may contain each of the words, in their order. */
  keysOfWords(search: WordSearch): SQL
  /** An expression in an index, if it is not just a function. */
  inIndex(value: SQL): SQL
  /** A join that SQLite does in this order. PostgreSQL counts what is cheaper. */
  crossJoin: SQL
  /** Ends a selection of rows that are changed next: it leaves out those that another transaction is changing. */
  skipLocked: SQL
  /** A whole number, where the database can't tell what a placeholder is. */
  asNumber(value: Part): SQL
  asText(value: Part): SQL
}

/** `'name', value, …`, for a JSON object. */
export const pairsOf = (fields: Readonly<Record<string, Part>>): SQL =>
  orm.sql.join(
    Object.entries(fields).map(([name, value]) => orm.sql`${orm.sql.raw(`'${name}'`)}, ${value}`),
    orm.sql`, `,
  )
