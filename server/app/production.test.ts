import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, onTestFinished, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.ts'
import { inDataFolder } from '#server/testing/data-folder.ts'
import { startProduct, startRefused } from '#server/testing/product-process.ts'
import { productionSettings } from '#server/testing/production-settings.ts'

const production = {
  ...productionSettings,
  NODE_ENV: 'production',
  STRIPE_BILLING_SECRET_KEY: 'sk_live_forTestsOnly',
  STRIPE_BILLING_WEBHOOK_SECRET: 'whsec_forTestsOnly',
  STRIPE_PRICE_PRO: 'price_1',
  STRIPE_PRICE_STUDIO: 'price_2',
  RESEND_API_KEY: 're_a1B2c3D4_e5F6',
}

const emulatorPages = ['/dev/stripe', '/dev/stripe/authorize', '/dev/outbox', '/dev/outbox.json', '/dev/domains']

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-production-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A Node option that ends the process as soon as it loads a file of server/dev, or a file that has one in it, which a bundler names above it. */
function withoutEmulators(folder: string): string {
  const hook = join(folder, 'refuse-emulators.mjs')
  writeFileSync(
    hook,
    `import { registerHooks } from 'node:module'
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (url.includes('/server/dev/') || /^\\/\\/ server\\/dev\\//m.test(String(loaded.source))) throw new Error('Loaded ' + url)
    return loaded
  },
})`,
  )
  return `--import=${hook}`
}

async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? String(address.port) : expect.fail('No port is free.')
}

/** Production, but reachable from here. */
async function startInProduction(dataDir: string, environment: Record<string, string> = {}) {
  const port = await findFreePort()
  const here = { PORT: port, PUBLIC_URL: `http://localhost:${port}` }
  return startProduct({ dataDir, environment: { ...production, ...here, ...environment } })
}

async function statusesOf(origin: string): Promise<number[]> {
  const answers = await Promise.all(emulatorPages.map((path) => fetch(origin + path)))
  return answers.map(({ status }) => status)
}

describe('a process in production', () => {
  test('never loads the emulators: neither their code, nor their pages, nor their database', async () => {
    const folder = newFolder()
    const dataDir = join(folder, 'data')
    const product = await startInProduction(dataDir, { NODE_OPTIONS: withoutEmulators(folder) })
    expect(await statusesOf(product.origin)).toEqual(emulatorPages.map(() => 404))
    expect(await product.stop()).toEqual({ code: 0, signal: null })
    expect(existsSync(join(dataDir, 'goodword.db'))).toBe(true)
    expect(existsSync(join(dataDir, 'dev.db'))).toBe(false)
  })

  test.each([
    ['PUBLIC_URL leads others to it', { PUBLIC_URL: 'https://goodword.example' }],
    ['HOST lets others in', { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }],
  ])('is what runs when %s, whatever NODE_ENV says', async (_, environment) => {
    const folder = newFolder()
    const port = await findFreePort()
    const product = await startProduct({
      dataDir: join(folder, 'data'),
      environment: {
        ...productionSettings,
        ...environment,
        PORT: port,
        NODE_ENV: 'development',
        NODE_OPTIONS: withoutEmulators(folder),
      },
    })
    expect(await statusesOf(`http://127.0.0.1:${port}`)).toEqual(emulatorPages.map(() => 404))
    await product.stop()
  })

  test('answers to no name but its own (DNS rebinding)', async () => {
    const product = await startInProduction(newFolder(), { ALLOWED_HOSTS: 'goodword.internal' })
    const { port } = new URL(product.origin)
    const ask = async (path: string, host: string) => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      let answer = ''
      socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
      await once(socket, 'close')
      return answer
    }
    for (const path of ['/', '/widget.js', '/goodword/user/me', '/w/wgt_1.json', '/openapi.json']) {
      const refused = await ask(path, `evil.example:${port}`)
      expect(refused).toMatch(/^HTTP\/1\.1 421 /)
      expect(refused).toContain('"code":"request.wrong_host"')
      expect(refused).not.toMatch(/evil|goodword\.internal/)
    }
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'GOODWORD.internal'])
      expect(await ask('/widget.js', host)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await ask('/healthz', '10.1.2.3:3000')).toMatch(/^HTTP\/1\.1 200 /)
    await product.stop()
  })

  test('deletes the emulators’ data, and makes jobs that they planned ahead due', async () => {
    const dataDir = newFolder()
    const trial = await startProduct({ dataDir })
    expect(await statusesOf(trial.origin)).toEqual([200, 400, 200, 200, 200])
    await trial.stop()
    expect(existsSync(join(dataDir, 'dev.db'))).toBe(true)
    await planForNextYear(dataDir)
    const product = await startInProduction(dataDir)
    await product.stop()
    expect(existsSync(join(dataDir, 'dev.db'))).toBe(false)
    expect(await plansForNextYear(dataDir)).toEqual([])
  })
})

test('a process outside production loads the emulators', async () => {
  const folder = newFolder()
  const environment = { NODE_OPTIONS: withoutEmulators(folder) }
  const { code, output } = await startRefused({ dataDir: join(folder, 'data'), environment })
  expect(code).not.toBe(0)
  expect(output).toMatch(/Loaded file:\S*\/dev-\w+\.mjs/)
})

const NEXT_YEAR_MS = 300 * 24 * 60 * 60 * 1000

const planForNextYear = (dataDir: string) =>
  inDataFolder(dataDir, ({ insertRows }) =>
    insertRows(jobs, {
      id: 'job_1',
      kind: 'users.forget-closed',
      dedupeKey: 'nobody',
      payload: { identityUid: 'nobody' },
      runAt: new Date(Date.now() + NEXT_YEAR_MS),
      createdAt: new Date(0),
    }),
  )

const plansForNextYear = (dataDir: string) =>
  inDataFolder(dataDir, async ({ rows }) =>
    (await rows(jobs).list()).filter(({ runAt }) => runAt.getTime() > Date.now() + NEXT_YEAR_MS / 2),
  )

/** Mistypes a password, and returns the lines of the log. */
async function linesAfterMistyping({ origin, output, stop }: Awaited<ReturnType<typeof startProduct>>) {
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nora@studio.example', password: 'wrong horse', returnSecureToken: true }),
  })
  expect(answer.status).toBe(400)
  await stop()
  return output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
}

describe('a mistyped password', () => {
  test('is in the log in production', async () => {
    const lines = await linesAfterMistyping(await startInProduction(join(newFolder(), 'data')))
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['sign-in refused'])
  })

  test('leaves no line in the terminal of somebody who tries the product', async () => {
    expect(await linesAfterMistyping(await startProduct({ dataDir: join(newFolder(), 'data') }))).toEqual([])
  })
})
