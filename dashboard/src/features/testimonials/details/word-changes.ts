/** A stretch of text: in both, only in the earlier one, or only in the later one. */
export type Stretch = { kind: 'same' | 'gone' | 'new'; text: string }

/** Of longer texts, comparing would be felt. */
const MOST_COMPARISONS = 4_000_000

const wordsIn = (text: string) => text.match(/\s+|\S+/g) ?? []

/** What became of an earlier text, word by word; null where there are too many words to compare. */
export function wordChanges(earlier: string, later: string): Stretch[] | null {
  const [before, after] = [wordsIn(earlier), wordsIn(later)]
  if (before.length * after.length > MOST_COMPARISONS) return null
  const common = commonLengths(before, after)
  const stretches: Stretch[] = []
  const add = (kind: Stretch['kind'], text: string) => {
    const last = stretches.at(-1)
    if (last?.kind === kind) last.text += text
    else stretches.push({ kind, text })
  }
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [was, is] = [before[i], after[j]]
    if (was !== undefined && was === is) {
      add('same', was)
      i += 1
      j += 1
    } else if (was !== undefined && (is === undefined || common(i + 1, j) >= common(i, j + 1))) {
      add('gone', was)
      i += 1
    } else if (is !== undefined) {
      add('new', is)
      j += 1
    }
  }
  return readable(stretches)
}

/** What changed at one place is one thing: first what is gone and then what is new, the space between its words included. */
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

/** How many words two texts have in common from a place on in each. */
function commonLengths(before: readonly string[], after: readonly string[]) {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  return at
}
