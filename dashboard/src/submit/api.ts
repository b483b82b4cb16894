import { LANGUAGES } from '#shared/languages.ts'
import type { PublicRequest, Question, Submission } from '#shared/submissions.ts'
import { newUuid } from '#shared/uuid.ts'
import type { FieldErrors } from './draft.ts'

/** Why nothing came of a call that may be repeated as it is. */
export type Failure = { reason: 'offline' | 'timeout' | 'busy' | 'server'; retryAfterSeconds?: number }

export type LoadResult =
  | { kind: 'loaded'; request: PublicRequest }
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: Failure }

export type SubmitResult =
  | { kind: 'received' }
  | { kind: 'already-answered' }
  | { kind: 'unknown' }
  | { kind: 'consent-changed' }
  | { kind: 'photo-unknown' }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'failed'; failure: Failure }

const timeoutMs = 15_000

type Answer = { status: number; retryAfter: string | null; body: unknown }

async function call(path: string, init: RequestInit): Promise<Answer | Failure> {
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
    // A page of a proxy in between, not an answer of ours: the status alone decides.
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)

function isConsentOffers(value: unknown): value is PublicRequest['consents'] {
  return (
    isRecord(value) &&
    LANGUAGES.every((language) => {
      const offer = value[language]
      return isRecord(offer) && isText(offer.version) && isText(offer.text)
    })
  )
}

const isAccent = (value: unknown): value is PublicRequest['accent'] =>
  value === null || (isRecord(value) && isText(value.light) && isText(value.dark))

const isQuestion = (value: unknown): value is Question => isRecord(value) && isText(value.id) && isText(value.text)

function isAsks(value: unknown): value is PublicRequest['asks'] {
  return (
    isRecord(value) &&
    typeof value.company === 'boolean' &&
    typeof value.role === 'boolean' &&
    Array.isArray(value.questions) &&
    value.questions.every(isQuestion)
  )
}

function parseRequest(body: unknown): PublicRequest | null {
  if (!isRecord(body)) return null
  const { id, customerName, organisationName, firstName, lastName, logoUrl, accent } = body
  const { isAnswered, asks, consents, openedToken } = body
  if (!isText(id) || !isTextOrNull(customerName) || !isTextOrNull(organisationName)) return null
  if (!isText(firstName) || !isText(lastName) || !isTextOrNull(logoUrl) || !isAccent(accent)) return null
  if (typeof isAnswered !== 'boolean' || !isAsks(asks) || !isConsentOffers(consents) || !isText(openedToken))
    return null
  const brand = { organisationName, firstName, lastName, logoUrl, accent }
  return { id, customerName, ...brand, isAnswered, asks, consents, openedToken }
}

const codeOf = (body: unknown) => (typeof body === 'object' && body !== null && 'code' in body ? body.code : null)

/** The messages of an error answer that belong to a field of the form, by field. */
function fieldErrors(body: unknown): FieldErrors {
  const errors: FieldErrors = {}
  if (typeof body !== 'object' || body === null || !('details' in body) || !Array.isArray(body.details)) return errors
  const details: unknown[] = body.details
  for (const detail of details) {
    if (typeof detail !== 'object' || detail === null || !('path' in detail) || !('message' in detail)) continue
    const { path, message } = detail
    if ((path === 'testimonial' || path === 'customerName') && typeof message === 'string') errors[path] ??= message
  }
  return errors
}

function failureOf({ status, retryAfter }: Answer): Failure {
  if (status !== 429 && status !== 503) return { reason: 'server' }
  const seconds = Number(retryAfter)
  return retryAfter && seconds > 0 ? { reason: 'busy', retryAfterSeconds: seconds } : { reason: 'busy' }
}

/** `requestId` as it stands in the page's path, that is, already percent-encoded. */
export async function loadRequest(requestId: string): Promise<LoadResult> {
  const answer = await call(`/goodword/testimonial/${requestId}`, { method: 'GET' })
  if ('reason' in answer) return { kind: 'failed', failure: answer }
  if (answer.status === 404) return { kind: 'unknown' }
  const request = answer.status === 200 ? parseRequest(answer.body) : null
  return request ? { kind: 'loaded', request } : { kind: 'failed', failure: failureOf(answer) }
}

/** May be called again with the same key and the same submission: the server takes it once. */
export async function submitTestimonial({
  requestId,
  idempotencyKey,
  submission,
}: {
  requestId: string
  idempotencyKey: string
  submission: Submission
}): Promise<SubmitResult> {
  const answer = await call(`/goodword/testimonial/${requestId}/submit`, {
    method: 'PUT',
    headers: { 'idempotency-key': idempotencyKey },
    body: JSON.stringify(submission),
  })
  if ('reason' in answer) return { kind: 'failed', failure: answer }
  const code = codeOf(answer.body)
  const errors = fieldErrors(answer.body)
  if (answer.status >= 200 && answer.status < 300) return { kind: 'received' }
  if (answer.status === 404) return { kind: 'unknown' }
  if (code === 'submissions.already_answered') return { kind: 'already-answered' }
  // A key is remembered only with the answer that it brought.
  if (code === 'request.idempotency_key_reused') return { kind: 'already-answered' }
  if (code === 'submissions.consent_unknown') return { kind: 'consent-changed' }
  if (code === 'submissions.image_unknown') return { kind: 'photo-unknown' }
  if (answer.status < 500 && Object.keys(errors).length > 0) return { kind: 'invalid', errors }
  return { kind: 'failed', failure: failureOf(answer) }
}
