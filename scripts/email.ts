import { parseArgs } from 'node:util'
import {
  allowMailbox,
  allowOwner,
  endEmailPause,
  type EmailReport,
  readEmailReport,
} from '#server/app/email-console.ts'
import { explainConsoleFailure } from '#server/app/start-failure.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Manages the emails of this installation, with the data in DATA_DIR.

  npm run email -- status                      what is queued, why it waits, what failed in the last week
  npm run email -- resume                      end a pause: everything queued is tried immediately
  npm run email -- allow-sending <address>     let an owner send again who was paused because of complaints
  npm run email -- allow-address <address>     allow emails to an address again after a bounce or complaint

Goodword may be running: it sees the change within half a minute.
`

const reasons = {
  rate: 'we sent too many emails at once',
  quota: 'the email service’s quota is used up',
  key: 'the email service refuses our key or our sender: check RESEND_API_KEY or SMTP_URL, and EMAIL_FROM',
  operator: 'an operator paused it, until npm run ops -- resume',
}

const plural = new Intl.PluralRules('en')
const many = (count: number, one: string) => `${count} ${one}${plural.select(count) === 'one' ? '' : 's'}`
const instant = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

function describePause({ reason, since, until, detail }: NonNullable<EmailReport['pause']>): string {
  if (reason === 'operator') return `Paused since ${instant(since)}: ${reasons.operator}.`
  return `Paused since ${instant(since)}, until ${instant(until)}: ${reasons[reason]}. It said: ${detail}`
}

function describe({ queue, pause, week, troubles, pausedWorkspaces }: EmailReport): string {
  const oldest = queue.oldest ? `, the oldest since ${instant(queue.oldest)}` : ''
  const tried = queue.tried > 0 ? ` (${queue.tried} not accepted at the first attempt)` : ''
  return [
    `Waiting: ${many(queue.waiting, 'email')}${tried}${oldest}.`,
    pause ? describePause(pause) : 'Sending is not paused.',
    `Last seven days: ${week.sent} sent, ${week.failed} not sent, ${week.uncertain} uncertain.`,
    ...troubles.map(({ createdAt, status, kind, id, failure }) =>
      [` `, instant(createdAt), status.padEnd(9), kind.padEnd(8), id, failure ?? ''].join(' ').trimEnd(),
    ),
    ...pausedWorkspaces.map(
      ({ ownerEmail, since }) => `Paused because of complaints: ${ownerEmail}, since ${instant(since)}.`,
    ),
  ].join('\n')
}

async function resume(): Promise<string> {
  const count = await endEmailPause()
  if (count === undefined) return 'Sending was not paused.'
  return `The pause has ended. ${many(count, 'email')} will be tried within half a minute, or as soon as Goodword runs.`
}

async function allowSending(address: string): Promise<string> {
  const result = await allowOwner(address)
  if (result === 'unknown')
    throw new ProgramError(`No account has the address ${address}. Use the address that the owner signs in with.`)
  return result === 'allowed' ? `${address} can send again.` : `${address} was not paused.`
}

async function allowAddress(address: string): Promise<string> {
  if (await allowMailbox(address)) return `Emails to ${address} are allowed again.`
  throw new ProgramError(
    `No email to ${address} bounced or was reported as spam. If its owner unsubscribed, only they can change that.`,
  )
}

const commands = {
  status: { run: async () => describe(await readEmailReport()), takes: 0 },
  resume: { run: resume, takes: 0 },
  'allow-sending': { run: allowSending, takes: 1 },
  'allow-address': { run: allowAddress, takes: 1 },
}

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

function readArguments() {
  try {
    return parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true })
  } catch (error) {
    throw new ProgramError(
      `${String(error)
        .split('. ')[0]
        ?.replace(/^[^:]*: /, '')}. See npm run email -- --help.`,
    )
  }
}

await runProgram(async () => {
  const { values, positionals } = readArguments()
  const [name = 'status', ...rest] = positionals
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  if (!isCommand(name)) throw new ProgramError(`There is no command "${name}". See npm run email -- --help.`)
  const { run, takes } = commands[name]
  if (rest.length !== takes || rest.some((address) => !address.includes('@')))
    throw new ProgramError(
      takes === 1
        ? `Add an address: npm run email -- ${name} ana@client.example`
        : `${name} has no arguments: npm run email -- ${name}`,
    )
  try {
    console.log(await run(rest[0] ?? ''))
  } catch (error) {
    const sentence = error instanceof ProgramError ? undefined : explainConsoleFailure(error)
    throw sentence ? new ProgramError(sentence) : error
  }
  return 0
})
