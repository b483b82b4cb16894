import { orm } from '../drizzle.ts'
import { type Fragments, pairsOf } from './fragments.ts'

const { sql } = orm

const pathTo = (path: readonly string[]) => sql.raw(`'{${path.join(',')}}'`)
const named = (name: string) => sql.raw(`"${name}"`)

export const postgresFragments: Fragments = {
  isTrue: (value) => sql`${value}`,
  isFalse: (value) => sql`not ${value}`,
  isSame: (value, other) => sql`${value} is not distinct from ${other}`,
  unindexed: (value) => sql`${value}`,
  contains: (text, part) => sql`strpos(${text}, ${part}) > 0`,
  domainOf: (address) => sql<string>`substr(${address}, strpos(${address}, '@') + 1)`,
  insertion: (table) => sql.raw(`"${table}"."inserted"`),
  rowAddress: () => sql`ctid`,
  isInJson: (value, array) => sql`${value} in (select value from json_array_elements_text((${array})::json) as value)`,
  jsonText: (json, ...path) => sql<string | null>`(${json}::json #>> ${pathTo(path)})`,
  jsonIsTrue: (json, ...path) => sql`(${json}::json #>> ${pathTo(path)}) = 'true'`,
  jsonHas: (json, key, text) =>
    sql`exists (select 1 from json_array_elements_text(${json}::json -> ${sql.raw(`'${key}'`)}) as value where value = ${text})`,
  numbersOf: (array, name) =>
    sql`(select value::bigint as value from json_array_elements_text((${array})::json) as value) as ${named(name)}`,
  arraysOf: (array, name) => sql`json_array_elements((${array})::json) as ${named(name)}(value)`,
  itemOf: (array, index) => sql`${array} ->> ${sql.raw(String(index))}`,
  jsonArray: (value, orderBy) =>
    orderBy === undefined
      ? sql`coalesce(json_agg(${value}), '[]')::text`
      : sql`coalesce(json_agg(${value} order by ${orderBy}), '[]')::text`,
  jsonObject: (fields) => sql`json_build_object(${pairsOf(fields)})`,
  keysOfWords: ({ words, workspaceId, after, limit }) => {
    const contain = words.folded.map((word) => sql` and strpos(search_text, ${word}) > 0`)
    return sql`select key from testimonial_search join testimonials on testimonials.id = testimonial_id
      where testimonial_search.workspace_id = ${workspaceId} and key > ${after ?? 0}${sql.join(contain)}
      order by key limit ${limit}`
  },
  inIndex: (value) => sql`(${value})`,
  crossJoin: sql`join`,
  skipLocked: sql` for update skip locked`,
  asNumber: (value) => sql`${value}::bigint`,
  asText: (value) => sql`${value}::text`,
}
