import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from './chromium.ts'
import { runNode, runProgram } from './programs.ts'

const HELP = `Takes screenshots of every page of the product in each of its states, light and dark, wide and narrow.

  npm run screenshots [-- PAGE …]

  PAGE   a page of e2e/page-states.ts, like login, or operator; all of them by default
         share-sheets: every share image with 3, 60 and 600 characters in Latin, Arabic and Japanese

Writes screenshots/PAGE-STATE-THEME-WIDTH.png. Taking all of them takes three to four minutes.
`

await runProgram(async () => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const folder = join(import.meta.dirname, '../screenshots')
  if (positionals.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const environment = { CHROMIUM_PATH: findChromium(), SCREENSHOTS_FOLDER: folder }
  const build = await runNode(['scripts/build.ts', '--if-stale'], { isShown: true })
  if (build.code !== 0) return build.code
  const chosen = positionals.map((page) => ` ${page} `).join('|')
  const tests = [
    'test',
    'e2e/page-states.spec.ts',
    'e2e/ops-states.spec.ts',
    'e2e/share-sheets.spec.ts',
    '--reporter=line',
    ...(chosen ? ['--grep', chosen] : []),
  ]
  const { code } = await runNode(['node_modules/@playwright/test/cli.js', ...tests], { isShown: true, environment })
  console.log(`${readdirSync(folder).length} screenshots are in ${folder}`)
  return code
})
