import { decidePart, evidenceFor, likelihoodsOf, type Reading } from './classifier/part-classifier.domain.ts'
import { plain, withoutNames } from './plain-text.domain.ts'
import { type PartReading, readPart } from './read-part.domain.ts'

/**
 * Which part of a price a line says it is, by the vocabularies and by a classifier that knows wordings that are in none of
 * them. What only the classifier finds is weak. Null when it is a whole price. `names` are the client's and the owner's.
 */
export function readLine(line: string, names: readonly string[] = []): PartReading | null {
  const read = readPart(line, names)
  if (read?.isCounted && read.part !== 'recurring') return read
  const likelihoods = likelihoodsOf(withoutNames(plain(line), names))
  const part = decidePart(evidenceFor(readingOf(read), likelihoods))
  if (read?.part === part) return read
  // Work that goes on is asked for like a whole price, so only words that say so make it one.
  if (part === 'whole' || part === 'recurring') return null
  return { part, isWeak: true, isCounted: false, isSettled: false, words: read?.words ?? '' }
}

export function readingOf(read: PartReading | null): Reading {
  if (!read) return 'nothing'
  if (read.isSettled) return 'settled'
  return read.isWeak ? 'weak' : read.part
}
