import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod'
import { type Answer, createDomainList } from './fake-resend-domains.ts'

/** An email as it was sent, in Resend's format. */
export type AcceptedEmail = {
  id: string
  idempotencyKey: string | undefined
  body: ResendEmail
}

const ResendEmail = z.object({
  from: z.string(),
  to: z.union([z.string(), z.array(z.string())]),
  subject: z.string(),
  reply_to: z.union([z.string(), z.array(z.string())]).optional(),
  html: z.string().optional(),
  text: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  tags: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
})
export type ResendEmail = z.output<typeof ResendEmail>

/** What the next `POST /emails` gets instead of a normal answer. */
export type ResendFault =
  /** Refused with this answer; the email is not accepted. */
  | { status: number; body: unknown; headers?: Record<string, string> }
  /** Not accepted, and never answered. */
  | 'hang'
  /** Accepted, but the connection is dropped. */
  | 'lose the answer'
  /** Accepted only after `release` is called. */
  | 'be slow'

export type RecordedCall = { method: string; path: string; body: unknown; answer: Answer | undefined }

/** An error in Resend's format. */
export const resendError = (statusCode: number, name: string, message = 'No.'): Answer => ({
  status: statusCode,
  body: { statusCode, name, message },
})

const jsonOf = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export type FakeResend = Awaited<ReturnType<typeof startFakeResend>>

/**
 * Speaks Resend's protocol on this machine: emails with idempotency keys, and domains. Records what it accepted, and
 * fails as told. Like Resend, it refuses emails from an added domain that is not verified.
 */
export async function startFakeResend({
  apiKey = 're_testing_fake',
  pickFault = () => undefined,
  isForgetful = false,
}: {
  apiKey?: string
  /** The fault for an email when none was set. */
  pickFault?: () => ResendFault | undefined
  /** Ignores idempotency keys. */
  isForgetful?: boolean
} = {}) {
  const accepted: AcceptedEmail[] = []
  const calls: RecordedCall[] = []
  const faults: ResendFault[] = []
  const byKey = new Map<string, { text: string; id: string | undefined }>()
  const waiting: (() => void)[] = []
  const domains = createDomainList()

  function accept(body: ResendEmail, { key, text }: { key: string | undefined; text: string }): string {
    const id = `5c2a6f0e-0000-4000-8000-${String(accepted.length + 1).padStart(12, '0')}`
    accepted.push({ id, idempotencyKey: key, body })
    if (key !== undefined) byKey.set(key, { text, id })
    return id
  }

  async function takeEmail(call: {
    text: string
    body: unknown
    key: string | undefined
    untilHungUp: () => Promise<void>
  }): Promise<Answer | undefined> {
    const { text, key } = call
    const known = key === undefined ? undefined : byKey.get(key)
    if (known && known.text !== text)
      return resendError(
        409,
        'invalid_idempotent_request',
        'Same idempotency key used with a different request payload.',
      )
    if (known && known.id === undefined)
      return resendError(
        409,
        'concurrent_idempotent_requests',
        'Same idempotency key used while the original is in progress.',
      )
    if (known) return { status: 200, body: { id: known.id } }

    const fault = faults.shift() ?? pickFault()
    if (typeof fault === 'object') return fault
    if (key !== undefined) byKey.set(key, { text, id: undefined })
    if (fault === 'hang') {
      await call.untilHungUp()
      if (key !== undefined) byKey.delete(key)
      return undefined
    }
    if (fault === 'be slow') await new Promise<void>((resolve) => waiting.push(resolve))
    const read = readEmail(call.body, domains)
    if ('status' in read) {
      if (key !== undefined) byKey.delete(key)
      return read
    }
    const id = accept(read, { key, text })
    return fault === 'lose the answer' ? undefined : { status: 200, body: { id } }
  }

  async function answer(request: IncomingMessage, text: string): Promise<Answer | undefined> {
    const { method = 'GET', url = '/', headers } = request
    const [, token] = /^Bearer (.*)$/.exec(headers.authorization ?? '') ?? []
    if (!token) return resendError(401, 'missing_api_key', 'Missing API key in the authorization header.')
    if (token !== apiKey) return resendError(403, 'invalid_api_key', 'API key is invalid.')
    const body = jsonOf(text)
    const key = headers['idempotency-key']
    if (method === 'POST' && url === '/emails') {
      const untilHungUp = () => new Promise<void>((resolve) => request.socket.once('close', () => resolve()))
      return takeEmail({ text, body, key: typeof key === 'string' && !isForgetful ? key : undefined, untilHungUp })
    }
    return (
      domains.answer({ method, url, body }) ?? resendError(404, 'not_found', 'The requested endpoint does not exist.')
    )
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const call: RecordedCall = {
      method: request.method ?? '',
      path: request.url ?? '',
      body: jsonOf(text),
      answer: undefined,
    }
    calls.push(call)
    call.answer = await answer(request, text)
    if (!call.answer) return void request.socket.destroy()
    const { status, body, headers } = call.answer
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

  // A caller that has disconnected needs no answer.
  const server = createServer((request, response) => void handle(request, response).catch(() => undefined))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    apiKey,
    accepted,
    calls,
    /** The faults for the next emails, in this order. */
    failNext: (...next: ResendFault[]) => void faults.push(...next),
    /** Lets the slow emails continue. */
    release: () => waiting.splice(0).forEach((go) => go()),
    /** Acts as if Resend had checked the domain's records. */
    settleDomain: domains.settle,
    domains: domains.list,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const ADDRESS = /^[^\s@<>,"]+@[^\s@<>,"]+\.[^\s@<>,"]+$/

const FORMAT = 'The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.'

/** The email in a body, or why it is refused. */
function readEmail(body: unknown, domains: { isRefusedAsSender(name: string): boolean }): ResendEmail | Answer {
  const { data: sentEmail } = ResendEmail.safeParse(body)
  if (!sentEmail)
    return resendError(422, 'missing_required_field', 'The request body is missing one or more required fields.')
  const [, domain] = /@([^@>\s]+)>?$/.exec(sentEmail.from) ?? []
  if (domain === undefined) return resendError(422, 'validation_error', `Invalid \`from\` field. ${FORMAT}`)
  if (domains.isRefusedAsSender(domain))
    return resendError(
      403,
      'validation_error',
      `The ${domain} domain is not verified. Please, add and verify your domain.`,
    )
  if (![sentEmail.to].flat().every((address) => ADDRESS.test(address)))
    return resendError(422, 'validation_error', `Invalid \`to\` field. ${FORMAT}`)
  return sentEmail
}
