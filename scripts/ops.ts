import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import {
  actAsOperator,
  askOperator,
  explainOpsFailure,
  type OperatorAction,
  readOperatorReport,
  type ReportText,
  textOf,
} from '#server/app/ops-console.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Shows what the running Goodword does, and repairs what is stuck. It has ids only: no names, addresses or texts.

  npm run ops                        what needs attention, and the queues
  npm run ops -- jobs [--dead]       jobs by kind, or those that gave up
  npm run ops -- email [--delayed]   what became of emails, or those that wait after an attempt
  npm run ops -- webhooks            events of Stripe and of the email service
  npm run ops -- sizes               the largest workspaces
  npm run ops -- suspended           workspaces that can't send because of complaints
  npm run ops -- errors              what failed in the last day

  npm run ops -- retry <id>          try a dead job (job_…) or a delayed email (msg_…) now
  npm run ops -- retry --all         try all dead jobs again
  npm run ops -- drop <id>           drop a dead job or a waiting email, for good
  npm run ops -- pause               stop all email, until resume
  npm run ops -- resume
  npm run ops -- lift <id>           let a suspended workspace (wsp_…) send again

  --json   for programs
  --yes    act without asking

It asks the running Goodword at OPS_PORT (and OPS_HOST), with OPS_TOKEN if that is set.
`

type Options = { all: boolean; dead: boolean; delayed: boolean; json: boolean; yes: boolean }
type Chosen = { action: OperatorAction; id: string }

const views: Record<string, ReportText> = {
  overview: 'overview',
  jobs: 'jobs',
  'jobs --dead': 'dead',
  email: 'email',
  'email --delayed': 'delayed',
  webhooks: 'webhooks',
  sizes: 'sizes',
  suspended: 'suspended',
  errors: 'errors',
}

const ACTS = ['retry', 'drop', 'pause', 'resume', 'lift']

function readArguments() {
  try {
    const flag = { type: 'boolean', default: false } as const
    return parseArgs({
      options: { help: flag, all: flag, dead: flag, delayed: flag, json: flag, yes: flag },
      allowPositionals: true,
    })
  } catch (error) {
    throw new ProgramError(
      `${String(error)
        .split('. ')[0]
        ?.replace(/^[^:]*: /, '')}. See npm run ops -- --help.`,
    )
  }
}

function chooseAction([name = '', id = '', ...rest]: string[], { all }: Options): Chosen {
  if (rest.length > 0) throw new ProgramError('Name one id. See npm run ops -- --help.')
  if (name === 'retry' && all) return { action: 'retry-all-jobs', id: '' }
  if (name === 'pause' || name === 'resume') return { action: `${name}-email`, id: '' }
  if (name === 'lift' && id.startsWith('wsp_')) return { action: 'lift-suspension', id }
  if (name === 'lift') throw new ProgramError('Add the id of a workspace: npm run ops -- lift wsp_…')
  if (name !== 'retry' && name !== 'drop') throw new ProgramError(`There is no command "${name}".`)
  if (id.startsWith('job_')) return { action: `${name}-job`, id }
  if (id.startsWith('msg_')) return { action: `${name}-email`, id }
  throw new ProgramError(`Add the id of a dead job or a waiting email: npm run ops -- ${name} job_…`)
}

async function act({ action, id }: Chosen, { yes, json }: Options): Promise<string> {
  const { title, text } = await askOperator(action, id)
  if (!yes && !(await confirm(`${title} ${text}`))) return 'Nothing changed.'
  const message = await actAsOperator(action, id)
  return json ? JSON.stringify({ message }) : message
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new ProgramError(`${question} Add --yes to do it.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question}\nType yes to go on: `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

async function show(positionals: string[], { dead, delayed, json }: Options): Promise<string> {
  const flags = [dead && '--dead', delayed && '--delayed'].filter((flag) => flag !== false)
  const name = [...(positionals.length === 0 && flags.length === 0 ? ['overview'] : positionals), ...flags].join(' ')
  const view = Object.hasOwn(views, name) ? views[name] : undefined
  if (!view) throw new ProgramError(`There is no command "${name}". See npm run ops -- --help.`)
  const report = await readOperatorReport()
  return json ? JSON.stringify(report, undefined, 2) : textOf(report, view)
}

await runProgram(async () => {
  const { values, positionals } = readArguments()
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  try {
    const isAct = ACTS.includes(positionals[0] ?? '')
    console.log(isAct ? await act(chooseAction(positionals, values), values) : await show(positionals, values))
  } catch (error) {
    const sentence = error instanceof ProgramError ? undefined : explainOpsFailure(error)
    throw sentence ? new ProgramError(sentence) : error
  }
  return 0
})
