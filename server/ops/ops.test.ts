import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as sendRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import parsePrometheusText, { type Family } from 'parse-prometheus-text-format'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { signUp } from '#shared/users.ts'
import { startProduct, startRefused } from '#server/testing/product-process.ts'

const EMAIL = 'nora.canary@studio.example'

const folders: string[] = []
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-ops-'))
  folders.push(folder)
  return folder
}

let product: Awaited<ReturnType<typeof startProduct>>
let ops: string

beforeAll(async () => {
  product = await startProduct({ dataDir: newFolder(), environment: { OPS_PORT: '0' } })
  ops = await vi.waitFor(
    () => /The operator’s page is at (\S+)/.exec(product.output())?.[1] ?? expect.fail(product.output()),
  )
})

afterAll(async () => {
  await product.stop()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

async function readMetrics() {
  const response = await fetch(`${ops}/metrics`)
  const text = await response.text()
  expect(response.status, text).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const families = new Map(parsePrometheusText(text).map((family) => [family.name, family]))
  const find = (name: string): Family => families.get(name) ?? expect.fail(`${name} is missing in\n${text}`)
  const valueOf = (name: string, labels: Record<string, string> = {}) =>
    Number(
      find(name).metrics.find((metric) =>
        Object.entries(labels).every(([label, value]) => metric.labels?.[label] === value),
      )?.value ?? 0,
    )
  return { text, find, valueOf }
}

test('the metrics count requests, emails, jobs and feeds, and hold nothing about a person', async () => {
  const body = {
    email: EMAIL,
    firstName: 'Norella',
    lastName: 'Feldmann',
    organisationName: 'Canary Studio',
    password: 'seven blue caps 19',
    timeZone: 'Europe/Berlin',
  }
  const signedUp = await fetch(product.origin + signUp.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(signedUp.status).toBe(201)
  const { id } = (await signedUp.json()) as { id: string }
  for (let times = 0; times < 3; times += 1) await fetch(`${product.origin}/w/wgt_example.json`)
  await fetch(`${product.origin}/goodword/testimonial/canary-of-a-link`)
  await expect.poll(async () => (await readMetrics()).valueOf('goodword_emails_total', { outcome: 'sent' })).toBe(1)

  const { text, find, valueOf } = await readMetrics()
  const requests = (route: string, status: string) => valueOf('goodword_http_requests_total', { route, status })
  expect(requests(signUp.path, '201')).toBe(1)
  expect(requests('/goodword/testimonial/:id', '404')).toBe(1)
  expect(find('goodword_http_request_duration_seconds').type).toBe('HISTOGRAM')
  expect(valueOf('goodword_emails_total', { outcome: 'permanent' })).toBe(0)
  expect(valueOf('goodword_jobs', { state: 'waiting' })).toBeGreaterThan(0)
  // The parser loses the labels of histograms.
  expect(text).toMatch(/^goodword_job_duration_seconds_count\{kind="identity\.send-code",outcome="done"\} 1$/m)
  expect(text).toMatch(
    /^goodword_http_request_duration_seconds_count\{method="POST",route="\/goodword\/user\/sign-up"\} 1$/m,
  )
  expect(valueOf('goodword_database_bytes')).toBeGreaterThan(100_000)
  expect(valueOf('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(find('nodejs_eventloop_lag_p99_seconds').metrics).toHaveLength(1)
  expect(find('goodword_info').metrics[0]?.labels).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  for (const secret of [EMAIL, 'Norella', 'Canary', 'canary', id, '127.0.0.1']) expect(text).not.toContain(secret)
})

test('only a few paths are answered, and only for a name of this machine', async () => {
  const statusOf = async (path: string, init?: RequestInit) => (await fetch(ops + path, init)).status
  expect(await Promise.all(['/healthz', '/readyz', '/', '/goodword/user/me'].map((path) => statusOf(path)))).toEqual([
    200, 200, 200, 404,
  ])
  expect(await statusOf('/metrics', { method: 'POST' })).toBe(404)
  const statusFor = async (host: string) => {
    const request = sendRequest(`${ops}/metrics`, { headers: { host } }).end()
    const [response] = await once(request, 'response')
    response.resume()
    return response.statusCode
  }
  expect(await Promise.all(['attacker.example', 'localhost', '[::1]:9', 'a b'].map(statusFor))).toEqual([
    421, 200, 200, 400,
  ])
  expect((await fetch(`${product.origin}/metrics`)).status).toBe(404)
})

test('without a port there are none, and a port in use is told in a sentence', async () => {
  const { code, output } = await startRefused({ dataDir: newFolder(), environment: { OPS_PORT: new URL(ops).port } })
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^The operator’s page can’t be served at 127\.0\.0\.1:\d+ \(.*EADDRINUSE.*\)\. Set OPS_PORT to a free port, and OPS_HOST to an address of this machine\.\n$/,
    ),
  })
  const other = await startProduct({ dataDir: newFolder() })
  onTestFinished(() => void other.stop())
  // The last line.
  await vi.waitFor(() => expect(other.output()).toContain('Stop with Ctrl-C.'))
  expect(other.output()).not.toContain('operator')
})
