import { parseArgs } from 'node:util'
import { examine } from '#server/app/doctor.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Checks everything this installation needs from outside: its public address, the keys, prices and webhooks at Stripe,
the email service, and the accounts.

  npm run doctor

It reads the same variables as Goodword, sends nothing and changes nothing. It prints one line per check:
  ok        it works
  look      it may be intended, or can't be checked from here
  problem   it doesn't work; the line says what to do
The exit code is 1 when there is a problem.
`

const text = { ok: 'ok', open: 'look', problem: 'problem' }

function readArguments() {
  try {
    return parseArgs({ options: { help: { type: 'boolean' } } })
  } catch (error) {
    throw new ProgramError(
      `${String(error)
        .split('. ')[0]
        ?.replace(/^[^:]*: /, '')}. See npm run doctor -- --help.`,
    )
  }
}

await runProgram(async () => {
  if (readArguments().values.help) {
    process.stdout.write(HELP)
    return 0
  }
  let problems = 0
  for await (const { state, place, says } of examine()) {
    console.log(`${text[state].padEnd(8)} ${place}: ${says}`)
    if (state === 'problem') problems += 1
  }
  return problems > 0 ? 1 : 0
})
