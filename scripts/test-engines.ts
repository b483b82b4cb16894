import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startVitest, type TestCase } from 'vitest/node'
import { EngineMissing, type EngineName, ENGINES } from '../e2e/engines/engine.ts'
import { findFirefox } from '../e2e/engines/firefox.ts'
import { findWebKit } from '../e2e/engines/webkit.ts'
import { isBuildFresh } from './build-inputs.ts'
import { ProgramError, runNode, runProgram } from './programs.ts'

const HELP = `Tries the built widget and the pages for clients and visitors in Firefox and WebKit, as far as they are installed.
Chromium is what npm run test:e2e is for.

  npm run test:engines [-- FILE …] [-- --only ENGINE] [-- --name WORDS] [-- --pictures FOLDER]

  FILE         only files of e2e/engines whose name contains this
  --only       firefox or webkit
  --name       only checks whose name contains this
  --pictures   keep a picture of every layout there, in both browsers and two widths
`

const FINDERS = { firefox: findFirefox, webkit: findWebKit }

function findEngines(wanted?: string): EngineName[] {
  const names = ENGINES.filter((name) => wanted === undefined || wanted === name)
  if (names.length === 0) throw new ProgramError(`There is no ${wanted} here: say ${ENGINES.join(' or ')}.`)
  return names.filter((name) => {
    try {
      return FINDERS[name]() !== undefined
    } catch (error) {
      if (!(error instanceof EngineMissing)) throw error
      console.log(error.message)
      return false
    }
  })
}

async function runChecks(
  engines: EngineName[],
  { files, name, pictures }: { files: string[]; name?: string; pictures?: string },
): Promise<boolean> {
  const run = await startVitest('test', files, {
    config: false,
    watch: false,
    maxWorkers: engines.length,
    ...(name && { testNamePattern: name }),
    projects: engines.map((engine) => ({
      test: {
        name: engine,
        include: ['e2e/engines/*.run.ts'],
        isolate: false,
        testTimeout: 60_000,
        hookTimeout: 60_000,
        provide: { engine, pictures: pictures ?? '' },
        expect: { poll: { timeout: 15_000 } },
      },
    })),
  })
  const modules = run.state.getTestModules()
  const isPassed =
    modules.length > 0 && modules.every((module) => module.ok()) && run.state.getUnhandledErrors().length === 0
  for (const module of modules) for (const check of module.children.allTests('skipped')) tellWhyLeftOut(check)
  await run.close()
  return isPassed
}

/** What a browser has not is said, lest it be taken for passed; what `--name` leaves out has no reason. */
function tellWhyLeftOut(check: TestCase): void {
  const result = check.result()
  if (result.state === 'skipped' && result.note) console.log(`${result.note} Left out: ${check.fullName}`)
}

await runProgram(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      name: { type: 'string' },
      pictures: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const engines = findEngines(values.only)
  if (engines.length === 0) return 0
  if (!isBuildFresh() || !existsSync('dist/widget/manifest.json')) {
    const { code } = await runNode(['scripts/build.ts'], { isShown: true })
    if (code !== 0) return code
  }
  return (await runChecks(engines, { files: positionals, ...values })) ? 0 : 1
})
