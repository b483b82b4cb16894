import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { STORE_KEY, storeSettingsOf } from '#server/testing/image-store.ts'
import { openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { startS3Server } from '#server/testing/s3-server.ts'

const PATIENCE_MS = 60_000
const SECRET_KEY = 's'.repeat(32)

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-leaving-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

type Started = { dataDir?: string; environment?: Record<string, string> }

async function start({ dataDir = newFolder(), environment = {} }: Started = {}) {
  const product = await startProduct({ dataDir, environment })
  onTestFinished(() => product.signal('SIGKILL'))
  return product
}

/** As a proxy asks: on connections that it keeps. */
function createCaller(origin: string) {
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  return (path: string, method: 'GET' | 'POST' = 'GET') =>
    new Promise<{ status: number | undefined; connection: string | undefined; body: string }>((resolve, reject) => {
      const sent = request(origin + path, { agent, method }, (answer) => {
        text(answer).then(
          (body) => resolve({ status: answer.statusCode, connection: answer.headers.connection, body }),
          reject,
        )
      })
      sent.on('error', reject)
      sent.end()
    })
}

describe('a process that is told to stop', { timeout: PATIENCE_MS }, () => {
  test('goes on answering for a while, says at /readyz that it stops, and keeps no connection', async () => {
    const product = await start({ environment: { STOP_DELAY: '2' } })
    const call = createCaller(product.origin)
    expect(await call('/readyz')).toEqual({ status: 200, connection: 'keep-alive', body: '{"status":"ready"}' })
    product.signal('SIGTERM')
    await expect.poll(async () => (await call('/readyz')).status).toBe(503)
    expect(await call('/readyz')).toEqual({ status: 503, connection: 'close', body: '{"status":"stopping"}' })
    expect(await call('/livez')).toEqual({ status: 200, connection: 'close', body: '{"status":"alive"}' })
    expect(await call('/openapi.json')).toMatchObject({ status: 200, connection: 'close' })
    expect(await product.ended).toEqual({ code: 0, signal: null })
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('ends at once with %s when somebody presses Ctrl-C', async (first) => {
    const product = await start({ environment: { STOP_DELAY: '60' } })
    product.signal(first)
    product.signal('SIGINT')
    expect(await product.ended).toEqual({ code: 0, signal: null })
  })

  test('waits for its load balancer only where others go on, unless it is told otherwise', () => {
    const shared = {
      DATABASE_URL: 'postgres://goodword@localhost/goodword',
      SECRET_KEY,
      ...storeSettingsOf({ origin: 'http://localhost:9000' }),
    }
    const delayOf = (environment: Record<string, string>) => readConfig(environment).stopDelayMs
    expect(delayOf({})).toBe(0)
    expect(delayOf({ STOP_DELAY: '1.5' })).toBe(1500)
    expect([delayOf(shared), delayOf({ ...shared, ROLE: 'web' }), delayOf({ ...shared, ROLE: 'worker' })]).toEqual([
      5000, 5000, 0,
    ])
    expect(delayOf({ ...shared, STOP_DELAY: '0' })).toBe(0)
    expect(() => delayOf({ STOP_DELAY: 'soon' })).toThrow('STOP_DELAY is "soon" but must be a number of seconds from 0')
  })

  test.runIf(isPostgres)('loses no request while its load balancer sends them to another one', async () => {
    const store = await startS3Server({ credentials: STORE_KEY })
    onTestFinished(() => store.stop())
    const environment = {
      DATABASE_URL: await openEmptyDatabase(),
      SECRET_KEY,
      ...storeSettingsOf(store),
      ROLE: 'web',
      STOP_DELAY: '2',
      LIMIT_FACTOR: '1000',
    }
    const webs = [await start({ environment }), await start({ environment })]
    const callers = webs.map(({ origin }) => createCaller(origin))
    const ready = new Set(callers)
    let isOver = false

    async function watch() {
      for (; !isOver; await wait(200))
        for (const call of callers) {
          const answer = await call('/readyz').catch(() => undefined)
          if (answer?.status === 200) ready.add(call)
          else ready.delete(call)
        }
    }

    const answers: (number | undefined)[] = []
    async function visit(index: number) {
      for (let count = index; !isOver; count += 1) {
        const call = [...ready][count % ready.size]
        const answer = await (count % 2 === 0 ? call?.('/healthz') : call?.('/goodword/nothing', 'POST'))
        answers.push(answer?.status)
        await wait(5)
      }
    }

    const busy = Promise.all([watch(), ...Array.from({ length: 6 }, (_, index) => visit(index))])
    await wait(500)
    webs[0]?.signal('SIGTERM')
    expect(await webs[0]?.ended).toEqual({ code: 0, signal: null })
    const before = answers.length
    await expect.poll(() => answers.length, { timeout: PATIENCE_MS }).toBeGreaterThan(before + 50)
    isOver = true
    await busy
    expect(ready.size).toBe(1)
    expect(new Set(answers)).toEqual(new Set([200, 404]))
  })
})
