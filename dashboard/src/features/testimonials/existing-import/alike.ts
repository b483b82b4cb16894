import { areAlmostSame, type Likened, likened, nameWords } from '#shared/likeness.ts'
import type { CheckedRow } from './rows.ts'
import type { Duplicate } from './selection.ts'

type Known = { about: Likened; duplicate: Duplicate }

/** Of each word of a name, and of each text, that many are compared. */
const COMPARED_MAX = 20
const WORDS_MAX = 6

/**
 * Finds what is almost the same among thousands. Only testimonials whose names share a word, or whose texts have the same
 * fingerprints, are compared, and few of each, so the time grows with their number and not with its square.
 */
export function createAlikeIndex() {
  const byKey = new Map<string, Known[]>()
  return {
    find(about: Likened): Duplicate | null {
      for (const key of keysOf(about))
        for (const known of byKey.get(key) ?? []) if (areAlmostSame(about, known.about)) return known.duplicate
      return null
    },
    add(known: Known): void {
      for (const key of keysOf(known.about)) {
        const sharing = byKey.get(key)
        if (!sharing) byKey.set(key, [known])
        else if (sharing.length < COMPARED_MAX) sharing.push(known)
      }
    },
  }
}

const keysOf = ({ name, sketch }: Likened) => [
  ...nameWords(name)
    .filter(({ length }) => length > 1)
    .slice(0, WORDS_MAX),
  sketch.join(),
]

export type AlikeIndex = ReturnType<typeof createAlikeIndex>

/** Rows that are compared before the page may draw again: a few milliseconds. */
const BATCH_ROWS = 200

/** What each row almost repeats, by its number: an earlier row, or what the index has already. */
export async function findAlike(rows: readonly CheckedRow[], index: AlikeIndex): Promise<Map<number, Duplicate>> {
  const alike = new Map<number, Duplicate>()
  for (const [at, { number, draft }] of rows.entries()) {
    const about = likened({ name: draft.customerName, text: draft.testimonial })
    const found = index.find(about)
    if (found) alike.set(number, found)
    index.add({ about, duplicate: { of: 'file', row: number } })
    if (at % BATCH_ROWS === BATCH_ROWS - 1) await new Promise((resolve) => setTimeout(resolve))
  }
  return alike
}
