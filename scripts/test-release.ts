import { rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { runProgram } from './programs.ts'
import { SERVER_PROGRAM } from './release-files.ts'
import { tryUpgrade } from './release-upgrade.ts'
import { askForPages, freePort, installRelease, type Started, startRelease, unpackRelease } from './release-run.ts'

const HELP = `Proves that a release runs with nothing but Node: makes the archive, unpacks it into an empty folder, installs with
npm ci --omit=dev, starts the server there and asks for its pages. Prints how long the first answer took. Then makes a release of an
earlier commit, three migrations ago, and upgrades its data.

  npm run test:release
`

const SERVER = ['--disable-warning=ExperimentalWarning', SERVER_PROGRAM]
/** An odd number, for the median. */
const TIMES = 3
/** How it is started: the name, and the environment in the folder of the release. */
const WAYS: readonly [string, (folder: string) => Record<string, string>][] = [
  ['as it is', () => ({})],
  ['with NODE_COMPILE_CACHE', (folder) => ({ NODE_COMPILE_CACHE: join(folder, 'cache') })],
]

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

await runProgram(async () => {
  if (process.argv.includes('--help')) {
    process.stdout.write(HELP)
    return 0
  }
  const folder = await unpackRelease()
  const program = join(folder, 'node_modules/.bin/node')
  const start = async (environment: Record<string, string>): Promise<Started> =>
    startRelease({ program, args: SERVER, folder, port: await freePort(), environment })
  const warm: string[] = []
  try {
    await installRelease(folder)
    const first = await start({})
    try {
      await askForPages(first.origin)
    } finally {
      await first.stop()
    }
    for (const [name, environmentIn] of WAYS) {
      const times: number[] = []
      for (let time = 0; time <= TIMES; time += 1) {
        const { firstAnswerMs, stop } = await start(environmentIn(folder))
        await stop()
        // The first one fills the caches.
        if (time > 0) times.push(firstAnswerMs)
      }
      console.log(`First answer ${name}: ${times.map((time) => `${time.toFixed(0)} ms`).join(', ')}`)
      warm.push(`${median(times).toFixed(0)} ms ${name}`)
    }
    await tryUpgrade(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  // The last line with a figure goes to docs/verified.md. It is no limit: how long a start takes depends on what else the machine does.
  console.log(`The release runs. Warm, it answers after ${warm.join(', ')}.`)
  return 0
})
