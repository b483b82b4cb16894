import { featuresOf } from './features.domain.ts'
import { DECISION, FEATURES } from './weights.domain.ts'

/** What a line can be, in the order of all weights. */
export const PARTS = ['first', 'last', 'whole', 'recurring'] as const
export type Part = (typeof PARTS)[number]

/** What the vocabularies read in a line; `weak` is a first part that could be any, `settled` a last one beyond doubt. */
export const READINGS = ['first', 'weak', 'last', 'settled', 'recurring', 'nothing'] as const
export type Reading = (typeof READINGS)[number]

/** For each feature, how much it speaks for each part. */
export type Weights = ReadonlyMap<string, readonly number[]>

/** Weights are stored as whole numbers. */
export const WEIGHT_UNIT = 0.01
/** Long lines have many features; this keeps their scores like those of short ones. */
export const scaleOf = (features: number) => 3 / Math.sqrt(Math.max(1, features))

const trained: Weights = new Map(
  FEATURES.trim()
    .split('\n')
    .map((line) => {
      const [feature = '', ...weights] = line.split('\t')
      return [feature, weights.map((weight) => Number(weight) * WEIGHT_UNIT)]
    }),
)

/** How likely a line is each part, by logistic regression. They add up to 1. */
export function likelihoodsOf(text: string, weights: Weights = trained): number[] {
  const known = featuresOf(text).flatMap((feature) => {
    const found = weights.get(feature)
    return found ? [found] : []
  })
  const scale = scaleOf(known.length)
  return shares(PARTS.map((_, part) => scale * known.reduce((sum, each) => sum + (each[part] ?? 0), 0)))
}

/** Positive numbers that add up to 1, and grow with the scores. */
export function shares(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

const LEAST_LIKELIHOOD = 0.001

/** What the decision is made from: what the vocabularies read, the likelihoods, and a constant. */
export const evidenceFor = (reading: Reading, likelihoods: readonly number[]): number[] => [
  ...READINGS.map((each) => (each === reading ? 1 : 0)),
  ...likelihoods.map((likelihood) => Math.log(likelihood + LEAST_LIKELIHOOD)),
  1,
]

/**
 * A first part that is taken for something else asks a client too early, so it needs less than half of the likelihood. In the
 * phrases of `practice/`, less than this holds more balances than it finds deposits.
 */
const FIRST_FROM = 0.4

/** How likely each part is, from the evidence of both. */
export const weigh = (evidence: readonly number[], decision: readonly (readonly number[])[]): number[] =>
  shares(decision.map((weights) => weights.reduce((sum, weight, at) => sum + weight * (evidence[at] ?? 0), 0)))

/** What a line is, from the evidence of both. What the vocabularies read as a first part is given up for a balance only. */
export function decidePart(evidence: readonly number[], decision: readonly (readonly number[])[] = DECISION): Part {
  const [first = 0, ...others] = weigh(evidence, decision)
  const other = PARTS[1 + others.indexOf(Math.max(...others))] ?? 'whole'
  const isNamed = FIRST_READINGS.some((at) => evidence[at] === 1)
  return first > FIRST_FROM || (isNamed && other !== 'last') ? 'first' : other
}

const FIRST_READINGS = [READINGS.indexOf('first'), READINGS.indexOf('weak')]
