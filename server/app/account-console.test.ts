import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { identityAccounts, identityEvents } from '#server/db/schema/identity.ts'
import { openDataFolder } from '#server/db/data-folder.ts'
import { outboxEmails } from '#server/dev/schema/emails.ts'
import { inDataFolder, whileLocked } from '#server/testing/data-folder.ts'
import { startProduct } from '#server/testing/product-process.ts'

const PROGRAM = join(import.meta.dirname, '../../scripts/account.ts')
const PATIENCE_MS = 60_000
const EMAIL = 'nora@studio.example'
const OTHER = 'bo@studio.example'
const PASSWORD = 'correct horse'

type Ended = { code: number; output: string }

const runWith = (environment: Record<string, string>, ...args: string[]) =>
  new Promise<Ended>((resolve) => {
    const child = execFile(
      process.execPath,
      [PROGRAM, ...args],
      { env: { NODE_ENV: 'test', NODE_COMPILE_CACHE: join(tmpdir(), 'goodword-compiled'), ...environment } },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })

const Answer = z.object({ idToken: z.string().optional(), mfaPendingCredential: z.string().optional() })
const Started = z.object({ totpSessionInfo: z.object({ sharedSecretKey: z.string(), sessionInfo: z.string() }) })

let dataDir: string
let product: Awaited<ReturnType<typeof startProduct>>
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'goodword-account-'))
  product = await startProduct({ dataDir })
})
afterAll(() => product.stop())

const run = (...args: string[]) => runWith({ DATA_DIR: dataDir }, ...args)
const send = (path: string, { body, token }: { body?: object; token?: string }) =>
  fetch(product.origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body && { body: JSON.stringify(body) }),
  })
const identity = async (operation: string, body: object) =>
  (await send(`/identitytoolkit.googleapis.com/${operation}?key=embedded`, { body })).json()

const signUp = (email: string) =>
  send('/goodword/user/sign-up', {
    body: { email, password: PASSWORD, firstName: 'Nora', lastName: 'Feldmann', timeZone: 'UTC' },
  })
const signIn = async (email: string) =>
  Answer.parse(await identity('v1/accounts:signInWithPassword', { email, password: PASSWORD, returnSecureToken: true }))
const statusOf = async (token?: string) => (await send('/goodword/user/me', { token: token ?? '' })).status

