import { orm } from '../drizzle.ts'
import { type Fragments, type JsonPath, pairsOf, type Part } from './fragments.ts'

const { sql } = orm

const pathTo = (path: readonly string[]) => sql.raw(`'$.${path.join('.')}'`)
const extract = (json: Part, ...path: JsonPath) => sql<string | null>`json_extract(${json}, ${pathTo(path)})`
const named = (name: string) => sql.raw(`"${name}"`)

const LAST_KEY = '9223372036854775807'

export const sqliteFragments: Fragments = {
  isTrue: (value) => sql`${value} = 1`,
  isFalse: (value) => sql`${value} = 0`,
  isSame: (value, other) => sql`${value} is ${other}`,
  unindexed: (value) => sql`+${value}`,
  contains: (text, part) => sql`instr(${text}, ${part}) > 0`,
  domainOf: (address) => sql<string>`substr(${address}, instr(${address}, '@') + 1)`,
  insertion: () => sql`rowid`,
  rowAddress: () => sql`rowid`,
  isInJson: (value, array) => sql`${value} in (select value from json_each(${array}))`,
  jsonText: extract,
  jsonIsTrue: (json, ...path) => sql`${extract(json, ...path)} = 1`,
  jsonHas: (json, key, text) => sql`exists (select 1 from json_each(${json}, ${pathTo([key])}) where value = ${text})`,
  numbersOf: (array, name) => sql`json_each(${array}) as ${named(name)}`,
  arraysOf: (array, name) => sql`json_each(${array}) as ${named(name)}`,
  itemOf: (array, index) => sql`${array} ->> ${sql.raw(String(index))}`,
  jsonArray: (value, orderBy) =>
    orderBy === undefined ? sql`json_group_array(${value})` : sql`json_group_array(${value} order by ${orderBy})`,
  jsonObject: (fields) => sql`json_object(${pairsOf(fields)})`,
  // The index reads only the range if both bounds are integers, and better-sqlite3 passes large ones as floats.
  keysOfWords: ({ words, workspaceId, after, limit }) => {
    const boundOf = (bound: 'min' | 'max') =>
      sql`(select ${sql.raw(bound)}(key) from testimonial_search where workspace_id = ${workspaceId})`
    return sql`select rowid as key from testimonial_words where testimonial_words match ${words.trigrams.join(' AND ')}
      and rowid > coalesce(cast(${after} as integer), ${boundOf('min')} - 1, ${sql.raw(LAST_KEY)})
      and rowid <= coalesce(${boundOf('max')}, 0)
      order by rowid limit ${limit}`
  },
  inIndex: (value) => value,
  crossJoin: sql`cross join`,
  // One transaction runs at a time.
  skipLocked: sql``,
  asNumber: (value) => sql`${value}`,
  asText: (value) => sql`${value}`,
}
