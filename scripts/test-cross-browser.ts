import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startVitest, type TestCase } from 'vitest/node'
import { TestBrowserMissing, type TestBrowserName, TEST_BROWSERS } from '../e2e/cross-browser/test-browser.ts'
import { findFirefox } from '../e2e/cross-browser/firefox.ts'
import { findWebKit } from '../e2e/cross-browser/webkit.ts'
import { isBuildFresh } from './build-inputs.ts'
import { ProgramError, runNode, runProgram } from './programs.ts'

const HELP = `Tests the built widget and the pages for clients and visitors in Firefox and WebKit, if installed.
npm run test:e2e tests in Chromium.

  npm run test:cross-browser [-- FILE …] [-- --only ENGINE] [-- --name WORDS] [-- --pictures FOLDER]

  FILE         only files of e2e/cross-browser whose name contains this
  --only       firefox or webkit
  --name       only checks whose name contains this
  --pictures   save a screenshot of every layout there, in both browsers and two widths
`

const FINDERS = { firefox: findFirefox, webkit: findWebKit }

function findTestBrowsers(wanted?: string): TestBrowserName[] {
  const names = TEST_BROWSERS.filter((name) => wanted === undefined || wanted === name)
  if (names.length === 0) throw new ProgramError(`${wanted} is not installed here. Use ${TEST_BROWSERS.join(' or ')}.`)
  return names.filter((name) => {
    try {
      return FINDERS[name]() !== undefined
    } catch (error) {
      if (!(error instanceof TestBrowserMissing)) throw error
      console.log(error.message)
      return false
    }
  })
}

async function runChecks(
  testBrowsers: TestBrowserName[],
  { files, name, screenshots }: { files: string[]; name?: string; screenshots?: string },
): Promise<boolean> {
  const run = await startVitest('test', files, {
    config: false,
    watch: false,
    maxWorkers: testBrowsers.length,
    ...(name && { testNamePattern: name }),
    projects: testBrowsers.map((testBrowser) => ({
      test: {
        name: testBrowser,
        include: ['e2e/cross-browser/*.run.ts'],
        isolate: false,
        testTimeout: 60_000,
        hookTimeout: 60_000,
        provide: { testBrowser, screenshots: screenshots ?? '' },
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

/** Reports checks that a browser can't do, so that they don't look passed; those skipped by `--name` have no reason. */
function tellWhyLeftOut(check: TestCase): void {
  const result = check.result()
  if (result.state === 'skipped' && result.note) console.log(`${result.note} Skipped: ${check.fullName}`)
}

await runProgram(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      name: { type: 'string' },
      screenshots: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const testBrowsers = findTestBrowsers(values.only)
  if (testBrowsers.length === 0) return 0
  if (!isBuildFresh() || !existsSync('dist/widget/manifest.json')) {
    const { code } = await runNode(['scripts/build.ts'], { isShown: true })
    if (code !== 0) return code
  }
  return (await runChecks(testBrowsers, { files: positionals, ...values })) ? 0 : 1
})
