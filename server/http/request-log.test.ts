import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { systemClock } from '#server/kernel/clock.ts'
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
