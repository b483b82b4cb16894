import { diffArrays } from 'diff'

/** A stretch of text: in both versions, only in the earlier one, or only in the later one. */
type Stretch = { kind: 'same' | 'gone' | 'new'; text: string }

/** With more differing words, comparing takes noticeable time and marks almost everything. */
const MOST_CHANGES = 2000

const wordsIn = (text: string) => text.match(/\s+|\S+/g) ?? []

/** What changed from an earlier text, word by word; null where too much differs to be shown. */
export function textChanges(earlier: string, later: string): Stretch[] | null {
  const changes = diffArrays(wordsIn(earlier), wordsIn(later), { maxEditLength: MOST_CHANGES })
  if (!changes) return null
  return readable(
    changes.map(({ added, removed, value }) => ({
      kind: added ? 'new' : removed ? 'gone' : 'same',
      text: value.join(''),
    })),
  )
}

/**
 * Joins what changed at one place: first what was removed, then what was added, including the space between the
 * words.
 */
function readable(stretches: readonly Stretch[]): Stretch[] {
  const isBetween = (index: number) =>
    stretches[index]?.kind === 'same' &&
    !/\S/.test(stretches[index].text) &&
    [stretches[index - 1], stretches[index + 1]].every((next) => next !== undefined && next.kind !== 'same')
  const result: Stretch[] = []
  let change = { gone: '', new: '' }
  const endChange = () => {
    for (const kind of ['gone', 'new'] as const) if (change[kind]) result.push({ kind, text: change[kind] })
    change = { gone: '', new: '' }
  }
  for (const [index, { kind, text }] of stretches.entries()) {
    if (kind !== 'same') change[kind] += text
    else if (isBetween(index)) change = { gone: change.gone + text, new: change.new + text }
    else {
      endChange()
      result.push({ kind, text })
    }
  }
  endChange()
  return result
}
