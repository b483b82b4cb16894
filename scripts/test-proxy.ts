import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Tests Goodword behind a real nginx with the configuration in deploy/nginx.conf: whose requests count as whose, with
the right and the wrong TRUSTED_PROXY_HOPS, what visitors cannot forge, redirects, encryption and idle connections. Takes
five minutes, because idle connections are closed after one. Not part of npm test: it needs nginx and openssl.

  npm run test:proxy
`

const has = (program: string, flag: string) => spawnSync(program, [flag], { stdio: 'ignore' }).status === 0

await runProgram(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  if (!has('nginx', '-v') || !has('openssl', 'version'))
    throw new ProgramError(
      'This needs nginx and openssl: on Debian and Ubuntu, run sudo apt-get install nginx openssl.',
    )
  const run = await startVitest('test', [], {
    config: false,
    watch: false,
    include: ['scripts/proxy.run.ts'],
    setupFiles: ['./scripts/test-guards.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  })
  const modules = run.state.getTestModules()
  const isPassed =
    modules.length > 0 && modules.every((module) => module.ok()) && run.state.getUnhandledErrors().length === 0
  await run.close()
  return isPassed ? 0 : 1
})
