import { newUuid } from '#shared/uuid.ts'
import type { Failure } from '../client/failure.ts'

export type Result<Value> =
  | { kind: 'done'; value: Value }
  /** The link leads nowhere, or nowhere any more. */
  | { kind: 'unknown' }
  | { kind: 'refused'; code: string }
  /** Paths of the fields that the server does not take. */
  | { kind: 'invalid'; fields: readonly string[] }
  | { kind: 'failed'; failure: Failure }

type Call<Value> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** Whether an answer that succeeded is what it should be. */
  isValue: (body: unknown) => body is Value
}

const timeoutMs = 15_000

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A page of a proxy in between, not an answer of ours: the status alone decides.
    return null
  }
}

function failureOf(response: Response): Failure {
  if (response.status === 413) return { reason: 'tooLarge' }
  if (response.status !== 429 && response.status !== 503) return { reason: 'server' }
  const seconds = Number(response.headers.get('retry-after'))
  return seconds > 0 ? { reason: 'busy', retryAfterSeconds: seconds } : { reason: 'busy' }
}

const fieldsOf = (body: unknown): string[] =>
  isRecord(body) && Array.isArray(body['details'])
    ? body['details'].flatMap((detail: unknown) =>
        isRecord(detail) && typeof detail['path'] === 'string' ? [detail['path']] : [],
      )
    : []

/** Every call here may be made again after it failed: the server takes each once. */
export async function call<Value>({ method, path, body, isValue }: Call<Value>): Promise<Result<Value>> {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-transaction-id': newUuid() },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = parseJson(await response.text())
    if (response.ok && isValue(answer)) return { kind: 'done', value: answer }
    if (response.status === 404) return { kind: 'unknown' }
    const fields = fieldsOf(answer)
    if (response.status === 422 && fields.length > 0) return { kind: 'invalid', fields }
    const code = isRecord(answer) && typeof answer['code'] === 'string' ? answer['code'] : null
    if ((response.status === 409 || response.status === 422) && code) return { kind: 'refused', code }
    return { kind: 'failed', failure: failureOf(response) }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return { kind: 'failed', failure: { reason: 'timeout' } }
    return { kind: 'failed', failure: { reason: navigator.onLine ? 'server' : 'offline' } }
  }
}
