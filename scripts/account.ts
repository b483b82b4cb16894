import { parseArgs } from 'node:util'
import { endAllSessions, endSessionsOf, readProtection, turnOffTwoFactor } from '#server/app/account-console.ts'
import { explainConsoleFailure } from '#server/app/start-failure.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Helps owners who cannot help themselves, with the accounts in DATA_DIR. Goodword may be running.

  npm run account -- show <address>                  two-factor, passkeys, sessions and recent activity of an account
  npm run account -- end-sessions <address>          sign an owner out everywhere
  npm run account -- end-sessions --all              sign everybody out
  npm run account -- turn-off-two-factor <address>   for an owner who lost the app and the recovery codes

Find out who is asking first: docs/going-live.md (Helping owners) says how. Owners get an email about each change.
`

const plural = new Intl.PluralRules('en')
const many = (count: number, one: string) => `${count} ${one}${plural.select(count) === 'one' ? '' : 's'}`
const instant = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
const second = (at: Date) => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`

function assertKnown<T>(result: T | undefined, address: string): T {
  if (result === undefined)
    throw new ProgramError(`No account has the address ${address}. Use the address that the owner signs in with.`)
  return result
}

async function show(address: string): Promise<string> {
  const report = assertKnown(await readProtection(address), address)
  const { account, twoFactorSince, recoveryCodesLeft, passkeys, sessions, pendingSignIns, events } = report
  const email = `${account.email}, ${account.isEmailVerified ? 'confirmed' : 'not confirmed'}`
  const codes = `${many(recoveryCodesLeft, 'recovery code')} left`
  return [
    `${email}. Account since ${instant(account.createdAt)}, last sign-in ${instant(account.lastLoginAt)}.`,
    ...(account.isDisabled ? ['The account is disabled.'] : []),
    `Two-factor is ${twoFactorSince ? `on since ${instant(twoFactorSince)}` : 'off'}. ${codes}. ${many(passkeys.length, 'passkey')}.`,
    ...passkeys.map(({ name, createdAt }) => `Passkey: ${name}, added ${instant(createdAt)}`),
    ...pendingSignIns.map(({ network, at }) => `Right password, but no code yet: network ${network}, at ${second(at)}`),
    ...sessions.map(
      ({ deviceName, network, lastSeenAt }) =>
        `Session: ${deviceName}, network ${network}, last used ${instant(lastSeenAt)}`,
    ),
    ...events.map(({ kind, place, at }) => `Activity: ${kind} (${place}), ${instant(at)}`),
  ].join('\n')
}

async function endSessions(address: string): Promise<string> {
  const ended = assertKnown(await endSessionsOf(address), address)
  if (ended === 0) return `${address} had no open session.`
  const verb = ended === 1 ? 'has' : 'have'
  return `${many(ended, 'session')} of ${address} ${verb} ended. Goodword tells the owner by email.`
}

async function endEverySession(): Promise<string> {
  const { sessions, owners } = await endAllSessions()
  if (sessions === 0) return 'No session was open.'
  return `All sessions have ended: ${sessions}, of ${many(owners, 'owner')}. Goodword tells them by email.`
}

async function turnOff(address: string): Promise<string> {
  const wasOn = assertKnown(await turnOffTwoFactor(address), address)
  return wasOn
    ? `Two-factor is off for ${address}. Goodword tells the owner by email.`
    : `Two-factor was not on for ${address}.`
}

const commands = { show, 'end-sessions': endSessions, 'turn-off-two-factor': turnOff }

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

function readArguments() {
  try {
    return parseArgs({
      options: { help: { type: 'boolean' }, all: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
  } catch (error) {
    throw new ProgramError(
      `${String(error)
        .split('. ')[0]
        ?.replace(/^[^:]*: /, '')}. See npm run account -- --help.`,
    )
  }
}

/** What to run, once all arguments are known to be right. */
function choose(positionals: string[], isAll: boolean): () => Promise<string> {
  const [name, address, ...rest] = positionals
  if (name === undefined) throw new ProgramError('Say what to do. See npm run account -- --help.')
  if (!isCommand(name)) throw new ProgramError(`There is no command "${name}". See npm run account -- --help.`)
  if (isAll && name !== 'end-sessions') throw new ProgramError('Only end-sessions takes --all.')
  if (isAll && address !== undefined) throw new ProgramError('Name one owner or use --all, not both.')
  if (isAll) return endEverySession
  if (!address?.includes('@') || rest.length > 0)
    throw new ProgramError(`Add an address: npm run account -- ${name} nora@studio.example`)
  return () => commands[name](address)
}

await runProgram(async () => {
  const { values, positionals } = readArguments()
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const run = choose(positionals, values.all)
  try {
    console.log(await run())
  } catch (error) {
    const sentence = error instanceof ProgramError ? undefined : explainConsoleFailure(error)
    throw sentence ? new ProgramError(sentence) : error
  }
  return 0
})
