import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pure, withDatabase } from './case-counts.ts'
import everythingPure from './pure-thorough-checks.ts'
import thorough from './thorough-checks.ts'

/** How many cases a property gets from one of the two. */
async function casesOf(
  { assert }: typeof thorough,
  { numRuns, as }: { numRuns?: number; as: 'sync' | 'async' | 'pure' | 'with database' },
): Promise<number> {
  let cases = 0
  const parameters = numRuns === undefined ? {} : { numRuns }
  const asynchronous = fc.asyncProperty(fc.nat(), async () => void (cases += 1))
  if (as === 'sync')
    await assert(
      fc.property(fc.nat(), () => void (cases += 1)),
      parameters,
    )
  else if (as === 'pure') await assert(pure(asynchronous), parameters)
  else await assert(as === 'with database' ? withDatabase(asynchronous) : asynchronous, parameters)
  return cases
}

test('a property that is pure gets 10,000 cases, synchronous or not, and one with a database 200', async () => {
  expect(await casesOf(thorough, { numRuns: 200, as: 'sync' })).toBe(10_000)
  expect(await casesOf(thorough, { as: 'pure' })).toBe(10_000)
  expect(await casesOf(thorough, { numRuns: 12_000, as: 'pure' })).toBe(12_000)
  expect(await casesOf(thorough, { numRuns: 12, as: 'with database' })).toBe(200)
  expect(await casesOf(thorough, { numRuns: 400, as: 'with database' })).toBe(400)
})

test('one that says nothing keeps its number', async () => {
  expect(await casesOf(thorough, { numRuns: 2, as: 'async' })).toBe(2)
  expect(await casesOf(thorough, { as: 'async' })).toBe(100)
})

test('where no database is, every property is pure', async () => {
  expect(await casesOf(everythingPure, { numRuns: 1000, as: 'async' })).toBe(10_000)
})
