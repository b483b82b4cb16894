import { parseArgs } from 'node:util'
import { examine } from '#server/app/doctor.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Checks everything this installation needs: its settings and public address, the keys, prices and webhooks at Stripe, the
email service, the accounts, the data and what an upgrade would do with it, backups, the disk, the log and the clock.

  npm run doctor
  npm run doctor -- --json   the same for programs: a list of { state, place, says }

It reads the same variables as Goodword, sends nothing and changes nothing. It prints one line per check:
  ok        it works
  look      it may be intended, or can't be checked from here
  problem   it doesn't work; the line says what to do
The exit code is 1 when there is a problem. States in JSON are ok, open (look) and problem.
`

const text = { ok: 'ok', open: 'look', problem: 'problem' }

function readArguments() {
  try {
    return parseArgs({ options: { help: { type: 'boolean' }, json: { type: 'boolean' } } })
  } catch (error) {
    throw new ProgramError(
      `${String(error)
        .split('. ')[0]
        ?.replace(/^[^:]*: /, '')}. See npm run doctor -- --help.`,
    )
  }
}

await runProgram(async () => {
  const { help, json } = readArguments().values
  if (help) {
    process.stdout.write(HELP)
    return 0
  }
  const findings: { state: string; place: string; says: string }[] = []
  for await (const finding of examine()) {
    findings.push(finding)
    const { state, place, says } = finding
    if (!json) console.log(`${text[state].padEnd(8)} ${place}: ${says}`)
  }
  if (json) console.log(JSON.stringify(findings, null, 2))
  return findings.some(({ state }) => state === 'problem') ? 1 : 0
})
