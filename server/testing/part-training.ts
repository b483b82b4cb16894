import { contentHash } from '#server/kernel/tokens.ts'
import { featuresOf } from '#server/stripe/part-words/classifier/features.domain.ts'
import {
  evidenceFor,
  likelihoodsOf,
  decidePart,
  type Part,
  PARTS,
  scaleOf,
  shares,
  weigh,
  WEIGHT_UNIT,
  type Weights,
} from '#server/stripe/part-words/classifier/part-classifier.domain.ts'
import { readingOf } from '#server/stripe/part-words/line-part.domain.ts'
import { plain, withoutNames } from '#server/stripe/part-words/plain-text.domain.ts'
import { readPart } from '#server/stripe/part-words/read-part.domain.ts'
import { folderOf, type Phrase, readPhrases } from './part-phrases.ts'

const ROUNDS = 20
const RATE = 0.03
const DECAY = 1e-6
const SMALLEST_SQUARE = 1e-8
/** A feature of fewer phrases is chance. */
const PHRASES_MIN = 3
/** The features that say most. More of them make the file larger and the reading no better. */
const FEATURES_MAX = 12_000

type Example = { features: readonly string[]; part: number }

/** One of so many phrases shows that a vocabulary or a feature changed. */
const SAMPLED = 10

/** Of the phrases that the classifier is trained on, and of what is read in a sample of them. */
export function trainingHash(): string {
  const phrases = [...readPhrases(folderOf('corpus')), ...readPhrases(folderOf('practice'))]
  const read = phrases
    .filter((_, at) => at % SAMPLED === 0)
    .map((phrase) => [readingOf(readPart(phrase.phrase, phrase.names)), featuresOf(textOf(phrase))])
  return contentHash(JSON.stringify([phrases, read]))
}

const textOf = ({ phrase, names }: Phrase) => withoutNames(plain(phrase), names)
const partOf = ({ label }: Phrase) => PARTS.findIndex((part) => part === label)

/** What each feature says for each part: logistic regression, by stochastic gradient descent in a fixed order. */
export function trainWeights(phrases: readonly Phrase[]): Weights {
  const examples = phrases
    .map((phrase) => ({ features: featuresOf(textOf(phrase)), part: partOf(phrase) }))
    .filter(({ part }) => part >= 0)
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const frequent = [...counts].filter(([, count]) => count >= PHRASES_MIN).map(([feature]) => feature)
  const sizeOf = (weights: readonly number[] = []) => Math.max(...weights.map(Math.abs))
  const telling = [...fit(examples, frequent)]
    .toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one))
    .slice(0, FEATURES_MAX)
    .map(([feature]) => feature)
  return rounded(fit(examples, telling))
}

const rounded = (weights: Weights): Weights =>
  new Map(
    [...weights].map(([feature, each]) => [feature, each.map((one) => Math.round(one / WEIGHT_UNIT) * WEIGHT_UNIT)]),
  )

function fit(examples: readonly Example[], features: readonly string[]): Weights {
  const indexes = new Map(features.map((feature, index) => [feature, index]))
  const read = examples.map((example) => ({
    part: example.part,
    indexes: example.features.flatMap((feature) => indexes.get(feature) ?? []),
  }))
  const weights = PARTS.map(() => new Float64Array(features.length))
  const squares = PARTS.map(() => new Float64Array(features.length).fill(SMALLEST_SQUARE))
  const shuffled = createShuffle()
  for (let round = 0; round < ROUNDS; round += 1)
    for (const example of shuffled(read)) learn(example, { weights, squares })
  return new Map(features.map((feature, index) => [feature, weights.map((each) => each[index] ?? 0)]))
}

type Learning = { weights: readonly Float64Array[]; squares: readonly Float64Array[] }

