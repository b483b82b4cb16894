import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { startProduct } from '#server/testing/product-process.ts'
import { createOwner, createRequest, expect, signIn, submitAnswer, test as base } from './fixtures.ts'

type SentCall = { path: string; text: string }
type Outside = { origin: string; calls: SentCall[] }
type Payload = { anonymousId?: string; previousId?: string; userId: string; event?: string } & Record<string, unknown>

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

/** A product that sends analytics events, IP lookups and errors to a fake host, which records every call. */
const test = base.extend<{ clearCalls: void }, { outside: Outside }>({
  clearCalls: [
    async ({ outside }, provide) => {
      outside.calls.splice(0)
      await provide()
    },
    { auto: true },
  ],

  outside: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, provide) => {
      const calls: SentCall[] = []
      const server = createServer(async (request, response) => {
        response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
        if (request.method === 'OPTIONS') return response.writeHead(204).end()
        const path = request.url ?? ''
        calls.push({ path, text: await textOf(request) })
        if (path.startsWith('/analytics/')) return response.writeHead(204).end()
        response.setHeader('content-type', 'application/json')
        return response.end(JSON.stringify(path.startsWith('/lookup') ? { ip: '203.0.113.7' } : { id: '0' }))
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      await provide({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls })
      server.close()
    },
    { scope: 'worker' },
  ],

  product: [
    async ({ outside }, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'goodword-e2e-'))
      const running = await startProduct({
        dataDir,
        environment: {
          LIMIT_FACTOR: '100',
          CLIENT_EMAILS_FACTOR: '100',
          ANALYTICS_URL: outside.origin,
          IP_LOOKUP_URL: `${outside.origin}/lookup?format=json`,
          SENTRY_DSN: outside.origin.replace('://', '://0a1b2c@') + '/7',
          SENTRY_ENVIRONMENT: 'trial',
        },
      })
      await provide({ origin: running.origin, dataDir, output: running.output })
      await running.stop()
      rmSync(dataDir, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

/** Fixes Math.random, with which Sentry decides whether to sample a trace. */
const fixRandom = (page: Page, value: number) => page.addInitScript((fixed) => (Math.random = () => fixed), value)

const analyticsCalls = ({ calls }: Outside) =>
  calls
    .filter(({ path }) => path.startsWith('/analytics/'))
    .map(({ path, text }): [string, Payload] => [path.slice('/analytics/'.length), JSON.parse(text) as Payload])

/** The lines of each envelope: its header, then a header and a body for each item. */
const envelopes = ({ calls }: Outside) =>
  calls
    .filter(({ path }) => path.startsWith('/api/7/envelope/'))
    .map(({ text }) =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    )

const itemsOf = (outside: Outside, type: string) =>
  envelopes(outside).flatMap((lines) => lines.filter((_, index) => lines[index - 1]?.['type'] === type))

test('a visitor’s events are sent in order once the visitor signs in, and not before', async ({
  page,
  request,
  outside,
}) => {
  await fixRandom(page, 0.5)
  const owner = await createOwner(request)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => outside.calls.map(({ path }) => path)).toContain('/lookup?format=json')
  await page.getByRole('link', { name: 'Log in' }).click()
  expect(analyticsCalls(outside)).toEqual([])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/testimonial\/list$/)
  await expect.poll(() => analyticsCalls(outside).length).toBe(3)
  const [[first, identify], [second, alias], [third, track]] = analyticsCalls(outside) as [
    [string, Payload],
    [string, Payload],
    [string, Payload],
  ]
  expect([first, second, third]).toEqual(['identify', 'alias', 'track'])
  expect(identify).toMatchObject({
    traits: { name: 'Nora Feldmann', email: owner.email },
    context: { ip: '203.0.113.7', screen: { width: 1280, height: 720 } },
  })
  expect(identify.anonymousId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
  expect(alias).toMatchObject({ previousId: identify.anonymousId, userId: identify.userId })
  expect(track).toMatchObject({
    anonymousId: identify.anonymousId,
    userId: identify.userId,
    event: 'Landing page viewed',
    properties: { path: '/', search: '', url: new URL('/', page.url()).href },
  })

  await page.goto('/logout')
  await expect(page).toHaveURL(/:\d+\/$/)
  await signIn(page, owner)
  await expect.poll(() => analyticsCalls(outside).filter(([name]) => name === 'identify').length).toBe(2)
  const ids = analyticsCalls(outside).flatMap(([name, { anonymousId }]) => (name === 'identify' ? [anonymousId] : []))
  expect(new Set(ids).size).toBe(2)
})

test('nothing is sent to analytics when the browser asks not to be tracked', async ({ page, request, outside }) => {
  await fixRandom(page, 0.5)
  await page.addInitScript(() => Object.assign(Navigator.prototype, { globalPrivacyControl: true }))
  const owner = await createOwner(request)
  await page.goto('/')
  await signIn(page, owner)
  await expect(page.getByRole('button', { name: /^Account/ })).toContainText('Nora Feldmann')
  expect(outside.calls.filter(({ path }) => !path.startsWith('/api/'))).toEqual([])
})

test('a broken answer from the analytics host shows no error to the owner', async ({ page, request }) => {
  await fixRandom(page, 0.5)
  const owner = await createOwner(request)
  const answer = { status: 204, headers: { 'access-control-allow-origin': '*' } }
  let calls = 0
  await page.route('**/analytics/*', (route) => {
    calls += 1
    // The browser would log a failed connection on the console.
    return route.fulfill({ ...answer, status: 200, body: 'no JSON' })
  })
  await signIn(page, owner)
  await expect.poll(() => calls).toBeGreaterThan(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('errors', () => {
  test.use({ expectedConsoleErrors: /Failed to fetch dynamically|ana@client|broke early/ })

  const throwLater = (page: Page, message: string) =>
    page.evaluate(
      (text) =>
        void setTimeout(() => window.dispatchEvent(new ErrorEvent('error', { error: new Error(text), message: text }))),
      message,
    )

  /** Clicks a control while the page is blocked. Sentry measures slow clicks and reports the name of the control. */
  async function clickSlowly(page: Page, control: Locator) {
    await page.evaluate(() =>
      addEventListener('click', () => {
        for (const start = performance.now(); performance.now() - start < 400;);
      }),
    )
    await control.click()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }

  test('are reported from the first one on, without any client data, and one trace in ten is sampled', async ({
    page,
    request,
    outside,
  }) => {
    await fixRandom(page, 0.05)
    const owner = await createOwner(request)
    const { id } = await createRequest(request, owner)
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        dispatchEvent(new ErrorEvent('error', { error: new Error('It broke early'), message: 'It broke early' }))
      })
    })
    await page.goto(`/testimonial/submit/${id}`)
    await expect.poll(() => itemsOf(outside, 'event').length).toBe(1)
    await throwLater(page, `ana@client.example at /testimonial/submit/${id}`)
    await expect.poll(() => itemsOf(outside, 'event').length).toBe(2)
    const [early, late] = itemsOf(outside, 'event')
    expect(early).toMatchObject({
      environment: 'trial',
      release: expect.stringMatching(/^goodword@\d/),
      exception: { values: [{ value: 'It broke early' }] },
    })
    expect(late).toMatchObject({ exception: { values: [{ value: '[email] at /testimonial/submit/:id' }] } })
    expect(late).toMatchObject({ request: { url: `${new URL(page.url()).origin}/testimonial/submit/:id` } })

    await expect.poll(() => itemsOf(outside, 'transaction').length).toBeGreaterThan(0)
    expect(itemsOf(outside, 'transaction')[0]).toMatchObject({ transaction: '/testimonial/submit/:id' })
    const [header] = envelopes(outside).find((lines) => lines.some(({ type }) => type === 'transaction')) ?? []
    expect(header).toMatchObject({ trace: { sample_rate: '0.1' } })
    expect(outside.calls.filter(({ path }) => !path.startsWith('/api/'))).toEqual([])

    await submitAnswer(request, id, { testimonial: 'She said "calm" and kept it.' })
    await signIn(page, owner)
    const ofList = () => itemsOf(outside, 'transaction').map(({ transaction }) => transaction)
    await expect.poll(ofList).toContain('/testimonial/list')
    await clickSlowly(page, page.getByRole('link', { name: 'Ana Ribeiro: open details' }))
    await expect(page.getByRole('dialog')).toContainText('kept it')
    await page.goto('/privacy-policy')
    await throwLater(page, 'The last')
    await expect.poll(() => JSON.stringify(itemsOf(outside, 'event'))).toContain('The last')
    const all = envelopes(outside).map((lines) => JSON.stringify(lines))
    for (const secret of [id, 'ana@client', 'Ana', 'kept it', owner.email])
      for (const envelope of all) expect(envelope).not.toContain(secret)
  })

  test('of a page whose code fails are reported, and no trace is sent when it is not sampled', async ({
    page,
    request,
    outside,
  }) => {
    await fixRandom(page, 0.5)
    const owner = await createOwner(request)
    await signIn(page, owner)
    await page.route('**/assets/profile.page-*.js', (route) =>
      route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("ana@client.example")' }),
    )
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    await expect.poll(() => itemsOf(outside, 'event').length).toBeGreaterThan(0)
    expect(JSON.stringify(itemsOf(outside, 'event'))).toContain('[email]')
    expect(itemsOf(outside, 'transaction')).toEqual([])
  })
})

base('Sentry is not loaded without a DSN', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => void loaded.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(loaded.filter((url) => /sentry/i.test(url))).toEqual([])
  expect(loaded.length).toBeGreaterThan(3)
})
