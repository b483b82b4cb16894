import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { launch, onStop, ProgramError, root, runProgram } from './launch.mjs'
import { setUp } from './setup.mjs'

const HELP = `Installs and builds what is missing or stale, then serves the whole product.

  npm start                 serve it on http://localhost:3000
  npm start -- --demo       with a demo owner, testimonials, and an example customer site

The configuration comes from environment variables and from the file .env; .env.example explains them.
`

function readOptions() {
  try {
    return parseArgs({ options: { demo: { type: 'boolean' }, help: { type: 'boolean' } } }).values
  } catch (error) {
    throw new ProgramError(`${error.message.split('. ')[0]}. See npm start -- --help.`)
  }
}

const running = new Set()
let isStopping = false

function stopAll() {
  isStopping = true
  for (const program of running) program.stop()
}

const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []

async function run(node, args) {
  const program = launch(node, [...settings, ...args])
  running.add(program)
  const code = await program.ended
  running.delete(program)
  return code
}

/** Runs the programs one after the other, until one fails or is stopped; 0 when all succeeded. */
async function runInOrder(node, programs) {
  for (const args of programs) {
    const code = await run(node, args)
    if (code !== 0 || isStopping) return { code, isDone: true }
  }
  return { code: 0, isDone: isStopping }
}

/**
 * Runs the programs in parallel; when one ends, the others are stopped. The exit code is that of the first to end, or
 * of the first in the list when we were asked to stop.
 */
async function runTogether(node, programs) {
  const all = programs.map((args) => run(node, args))
  const code = await Promise.race(all)
  const wasAsked = isStopping
  stopAll()
  const [codeOfFirst] = await Promise.all(all)
  return wasAsked ? codeOfFirst : code
}

const hasFile = (path) => existsSync(join(root, path))

/** A release is made of built files: it has no sources to build from. */
const canBuild = hasFile('dashboard')

async function main() {
  const { demo: isDemo, help: isHelp } = readOptions()
  if (isHelp) {
    process.stdout.write(HELP)
    return 0
  }
  if (isDemo && !canBuild)
    throw new ProgramError('The demo is not part of a release: run npm start -- --demo in a clone of the repository.')
  const node = setUp({ withTools: canBuild && !hasFile('dist/.inputs') })
  onStop(stopAll)

  const checked = await runInOrder(node, [['server/main.ts', '--check-config']])
  if (checked.isDone) return checked.code

  const isStale = canBuild && (await run(node, ['scripts/build-inputs.ts'])) !== 0
  if (isStopping) return 0
  if (isStale) setUp({ withTools: true })

  const prepare = isStale ? [['scripts/build.ts']] : []
  if (isDemo) prepare.push(['scripts/seed-demo.ts'])
  const prepared = await runInOrder(node, prepare)
  if (prepared.isDone) return prepared.code

  return runTogether(node, [['server/main.ts'], ...(isDemo ? [['scripts/demo-site.ts']] : [])])
}

await runProgram(main)
