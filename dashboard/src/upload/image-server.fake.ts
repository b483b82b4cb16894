/// <reference types="node" />
import { Buffer } from 'node:buffer'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Refusal = { status: number; body: unknown }

type Stored = { bytes: Buffer; type: string | undefined; headers: IncomingMessage['headers'] }
type Reply = { status: number; headers?: Record<string, string>; body?: unknown }
type Session = { name: string; type: string | undefined; bytes: Buffer }

/**
 * Accepts images like our server (`PUT /pictures/:id`) and like a bucket of Firebase Storage (`/v0/b/:bucket/o`: in one
 * piece, and resumable), on a local port.
 */
export async function openImageServer() {
  const stored = new Map<string, Stored>()
  const sessions = new Map<string, Session>()
  const pieces: number[] = []
  const storedEver: string[] = []
  const refusals: Refusal[] = []
  let isCut = false
  let bucket = ''
  let gate = Promise.resolve()
  let storeGate = Promise.resolve()

  function keep(name: string, photo: Stored): void {
    stored.set(name, photo)
    storedEver.push(name)
  }

  function answerPut(id: string, request: IncomingMessage, bytes: Buffer): Reply {
    if (request.method === 'DELETE') return stored.delete(id) ? { status: 204 } : { status: 404 }
    keep(id, { bytes, type: request.headers['content-type'], headers: request.headers })
    return { status: 201, body: { imageUrl: `/pictures/${id}` } }
  }

  const metadata = (name: string) => ({
    name: `images/${name}`,
    bucket,
    contentType: stored.get(name)?.type,
    size: String(stored.get(name)?.bytes.length),
    downloadTokens: 'a-token',
  })

  function answerPiece(session: Session, request: IncomingMessage, bytes: Buffer): Reply {
    const command = String(request.headers['x-goog-upload-command'])
    const received = { 'x-goog-upload-size-received': String(session.bytes.length) }
    if (command === 'query') return { status: 200, headers: { 'x-goog-upload-status': 'active', ...received } }
    if (Number(request.headers['x-goog-upload-offset']) !== session.bytes.length) return { status: 400 }
    pieces.push(bytes.length)
    session.bytes = Buffer.concat([session.bytes, bytes])
    if (!command.includes('finalize')) return { status: 200, headers: { 'x-goog-upload-status': 'active' } }
    keep(session.name, { bytes: session.bytes, type: session.type, headers: request.headers })
    return { status: 200, headers: { 'x-goog-upload-status': 'final' }, body: metadata(session.name) }
  }

  function begin(name: string, request: IncomingMessage, url: URL): Reply {
    const type = String(request.headers['x-goog-upload-header-content-type'])
    sessions.set(name, { name, type, bytes: Buffer.alloc(0) })
    url.searchParams.set('upload_id', name)
    return { status: 200, headers: { 'x-goog-upload-status': 'active', 'x-goog-upload-url': url.href } }
  }

  function takeWhole(name: string, request: IncomingMessage, bytes: Buffer): Reply {
    const boundary = `--${/boundary=(\S+)/.exec(request.headers['content-type'] ?? '')?.[1]}`
    const [, second = 0, last = 0] = [...bytes.toString('latin1').matchAll(new RegExp(boundary, 'g'))].map(
      (at) => at.index,
    )
    const part = bytes.subarray(second, last)
    const bodyAt = part.indexOf('\r\n\r\n') + 4
    const type = /content-type: (\S+)/i.exec(part.subarray(0, bodyAt).toString())?.[1]
    keep(name, { bytes: part.subarray(bodyAt, -2), type, headers: request.headers })
    return { status: 200, body: metadata(name) }
  }

  function answerBucket(request: IncomingMessage, url: URL, bytes: Buffer): Reply {
    const object = decodeURIComponent(url.pathname.split('/o/')[1] ?? url.searchParams.get('name') ?? '')
    const name = object.replace(/^images\//, '')
    bucket = url.pathname.split('/')[3] ?? ''
    const session = sessions.get(url.searchParams.get('upload_id') ?? '')
    if (request.method === 'DELETE') return stored.delete(name) ? { status: 204 } : { status: 404 }
    if (request.method === 'GET') return stored.has(name) ? { status: 200, body: metadata(name) } : { status: 404 }
    if (session) return answerPiece(session, request, bytes)
    if (request.headers['x-goog-upload-protocol'] === 'resumable') return begin(name, request, url)
    return takeWhole(name, request, bytes)
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (isCut) return request.socket.destroy()
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const bytes = Buffer.concat(parts)
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const isUpload = request.method === 'PUT' || request.method === 'POST'
    const refusal = isUpload ? refusals.shift() : undefined
    const id = /^\/pictures\/(.+)$/.exec(url.pathname)?.[1]
    if (isUpload) await storeGate
    const reply = refusal ?? (id ? answerPut(id, request, bytes) : answerBucket(request, url, bytes))
    await gate
    const headers = 'headers' in reply ? reply.headers : {}
    response.writeHead(reply.status, headers).end(reply.body === undefined ? '' : JSON.stringify(reply.body))
  }

  const server = createServer((request, response) => {
    // Some tests break the connection in the middle of an image.
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    stored,
    /** Ids of every image ever stored, deleted ones included. */
    storedEver,
    /** Sizes of the chunks of resumable uploads. */
    pieces,
    refuse: (...next: Refusal[]) => void refusals.push(...next),
    cutConnections: () => void (isCut = true),
    /** Stores uploads, but responds only once the returned function is called. */
    holdAnswers() {
      let release = () => {}
      gate = new Promise<void>((resolve) => (release = resolve))
      return () => release()
    },
    /** Stores uploads and responds only once the returned function is called. */
    holdStoring() {
      let release = () => {}
      storeGate = new Promise<void>((resolve) => (release = resolve))
      return () => release()
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type ImageServer = Awaited<ReturnType<typeof openImageServer>>
