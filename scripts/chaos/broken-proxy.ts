import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'

export const FAULTS = ['slow', 'hanging', 'resetting', '429', '500'] as const
export type Fault = (typeof FAULTS)[number]

const SLOW_MS = 3000

/** Stands before a service of this machine and fails as told. */
export async function startBrokenProxy(target: () => string) {
  let fault: Fault | undefined
  let failed = 0

  async function pass(
    method: string,
    url: string,
    given: { headers: [string, string][]; body: Buffer },
    response: ServerResponse,
  ) {
    const answer = await fetch(target() + url, {
      method,
      headers: given.headers.filter(([name]) => !/^(host|connection|content-length|transfer-encoding)$/.test(name)),
      ...(method !== 'GET' && method !== 'HEAD' && { body: new Uint8Array(given.body) }),
    })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
    if (answer.body) Readable.fromWeb(answer.body as ReadableStream).pipe(response)
    else response.end()
  }

  const server = createServer((request, response) => {
    void (async () => {
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
      const body = await buffer(request)
      if (fault) failed += 1
      if (fault === 'hanging') return
      if (fault === 'resetting') return request.socket.resetAndDestroy()
      if (fault === '429' || fault === '500') {
        response.writeHead(Number(fault), { 'content-type': 'application/json', 'retry-after': '1' })
        return response.end(
          JSON.stringify({ name: 'trouble', message: 'No.', error: { type: 'api_error', message: 'No.' } }),
        )
      }
      if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      return pass(request.method ?? 'GET', request.url ?? '/', { headers, body }, response)
    })().catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    fail(next: Fault | undefined): void {
      fault = next
      failed = 0
    },
    failures: () => failed,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
