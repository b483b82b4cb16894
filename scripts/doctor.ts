import { parseArgs } from 'node:util'
import { examine } from '#server/app/doctor.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Looks whether what this installation needs outside of itself is set up: the address that people reach it at, the
keys, prices and webhooks at Stripe, the mail service, the accounts.

  npm run doctor

It reads the same variables as Goodword, sends nothing and changes nothing. A line each:
  ok        it is as it should be
  look      it may be meant so, or cannot be seen from here
  problem   it does not work; the line says what to do
The exit code is 1 when there is a problem.
`

const words = { ok: 'ok', open: 'look', problem: 'problem' }

function readArguments() {
  try {
    return parseArgs({ options: { help: { type: 'boolean' } } })
  } catch (error) {
    throw new ProgramError(`${String(error).split('. ')[0]}: npm run doctor -- --help says what there is.`)
  }
}

await runProgram(async () => {
  if (readArguments().values.help) {
    process.stdout.write(HELP)
    return 0
  }
  let problems = 0
  for await (const { state, place, says } of examine()) {
    console.log(`${words[state].padEnd(8)} ${place}: ${says}`)
    if (state === 'problem') problems += 1
  }
  return problems > 0 ? 1 : 0
})
