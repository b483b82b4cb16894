import { randomInt } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import process from 'node:process'
import { quantile } from './quantiles.ts'

/** How many connections send requests, for how long, and the longest pause of each between requests; 0 for none. */
export type FeedLoad = { port: number; path: string; connections: number; seconds: number; pauseMs: number }
export type FeedResult = {
  answers: number
  errors: number
  open: number
  medianMs: number
  p99Ms: number
  slowestMs: number
}

const HOST = '127.0.0.1'
/** This many at once are accepted without any being refused. */
const CONNECTING_AT_ONCE = 200
const HEADERS_END = '\r\n\r\n'

// Runs as a separate process. It reads only status and length of an answer, so that the client isn't the bottleneck.
process.on('message', (load: FeedLoad) => void run(load).then((result) => process.send?.(result)))
process.on('disconnect', () => process.exit(0))

async function run({ port, path, connections, seconds, pauseMs }: FeedLoad): Promise<FeedResult> {
  const request = `GET ${path} HTTP/1.1\r\nHost: ${HOST}:${port}\r\nAccept-Encoding: gzip, deflate, br\r\nOrigin: https://client.example\r\n\r\n`
  const times: number[] = []
  let errors = 0
  let isOver = false
  const sockets: Socket[] = []

  function begin(socket: Socket): void {
    let left = 0
    let askedAt = 0
    const ask = () => {
      if (isOver) return
      askedAt = performance.now()
      socket.write(request)
    }
    const later = () => (pauseMs === 0 ? ask() : void setTimeout(ask, randomInt(pauseMs)))
    socket.on('data', (chunk: Buffer) => {
      if (left === 0) {
        const head = chunk.toString('latin1', 0, chunk.indexOf(HEADERS_END))
        if (!head.startsWith('HTTP/1.1 200')) errors += 1
        left = head.length + HEADERS_END.length + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
      }
      left -= chunk.length
      if (left !== 0) return
      times.push(performance.now() - askedAt)
      later()
    })
    later()
  }

  while (sockets.length < connections) {
    const wave = Array.from({ length: Math.min(CONNECTING_AT_ONCE, connections - sockets.length) }, () => open(port))
    sockets.push(...(await Promise.all(wave)))
  }
  for (const socket of sockets) {
    socket.on('error', () => (errors += 1))
    socket.on('close', () => (errors += isOver ? 0 : 1))
    begin(socket)
  }
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const stillOpen = sockets.filter(({ destroyed }) => !destroyed).length
  isOver = true
  for (const socket of sockets) socket.destroy()
  const at = (share: number) => quantile(times, share)
  return { answers: times.length, errors, open: stillOpen, medianMs: at(0.5), p99Ms: at(0.99), slowestMs: at(1) }
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: HOST, noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })
}
