import type * as z from 'zod'
import type { Call, Endpoint } from '#shared/http/endpoint.ts'
import { UNKNOWN_WORKSPACE } from '#shared/constants.ts'
import { UNEXPECTED_ERROR_MESSAGE } from './error-message.ts'
import { workspaceHeaders } from './workspace-headers.ts'

const TIMEOUT_MS = 15_000
const TIMEOUT_MESSAGE = 'The server took too long to respond. Please try again.'
const NETWORK_MESSAGE = 'We couldn’t reach the server. Check your connection and try again.'

export type FieldError = { path: string; message: string }

/** A call that failed. `status` is 0 when there was no answer. `message` is a sentence to show. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly details: FieldError[]

  constructor({
    status,
    code,
    message,
    details = [],
  }: {
    status: number
    code: string
    message: string
    details?: FieldError[]
  }) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.details = details
  }
}

type Input = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

// `Call` has only these three keys; its conditional types hide that from the compiler.
const asInput = (input: object): Input => input as Input

/**
 * Path and query of a call. Array values are repeated, undefined ones skipped. It is also the cache key of the
 * answer.
 */
export function urlOf<Path extends string, Query extends z.ZodType, Body extends z.ZodType, Response extends z.ZodType>(
  endpoint: Endpoint<Path, Query, Body, Response>,
  input: Omit<Call<Path, Query, Body>, 'body'>,
): string {
  const { params = {}, query = {} } = asInput(input)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) search.append(name, String(item))
  return search.size > 0 ? `${path}?${search}` : path
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const sentence = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

function fieldErrors(body: unknown): FieldError[] {
  const items: unknown = isRecord(body) && !Array.isArray(body) ? body['details'] : body
  return (Array.isArray(items) ? items : []).flatMap((item) => {
    const message = isRecord(item) && sentence(item['message'])
    return message ? [{ path: String(item['path'] ?? ''), message }] : []
  })
}

/** The server's message, else its error field, else the first item's message, else the general sentence. */
function errorFrom({ status, body }: { status: number; body: unknown }): ApiError {
  const fields = isRecord(body) ? body : {}
  const details = fieldErrors(body)
  const message = sentence(fields['message']) ?? sentence(fields['error']) ?? details[0]?.message
  return new ApiError({
    status,
    code: sentence(fields['code']) ?? 'client.unknown',
    message: message ?? UNEXPECTED_ERROR_MESSAGE,
    details,
  })
}

/** An unknown field is no reason to fail: the server may be newer than the page. */
function parseAnswer(schema: z.ZodType | undefined, body: unknown): unknown {
  const parsed = schema?.safeParse(body)
  if (!parsed || parsed.success) return parsed?.data
  if (parsed.error.issues.every(({ code }) => code === 'unrecognized_keys')) return body
  throw new ApiError({ status: 0, code: 'client.unexpected_answer', message: UNEXPECTED_ERROR_MESSAGE })
}

type ApiOptions = {
  fetch: typeof fetch
  /** The token to send, null when signed out; `fresh` requires a new one. */
  getToken: (which: 'current' | 'fresh') => Promise<string | null>
  /** Changes with each visit, so that nothing is retried in another user's name or in another workspace. */
  getVisit: () => number | null
  /** The workspace that calls are about; null to leave it to the server. */
  getWorkspace: () => string | null
  /** Called when the user is no longer a member of the workspace of a call. */
  onUnknownWorkspace: (workspaceId: string) => void
  /** Called when the server refuses even a fresh token. */
  onUnauthorized: (error: ApiError) => void
  newId: () => string
}

type CallOptions = {
  idempotencyKey?: string
  /** How long to wait for the answer; longer for calls that are known to be slow. */
  timeoutMs?: number
  /** Another workspace than the one that is open. */
  workspaceId?: string
}

const isAboutWorkspace = ({ access }: { access: string }) => access !== 'public' && access !== 'account'

const networkError = () => new ApiError({ status: 0, code: 'client.network', message: NETWORK_MESSAGE })

export function createApi({ fetch, newId, ...session }: ApiOptions) {
  async function send(
    url: string,
    { timeoutMs, ...request }: RequestInit & { timeoutMs: number },
  ): Promise<{ status: number; isOk: boolean; body: unknown }> {
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), timeoutMs)
    try {
      const response = await fetch(url, { ...request, signal: abort.signal })
      const text = await response.text()
      return { status: response.status, isOk: response.ok, body: parseJson(text) }
    } catch {
      throw abort.signal.aborted
        ? new ApiError({ status: 0, code: 'client.timeout', message: TIMEOUT_MESSAGE })
        : networkError()
    } finally {
      clearTimeout(timer)
    }
  }

  async function tokenFor(which: 'current' | 'fresh') {
    try {
      return await session.getToken(which)
    } catch {
      throw networkError()
    }
  }

  return async function call<
    Path extends string,
    Query extends z.ZodType,
    Body extends z.ZodType,
    Response extends z.ZodType,
  >(
    endpoint: Endpoint<Path, Query, Body, Response>,
    input: Call<Path, Query, Body>,
    { idempotencyKey, timeoutMs = TIMEOUT_MS, workspaceId: named }: CallOptions = {},
  ): Promise<z.output<Response>> {
    const { body } = asInput(input)
    const workspaceId = isAboutWorkspace(endpoint) ? (named ?? session.getWorkspace()) : null
    const sendWith = (token: string | null) =>
      send(urlOf(endpoint, input), {
        timeoutMs,
        method: endpoint.method,
        headers: {
          'content-type': 'application/json',
          'x-transaction-id': newId(),
          ...(token && { authorization: `Bearer ${token}` }),
          ...workspaceHeaders(workspaceId),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })

    const visit = session.getVisit()
    let answer = await sendWith(await tokenFor('current'))
    if (answer.status === 401 && session.getVisit() === visit) {
      const fresh = await tokenFor('fresh')
      if (fresh) answer = await sendWith(fresh)
      if (answer.status === 401) session.onUnauthorized(errorFrom(answer))
    }
    if (!answer.isOk) {
      const refusal = errorFrom(answer)
      if (workspaceId !== null && refusal.code === UNKNOWN_WORKSPACE) session.onUnknownWorkspace(workspaceId)
      throw refusal
    }
    // parseAnswer has checked the answer against exactly this schema.
    return parseAnswer(endpoint.response, answer.body) as z.output<Response>
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export type ApiCall = ReturnType<typeof createApi>