/** Signs up, confirms the address, and adds an authenticator app. */
async function signUpWithApp(email: string): Promise<void> {
  await signUp(email)
  await inDataFolder(dataDir, ({ rows }) => rows(identityAccounts, { email }).update({ isEmailVerified: true }))
  const { idToken } = await signIn(email)
  const started = Started.parse(await identity('v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} }))
  const { sharedSecretKey: secret, sessionInfo } = started.totpSessionInfo
  const totpVerificationInfo = { sessionInfo, verificationCode: new TOTP({ secret }).generate() }
  await identity('v2/accounts/mfaEnrollment:finalize', { idToken, totpVerificationInfo })
}

const eventsOf = (kind: 'session_ended' | 'two_factor_off') =>
  inDataFolder(dataDir, ({ rows }) => rows(identityEvents, { kind }).list())

/** The email that the running server sends about what the operator did. It looks for jobs twice a minute, and after a sign-in. */
async function noticeTo(to: string): Promise<string> {
  await signIn(to)
  for (;;) {
    const emails = await inDataFolder(dataDir, ({ devRows }) => devRows(outboxEmails, { recipient: to }).list())
    const found = emails.find(({ text }) => text.includes('operator'))
    if (found) return `${found.subject}\n${found.text}`
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

describe('npm run account, while Goodword runs,', () => {
  test(
    'shows how an account is protected and whether its password was just entered, without secrets',
    async () => {
      await signUpWithApp('eva@studio.example')
      expect((await run('show', 'Eva@studio.example')).output).not.toContain('Right password')
      await signIn('eva@studio.example')
      const { code, output } = await run('show', 'eva@studio.example')
      expect(code).toBe(0)
      expect(output).toContain('eva@studio.example, confirmed. Account since 20')
      expect(output).toContain('Two-factor is on since 20')
      expect(output).toContain('0 recovery codes left. 0 passkeys.')
      expect(output).toMatch(/Right password, but no code yet: network 127\.0\.x\.x, at 20.* UTC/)
      expect(output).toMatch(/Session: Unknown device, network 127\.0\.x\.x, last used 20/)
      expect(output).toMatch(/two_factor_on/)
    },
    PATIENCE_MS,
  )

  test(
    'turns two-factor off, so that the password is enough again, and tells the owner',
    async () => {
      await signUpWithApp(EMAIL)
      expect(await signIn(EMAIL)).toMatchObject({ mfaPendingCredential: expect.any(String) })
      expect(await run('turn-off-two-factor', EMAIL)).toEqual({
        code: 0,
        output: `Two-factor is off for ${EMAIL}. Goodword tells the owner by email.\n`,
      })
      expect(await signIn(EMAIL)).toMatchObject({ idToken: expect.any(String) })
      expect(await eventsOf('two_factor_off')).toMatchObject([{ network: 'operator', detail: 'by the operator' }])
      expect((await run('turn-off-two-factor', EMAIL)).output).toBe(`Two-factor was not on for ${EMAIL}.\n`)
      const notice = await noticeTo(EMAIL)
      expect(notice).toContain('Two-factor is off for your Goodword account')
      expect(notice).toContain(`The operator of this installation turned off two-factor of the account ${EMAIL}`)
    },
    PATIENCE_MS,
  )

  test(
    'ends the sessions of one owner immediately, and of everybody with --all',
    async () => {
      await signUp(OTHER)
      await signUp('ida@studio.example')
      const [others, idas] = [await signIn(OTHER), await signIn('ida@studio.example')]
      expect(await run('end-sessions', OTHER)).toEqual({
        code: 0,
        output: `1 session of ${OTHER} has ended. Goodword tells the owner by email.\n`,
      })
      expect([await statusOf(others.idToken), await statusOf(idas.idToken)]).toEqual([401, 200])
      expect(await eventsOf('session_ended')).toMatchObject([{ count: 1, detail: 'by the operator' }])
      expect((await run('end-sessions', OTHER)).output).toBe(`${OTHER} had no open session.\n`)
      expect(await noticeTo(OTHER)).toContain(
        `The operator of this installation ended all sessions of the account ${OTHER}`,
      )

      const all = await run('end-sessions', '--all')
      expect(all.output).toMatch(/^All sessions have ended: \d, of \d owners\. Goodword tells them by email\.\n$/)
      expect(await statusOf(idas.idToken)).toBe(401)
      expect((await run('end-sessions', '--all')).output).toBe('No session was open.\n')
    },
    PATIENCE_MS,
  )
})

const emptyFolder = () => ({ DATA_DIR: mkdtempSync(join(tmpdir(), 'goodword-account-')) })

describe('npm run account refuses with one sentence', () => {
  test.each([
    ['an unknown address', ['show', 'who@studio.example'], 'No account has the address who@studio.example.'],
    ['no address', ['turn-off-two-factor'], 'Add an address: npm run account -- turn-off-two-factor'],
    ['a name in place of an address', ['show', 'Nora'], 'Add an address: npm run account -- show'],
    ['an address and --all', ['end-sessions', EMAIL, '--all'], 'Name one owner or use --all, not both.'],
    ['--all for another command', ['turn-off-two-factor', '--all'], 'Only end-sessions takes --all.'],
    ['no command', [], 'Say what to do. See npm run account -- --help.'],
    ['another command', ['delete', EMAIL], 'There is no command "delete". See npm run account -- --help.'],
    ['an unknown option', ['show', EMAIL, '--force'], "Unknown option '--force'. See npm run account -- --help."],
  ])('%s', async (_, args, sentence) => {
    const before = await inDataFolder(dataDir, ({ rows }) => rows(identityEvents).count())
    const { code, output } = await run(...args)
    expect(code).toBe(1)
    expect(output).toContain(sentence)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(await inDataFolder(dataDir, ({ rows }) => rows(identityEvents).count())).toBe(before)
  })

  test('a folder in which Goodword has not run, and leaves it as it was', async () => {
    const folder = emptyFolder()
    const { code, output } = await runWith(folder, 'end-sessions', '--all')
    expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('has not run on the data in') })
    expect(readdirSync(folder.DATA_DIR)).toEqual([])
  })

  test('a database that another program writes to without end, and changes nothing', async () => {
    await signUp('max@studio.example')
    const { idToken } = await signIn('max@studio.example')
    const refused = await whileLocked(dataDir, () => run('end-sessions', 'max@studio.example'))
    expect(refused).toEqual({ code: 1, output: 'Goodword was busy writing. Run this command again.\n' })
    expect(await statusOf(idToken)).toBe(200)
  })

  test('accounts that Firebase keeps', async () => {
    const folder = emptyFolder()
    openDataFolder(folder.DATA_DIR).close()
    const firebase = {
      FIREBASE_PROJECT_ID: 'demo-goodword',
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    }
    const { code, output } = await runWith({ ...folder, ...firebase }, 'show', EMAIL)
    expect({ code, output }).toEqual({
      code: 1,
      output: 'Firebase keeps the accounts of this installation: use the Firebase console instead.\n',
    })
  })
})
