import process from 'node:process'
import { launch, onStop, runProgram } from './launch.mjs'
import { setUp } from './setup.mjs'

const HELP = `Installs what is missing, then runs everything that can fail: build, checks, unit, API and browser tests.

  npm test

The last line shows how many passed and failed; the exit code is not 0 if any failed.
`

await runProgram(async () => {
  if (process.argv.includes('--help')) {
    process.stdout.write(HELP)
    return 0
  }
  const suite = launch(setUp({ withTools: true }), ['scripts/test-suite.ts'])
  onStop(suite.stop)
  return suite.ended
})
