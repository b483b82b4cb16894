import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileWordings } from '#server/testing/hostile-wordings.ts'
import { folderOf, type Phrase, readPhrases, trainingHash } from '#server/testing/part-phrases.ts'
import { featuresOf } from './classifier/features.domain.ts'
import { likelihoodsOf, type Part } from './classifier/part-classifier.domain.ts'
import { TRAINED_ON } from './classifier/weights.domain.ts'
import { readLine } from './line-part.domain.ts'
import { readPart } from './read-part.domain.ts'

const partOf = (reading: ReturnType<typeof readLine>): Part => reading?.part ?? 'whole'

type Read = (phrase: Phrase) => Part
const byWords: Read = ({ phrase, names }) => partOf(readPart(phrase, names))
const byBoth: Read = ({ phrase, names }) => partOf(readLine(phrase, names))

const heldOut = readPhrases(folderOf('held-out'))

const shareOf = (phrases: readonly Phrase[], label: Part, read: Read, parts: readonly Part[] = [label]) => {
  const labelled = phrases.filter((phrase) => phrase.label === label)
  return labelled.filter((phrase) => parts.includes(read(phrase))).length / labelled.length
}

describe('the words of an invoice that nobody has seen', () => {
  test('are read better with the classifier than by vocabularies alone', () => {
    for (const read of [byWords, byBoth]) {
      const shares = (['first', 'last', 'whole', 'recurring'] as const).map(
        (label) => `${label} ${(100 * shareOf(heldOut, label, read)).toFixed(1)} %`,
      )
      process.stdout.write(`\n${read === byBoth ? 'with the classifier' : 'by vocabularies'}: ${shares.join(', ')}\n`)
    }
    expect(shareOf(heldOut, 'first', byBoth)).toBeGreaterThanOrEqual(0.87)
    expect(shareOf(heldOut, 'last', byBoth)).toBeGreaterThanOrEqual(0.84)
    // These clients are asked, because their money is not for a first part.
    expect(shareOf(heldOut, 'last', byBoth, ['last', 'whole', 'recurring'])).toBeGreaterThanOrEqual(0.92)
    expect(shareOf(heldOut, 'whole', byBoth, ['whole', 'last', 'recurring'])).toBeGreaterThanOrEqual(0.98)
    for (const label of ['first', 'last'] as const)
      expect(shareOf(heldOut, label, byBoth)).toBeGreaterThan(shareOf(heldOut, label, byWords))
  })

  test('are in no set that anything was made by', () => {
    const known = new Set(
      [...readPhrases(folderOf('corpus')), ...readPhrases(folderOf('practice'))].map(({ phrase }) => phrase),
    )
    expect(heldOut.filter(({ phrase }) => known.has(phrase))).toEqual([])
  })
})

describe('the classifier', () => {
  test('was trained on the phrases as they are', () => {
    expect(TRAINED_ON, 'Run node scripts/train-parts.ts.').toBe(trainingHash())
  })

  test('finds what no vocabulary has, as weak', () => {
    const line = 'Materials money before we start on the staircase'
    expect(readPart(line)).toBeNull()
    expect(readLine(line)).toMatchObject({ part: 'first', isWeak: true })
  })

  test.each([
    ['Deposit 50%', 'first'],
    ['Final payment', 'last'],
    ['Monthly retainer, May', 'recurring'],
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
