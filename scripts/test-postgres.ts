import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { startPostgres } from './postgres.ts'
import { runProgram } from './programs.ts'

const HELP = `Runs the server's tests on PostgreSQL: a server of its own, on a socket, which is gone afterwards.

  npm run test:postgres                  everything but what is about SQLite's file
  npm run test:postgres -- PATH [PATH]   tests whose path contains one of these

  POSTGRES_BIN    the folder of initdb, if it is in none of the usual places
`

await runProgram(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const postgres = await startPostgres({ use: 'tests' })
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vite.postgres.ts', ...positionals]
  const tests = spawn(process.execPath, vitest, {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: postgres.url },
  })
  try {
    return await new Promise<number>((resolve) => tests.once('exit', (code) => resolve(code ?? 1)))
  } finally {
    await postgres.stop()
  }
})
