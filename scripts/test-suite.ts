import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { ProgramError, runNode, runProgram } from './programs.ts'
import { type Counts, countReport, type ReportKind } from './test-counts.ts'
import { type FileTime, slowestFiles } from './test-times.ts'

const HELP = `Runs everything that can fail: build, checks, unit and API tests, browser tests. npm test runs this.

  node scripts/test-suite.ts
`

type Result = Counts & { slowest: FileTime[] }
type Part = Result & { name: string; seconds: number }

const SLOWEST_SHOWN = 20

const nothing: Result = { passed: 0, failed: 0, skipped: 0, slowest: [] }
const oneFailure: Result = { ...nothing, failed: 1 }

/** Runs one part to its end; any error in it counts as its failure and stops no other part. */
async function runPart(name: string, work: () => Promise<Result>): Promise<Part> {
  console.log(`\n━━ ${name} ━━`)
  const started = performance.now()
  const counts = await work().catch((error: unknown) => {
    console.error(error instanceof ProgramError ? error.message : error)
    return oneFailure
  })
  return { name, ...counts, seconds: (performance.now() - started) / 1000 }
}

/** `withReport` returns the arguments that make the tool write its JSON report to a path. */
async function runTool({
  kind,
  folder,
  withReport,
  environment = {},
}: {
  kind: ReportKind
  folder: string
  withReport: (path: string) => string[]
  environment?: Record<string, string>
}): Promise<Result> {
  const path = join(folder, `${kind}.json`)
  const { code } = await runNode(withReport(path), { isShown: true, environment })
  return { ...countReport({ kind, path, code }), slowest: slowestFiles({ kind, path, count: SLOWEST_SHOWN }) }
}

async function runBrowserTests(folder: string): Promise<Result> {
  const path = join(folder, 'playwright.json')
  return runTool({
    kind: 'playwright',
    folder,
    withReport: () => ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'],
    environment: { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  })
}

async function runBuild(): Promise<Result> {
  const { code } = await runNode(['scripts/build.ts', '--if-stale'], { isShown: true })
  return code === 0 ? nothing : oneFailure
}

async function runParts(folder: string): Promise<Part[]> {
  const checks = () => runTool({ kind: 'checks', folder, withReport: (path) => ['scripts/check.ts', '--report', path] })
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vite.workspace.ts', '--reporter=default']
  const unit = () =>
    runTool({
      kind: 'vitest',
      folder,
      withReport: (path) => [...vitest, '--reporter=json', `--outputFile.json=${path}`],
    })
  return [
    await runPart('build', runBuild),
    await runPart('checks', checks),
    await runPart('unit and API tests', unit),
    await runPart('browser tests', () => runBrowserTests(folder)),
  ]
}

function printSlowest({ name, slowest }: Part): void {
  if (slowest.length === 0) return
  console.log(`\nWhat took longest of ${name}, in seconds`)
  for (const { file, tests, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(8)}  ${file} (${tests === 1 ? '1 test' : `${tests} tests`})`)
}

function printTable(parts: Part[]): void {
  const row = (cells: string[]) =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(20) : cell.padStart(8))).join('')
  console.log(`\n${row(['', 'passed', 'failed', 'skipped', 'seconds'])}`)
  for (const { name, passed, failed, skipped, seconds } of parts)
    console.log(row([name, String(passed), String(failed), String(skipped), seconds.toFixed(1)]))
}

await runProgram(async () => {
  if (process.argv.includes('--help')) {
    process.stdout.write(HELP)
    return 0
  }
  const folder = mkdtempSync(join(tmpdir(), 'goodword-reports-'))
  const parts = await runParts(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
  parts.forEach(printSlowest)
  printTable(parts)
  const sum = (key: 'passed' | 'failed') => parts.reduce((total, part) => total + part[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 ? 1 : 0
})
