import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLoopback } from '#server/config/reach.ts'
import type { Database } from '#server/db/database.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Metrics, MetricSources } from './metrics.ts'

type OpsServer = { server: Server; port: number }

const HEADERS_TIMEOUT_MS = 5_000

/**
 * What the operator's tools read, on a port of its own that visitors never reach: `/metrics` for Prometheus, `/healthz` and
 * `/readyz`. Rejects when it can't listen.
 */
export async function listenOps({
  host,
  port,
  metrics,
  sources,
  db,
  log,
}: {
  host: string
  port: number
  metrics: Metrics
  sources: MetricSources
  db: Pick<Database, 'ping'>
  log: Log
}): Promise<OpsServer> {
  async function answer(path: string): Promise<{ status: number; text: string; of?: string }> {
    if (path === '/metrics') return { status: 200, ...(await metrics.write(sources)) }
    if (path !== '/healthz' && path !== '/readyz') return { status: 404, text: 'There is only /metrics here.\n' }
    db.ping()
    return { status: 200, text: 'ok\n' }
  }

  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: HEADERS_TIMEOUT_MS },
    (request, response) => {
      const send = ({ status, text, of = 'text/plain; charset=utf-8' }: Awaited<ReturnType<typeof answer>>) =>
        response.writeHead(status, { 'content-type': of, 'cache-control': 'no-store' }).end(text)
      if (!isForUs(request.headers.host, host)) {
        send({ status: 421, text: 'This server does not answer for that host.\n' })
        return
      }
      if (request.method !== 'GET') {
        send({ status: 405, text: 'Only GET is possible here.\n' })
        return
      }
      const [path = ''] = (request.url ?? '').split('?')
      answer(path).then(send, (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be written')
        send({ status: 503, text: 'The metrics could not be written. The log says why.\n' })
      })
    },
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, resolve)
  })
  // Safe: it listens on a port.
  return { server, port: (server.address() as AddressInfo).port }
}

/** On a loopback port, a page of any site could make its own name lead here (DNS rebinding) and read the answers. */
function isForUs(header: string | undefined, host: string): boolean {
  if (header === undefined || !isLoopback(host)) return true
  return URL.canParse(`http://${header}`) && isLoopback(new URL(`http://${header}`).hostname)
}
