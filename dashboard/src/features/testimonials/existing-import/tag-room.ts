import { TAGS_MAX, TAGS_PER_TESTIMONIAL } from '#shared/tag-limits.ts'
import { foldName } from '#shared/folded-text.ts'
import type { CheckedRow } from './rows.ts'

type Room = {
  /** Names of the workspace's tags. */
  existing: readonly string[]
  /** Names of tags for all rows. */
  forAll: readonly string[]
  /** Rows that aren't imported. */
  leftOut: ReadonlySet<number>
}

/** Says at the row what the server would refuse: more tags than a workspace, or a testimonial, can have. */
export function checkTagRoom(rows: readonly CheckedRow[], { existing, forAll, leftOut }: Room): CheckedRow[] {
  const known = new Set([...existing, ...forAll].map(foldName))
  return rows.map((row) => {
    if (row.problem || leftOut.has(row.number)) return row
    const names = row.row.tags ?? []
    const message = surplusOf(names, forAll) ?? roomFor(names, known)
    if (message !== null)
      return { number: row.number, draft: row.draft, row: null, problem: { field: 'tags', message } }
    for (const name of names) known.add(foldName(name))
    return row
  })
}

function surplusOf(names: readonly string[], forAll: readonly string[]): string | null {
  const count = new Set([...names, ...forAll].map(foldName)).size
  if (names.length === 0 || count <= TAGS_PER_TESTIMONIAL) return null
  return `With the tags for all of them, it would have ${count} tags. A testimonial can have at most ${TAGS_PER_TESTIMONIAL}.`
}

function roomFor(names: readonly string[], known: ReadonlySet<string>): string | null {
  const unknown = names.filter((name) => !known.has(foldName(name)))
  if (unknown.length === 0 || known.size + new Set(unknown.map(foldName)).size <= TAGS_MAX) return null
  return `There is no room for the tag “${unknown[0]}”: you can have at most ${TAGS_MAX} tags. Use one that you have, or leave it empty.`
}
