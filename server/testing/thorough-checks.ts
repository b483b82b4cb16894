import fc, { type IAsyncProperty, type IProperty, type Parameters } from 'fast-check'
import { caseCountOf } from './case-counts.ts'

const CASES = { pure: 10_000, 'with-database': 200 }

/**
 * fast-check for `npm run verify`: properties that run at once, and those that say that they are pure, get at least 10,000 cases; those that
 * say that they have a database, 200. Any other one has its own number.
 */
export default {
  ...fc,
  assert<Values>(property: IProperty<Values> | IAsyncProperty<Values>, parameters: Parameters<Values> = {}) {
    const count = property.isAsync() ? caseCountOf(property) : 'pure'
    if (count === undefined) return fc.assert(property, parameters)
    return fc.assert(property, { ...parameters, numRuns: Math.max(CASES[count], parameters.numRuns ?? 0) })
  },
}
