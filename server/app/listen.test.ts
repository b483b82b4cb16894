import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { AppEnv } from '#server/http/context.ts'
import { errorHandler } from '#server/http/error-handler.ts'
import { createLogger } from '#server/http/logger.ts'
import { createHarness } from '#server/testing/harness.ts'
import { listen } from './listen.ts'

const logged: string[] = []

const uploads = [{ method: 'PUT', path: '/picture/:id' }] as const
const quick = { headersMs: 500, requestMs: 500, uploadMs: 60_000, uploadPauseMs: 500, unreadMs: 500 }

/** Sends the pieces 200 ms apart, and answers the first line that comes back. */
async function talk(...pieces: string[]): Promise<string> {
  const app = new Hono<AppEnv>()
  const destination = { write: (line: string) => void logged.push(line) }
  app.onError(errorHandler(createLogger({ level: 'error', destination })))
  app.all('*', async (c) => c.text(`heard ${(await c.req.text()).length}`))
  const { server, port } = await listen(app, { host: '127.0.0.1', port: 0, uploads, timeouts: quick })
  try {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
    for (const piece of pieces) {
      socket.write(piece)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    if (!socket.destroyed) await once(socket, 'close')
    return heard.split('\r\n')[0] ?? ''
  } finally {
    server.close()
  }
}

test('a client that never ends its headers is cut off', async () => {
  expect(await talk('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toContain('408')
}, 30_000)

test('a client that never ends its body is cut off', async () => {
  expect(await talk('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf')).toContain('408')
  expect(logged).toEqual([])
}, 30_000)

const photo =
  'PUT /picture/1?x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: image/png\r\nContent-Length: 5\r\n\r\n'

test('a picture may take its time as long as it keeps coming', async () => {
  expect(await talk(photo, 'a', 'b', 'c', 'd', 'e')).toBe('HTTP/1.1 200 OK')
})

test('anything else may not', async () => {
  const wording = photo.replace('PUT', 'POST')
  expect(await talk(wording, 'a', 'b', 'c', 'd', 'e')).toContain('408')
})

test('an idle connection is kept for longer than proxies keep it', async () => {
  const { server } = await listen(new Hono<AppEnv>(), { host: '127.0.0.1', port: 0 })
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
  server.close()
})

test('a picture that stops coming is cut off', async () => {
  expect(await talk(photo, 'a')).toContain('408')
  expect(logged).toEqual([])
})

test('headers beyond 16 KB are refused', async () => {
  expect(await talk(`GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'a'.repeat(20_000)}\r\n\r\n`)).toContain('431')
}, 30_000)

test('a request with two lengths is refused, so that nothing can hide in it', async () => {
  const both = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'
  expect(await talk(both)).toContain('400')
  const twice = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nbody'
  expect(await talk(twice)).toContain('400')
})

test('TRACE is unknown, and its answer repeats nothing', async () => {
  const { app } = await createHarness()
  const { server, port } = await listen(app, { host: '127.0.0.1', port: 0 })
  try {
    for (const path of ['/', '/goodword/user/me', '/healthz', '/widget.js']) {
      const sent = request({ port, path, method: 'TRACE', headers: { 'x-secret': 'hidden-value' } }).end()
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      expect(answer.statusCode, path).toBe(404)
      expect(await text(answer)).not.toContain('hidden-value')
      expect(JSON.stringify(answer.headers)).not.toContain('hidden-value')
    }
  } finally {
    server.close()
  }
})

describe('a large answer', () => {
  const PIECE = new Uint8Array(1024 * 1024)
  const PIECES = 40

  /** Counts what was taken from the answer, and resolves once nobody takes any more. */
  async function serve() {
    const app = new Hono<AppEnv>()
    let taken = 0
    const { promise: isOver, resolve } = Promise.withResolvers<'all' | 'cut off'>()
    app.get('/large', (c) => {
      const body = new ReadableStream({
        pull(controller) {
          if (taken === PIECES) {
            controller.close()
            return resolve('all')
          }
          taken += 1
          controller.enqueue(PIECE)
        },
        cancel: () => resolve('cut off'),
      })
      return c.body(body)
    })
    app.get('/late', async (c) => {
      await new Promise((later) => setTimeout(later, 2 * quick.unreadMs))
      return c.text('late')
    })
    const { server, port } = await listen(app, { host: '127.0.0.1', port: 0, timeouts: quick })
    const ask = (path: string) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      return socket
    }
    return { ask, isOver, taken: () => taken, [Symbol.dispose]: () => void server.close() }
  }

  test('that nobody reads is cut off', async () => {
    using served = await serve()
    const socket = served.ask('/large')
    expect(await served.isOver).toBe('cut off')
    expect(served.taken()).toBeLessThan(PIECES)
    socket.destroy()
  })

  test('may be read slowly', async () => {
    using served = await serve()
    const socket = served.ask('/large')
    let bytes = 0
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > 5 * PIECE.length) return
      socket.pause()
      setTimeout(() => socket.resume(), 10)
    })
    expect(await served.isOver).toBe('all')
    await once(socket, 'close')
    expect(bytes).toBeGreaterThan(PIECES * PIECE.length)
  })

  test('may be late', async () => {
    using served = await serve()
    let heard = ''
    const socket = served.ask('/late').on('data', (chunk: Buffer) => (heard += chunk.toString()))
    await once(socket, 'close')
    expect(heard).toContain('200 OK')
  })
})
