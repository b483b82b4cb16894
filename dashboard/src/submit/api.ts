import type { PublicRequest, Submission } from '#shared/submissions.ts'
import { call, codeOf, failureOf, isRecord, isText, isTextOrNull, refusedPaths } from '../client/call.ts'
import type { Failure } from '../client/failure.ts'
import { isAsks, isConsentOffers, parseBrand } from '../client/parse-brand.ts'
import { type Faults, refusedFields } from './draft.ts'

export type LoadResult =
  | { kind: 'loaded'; request: PublicRequest }
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: Failure }

export type SubmitResult =
  /** `ownPagePath` is null where only an earlier attempt was told it. */
  | { kind: 'received'; ownPagePath: string | null }
  | { kind: 'already-answered' }
  | { kind: 'unknown' }
  | { kind: 'consent-changed' }
  | { kind: 'questions-changed' }
  | { kind: 'photo-unknown' }
  | { kind: 'invalid'; faults: Faults }
  | { kind: 'failed'; failure: Failure }

function parseRequest(body: unknown): PublicRequest | null {
  if (!isRecord(body)) return null
  const { id, customerName, isAnswered, asks, consents, openedToken } = body
  const brand = parseBrand(body)
  if (!brand || !isText(id) || !isTextOrNull(customerName) || typeof isAnswered !== 'boolean') return null
  if (!isAsks(asks) || !isConsentOffers(consents) || !isText(openedToken)) return null
  return { id, customerName, ...brand, isAnswered, asks, consents, openedToken }
}

/** `requestId` as it stands in the page's path, that is, already percent-encoded. */
export async function loadRequest(requestId: string): Promise<LoadResult> {
  // What the link of a mail carries says to the server that whoever opened it was sent it.
  const mark = new URLSearchParams(window.location.search).get('mail')
  const query = mark === null ? '' : `?${new URLSearchParams({ mail: mark })}`
  const answer = await call(`/goodword/testimonial/${requestId}${query}`, { method: 'GET' })
  if ('reason' in answer) return { kind: 'failed', failure: answer }
  if (answer.status === 404) return { kind: 'unknown' }
  const request = answer.status === 200 ? parseRequest(answer.body) : null
  return request ? { kind: 'loaded', request } : { kind: 'failed', failure: failureOf(answer) }
}

const ownPageIn = (body: unknown) => (isRecord(body) && isText(body['ownPagePath']) ? body['ownPagePath'] : null)

const byCode: Record<string, SubmitResult> = {
  'submissions.already_answered': { kind: 'already-answered' },
  // A key is remembered only with the answer that it brought, and any edit takes another: these words are there.
  'request.idempotency_key_reused': { kind: 'received', ownPagePath: null },
  'submissions.consent_unknown': { kind: 'consent-changed' },
  'submissions.question_unknown': { kind: 'questions-changed' },
  'submissions.image_unknown': { kind: 'photo-unknown' },
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
  if (answer.status >= 200 && answer.status < 300) return { kind: 'received', ownPagePath: ownPageIn(answer.body) }
  if (answer.status === 404) return { kind: 'unknown' }
  const known = byCode[codeOf(answer) ?? '']
  if (known) return known
  const faults = answer.status < 500 ? refusedFields(refusedPaths(answer), submission) : {}
  return Object.keys(faults).length > 0 ? { kind: 'invalid', faults } : { kind: 'failed', failure: failureOf(answer) }
}
