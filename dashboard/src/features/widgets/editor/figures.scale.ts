const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
const LEAST = 5

/**
 * The top of the chart's scale: a round number slightly above the maximum, and never so low that one view looks like
 * many.
 */
export function scaleOf(most: number): number {
  if (most <= LEAST) return LEAST
  const power = 10 ** Math.floor(Math.log10(most))
  const end = STEPS.map((step) => step * power).find((step) => step >= most && Number.isInteger(step))
  return end ?? most
}
