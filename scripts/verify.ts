import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, totalmem } from 'node:os'
import process from 'node:process'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { findChromium } from './chromium.ts'
import { readCommit } from './commit.ts'
import { ProgramError, runNode, runProgram } from './programs.ts'
import { readVerified, type VerifiedPart, verifiedDocument } from './verified-document.ts'

const VITEST = 'node_modules/vitest/vitest.mjs'

type Part = {
  name: string
  /** What it shows, in a sentence. */
  shows: string
  command: string
  args: () => string[]
  environment?: Record<string, string>
}

/** Files with properties, which fast-check makes cases for. */
const propertyTests = () =>
  globSync('{server,shared,dashboard,widget}/**/*.test.{ts,tsx}').filter((path) =>
    readFileSync(path, 'utf8').includes("from 'fast-check'"),
  )

const program = (name: string, shows: string, command: string, ...args: string[]): Part => ({
  name,
  shows,
  command,
  args: () => args,
})

const PARTS: readonly Part[] = [
  program('tests', 'Build, checks, unit, API and browser tests.', 'npm test', 'scripts/test-suite.ts'),
  {
    name: 'properties',
    shows: 'Property tests, those without a database or server with 10,000 cases each.',
    command: 'npm run verify -- --only properties',
    args: () => [VITEST, 'run', '--config', 'vite.verify.ts', ...propertyTests()],
  },
  program('postgres', 'The server’s tests on PostgreSQL.', 'npm run test:postgres', 'scripts/test-postgres.ts'),
  {
    name: 'workers',
    shows: 'Four workers decide about 500 payments of 50 clients at once, 50 times.',
    command: 'WORKERS_ROUNDS=50 npm run test:postgres -- server/scheduling/several-workers.test.ts',
    args: () => ['scripts/test-postgres.ts', 'server/scheduling/several-workers.test.ts'],
    environment: { WORKERS_ROUNDS: '50' },
  },
  {
    name: 'pages',
    shows: 'Every state of every page by all rules for accessibility, in both themes at both widths.',
    command: 'npm run verify -- --only pages',
    args: () => ['node_modules/@playwright/test/cli.js', 'test', 'e2e/page-states.spec.ts', '--reporter=dot'],
    environment: { THOROUGH: 'true' },
  },
  program('release', 'A release runs in an empty folder.', 'npm run test:release', 'scripts/test-release.ts'),
  program('image', 'The container’s root folder runs, within its size.', 'npm run test:image', 'scripts/test-image.ts'),
  program('proxy', 'Goodword behind a real nginx.', 'npm run test:proxy', 'scripts/test-proxy.ts'),
  program(
    'chaos',
    'The fault table: nothing acknowledged is lost or done twice.',
    'npm run chaos',
    'scripts/chaos/run.ts',
  ),
  program(
    'fuzz',
    'Parsers that strangers reach, with inputs chosen by what they run.',
    'npm run fuzz -- --seconds 60',
    'scripts/fuzz.ts',
    '--seconds',
    '60',
  ),
  program(
    'backup',
    'A backup while others work, and its restore.',
    'npm run bench -- backup',
    'bench/run.ts',
    'backup',
  ),
  program('retention', 'Deleting 100,000 old requests.', 'npm run bench -- retention', 'bench/run.ts', 'retention'),
  program('list', 'The list against a bare statement.', 'npm run bench -- list', 'bench/run.ts', 'list'),
  program('feed', 'Feeds against plain node:http.', 'npm run bench -- feed', 'bench/run.ts', 'feed'),
]

const HELP = `Runs everything that takes too long for every change, one after the other, and writes what came out to docs/verified.md.

  npm run verify                      everything: about two hours
  npm run verify -- --only NAME,NAME  some parts; the document keeps what is known of the others

${PARTS.map(({ name, shows }) => `  ${name.padEnd(12)}${shows}`).join('\n')}

The exit code is 1 if a part failed. The others run all the same.
`

const DOCUMENT = 'docs/verified.md'
const SUMMARY_MAX = 140

function readOptions() {
  try {
    const { values } = parseArgs({ options: { help: { type: 'boolean' }, only: { type: 'string' } } })
    return values
  } catch (error) {
    throw new ProgramError(`${String(error).split('. ')[0]}. See npm run verify -- --help.`)
  }
}

function chosenParts(only: string | undefined): readonly Part[] {
  if (only === undefined) return PARTS
  const names = only.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !PARTS.some((part) => part.name === name))
  if (unknown !== undefined) throw new ProgramError(`There is no part “${unknown}”. See npm run verify -- --help.`)
  return PARTS.filter(({ name }) => names.includes(name))
}

async function runPart({ name, shows, command, args, environment }: Part): Promise<VerifiedPart> {
  console.log(`\n━━ ${name} ━━`)
  const started = performance.now()
  const { code, output } = await runNode(args(), {
    isShown: false,
    environment: { CHROMIUM_PATH: findChromium(), ...environment },
  })
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const seconds = Math.round((performance.now() - started) / 1000)
  if (code !== 0) console.log(lines.slice(-60).join('\n'))
  const summary = (
    lines.findLast((line) => /\d (passed|failed)/.test(line)) ??
    lines.findLast((line) => /\d/.test(line)) ??
    ''
  ).slice(0, SUMMARY_MAX)
  console.log(`${code === 0 ? 'ok' : 'failed'} after ${seconds} s: ${summary}`)
  return {
    name,
    shows,
    command,
    isOk: code === 0,
    summary,
    seconds,
    date: new Date().toISOString().slice(0, 10),
    commit: readCommit({ except: [DOCUMENT] }),
  }
}

const machine = () =>
  `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}, Node ${process.versions.node}`

await runProgram(async () => {
  const { help, only } = readOptions()
  if (help) {
    process.stdout.write(HELP)
    return 0
  }
  const parts = chosenParts(only)
  const known = existsSync(DOCUMENT) ? readVerified(readFileSync(DOCUMENT, 'utf8')) : []
  const results = new Map(known.map((one) => [one.name, one]))
  for (const part of parts) {
    results.set(part.name, await runPart(part))
    const all = PARTS.flatMap(({ name }) => results.get(name) ?? [])
    const others = PARTS.filter(({ name }) => !results.has(name))
    writeFileSync(DOCUMENT, verifiedDocument(all, { machine: machine(), others }))
  }
  return parts.every(({ name }) => results.get(name)?.isOk) ? 0 : 1
})
