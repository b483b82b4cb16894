import fc, { type IAsyncProperty, type IProperty, type Parameters } from 'fast-check'
import { pure } from './case-counts.ts'
import thorough from './thorough-checks.ts'

/** The same for the parts that have no database and no server: every property is pure. */
export default {
  ...fc,
  assert: <Values>(property: IProperty<Values> | IAsyncProperty<Values>, parameters: Parameters<Values> = {}) =>
    thorough.assert(pure(property), parameters),
}
