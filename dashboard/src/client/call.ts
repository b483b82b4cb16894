import { newUuid } from '#shared/uuid.ts'
import type { ClientTexts } from './catalogue.ts'

const timeoutMs = 15_000

/** A response of the server, or of a proxy in between; `body` is null if it isn't JSON. */
export type Answer = { status: number; retryAfter: string | null; body: unknown }

/** One call to the API. Fails if the request doesn't reach the server or the response doesn't come back. */
export async function call(path: string, init: RequestInit): Promise<Answer | Failure> {
  try {
    const response = await fetch(path, {
      ...init,
      headers: { ...init.headers, 'content-type': 'application/json', 'x-transaction-id': newUuid() },
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: parseJson(text) }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return { reason: 'timeout' }
    return { reason: navigator.onLine ? 'server' : 'offline' }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's page, not our response: the status alone decides.
    return null
  }
}

/** What to tell the client about an unexpected response. */
export function failureOf({ status, retryAfter }: Answer): Failure {
  if (status === 413) return { reason: 'tooLarge' }
  if (status !== 429 && status !== 503) return { reason: 'server' }
  const seconds = Number(retryAfter)
  return retryAfter && seconds > 0 ? { reason: 'busy', retryAfterSeconds: seconds } : { reason: 'busy' }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
export const isText = (value: unknown): value is string => typeof value === 'string'
export const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)

/** The error code of a response; null if there is none. */
export const codeOf = ({ body }: Answer): string | null =>
  isRecord(body) && isText(body['code']) ? body['code'] : null

/** The paths of the fields that a response rejects. */
export function refusedPaths({ body }: Answer): string[] {
  const details: unknown = isRecord(body) ? body['details'] : null
  if (!Array.isArray(details)) return []
  return details.flatMap((detail: unknown) => (isRecord(detail) && isText(detail['path']) ? [detail['path']] : []))
}

/** Why a call failed that may be repeated. */
export type Failure = { reason: 'offline' | 'timeout' | 'busy' | 'tooLarge' | 'server'; retryAfterSeconds?: number }

type FailureTexts = ClientTexts['failures']

function waitingTime({ busy }: FailureTexts, { retryAfterSeconds = 60 }: Failure): string {
  if (retryAfterSeconds <= 90) return busy.aMinute
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return minutes < 60 ? busy.minutes(minutes) : busy.hours
}

/** What the client can do now; shown after the title. */
export function adviceFor(
  failure: Failure,
  { texts, doing }: { texts: FailureTexts; doing: 'loading' | 'sending' },
): string {
  const { what, retry, resend } = texts[failure.reason]
  const again = doing === 'sending' ? resend : retry
  const advice = typeof again === 'string' ? again : again(waitingTime(texts, failure))
  return (doing === 'sending' ? [what, texts.kept, advice] : [what, advice]).join(' ')
}
