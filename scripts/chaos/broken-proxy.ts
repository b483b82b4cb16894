import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'

export const FAULTS = ['slow', 'hanging', 'resetting', '429', '500'] as const
/** The last one does what was asked, and its answer is lost. */
export type Fault = (typeof FAULTS)[number] | 'answering no JSON' | 'losing its answer'

const SLOW_MS = 3000

const trouble = (status: number): object => ({
  name: 'trouble',
  message: 'No.',
  error: { code: status, type: 'api_error', message: 'No.' },
})

/** Stands before a service of this machine and fails as told. With a certificate it speaks TLS. */
export async function startBrokenProxy(
  target: () => string,
  { refusal = trouble, tls }: { refusal?: (status: number) => object; tls?: { key: string; cert: string } } = {},
) {
  let fault: Fault | undefined
  let failed = 0
  // Node resets no socket that speaks TLS; its end without an answer says the same.
  const cut = (socket: Socket | null) => void (tls ? socket?.destroy() : socket?.resetAndDestroy())

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
    if (fault === 'losing its answer') return cut(response.socket)
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
    if (answer.body) Readable.fromWeb(answer.body as ReadableStream).pipe(response)
    else response.end()
  }

  const listener: RequestListener = (request, response) => {
    void (async () => {
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
      const body = await buffer(request)
      if (fault) failed += 1
      if (fault === 'hanging') return
      if (fault === 'resetting') return cut(request.socket)
      if (fault === 'answering no JSON')
        return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in to this network</html>')
      if (fault === '429' || fault === '500') {
        response.writeHead(Number(fault), { 'content-type': 'application/json', 'retry-after': '1' })
        return response.end(JSON.stringify(refusal(Number(fault))))
      }
      if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      return pass(request.method ?? 'GET', request.url ?? '/', { headers, body }, response)
    })().catch(() => response.destroy())
  }
  const server = tls ? createSecureServer(tls, listener) : createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
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
