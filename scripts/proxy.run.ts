// Not part of the test suite: `npm run test:proxy` runs this, because it needs nginx.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { checkEncryption } from '#server/app/doctor-encryption.ts'
import { findFreePorts, HOST, startNginx, startRelay, visit } from '#server/testing/nginx.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { productionSettings } from '#server/testing/production-settings.ts'
import { accountPages, ownerPages, publicPages } from '#shared/pages.ts'

const started: { stop: () => unknown }[] = []
afterEach(async () => {
  for (const running of started.splice(0).toReversed()) await running.stop()
})
const keep = <T extends { stop: () => unknown }>(running: T): T => {
  started.push(running)
  return running
}

const UNTRUSTED = 'TRUSTED_PROXY_HOPS is 0'
/** Of requests for links that do not exist, from one network. */
const MISSES = 30
const UNKNOWN_LINK = `/goodword/testimonial/${'0'.repeat(32)}`
const [OFFICE, STRANGER] = ['127.0.0.2', '127.0.0.3']

/** The product in production behind nginx. */
async function start({ hops, change }: { hops: number; change?: (site: string) => string }) {
  const [port = 0] = await findFreePorts(1)
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-proxy-'))
  const environment = {
    ...productionSettings,
    NODE_ENV: 'development',
    PORT: String(port),
    PUBLIC_URL: `https://${HOST}`,
    TRUSTED_PROXY_HOPS: String(hops),
    LOG_LEVEL: 'info',
  }
  const product = keep(await startProduct({ dataDir, environment }))
  const relay = keep(await startRelay(port))
  const nginx = keep(await startNginx({ upstream: relay.port, ...(change && { change }) }))
  const warnings = () =>
    product
      .output()
      .split('\n')
      .filter((line) => line.includes(UNTRUSTED))
  return {
    product,
    relay,
    nginx,
    warnings,
    get: (path: string, from?: string) => visit({ port: nginx.https, path, ...(from && { from }) }),
  }
}
type World = Awaited<ReturnType<typeof start>>

/** The status of each of so many requests for a link that does not exist. */
async function miss({ nginx }: World, times: number, { from, forged }: { from: string; forged?: () => string }) {
  const statuses: number[] = []
  for (let count = 0; count < times; count += 1) {
    const headers = forged && { 'x-forwarded-for': forged() }
    const { status } = await visit({ port: nginx.https, path: UNKNOWN_LINK, from, ...(headers && { headers }) })
    statuses.push(status)
  }
  return statuses
}
const allowed = (times: number) => Array<number>(times).fill(404)

describe('with the right number of proxies', () => {
  test('each visitor has limits of their own', async () => {
    const world = await start({ hops: 1 })
    expect(await miss(world, MISSES + 1, { from: OFFICE })).toEqual([...allowed(MISSES), 429])
    expect(await miss(world, 1, { from: STRANGER })).toEqual([404])
    expect(world.warnings()).toEqual([])
  })

  test.each([
    ['nginx replaces it', (site: string) => site],
    [
      'nginx adds to it',
      (site: string) => site.replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $proxy_add_x_forwarded_for'),
    ],
  ])('a visitor who forges X-Forwarded-For stays the same visitor: %s', async (_, change) => {
    const world = await start({ hops: 1, change })
    let number = 0
    const forged = () => `198.51.100.${(number += 1)}, 198.51.100.${number}`
    expect(await miss(world, MISSES + 1, { from: STRANGER, forged })).toEqual([...allowed(MISSES), 429])
    expect(await miss(world, 1, { from: OFFICE })).toEqual([404])
  })
})

describe('with the wrong number of proxies', () => {
  test('0: all visitors share every limit, and the log says so once', async () => {
    const world = await start({ hops: 0 })
    expect(await miss(world, MISSES + 1, { from: STRANGER })).toEqual([...allowed(MISSES), 429])
    expect(await miss(world, 1, { from: OFFICE })).toEqual([429])
    expect(world.warnings()).toHaveLength(1)
    expect(z.object({ level: z.number(), msg: z.string() }).parse(JSON.parse(world.warnings()[0] ?? ''))).toMatchObject(
      {
        level: 40,
      },
    )
  })

  test('2: with a proxy that adds to the header, visitors choose their own address', async () => {
    const change = (site: string) =>
      site.replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $proxy_add_x_forwarded_for')
    const world = await start({ hops: 2, change })
    let number = 0
    const forged = () => `198.51.100.${(number += 1)}`
    expect(await miss(world, MISSES + 1, { from: STRANGER, forged })).toEqual(allowed(MISSES + 1))
  })

  test('2: with the documented configuration, all visitors share every limit, and nobody can forge one', async () => {
    const world = await start({ hops: 2 })
    const forged = () => '198.51.100.1'
    expect(await miss(world, MISSES + 1, { from: STRANGER, forged })).toEqual([...allowed(MISSES), 429])
    expect(await miss(world, 1, { from: OFFICE })).toEqual([429])
  })
})

