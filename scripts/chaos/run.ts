import { parseArgs } from 'node:util'
import { ProgramError, runProgram } from '../programs.ts'
import { clock } from './clock.ts'
import { cluster } from './cluster.ts'
import { disk } from './disk.ts'
import { email } from './email.ts'
import type { Experiment, Finding, Planted } from './experiment.ts'
import { isGood } from './experiment.ts'
import { firebase } from './firebase.ts'
import { imageStore } from './image-store.ts'
import { kill } from './kill.ts'
import { limits } from './limits.ts'
import { services } from './services.ts'
import { smtp } from './smtp.ts'
import { webhooks } from './webhooks.ts'

const EXPERIMENTS: readonly Experiment[] = [
  email,
  webhooks,
  kill,
  disk,
  clock,
  limits,
  services,
  smtp,
  imageStore,
  firebase,
  cluster,
]
const ROUNDS_MAX = 10_000

const HELP = `Breaks what Goodword needs while it runs, and counts whether anything that it acknowledged is lost or done twice.

  npm run chaos                    all experiments: about fifteen minutes on two cores
  npm run chaos -- NAME [NAME]     some of them

${EXPERIMENTS.map(({ name, shows, rounds }) => `  ${name.padEnd(10)}${shows} (${rounds} rounds)`).join('\n')}

  --rounds N      how often something goes wrong in each experiment, or how many emails are sent
  --seed N        repeats the same random choices
  --planted lost|twice
                  loses an acknowledged request, or makes the email service forget what it accepted: the count must
                  find it
  --json          prints the findings as JSON

docs/faults.md says what owners and operators see of each fault. A wait for something that never comes ends after ten
minutes. The exit code is 1 if anything is lost, done twice, or otherwise wrong.
`

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        help: { type: 'boolean' },
        rounds: { type: 'string' },
        seed: { type: 'string', default: '1' },
        planted: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    return { ...values, names: positionals }
  } catch (error) {
    throw new ProgramError(
      `${String(error)
        .split('. ')[0]
        ?.replace(/^[^:]*: /, '')}. See npm run chaos -- --help.`,
    )
  }
}

function readNumber(text: string, { name, max }: { name: string; max: number }): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > max)
    throw new ProgramError(`--${name} must be a whole number from 1 to ${max}.`)
  return number
}

function readPlanted(text: string | undefined): Planted | undefined {
  if (text !== undefined && text !== 'lost' && text !== 'twice')
    throw new ProgramError('--planted must be lost or twice.')
  return text
}

function chooseExperiments(names: readonly string[]): readonly Experiment[] {
  const unknown = names.find((name) => !EXPERIMENTS.some((experiment) => experiment.name === name))
  if (unknown !== undefined) throw new ProgramError(`There is no experiment “${unknown}”. See npm run chaos -- --help.`)
  return names.length === 0 ? EXPERIMENTS : EXPERIMENTS.filter(({ name }) => names.includes(name))
}

const COLUMNS = ['times', 'acknowledged', 'lost', 'twice'] as const

function tableOf(findings: readonly (Finding & { experiment: string })[]): string {
  const head = ['', 'fault', ...COLUMNS, 'result']
  const rows = findings.map((finding) => [
    finding.experiment,
    finding.fault,
    ...COLUMNS.map((column) => String(finding[column])),
    isGood(finding) ? 'ok' : 'FAILED',
  ])
  const widths = head.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map(({ length }) => length)),
  )
  const lineOf = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  return [head, ...rows].map(lineOf).join('\n')
}

/** An experiment that could not be completed doesn't keep the others from being run. */
const describeEnd = (error: unknown): Finding[] => [
  { fault: 'not completed', times: 0, acknowledged: 0, lost: 0, twice: 0, wrong: [String(error)] },
]

function summaryOf(findings: readonly Finding[]): string {
  const sum = (column: (typeof COLUMNS)[number]) => findings.reduce((total, finding) => total + finding[column], 0)
  const bad = findings.filter((finding) => !isGood(finding)).length
  return `${findings.length - bad} passed, ${bad} failed: ${sum('times')} faults, ${sum('acknowledged')} acknowledged, ${sum('lost')} lost, ${sum('twice')} twice`
}

await runProgram(async () => {
  const { help, names, json, seed, rounds, planted } = readOptions()
  if (help) {
    process.stdout.write(HELP)
    return 0
  }
  const experiments = chooseExperiments(names)
  const options = { seed: readNumber(seed, { name: 'seed', max: 2 ** 31 }), planted: readPlanted(planted) }
  const chosenRounds = rounds === undefined ? undefined : readNumber(rounds, { name: 'rounds', max: ROUNDS_MAX })
  const findings: (Finding & { experiment: string })[] = []
  for (const { name, rounds: usual, run } of experiments) {
    console.error(`${name} …`)
    const found = await run({ ...options, rounds: chosenRounds ?? usual }).catch(describeEnd)
    for (const finding of found) {
      findings.push({ experiment: name, ...finding })
      for (const sentence of finding.wrong) console.error(`  ${finding.fault}: ${sentence}`)
    }
  }
  console.log(json ? JSON.stringify(findings, undefined, 2) : tableOf(findings))
  if (!json) console.log(`\n${summaryOf(findings)}`)
  return findings.every(isGood) ? 0 : 1
})
