import type { Confirmation } from '#shared/confirming.ts'
import { isLanguage } from '#shared/languages.ts'
import type { Thanks } from '#shared/submissions.ts'
import { codeIn, isThanks, parseBrand } from '../client/brand.ts'
import { call, codeOf, type Failure, failureOf, isRecord, isText, isTextOrNull } from '../client/call.ts'

export type Loaded =
  | { kind: 'loaded'; confirmation: Confirmation }
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: Failure }

export type Confirmed =
  | { kind: 'confirmed'; portalPath: string; code: Thanks['code'] }
  | { kind: 'unknown' }
  | FailedCall
export type SentAgain =
  | { kind: 'sent'; sendingsLeft: number }
  | { kind: 'refused'; why: 'unknown' | 'confirmed' | 'too-many' | 'address' }
  | FailedCall
type FailedCall = { kind: 'failed'; failure: Failure }

function parseAnswer(answer: unknown): Confirmation['answer'] | undefined {
  if (answer === null) return null
  if (!isRecord(answer)) return undefined
  const { customerName, rating, testimonial, isPrivate } = answer
  if (!isText(customerName) || !isText(testimonial) || typeof isPrivate !== 'boolean') return undefined
  return { customerName, rating: typeof rating === 'number' ? rating : null, testimonial, isPrivate }
}

function parseConfirmation(body: unknown): Confirmation | null {
  if (!isRecord(body)) return null
  const { language, thanks, portalPath } = body
  const brand = parseBrand(body)
  const answer = parseAnswer(body['answer'])
  if (!brand || answer === undefined || !isLanguage(language) || !isThanks(thanks) || !isTextOrNull(portalPath))
    return null
  return { ...brand, language, thanks, answer, portalPath }
}

/** `token` as it is in the page's path, so already percent-encoded. */
export async function loadConfirmation(token: string): Promise<Loaded> {
  const answer = await call(`/goodword/confirmation/${token}`, { method: 'GET' })
  if ('reason' in answer) return { kind: 'failed', failure: answer }
  if (answer.status === 404) return { kind: 'unknown' }
  const confirmation = answer.status === 200 ? parseConfirmation(answer.body) : null
  return confirmation ? { kind: 'loaded', confirmation } : { kind: 'failed', failure: failureOf(answer) }
}

/** May be called again: it is confirmed once. */
export async function confirm(token: string): Promise<Confirmed> {
  const answer = await call(`/goodword/confirmation/${token}`, { method: 'POST' })
  if ('reason' in answer) return { kind: 'failed', failure: answer }
  if (answer.status === 404) return { kind: 'unknown' }
  const portalPath = answer.status === 200 && isRecord(answer.body) ? answer.body['portalPath'] : null
  return isText(portalPath)
    ? { kind: 'confirmed', portalPath, code: codeIn(answer.body) }
    : { kind: 'failed', failure: failureOf(answer) }
}

const refusals: Record<string, SentAgain> = {
  'confirming.not_found': { kind: 'refused', why: 'unknown' },
  'confirming.already_confirmed': { kind: 'refused', why: 'confirmed' },
  'confirming.too_many_emails': { kind: 'refused', why: 'too-many' },
  'request.invalid': { kind: 'refused', why: 'address' },
}

export async function sendAgain({ token, email }: { token: string; email: string }): Promise<SentAgain> {
  const answer = await call(`/goodword/unconfirmed/${encodeURIComponent(token)}/email`, {
    method: 'POST',
    body: JSON.stringify({ customerEmail: email }),
  })
  if ('reason' in answer) return { kind: 'failed', failure: answer }
  const left = answer.status === 200 && isRecord(answer.body) ? answer.body['sendingsLeft'] : null
  if (typeof left === 'number') return { kind: 'sent', sendingsLeft: left }
  return refusals[codeOf(answer) ?? ''] ?? { kind: 'failed', failure: failureOf(answer) }
}
