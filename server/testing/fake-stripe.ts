import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { createStripeHarness } from './stripe-emulator.ts'

/** The Stripe emulator on a port of this machine, for programs started by a test. */
export async function startFakeStripe() {
  const harness = createStripeHarness()
  /** Answers that replace the emulator's, by path. */
  const instead = new Map<string, { status: number; body: unknown; headers?: Record<string, string> }>()

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://stripe.test')
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
      const body = await Readable.from(request).toArray()
      const given = instead.get(url.pathname)
      const answer = given
        ? Response.json(given.body, {
            status: given.status,
            headers: { 'stripe-should-retry': 'false', ...given.headers },
          })
        : await harness.fetch(url, {
            method: request.method ?? 'GET',
            headers,
            ...(request.method !== 'GET' && { body: Buffer.concat(body) }),
          })
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      response.end(Buffer.from(await answer.arrayBuffer()))
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Safe: it listens on a port.
  const { port } = server.address() as AddressInfo

  return {
    ...harness,
    instead,
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
