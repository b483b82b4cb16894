import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createListener } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { checkEncryption } from './doctor-encryption.ts'

const opened: { close: () => unknown }[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

async function listenInPlain(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  opened.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Any server with TLS will do, and this one brings a certificate. */
async function listenWithTls(options: { minVersion: 'TLSv1' | 'TLSv1.2'; ciphers?: string }): Promise<string> {
  const smtp = new SMTPServer({ secure: true, logger: false, ...options })
  smtp.on('error', () => undefined)
  const listener = smtp.listen(0, '127.0.0.1')
  opened.push({ close: () => smtp.close(() => undefined) })
  await once(listener, 'listening')
  return `https://127.0.0.1:${(listener.address() as AddressInfo).port}`
}

async function closedPort(): Promise<number> {
  const server = createListener().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const STRONG = 'ECDHE-RSA-AES256-GCM-SHA384:ECDHE-RSA-AES128-GCM-SHA256'
const MODERN = { minVersion: 'TLSv1.2', ciphers: STRONG } as const
const OLD = { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const
const statesOf = async (publicUrl: string, httpPort: number) =>
  (await checkEncryption(publicUrl, { httpPort })).map(({ state, says }) => `${state}: ${says}`)

describe('the check of encryption', () => {
  test('finds nothing wrong with TLS 1.2 and nothing in plain', async () => {
    expect(await statesOf(await listenWithTls(MODERN), await closedPort())).toEqual([
      'ok: Nothing answers without encryption, or with outdated TLS or weak ciphers.',
    ])
  })

  test('accepts a redirect from http, and does not follow it', async () => {
    const asked: (string | undefined)[] = []
    const httpPort = await listenInPlain((request, answer) => {
      asked.push(request.url)
      answer.writeHead(308, { location: '/elsewhere' }).end()
    })
    expect(await statesOf(await listenWithTls(MODERN), httpPort)).toEqual([expect.stringMatching(/^ok: /)])
    expect(asked).toEqual(['/healthz'])
  })

  test('finds an answer without encryption', async () => {
    const httpPort = await listenInPlain((_, answer) => void answer.end('{"status":"ok"}'))
    expect(await statesOf(await listenWithTls(MODERN), httpPort)).toEqual([
      'problem: Goodword answers at http://127.0.0.1 without encryption. Let the proxy refuse or redirect that.',
    ])
  })

  test('finds outdated TLS', async () => {
    expect(await statesOf(await listenWithTls(OLD), await closedPort())).toEqual([
      'problem: 127.0.0.1 accepts TLS 1.0 or 1.1. Let the proxy accept TLS 1.2 and 1.3 only.',
      expect.stringMatching(/^open: 127\.0\.0\.1 accepts ciphers without forward secrecy/),
    ])
  })

  test.each(['AES128-GCM-SHA256', 'AES256-SHA', 'ECDHE-RSA-AES128-SHA256'])(
    'finds the weak cipher %s',
    async (weak) => {
      const ciphers = `${STRONG}:${weak}:@SECLEVEL=0`
      expect(await statesOf(await listenWithTls({ minVersion: 'TLSv1.2', ciphers }), await closedPort())).toEqual([
        'open: 127.0.0.1 accepts ciphers without forward secrecy or with CBC. deploy/ has the settings of a proxy that does not.',
      ])
    },
  )
})
