import fc, { type IAsyncProperty, type IProperty, type Parameters } from 'fast-check'

/** Of a property without a database or a server. */
const CASES = 10_000

/** fast-check for `npm run verify`: properties that run at once get at least 10,000 cases. */
export default {
  ...fc,
  assert<Values>(property: IProperty<Values> | IAsyncProperty<Values>, parameters: Parameters<Values> = {}) {
    const numRuns = property.isAsync() ? parameters.numRuns : Math.max(CASES, parameters.numRuns ?? 0)
    return fc.assert(property, { ...parameters, ...(numRuns !== undefined && { numRuns }) })
  },
}
