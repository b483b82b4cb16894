import type { CollectedAnswer, CollectionPage } from '#shared/collection.ts'
import type { Thanks } from '#shared/submissions.ts'
import {
  codeIn,
  isConsentOffers,
  isExtraFields,
  isLanguageOrNull,
  isLayout,
  isThanks,
  parseBrand,
} from '../client/brand.ts'
import { call, codeOf, type Failure, failureOf, isRecord, isText, isTextOrNull, refusedPaths } from '../client/call.ts'
import { type Faults, refusedFields } from '../client/answer.ts'

export type LoadResult =
  | { kind: 'loaded'; page: CollectionPage }
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: Failure }

/** Why an answer was refused that can be sent again, perhaps later or after a change. */
export type Refusal =
  | 'consent-changed'
  | 'questions-changed'
  | 'too-fast'
  | 'duplicate'
  | 'email-needed'
  | 'not-sent-again'
  | 'proof'
  | 'no-check'

export type SendResult =
  /** All are null when only an earlier attempt received them. `unconfirmedToken` is there while an email is to be confirmed. */
  | { kind: 'received'; portalPath: string | null; unconfirmedToken: string | null; code: Thanks['code'] }
  | { kind: 'unknown' }
  /** Closed, or full for today. */
  | { kind: 'not-open' }
  | { kind: 'refused'; why: Refusal }
  | { kind: 'photo-unknown' }
  | { kind: 'invalid'; faults: Faults }
  | { kind: 'failed'; failure: Failure }

function parseState(state: unknown): CollectionPage['state'] | null {
  return state === 'open' || state === 'closed' || state === 'full' ? state : null
}

function parsePage(body: unknown): CollectionPage | null {
  if (!isRecord(body)) return null
  const {
    slug,
    closedMessage,
    opensAt,
    extraFields,
    layout,
    language,
    thanks,
    needsConfirmedEmail,
    needsProof,
    consents,
    openedToken,
  } = body
  const brand = parseBrand(body)
  const state = parseState(body['state'])
  if (!brand || !state || !isText(slug) || !isTextOrNull(closedMessage) || !isTextOrNull(opensAt)) return null
  if (
    !isExtraFields(extraFields) ||
    !isLayout(layout) ||
    !isLanguageOrNull(language) ||
    !isThanks(thanks) ||
    typeof needsConfirmedEmail !== 'boolean' ||
    typeof needsProof !== 'boolean' ||
    !isConsentOffers(consents) ||
    !isText(openedToken)
  )
    return null
  const asked = { extraFields, layout, language, thanks, needsConfirmedEmail, needsProof, consents, openedToken }
  return { slug, ...brand, state, closedMessage, opensAt, ...asked }
}

/** `slug` as it is in the page's path, so already percent-encoded. */
export async function loadPage(slug: string): Promise<LoadResult> {
  const answer = await call(`/goodword/collect/${slug}`, { method: 'GET' })
  if ('reason' in answer) return { kind: 'failed', failure: answer }
  if (answer.status === 404) return { kind: 'unknown' }
  const page = answer.status === 200 ? parsePage(answer.body) : null
  return page ? { kind: 'loaded', page } : { kind: 'failed', failure: failureOf(answer) }
}

const byCode: Record<string, SendResult> = {
  'collection.closed': { kind: 'not-open' },
  'collection.full': { kind: 'not-open' },
  'collection.duplicate': { kind: 'refused', why: 'duplicate' },
  'collection.email_needed': { kind: 'refused', why: 'email-needed' },
  'confirming.too_many_emails': { kind: 'refused', why: 'not-sent-again' },
  'collection.proof_needed': { kind: 'refused', why: 'proof' },
  'collection.proof_refused': { kind: 'refused', why: 'proof' },
  'collection.too_fast': { kind: 'refused', why: 'too-fast' },
  'collection.seems_automated': { kind: 'refused', why: 'too-fast' },
  // The server stores a key only together with its answer, and every edit gets a new key: this text has arrived.
  'request.idempotency_key_reused': { kind: 'received', portalPath: null, unconfirmedToken: null, code: null },
  'submissions.image_unknown': { kind: 'photo-unknown' },
  'submissions.consent_unknown': { kind: 'refused', why: 'consent-changed' },
  'submissions.question_unknown': { kind: 'refused', why: 'questions-changed' },
  'submissions.choice_repeated': { kind: 'refused', why: 'questions-changed' },
  'submissions.answer_missing': { kind: 'refused', why: 'questions-changed' },
}

const textOrNull = (value: unknown) => (isText(value) ? value : null)

/** May be called again with the same key and the same answer: the server accepts it once. */
export async function sendAnswer({
  slug,
  idempotencyKey,
  answer: sent,
}: {
  slug: string
  idempotencyKey: string
  answer: CollectedAnswer
}): Promise<SendResult> {
  const answer = await call(`/goodword/collect/${slug}`, {
    method: 'POST',
    headers: { 'idempotency-key': idempotencyKey },
    body: JSON.stringify(sent),
  })
  if ('reason' in answer) return { kind: 'failed', failure: answer }
  if (answer.status === 201) {
    const { portalPath, unconfirmedToken } = isRecord(answer.body) ? answer.body : {}
    return {
      kind: 'received',
      portalPath: textOrNull(portalPath),
      unconfirmedToken: textOrNull(unconfirmedToken),
      code: codeIn(answer.body),
    }
  }
  if (answer.status === 404) return { kind: 'unknown' }
  const known = byCode[codeOf(answer) ?? '']
  if (known) return known
  const faults = answer.status < 500 ? refusedFields(refusedPaths(answer), sent) : {}
  return Object.keys(faults).length > 0 ? { kind: 'invalid', faults } : { kind: 'failed', failure: failureOf(answer) }
}
