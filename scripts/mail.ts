import { parseArgs } from 'node:util'
import {
  allowMailbox,
  allowOwner,
  endMailPause,
  explainMailDeskFailure,
  type MailReport,
  readMailReport,
} from '#server/app/mail-desk.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Looks after the mails of this installation, of the data in DATA_DIR.

  npm run mail -- status                      what waits, what holds it up, what failed in the last week
  npm run mail -- resume                      end a pause: everything that waits is tried at once
  npm run mail -- allow-sending <address>     let an owner send again who was stopped for complaints
  npm run mail -- allow-address <address>     let an address be mailed again that mail came back from

status may be asked for while Goodword runs; stop Goodword for the others, and start it afterwards.
`

const reasons = {
  rate: 'we sent too many at once',
  quota: 'the mail service takes no more of us for now',
  key: 'the mail service refuses our key or our sender: look at RESEND_API_KEY or SMTP_URL, and at MAIL_FROM',
}

const plural = new Intl.PluralRules('en')
const many = (count: number, one: string) => `${count} ${one}${plural.select(count) === 'one' ? '' : 's'}`
const instant = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

function describe({ queue, pause, week, troubles, pausedWorkspaces }: MailReport): string {
  const oldest = queue.oldest ? `, the oldest since ${instant(queue.oldest)}` : ''
  const tried = queue.tried > 0 ? ` (${queue.tried} not taken at the first try)` : ''
  return [
    `Waiting: ${many(queue.waiting, 'mail')}${tried}${oldest}.`,
    pause
      ? `Paused since ${instant(pause.since)}, until ${instant(pause.until)}: ${reasons[pause.reason]}. It said: ${pause.detail}`
      : 'Nothing holds mails up.',
    `Of the last seven days: ${week.sent} sent, ${week.failed} not sent, ${week.uncertain} uncertain.`,
    ...troubles.map(({ createdAt, status, kind, id, failure }) =>
      [` `, instant(createdAt), status.padEnd(9), kind.padEnd(8), id, failure ?? ''].join(' ').trimEnd(),
    ),
    ...pausedWorkspaces.map(
      ({ ownerEmail, since }) => `Stopped for complaints: ${ownerEmail}, since ${instant(since)}.`,
    ),
  ].join('\n')
}

async function resume(): Promise<string> {
  const count = await endMailPause()
  if (count === undefined) return 'Nothing held mails up.'
  return `The pause has ended: ${many(count, 'mail')} will be tried as soon as Goodword runs.`
}

async function allowSending(address: string): Promise<string> {
  const result = await allowOwner(address)
  if (result === 'unknown')
    throw new ProgramError(`Nobody has an account with ${address}: take the address that they sign in with.`)
  return result === 'allowed' ? `${address} may send again.` : `Nothing kept ${address} from sending.`
}

async function allowAddress(address: string): Promise<string> {
  if (await allowMailbox(address)) return `${address} may be mailed again.`
  throw new ProgramError(
    `No mail to ${address} came back, and there was no complaint from it: whoever ended mails themselves stays unmailed.`,
  )
}

const commands = {
  status: { run: async () => describe(await readMailReport()), takes: 0 },
  resume: { run: resume, takes: 0 },
  'allow-sending': { run: allowSending, takes: 1 },
  'allow-address': { run: allowAddress, takes: 1 },
}

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

function readArguments() {
  try {
    return parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true })
  } catch (error) {
    throw new ProgramError(`${String(error).split('. ')[0]}: npm run mail -- --help names what there is.`)
  }
}

await runProgram(async () => {
  const { values, positionals } = readArguments()
  const [name = 'status', ...rest] = positionals
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  if (!isCommand(name)) throw new ProgramError(`There is no "${name}": npm run mail -- --help names what there is.`)
  const { run, takes } = commands[name]
  if (rest.length !== takes || rest.some((address) => !address.includes('@')))
    throw new ProgramError(
      takes === 1
        ? `Say whom: npm run mail -- ${name} ana@client.example`
        : `${name} takes nothing more: npm run mail -- ${name}`,
    )
  try {
    console.log(await run(rest[0] ?? ''))
  } catch (error) {
    const sentence = error instanceof ProgramError ? undefined : explainMailDeskFailure(error)
    throw sentence ? new ProgramError(sentence) : error
  }
  return 0
})
