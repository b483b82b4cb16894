type CaseCount = 'pure' | 'with-database'

const counts = new WeakMap<object, CaseCount>()

function say<Property extends object>(property: Property, count: CaseCount): Property {
  counts.set(property, count)
  return property
}

/** Says of an asynchronous property that nothing slow is in it: `npm run verify` gives it as many cases as one that runs at once. */
export const pure = <Property extends object>(property: Property): Property => say(property, 'pure')

/** Says that each case needs a database, and that `npm run verify` has the time for more of them. */
export const withDatabase = <Property extends object>(property: Property): Property => say(property, 'with-database')

export const caseCountOf = (property: object): CaseCount | undefined => counts.get(property)
