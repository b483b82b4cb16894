import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { IMAGE_TYPES } from '#shared/image-uploads.ts'
import type { AppEnv } from '#server/http/context.ts'

const HEADERS_TIMEOUT_MS = 5_000
const HEADERS_MAX_BYTES = 16 * 1024

export type Timeouts = {
  /** For a whole request, but for a picture, which may come over a slow line. */
  requestMs: number
  /** For a whole picture. */
  uploadMs: number
  /** Between two pieces of a picture. */
  uploadPauseMs: number
}

const defaultTimeouts: Timeouts = { requestMs: 10_000, uploadMs: 10 * 60_000, uploadPauseMs: 30_000 }

/** Listens, and answers the port, which the system chose when 0 was asked for. Rejects when it cannot. */
export async function listen(
  app: Hono<AppEnv>,
  { host, port, timeouts = defaultTimeouts }: { host: string; port: number; timeouts?: Timeouts },
) {
  // Safe: without `createServer` options for HTTP/2 the adaptor makes a plain HTTP server.
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: timeouts.uploadMs,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: HEADERS_MAX_BYTES,
    },
  }) as Server
  server.prependListener('request', (request) => limitTime(request, timeouts))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, resolve)
  })
  return { server, port: (server.address() as AddressInfo).port }
}

const uploadTypes = Object.keys(IMAGE_TYPES)
const isUpload = ({ headers }: IncomingMessage) => uploadTypes.includes(headers['content-type'] ?? '')

/** Cuts a body off that does not come to its end: within `requestMs`, or for a picture as long as pieces keep coming. */
function limitTime(request: IncomingMessage, { requestMs, uploadPauseMs }: Timeouts): void {
  if (request.complete) return
  const { socket } = request
  let heard = socket.bytesRead
  const timer = setInterval(
    () => {
      const isComing = isUpload(request) && socket.bytesRead > heard
      heard = socket.bytesRead
      if (!isComing) cutOff(request)
    },
    isUpload(request) ? uploadPauseMs : requestMs,
  )
  const stop = () => clearInterval(timer)
  request.once('end', stop)
  request.once('close', stop)
}

function cutOff({ socket }: IncomingMessage): void {
  socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy())
}