/** One step of AdaGrad: features that were seen often move less. */
function learn({ indexes, part }: { indexes: readonly number[]; part: number }, { weights, squares }: Learning): void {
  const scale = scaleOf(indexes.length)
  const scores = weights.map((each) => scale * indexes.reduce((sum, index) => sum + (each[index] ?? 0), 0))
  for (const [at, share] of shares(scores).entries()) {
    const error = (share - (at === part ? 1 : 0)) * scale
    const [weight, square] = [weights[at], squares[at]]
    if (!weight || !square) continue
    for (const index of indexes) {
      const gradient = error + DECAY * (weight[index] ?? 0)
      const sum = (square[index] ?? 0) + gradient ** 2
      square[index] = sum
      weight[index] = (weight[index] ?? 0) - (RATE * gradient) / Math.sqrt(sum)
    }
  }
}

/** The same order each time, so that the same phrases give the same weights. */
function createShuffle() {
  let seed = 1
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  return <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, place: random() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ item }) => item)
}

const DECISION_ROUNDS = 400
const DECISION_RATE = 0.3
const DECISION_DECAY = 1e-4

export type Judged = { phrase: Phrase; evidence: readonly number[] }

/**
 * What the decision about each phrase of `practice` would be made from if the classifier had seen nothing by its writer:
 * somebody's phrases are alike.
 */
export function judgePractice(corpus: readonly Phrase[], practice: readonly Phrase[]): Judged[] {
  const writers = [...new Set(practice.map(({ source }) => source))]
  return writers.flatMap((writer) => {
    const weights = trainWeights([...corpus, ...practice.filter(({ source }) => source !== writer)])
    return practice
      .filter(({ source }) => source === writer)
      .map((phrase) => ({ phrase, evidence: judge(phrase, weights) }))
  })
}

export const judge = (phrase: Phrase, weights: Weights): number[] =>
  evidenceFor(readingOf(readPart(phrase.phrase, phrase.names)), likelihoodsOf(textOf(phrase), weights))

/** How much each piece of evidence counts for each part: logistic regression, by gradient descent. */
export function trainDecision(judged: readonly Judged[]): number[][] {
  const size = judged[0]?.evidence.length ?? 0
  let decision = PARTS.map(() => Array.from({ length: size }, () => 0))
  for (let round = 0; round < DECISION_ROUNDS; round += 1) {
    const gradients = PARTS.map(() => Array.from({ length: size }, () => 0))
    for (const { phrase, evidence } of judged) {
      const likely = weigh(evidence, decision)
      for (const [part, gradient] of gradients.entries()) {
        const error = (likely[part] ?? 0) - (part === partOf(phrase) ? 1 : 0)
        for (const [at, value] of evidence.entries()) gradient[at] = (gradient[at] ?? 0) + error * value
      }
    }
    decision = decision.map((weights, part) =>
      weights.map(
        (weight, at) =>
          weight - (DECISION_RATE * (gradients[part]?.[at] ?? 0)) / judged.length - DECISION_DECAY * weight,
      ),
    )
  }
  return decision.map((weights) => weights.map((weight) => Math.round(weight * 1000) / 1000))
}

/** What would be decided from the evidence. */
export const decideFrom =
  (decision: readonly (readonly number[])[]) =>
  ({ evidence }: Judged): Part =>
    decidePart(evidence, decision)

/** How many phrases of each label are taken for what. */
export function confusionOf(judged: readonly Judged[], decide: (judged: Judged) => Part): string {
  const rows = PARTS.map((label) => {
    const labelled = judged.filter(({ phrase }) => phrase.label === label)
    const counts = PARTS.map((part) => labelled.filter((each) => decide(each) === part).length)
    const right = ((100 * (counts[PARTS.indexOf(label)] ?? 0)) / labelled.length).toFixed(1)
    return `${label.padEnd(10)}${counts.map((count) => String(count).padStart(10)).join('')}  ${right.padStart(5)} %`
  })
  return [`${''.padEnd(10)}${PARTS.map((part) => part.padStart(10)).join('')}`, ...rows].join('\n')
}
