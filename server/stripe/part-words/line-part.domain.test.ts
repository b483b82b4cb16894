import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileWordings } from '#server/testing/hostile-wordings.ts'
import { folderOf, type Phrase, readPhrases } from '#server/testing/part-phrases.ts'
import { trainingHash } from '#server/testing/part-training.ts'
import { featuresOf } from './classifier/features.domain.ts'
import { likelihoodsOf, type Part } from './classifier/part-classifier.domain.ts'
import { TRAINED_ON } from './classifier/weights.domain.ts'
import { readLine } from './line-part.domain.ts'
import { readPart } from './read-part.domain.ts'

const partOf = (reading: ReturnType<typeof readLine>): Part => reading?.part ?? 'whole'

type Read = (phrase: Phrase) => Part
const byWords: Read = ({ phrase, names }) => partOf(readPart(phrase, names))
const byBoth: Read = ({ phrase, names }) => partOf(readLine(phrase, names))

const unseen = readPhrases(folderOf('unseen'))
const labels = ['first', 'last', 'whole', 'recurring'] as const

/** How many of the phrases with a label are right: first parts wait, and clients are asked after everything else. */
function shareRight(phrases: readonly Phrase[], label: Part, read: Read): number {
  const labelled = phrases.filter((phrase) => phrase.label === label)
  return labelled.filter((phrase) => (read(phrase) === 'first') === (label === 'first')).length / labelled.length
}

const percentagesOf = (phrases: readonly Phrase[], read: Read) =>
  labels.map((label) => `${label} ${(100 * shareRight(phrases, label, read)).toFixed(1)} %`).join(', ')

// What was measured when they were written, rounded down. They may rise.
const floors = [
  { source: 'ordinary', first: 0.99, last: 0.99, whole: 0.97, recurring: 0.98 },
  { source: 'unusual', first: 0.97, last: 0.96, whole: 0.98, recurring: 0.99 },
  { source: 'invoicing programs', first: 0.98, last: 0.95, whole: 0.97, recurring: null },
]

describe('words of invoices that nothing was made by', () => {
  test.each(floors)('are read as a person reads them: $source', ({ source, ...floor }) => {
    const phrases = unseen.filter((phrase) => phrase.source === source)
    expect(phrases.length).toBeGreaterThan(480)
    const [words, both] = [percentagesOf(phrases, byWords), percentagesOf(phrases, byBoth)]
    process.stdout.write(`\n${source}\n  by vocabularies: ${words}\n  with the classifier: ${both}\n`)
    for (const label of labels)
      if (floor[label] !== null) expect(shareRight(phrases, label, byBoth), label).toBeGreaterThanOrEqual(floor[label])
    expect(shareRight(phrases, 'first', byBoth)).toBeGreaterThan(shareRight(phrases, 'first', byWords))
  })

  test('are in no other set', () => {
    const others = [...readPhrases(folderOf('corpus')), ...readPhrases(folderOf('practice'))]
    const known = new Set(others.map(({ phrase }) => phrase))
    expect(unseen.filter(({ phrase }) => known.has(phrase))).toEqual([])
  })
})

describe('the classifier', () => {
  test('was trained on the phrases as they are, and as they are read', () => {
    expect(TRAINED_ON, 'Run node scripts/train-parts.ts.').toBe(trainingHash())
  })

  test.each(['What we said you would pay when I start the painting', 'Startgeld für das Wandbild'])(
    'finds what no vocabulary has, as weak: %s',
    (line) => {
      expect(readPart(line)).toBeNull()
      expect(readLine(line)).toMatchObject({ part: 'first', isWeak: true })
    },
  )

  test.each(['Invoice 12', 'Payment', '150 % more', 'Workshop', ''])('takes “%s” for a whole price', (line) => {
    expect(readLine(line)).toBeNull()
  })

  test.each([
    ['Deposit 50%', 'first'],
    ['Final payment', 'last'],
    ['Monthly retainer, May', 'recurring'],
    ['Retainer', 'first'],
    ['Deposit for the final design', 'first'],
  ])('leaves “%s” as the vocabularies read it', (line, part) => {
    expect(readLine(line)).toEqual(readPart(line))
    expect(readLine(line)).toMatchObject({ part })
  })

  test('gives likelihoods that add up to 1, whatever the text', () => {
    const property = fc.property(fc.string({ unit: 'binary' }), (text) => {
      const likelihoods = likelihoodsOf(text)
      expect(likelihoods.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
      expect(likelihoods.every((one) => one >= 0 && one <= 1)).toBe(true)
    })
    fc.assert(property)
  })

  test.each(Object.entries(hostileWordings))('looks at a bounded number of features: %s', (_, line) => {
    expect(featuresOf(line.slice(0, 500)).length).toBeLessThan(3000)
  })
})