describe('the documented configuration', () => {
  test('passes the host on, so that another one is refused', async () => {
    const { nginx, get } = await start({ hops: 1 })
    expect((await get('/healthz')).status).toBe(200)
    const other = await visit({ port: nginx.https, path: '/healthz/', headers: { host: 'other.example' } })
    expect(other.status).toBe(421)
    const page = await visit({ port: nginx.https, path: '/login', headers: { host: 'other.example' } })
    expect(page.status).toBe(421)
  })

  test('whatever a visitor forges in X-Forwarded-Proto, cookies and HSTS are those of HTTPS', async () => {
    const { nginx } = await start({ hops: 1 })
    const account = { email: 'nora@studio.example', password: 'wrong horse', returnSecureToken: true }
    const answer = await visit({
      port: nginx.https,
      path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded',
      method: 'POST',
      headers: { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'other.example', forwarded: 'proto=http' },
      body: account,
    })
    expect(answer.status).toBe(400)
    expect(answer.headers['set-cookie']?.toString()).toMatch(/^__Host-device=\S+; .*Secure/)
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000')
  })

  test('redirects pages from HTTP, and nothing that a program calls', async () => {
    const { nginx, get } = await start({ hops: 1 })
    const plain = (path: string, method = 'GET') => visit({ port: nginx.http, path, method, isEncrypted: false })
    for (const page of [...publicPages, ...accountPages, ...ownerPages, '/wall/nora', '/testimonial/submit/1']) {
      const { status, headers } = await plain(page)
      expect({ page, status, to: headers['location'] }).toEqual({ page, status: 308, to: `https://${HOST}${page}` })
    }
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(JSON.parse((await get('/openapi.json')).body))
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [path.replaceAll(/[{}]/g, ''), method.toUpperCase()] as const),
    )
    expect(calls.length).toBeGreaterThan(50)
    const rest = ['/identitytoolkit.googleapis.com/v1/projects', '/w/1.json', '/widget.js', '/images/1/2', '/ip']
    for (const [path, method] of [
      ...calls,
      ['/unsubscribe/1', 'POST'] as const,
      ...rest.map((file) => [file, 'GET'] as const),
    ]) {
      const { status, headers } = await plain(path, method)
      expect({ method, path, status, to: headers['location'] }).toEqual({ method, path, status: 403, to: undefined })
    }
  })

  test('accepts TLS 1.2 and 1.3 with forward secrecy only', async () => {
    const { nginx } = await start({ hops: 1 })
    expect(await checkEncryption(`https://127.0.0.1:${nginx.https}`, { httpPort: nginx.http })).toMatchObject([
      { state: 'ok' },
    ])
  })

  test(
    'keeps connections to Goodword open, and loses no request on one that was idle for a minute',
    async () => {
      const { relay, get, nginx } = await start({ hops: 1 })
      for (let count = 0; count < 5; count += 1) expect((await get('/healthz')).status).toBe(200)
      expect(relay.connections()).toBe(1)
      // 50 and 58 seconds: on the old connection. 62: nginx has closed it. 76: Goodword would have.
      for (const idleSeconds of [50, 58, 62, 76]) {
        await setTimeout(idleSeconds * 1000)
        const body = { email: 'who@studio.example', password: 'x' }
        // A proxy repeats no POST, so a lost one would be a 502.
        const answer = await visit({ port: nginx.https, path: '/goodword/user/sign-up', method: 'POST', body })
        expect({ idleSeconds, status: answer.status }).toEqual({ idleSeconds, status: 422 })
      }
      expect(relay.connections()).toBeGreaterThan(1)
    },
    6 * 60_000,
  )
})
