import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Endpoint } from '#shared/http/endpoint.ts'
import { matchesPage } from '#shared/pages.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { CachedAnswer } from '#server/widgets/feed-cache.ts'

const HEADERS_MAX_BYTES = 16 * 1024
// Longer than proxies keep an idle connection (nginx 60 s, Amazon's load balancers 60 s): if we closed it first, a
// request sent at that moment would be lost.
const KEEP_ALIVE_TIMEOUT_MS = 75_000

export type Timeouts = {
  /** For the headers of a request. */
  headersMs: number
  /** For a whole request, except image uploads, which may use a slow connection. */
  requestMs: number
  /** For a whole image. */
  uploadMs: number
  /** Between two chunks of an image. */
  uploadPauseMs: number
  /** In which a client reads nothing of its answer. */
  unreadMs: number
}

/** An endpoint whose body is a file. */
type Upload = Pick<Endpoint, 'method' | 'path'>

const defaultTimeouts: Timeouts = {
  headersMs: 5_000,
  requestMs: 10_000,
  uploadMs: 10 * 60_000,
  uploadPauseMs: 30_000,
  unreadMs: 30_000,
}

/** Listens and resolves with the port, which the system picks when 0 was given. Rejects when it can't listen. */
export async function listen(
  app: Hono<AppEnv>,
  {
    host,
    port,
    uploads = [],
    timeouts = defaultTimeouts,
    answerFromCache = () => false,
  }: {
    host: string
    port: number
    uploads?: readonly Upload[]
    timeouts?: Timeouts
    /** Handles a request before the application does, if it can. */
    answerFromCache?: CachedAnswer
  },
) {
  const options = {
    headersTimeout: timeouts.headersMs,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    requestTimeout: timeouts.uploadMs,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: HEADERS_MAX_BYTES,
  }
  const answer = getRequestListener(app.fetch)
  const server = createServer(options, (request, response) => {
    if (answerFromCache(request, response)) {
      // Most answers are already with the operating system, and need no timer.
      if (response.writableLength > 0) cutOffUnread(response, timeouts)
      return
    }
    cutOffUnread(response, timeouts)
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

/** Cuts off a request body that doesn't finish within `requestMs`, or for an image, when chunks stop arriving. */
function limitTime(request: IncomingMessage, isImage: boolean, { requestMs, uploadPauseMs }: Timeouts): void {
  if (request.complete) return
  const { socket } = request
  let heard = socket.bytesRead
  const timer = setInterval(
    () => {
      // A body that nobody reads has no end event, like that of most requests without one.
      if (request.complete) return stop()
      const isComing = isImage && socket.bytesRead > heard
      heard = socket.bytesRead
      if (!isComing) cutOff(request)
    },
    isImage ? uploadPauseMs : requestMs,
  )
  const stop = () => clearInterval(timer)
  request.once('end', stop)
  request.once('close', stop)
}

/**
 * Ends an answer of which nothing was read for `unreadMs`, because it holds memory and what it is read from. Node's
 * timeout starts again whenever the client has taken something.
 */
function cutOffUnread(response: ServerResponse, { unreadMs }: Timeouts): void {
  response.setTimeout(unreadMs, () => {
    // Before the answer, there is nothing to read, however long it takes.
    if (response.headersSent) response.destroy()
    else response.socket?.setTimeout(unreadMs)
  })
}

function cutOff({ socket }: IncomingMessage): void {
  socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy())
}
