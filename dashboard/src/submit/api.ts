import { LANGUAGES } from '#shared/languages.ts'
import type { PublicRequest, Submission, Thanks } from '#shared/submissions.ts'
import { call, codeOf, failureOf, isRecord, isText, isTextOrNull, refusedPaths } from '../client/call.ts'
import type { Failure } from '../client/call.ts'
import {
  codeIn,
  isConsentOffers,
  isExtraFields,
  isLanguageOrNull,
  isLayout,
  isThanks,
  parseBrand,
} from '../client/brand.ts'
import { type Faults, refusedFields } from '../client/answer.ts'

/** `ended`: nobody answered for so long that it was deleted. */
export type Gone = { kind: 'unknown' } | { kind: 'ended' }

export type LoadResult = { kind: 'loaded'; request: PublicRequest } | Gone | { kind: 'failed'; failure: Failure }

export type SubmitResult =
  /** `portalPath` and `code` are null when only an earlier attempt received them. */
  | { kind: 'received'; portalPath: string | null; code: Thanks['code'] }
  | { kind: 'already-answered' }
  | Gone
  | { kind: 'consent-changed' }
  | { kind: 'questions-changed' }
  | { kind: 'photo-unknown' }
  | { kind: 'invalid'; faults: Faults }
  | { kind: 'failed'; failure: Failure }

const areNames = (names: unknown): names is PublicRequest['greetingNames'] =>
  isRecord(names) && LANGUAGES.every((language) => isTextOrNull(names[language]))

function parseRequest(body: unknown): PublicRequest | null {
  if (!isRecord(body)) return null
  const { id, customerName, greetingNames, isAnswered, extraFields, layout, language, thanks, consents, openedToken } =
    body
  const brand = parseBrand(body)
  if (!brand || !isText(id) || !isTextOrNull(customerName) || typeof isAnswered !== 'boolean') return null
  if (!isExtraFields(extraFields) || !isConsentOffers(consents) || !isText(openedToken)) return null
  if (!areNames(greetingNames) || !isLayout(layout) || !isLanguageOrNull(language) || !isThanks(thanks)) return null
  return {
    id,
    customerName,
    greetingNames,
    ...brand,
    isAnswered,
    extraFields,
    layout,
    language,
    thanks,
    consents,
    openedToken,
  }
}

/** `requestId` as it is in the page's path, so already percent-encoded. */
export async function loadRequest(requestId: string): Promise<LoadResult> {
  // The query of an email's link tells the server that the visitor received that email.
  const mark = new URLSearchParams(window.location.search).get('mail')
  const query = mark === null ? '' : `?${new URLSearchParams({ mail: mark })}`
  const answer = await call(`/goodword/testimonial/${requestId}${query}`, { method: 'GET' })
  if ('reason' in answer) return { kind: 'failed', failure: answer }
  if (answer.status === 404) return { kind: 'unknown' }
  if (answer.status === 410) return { kind: 'ended' }
  const request = answer.status === 200 ? parseRequest(answer.body) : null
  return request ? { kind: 'loaded', request } : { kind: 'failed', failure: failureOf(answer) }
}

const portalIn = (body: unknown) => (isRecord(body) && isText(body['portalPath']) ? body['portalPath'] : null)

const byCode: Record<string, SubmitResult> = {
  'submissions.already_answered': { kind: 'already-answered' },
  // The server stores a key only together with its answer, and every edit gets a new key: this text has arrived.
  'request.idempotency_key_reused': { kind: 'received', portalPath: null, code: null },
  'submissions.ended': { kind: 'ended' },
  'submissions.consent_unknown': { kind: 'consent-changed' },
  'submissions.question_unknown': { kind: 'questions-changed' },
  'submissions.answer_missing': { kind: 'questions-changed' },
  'submissions.image_unknown': { kind: 'photo-unknown' },
}

/** May be called again with the same key and the same submission: the server accepts it once. */
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
  if (answer.status >= 200 && answer.status < 300)
    return { kind: 'received', portalPath: portalIn(answer.body), code: codeIn(answer.body) }
  if (answer.status === 404) return { kind: 'unknown' }
  const known = byCode[codeOf(answer) ?? '']
  if (known) return known
  const faults = answer.status < 500 ? refusedFields(refusedPaths(answer), submission) : {}
  return Object.keys(faults).length > 0 ? { kind: 'invalid', faults } : { kind: 'failed', failure: failureOf(answer) }
}
