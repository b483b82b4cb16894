import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Endpoint } from '#shared/http/endpoint.ts'
import { matchesPage } from '#shared/pages.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { QuickAnswer } from '#server/widgets/quick-answers.ts'

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

/** An endpoint whose body is a file. */
type Upload = Pick<Endpoint, 'method' | 'path'>

const defaultTimeouts: Timeouts = { requestMs: 10_000, uploadMs: 10 * 60_000, uploadPauseMs: 30_000 }

/** Listens, and answers the port, which the system chose when 0 was asked for. Rejects when it cannot. */
export async function listen(
  app: Hono<AppEnv>,
  {
    host,
    port,
    uploads = [],
    timeouts = defaultTimeouts,
    answerQuickly = () => false,
  }: {
    host: string
    port: number
    uploads?: readonly Upload[]
    timeouts?: Timeouts
    /** Asked before the application is. */
    answerQuickly?: QuickAnswer
  },
) {
  const options = {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: timeouts.uploadMs,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: HEADERS_MAX_BYTES,
  }
  const answer = getRequestListener(app.fetch)
  const server = createServer(options, (request, response) => {
    if (answerQuickly(request, response)) return
    limitTime(request, isUpload(request, uploads), timeouts)
    void answer(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, resolve)
  })
  return { server, port: (server.address() as AddressInfo).port }
}

function isUpload({ method, url = '' }: IncomingMessage, uploads: readonly Upload[]): boolean {
  const [path = ''] = url.split('?')
  return uploads.some((upload) => upload.method === method && matchesPage(path, [upload.path]))
}

/** Cuts a body off that does not come to its end: within `requestMs`, or for a picture as long as pieces keep coming. */
function limitTime(request: IncomingMessage, isPicture: boolean, { requestMs, uploadPauseMs }: Timeouts): void {
  if (request.complete) return
  const { socket } = request
  let heard = socket.bytesRead
  const timer = setInterval(
    () => {
      const isComing = isPicture && socket.bytesRead > heard
      heard = socket.bytesRead
      if (!isComing) cutOff(request)
    },
    isPicture ? uploadPauseMs : requestMs,
  )
  const stop = () => clearInterval(timer)
  request.once('end', stop)
  request.once('close', stop)
}

function cutOff({ socket }: IncomingMessage): void {
  socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy())
}
