import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv } from '#server/http/context.ts'

const HEADERS_TIMEOUT_MS = 5_000
const REQUEST_TIMEOUT_MS = 10_000
const HEADERS_MAX_BYTES = 16 * 1024

/** Listens, and answers the port, which the system chose when 0 was asked for. Rejects when it cannot. */
export async function listen(app: Hono<AppEnv>, { host, port }: { host: string; port: number }) {
  // Safe: without `createServer` options for HTTP/2 the adaptor makes a plain HTTP server.
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: HEADERS_MAX_BYTES,
    },
  }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, resolve)
  })
  return { server, port: (server.address() as AddressInfo).port }
}
