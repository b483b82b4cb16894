import { findChromium } from './chromium.ts'
import { runNode, runProgram } from './programs.ts'

const HELP = `Builds what is stale and runs the browser tests. Further arguments go to Playwright.

  npm run test:e2e [-- FILE | --grep TEXT | --debug …]
`

await runProgram(async () => {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    process.stdout.write(HELP)
    return 0
  }
  const environment = { CHROMIUM_PATH: findChromium() }
  const build = await runNode(['scripts/build.ts', '--if-stale'], { isShown: true })
  if (build.code !== 0) return build.code
  const tests = await runNode(['node_modules/@playwright/test/cli.js', 'test', ...args], { isShown: true, environment })
  return tests.code
})
