import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { fuzz } from './loop.ts'

const ROOT = join(import.meta.dirname, '../..')

// In a process of its own: V8 counts only what was loaded after it was told to.
const PROGRAM = `
  import { measureCoverage } from './scripts/fuzz/coverage.ts'
  import { fuzz, shorten } from './scripts/fuzz/loop.ts'
  const none = { take: () => [] }
  const coverage = measureCoverage()
  const { planted } = await import('./scripts/fuzz/planted.ts')
  const of = { corpus: [], seed: 1 }
  const blind = await fuzz(planted, { ...of, coverage: none, seconds: 1 })
  const { fault, tries } = await fuzz(planted, { ...of, coverage, seconds: 150 })
  const { input } = fault ? await shorten(planted, fault) : {}
  console.log(JSON.stringify({ isFoundBlindly: blind.fault !== undefined, input: input?.toString('hex'), why: fault?.why, tries }))`

test('a bug behind four branches is found by what the inputs run, and not by chance, and its input is shortened', async () => {
  const args = ['--input-type=module-typescript', '--eval', PROGRAM]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env: { NODE_ENV: 'test' } })
  expect(JSON.parse(stdout)).toMatchObject({
    isFoundBlindly: false,
    input: '673a7b22',
    why: expect.stringContaining('The planted bug.'),
  })
}, 200_000)

test('one input is read alone, beside the empty one, so that what is said is about it', async () => {
  const args = ['scripts/fuzz.ts', 'tokens', '--input', Buffer.from('de-AT').toString('base64')]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env: { NODE_ENV: 'test' } })
  expect(stdout).toMatch(/^tokens: 2 inputs ran /)
})

test('code whose runs can’t be counted is given changed seeds', async () => {
  const found: boolean[] = []
  for (const seeds of [undefined, async () => [Buffer.from('a file of some format')]]) {
    const read = (input: Buffer) => {
      if (/^a file of .+ format$/.test(input.toString()) && input.toString() !== 'a file of some format')
        throw new Error('The planted bug.')
    }
    const target = { dictionary: [], read, ...(seeds && { seeds }) }
    const { fault } = await fuzz(target, { coverage: { take: () => [] }, corpus: [], seed: 1, seconds: 1 })
    found.push(fault !== undefined)
  }
  expect(found).toEqual([false, true])
})
