import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { systemClock } from '#server/kernel/clock.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'
import type { AppEnv } from './context.ts'
import { createLogger } from './logger.ts'
import { requestLog } from './request-log.ts'

async function warningsOf(trustedProxyHops: number, headers: Record<string, string>): Promise<number> {
  const lines: string[] = []
  const log = createLogger({ level: 'warn', destination: { write: (line: string) => void lines.push(line) } })
  const app = new Hono<AppEnv>()
  app.use('*', requestLog({ log, clock: systemClock, trustedProxyHops }))
  app.get('/', (c) => c.text('hello'))
  for (let times = 0; times < 3; times += 1) await app.request('/', { headers })
  return lines.filter((line) => line.includes('TRUSTED_PROXY_HOPS is 0')).length
}

describe('a proxy that is not trusted', () => {
  test('is named once in the log', async () => {
    expect(await warningsOf(0, { 'x-forwarded-for': '198.51.100.7' })).toBe(1)
  })

  test.each([
    ['there is none', 0, {}],
    ['it is trusted', 1, { 'x-forwarded-for': '198.51.100.7' }],
  ])('is not named when %s', async (_, hops, headers) => {
    expect(await warningsOf(hops, headers)).toBe(0)
  })
})

describe('the log', () => {
  const linesOf = (h: Harness) => h.logLines.map((line): Record<string, unknown> => JSON.parse(line))

  test('says who was refused, when, what, and why, in one line', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    await h.request('GET', '/goodword/testimonial/unknown/details', { token: owner.token })
    const found = linesOf(h).at(-1)
    expect(found).toMatchObject({ method: 'GET', status: 404, time: expect.any(Number), requestId: expect.any(String) })
    expect(found?.userId).toMatch(/^usr_/)
    expect(found?.code).toMatch(/^testimonials\./)
  })

  test.each<[string, number, string, Parameters<Harness['request']>]>([
    ['without a token', 401, 'request.not_signed_in', ['GET', '/goodword/user/me']],
    ['with a forged token', 401, 'request.not_signed_in', ['GET', '/goodword/user/me', { token: 'a.b.c' }]],
    ['with invalid input', 422, 'request.invalid', ['POST', '/goodword/user/sign-up', { body: { isAdmin: true } }]],
    ['for another host', 421, 'request.wrong_host', ['GET', '/healthz/', { headers: { host: 'other.example' } }]],
  ])('names the reason of a request %s', async (_, status, code, request) => {
    const h = await createHarness()
    await h.request(...request)
    expect(linesOf(h).at(-1)).toMatchObject({ status, code })
  })

  test('names the reason of a request too many', async () => {
    const h = await createHarness({ overrides: { limits: { ...noLimits, address: { points: 1, seconds: 60 } } } })
    await h.request('GET', '/goodword/user/me')
    await h.request('GET', '/goodword/user/me')
    expect(linesOf(h).at(-1)).toMatchObject({ status: 429, code: 'request.too_many' })
  })

  test('gets no second line from a text that contains line breaks', () => {
    const lines: string[] = []
    const log = createLogger({ level: 'info', destination: { write: (line: string) => void lines.push(line) } })
    const forged = 'one\r\n{"level":30,"msg":"forged"}\u2028\u001b[31m'
    log.info({ text: forged, err: new Error(forged) }, forged)
    expect(lines).toHaveLength(1)
    for (const character of ['\r', '\n', '\u001b']) expect(lines[0]?.trimEnd()).not.toContain(character)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ text: forged, msg: forged })
  })
})
