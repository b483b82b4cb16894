const accented: Record<string, string> = { a: 'á', e: 'é', i: 'ï', o: 'ö', u: 'ü', c: 'ç', n: 'ñ', s: 'š', y: 'ý' }
const vowels = 'aeiou'

/** Adds accents and makes the text about a third longer. */
function stretch(text: string): string {
  const letters = [...text].map((letter) => {
    const lower = letter.toLowerCase()
    const changed = accented[lower] ?? lower
    const shown = letter === lower ? changed : changed.toUpperCase()
    return vowels.includes(lower) ? shown + changed : shown
  })
  return letters.join('')
}

/** Leaves the inserted values as they are. */
function stretchAround(sentence: string, values: readonly string[]): string {
  const value = values.find((each) => each !== '' && sentence.includes(each))
  if (value === undefined) return stretch(sentence)
  return sentence
    .split(value)
    .map((part) => stretchAround(part, values))
    .join(value)
}

function toPseudo(value: unknown): unknown {
  if (typeof value === 'string') return stretch(value)
  if (Array.isArray(value)) return value.map(toPseudo)
  if (typeof value === 'function') {
    return (...values: unknown[]) => stretchAround(String(value(...values)), values.map(String))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toPseudo(each)]))
}

// Safe: every text keeps its name and its type, string or function.
export const toPseudoTexts = <T extends object>(texts: T): T => toPseudo(texts) as T
