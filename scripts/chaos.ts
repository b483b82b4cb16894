import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readEmailReport } from '#server/app/email-console.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { type ResendFault, resendError, startFakeResend } from '#server/testing/fake-resend.ts'
import { openStagedApplication } from '#server/testing/staged-application.ts'
import { createChance } from '../server/testing/chance.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Sends emails through an email service that fails at random, while the server is killed at random, and counts what arrived.

  npm run chaos -- email [--emails 200] [--seed 1] [--forgetful]

  --seed        repeats the same random choices
  --forgetful   the email service ignores idempotency keys, to show that the count finds duplicates

The exit code is 1 unless every email arrived exactly once.
`

const LONGEST_MS = 10 * 60 * 1000
const KILLS_MAX = 25
// Even on a slow machine, this leaves time for queued emails.
const TORMENT_MS = 4 * 60 * 1000
const RETRY_FACTOR = '0.002'
const OWNER = {
  organisationName: null,
  email: 'nora@studio.example',
  firstName: 'Nora',
  lastName: 'Feldmann',
  password: 'correct horse',
  timeZone: 'UTC',
}

type Chance = ReturnType<typeof createChance>
type Product = Awaited<ReturnType<typeof startProduct>>

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        help: { type: 'boolean' },
        emails: { type: 'string', default: '200' },
        seed: { type: 'string', default: '1' },
        forgetful: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    return { ...values, what: positionals.join(' '), emails: Number(values.emails), seed: Number(values.seed) }
  } catch (error) {
    throw new ProgramError(
      `${String(error)
        .split('. ')[0]
        ?.replace(/^[^:]*: /, '')}. See npm run chaos -- --help.`,
    )
  }
}

/**
 * Of a hundred emails: eight exceed the rate limit, eight hit an error, eight are accepted without us learning it, one
 * gets no answer.
 */
function pickFault(chance: Chance): ResendFault | undefined {
  const turn = chance.below(100)
  if (turn < 8) return { ...resendError(429, 'rate_limit_exceeded'), headers: { 'retry-after': '1' } }
  if (turn < 16) return resendError(500, 'internal_server_error')
  if (turn < 24) return 'lose the answer'
  return turn < 25 ? 'hang' : undefined
}

async function signUp(dataDir: string): Promise<void> {
  process.env['DATA_DIR'] = dataDir
  const { services, subscribe, close } = await openStagedApplication()
  const owner = await services.users.signUp({ input: OWNER, idempotencyKey: undefined })
  await subscribe({ userId: owner.id, email: owner.email }, 'studio')
  await close()
}

async function post<T>(url: string, { token, key, body }: { token?: string; key?: string; body: unknown }): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: token }),
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  })
  if (response.status >= 500) throw new Error(`The server answered ${response.status}.`)
  if (!response.ok) throw new ProgramError(await response.text())
  return (await response.json()) as T
}

async function signIn(origin: string): Promise<string> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded'
  return (await post<{ idToken: string }>(origin + path, { body: { ...OWNER, returnSecureToken: true } })).idToken
}

/** Repeats a call with the same key, like a client that lost the connection and can't know the outcome. */
async function insist<T>(ask: () => Promise<T>, isLate: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof ProgramError || isLate()) throw error
      await sleep(20)
    }
  }
}

/** The server, which is repeatedly killed while it is working, and restarted. */
async function createVictim(launch: Parameters<typeof startProduct>[0], chance: Chance) {
  let product: Product = await startProduct(launch)
  let kills = 0
  let isOver = false

  async function torment(): Promise<void> {
    const startedAt = performance.now()
    while (!isOver && kills < KILLS_MAX && performance.now() - startedAt < TORMENT_MS) {
      await sleep(chance.between(200, 5000))
      if (isOver) return
      product.signal('SIGKILL')
      await product.ended
      kills += 1
      product = await startProduct(launch)
    }
  }

  const tormenting = torment()
  return {
    origin: () => product.origin,
    async end() {
      isOver = true
      await tormenting
      await product.stop()
      return kills
    },
  }
}

async function sendThroughChaos({
  emails: messages,
  seed,
  forgetful,
}: {
  emails: number
  seed: number
  forgetful: boolean
}): Promise<number> {
  const startedAt = performance.now()
  const isLate = () => performance.now() - startedAt > LONGEST_MS
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-chaos-'))
  const faults = createChance(seed)
  const resend = await startFakeResend({ pickFault: () => pickFault(faults), isForgetful: forgetful })
  try {
    await signUp(dataDir)
    const environment = {
      RESEND_API_KEY: resend.apiKey,
      RESEND_URL: resend.origin,
      EMAIL_RETRY_FACTOR: RETRY_FACTOR,
      LIMIT_FACTOR: '1000',
      CLIENT_EMAILS_FACTOR: '1000',
      LOG_LEVEL: 'silent',
    }
    const victim = await createVictim({ dataDir, environment }, createChance(seed + 1))
    const names = Array.from({ length: messages }, (_, number) => `client${number}@client.example`)
    const token = await insist(() => signIn(victim.origin()), isLate)
    for (const [number, name] of names.entries()) {
      const asking = { token, key: `chaos-mail-${number}`, body: { customerEmail: name, isAutoSendEnabled: true } }
      await insist(() => post(`${victim.origin()}/goodword/testimonial/create`, asking), isLate)
    }
    while (!isLate() && (await readEmailReport()).queue.waiting > 0) await sleep(200)
    const kills = await victim.end()
    const { queue, week } = await readEmailReport()
    return report({ kills, queue, week, names, resend, seed, seconds: (performance.now() - startedAt) / 1000 })
  } finally {
    await resend.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function report(found: {
  kills: number
  queue: { waiting: number }
  week: { sent: number; failed: number; uncertain: number }
  names: string[]
  resend: Awaited<ReturnType<typeof startFakeResend>>
  seed: number
  seconds: number
}): number {
  const { kills, queue, week, names, resend, seed, seconds } = found
  const received = new Map<string, number>()
  for (const { body } of resend.accepted)
    for (const to of [body.to].flat()) received.set(to, (received.get(to) ?? 0) + 1)
  const missing = names.filter((name) => !received.has(name)).length
  const twice = names.filter((name) => (received.get(name) ?? 0) > 1).length
  const rows = {
    seed,
    seconds: seconds.toFixed(0),
    emails: names.length,
    kills,
    attempts: resend.calls.filter(({ path }) => path === '/emails').length,
    accepted: resend.accepted.length,
    'recorded as sent': week.sent,
    failed: week.failed,
    uncertain: week.uncertain,
    waiting: queue.waiting,
    lost: Math.max(0, missing - queue.waiting),
    twice,
  }
  for (const [name, value] of Object.entries(rows)) console.log(`${name.padEnd(16)} ${String(value).padStart(6)}`)
  const isWhole = missing === 0 && twice === 0 && queue.waiting === 0 && week.sent === names.length
  if (queue.waiting > 0) console.log('It took too long: some emails are still queued.')
  console.log(
    isWhole ? 'Every email arrived exactly once.' : 'NOT every email arrived exactly once and is recorded as sent.',
  )
  return isWhole ? 0 : 1
}

await runProgram(async () => {
  const { help, what, ...options } = readOptions()
  if (help) {
    process.stdout.write(HELP)
    return 0
  }
  const isNumbers = Number.isInteger(options.emails) && options.emails > 0 && Number.isInteger(options.seed)
  if (what !== 'email' || !isNumbers)
    throw new ProgramError('Name an experiment: npm run chaos -- email [--emails 200]')
  return sendThroughChaos(options)
})
