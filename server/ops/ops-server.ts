import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

type OpsServer = { server: Server; port: number }

const TIMEOUT_MS = 5_000

/** Serves operators on a port of their own that visitors never reach. Rejects when it can't listen. */
export async function listenOps(
  app: Pick<Hono, 'fetch'>,
  { host, port }: { host: string; port: number },
): Promise<OpsServer> {
  const answer = getRequestListener(app.fetch)
  const server = createServer({ headersTimeout: TIMEOUT_MS, requestTimeout: TIMEOUT_MS }, answer)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, resolve)
  })
  // Safe: it listens on a port.
  return { server, port: (server.address() as AddressInfo).port }
}
