import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { send, signUpAt } from '#server/testing/kept-data.ts'
import { foldersOfFile } from '#server/testing/folders.ts'
import { startProduct, startRefused } from '#server/testing/product-process.ts'
import { productionSettings } from '#server/testing/production-settings.ts'
import { ACCOUNT } from '#server/testing/product-client.ts'

const PATIENCE_MS = 60_000

const newFolder = foldersOfFile()

/** A sign-up that the server has begun to read. `finish` sends the rest, and returns the answer. */
async function beginSignUp(origin: string) {
  const body = JSON.stringify(ACCOUNT)
  const headers = { expect: '100-continue', 'content-type': 'application/json', 'content-length': body.length }
  const call = request(`${origin}/goodword/user/sign-up`, { method: 'POST', headers })
  call.flushHeaders()
  await once(call, 'continue')
  return {
    async finish(): Promise<unknown> {
      call.end(body)
      const [response] = (await once(call, 'response')) as [IncomingMessage]
      return json(response)
    },
  }
}

describe('the process', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = newFolder()
  })

  test(
    'keeps everything when restarted, including tokens',
    async () => {
      const first = await startProduct({ dataDir })
      const token = await signUpAt(first.origin)
      const body = { customerEmail: 'ana@client.example', isAutoSendEnabled: true }
      const { id } = await send<{ id: string }>(`${first.origin}/goodword/testimonial/create`, { token, body })
      expect(await first.stop()).toEqual({ code: 0, signal: null })

      const second = await startProduct({ dataDir })
      const { items } = await send<{ items: { id: string }[] }>(`${second.origin}/goodword/testimonial/list`, {
        method: 'GET',
        token,
      })
      expect(items.map((item) => item.id)).toEqual([id])
      await second.stop()
    },
    PATIENCE_MS,
  )

  test(
    'answers a request in progress before it stops',
    async () => {
      const running = await startProduct({ dataDir })
      const { finish } = await beginSignUp(running.origin)
      const ended = running.stop()
      expect(await finish()).toMatchObject({ email: ACCOUNT.email })
      expect(await ended).toEqual({ code: 0, signal: null })
    },
    PATIENCE_MS,
  )

  test.each([
    ['SIGTERM', 'SIGINT'],
    ['SIGINT', 'SIGTERM'],
    ['SIGTERM', 'SIGTERM'],
  ] as const)(
    'finishes requests in progress when stopped twice, by %s and %s',
    async (first, second) => {
      const running = await startProduct({ dataDir })
      const { finish } = await beginSignUp(running.origin)
      running.signal(first)
      running.signal(second)
      expect(await finish()).toMatchObject({ email: ACCOUNT.email })
      expect(await running.ended).toEqual({ code: 0, signal: null })
    },
    PATIENCE_MS,
  )

  test(
    'refuses to start a second time on the same data, with one sentence',
    async () => {
      const first = await startProduct({ dataDir })
      expect(await startRefused({ dataDir })).toEqual({
        code: 1,
        output: `Another Goodword is already running on the data in ${dataDir}. Stop it, or set DATA_DIR to another folder.\n`,
      })
      await first.stop()
    },
    PATIENCE_MS,
  )

  test.each([
    [{ PORT: 'abc' }, 'The environment variable PORT is "abc" but must be a port number from 0 to 65535.\n'],
    [
      { ...productionSettings, HOST: '203.0.113.7', PUBLIC_URL: 'https://goodword.example' },
      'HOST is not an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.\n',
    ],
  ])(
    'refuses %j with one sentence',
    async (environment, output) => {
      expect(await startRefused({ dataDir, environment })).toEqual({ code: 1, output })
    },
    PATIENCE_MS,
  )

  test(
    'refuses a port that is taken with one sentence',
    async () => {
      const first = await startProduct({ dataDir })
      const other = newFolder()
      const port = new URL(first.origin).port
      expect(await startRefused({ dataDir: other, environment: { PORT: port } })).toEqual({
        code: 1,
        output: `Port ${port} is already in use. Stop the program that uses it, or set PORT to another one.\n`,
      })
      await first.stop()
    },
    PATIENCE_MS,
  )

  test(
    'refuses a data folder that is a file with one sentence',
    async () => {
      const { code, output } = await startRefused({ dataDir: join(import.meta.dirname, '../main.ts') })
      expect(code).toBe(1)
      expect(output).toContain('Set DATA_DIR to a folder you can write to')
      expect(output.trim().split('\n')).toHaveLength(1)
    },
    PATIENCE_MS,
  )
})
