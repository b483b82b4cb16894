import type { Portal, PortalExport, VersionSeen } from '#shared/portal.ts'
import type { AnswerFields, ShownParts } from '#shared/submissions.ts'
import type { Unsubscribing } from '#shared/unsubscribing.ts'
import { call as callServer, codeOf, failureOf, isRecord, isText, refusedPaths } from '../client/call.ts'
import type { Failure } from '../client/call.ts'
import { isConsentOffers, isExtraFields, parseBrand } from '../client/brand.ts'

const areLists = (answer: Record<string, unknown>, names: readonly string[]) =>
  names.every((name) => Array.isArray(answer[name]))

const isAnswer = (answer: unknown) =>
  answer === null ||
  (isRecord(answer) &&
    isText(answer['testimonial']) &&
    isText(answer['customerName']) &&
    isText(answer['visibility']) &&
    isRecord(answer['parts']) &&
    areLists(answer, ['answers', 'appearsIn', 'earlierVersions', 'consents', 'history']))

/** Checks only what would break the page: the server's contract guarantees the rest. */
const isPortal = (body: unknown): body is Portal =>
  isRecord(body) &&
  parseBrand(body) !== null &&
  isExtraFields(body['extraFields']) &&
  isConsentOffers(body['consents']) &&
  isAnswer(body['answer'])

const isExport = (body: unknown): body is PortalExport =>
  isRecord(body) && isText(body['askedBy']) && Array.isArray(body['emails']) && isAnswer(body['answer'])

const isUnsubscribing = (body: unknown): body is Unsubscribing =>
  isRecord(body) && parseBrand(body) !== null && isText(body['address'])

// The response has no body.
const isAnything = (_body: unknown): _body is unknown => true

/** Who can see the testimonial, and what is shown with it. */
export type Choices = { isPrivate: boolean; parts: ShownParts }

/** The calls of one client's page. The token is as it is in the page's path, so already percent-encoded. */
export function openPortalPage(token: string) {
  const path = `/goodword/portal/${token}`
  const change = (method: 'POST' | 'PUT', name: string, body?: unknown): Promise<Result<Portal>> =>
    call({ method, path: `${path}/${name}`, body: body ?? {}, isValue: isPortal })
  return {
    load: () => call({ method: 'GET', path, isValue: isPortal }),
    revise: (body: AnswerFields & { was: VersionSeen; consentVersion: string }) => change('PUT', 'testimonial', body),
    choose: (body: Choices & { was: Choices; consentVersion: string }) => change('PUT', 'visibility', body),
    acceptSpelling: (body: { suggestionId: string; consentVersion: string }) => change('POST', 'spelling/accept', body),
    declineSpelling: (body: { suggestionId: string }) => change('POST', 'spelling/decline', body),
    withdraw: () => change('POST', 'withdraw'),
    decline: () => change('POST', 'decline'),
    export: () => call({ method: 'GET', path: `${path}/export`, isValue: isExport }),
    erase: () => call({ method: 'DELETE', path, isValue: isAnything }),
  }
}

export type PortalCalls = ReturnType<typeof openPortalPage>

export function openUnsubscribing(token: string) {
  const path = `/goodword/unsubscribe/${token}`
  return {
    load: () => call({ method: 'GET', path, isValue: isUnsubscribing }),
    unsubscribe: (from: 'owner' | 'everybody') =>
      call({ method: 'POST', path, body: { from }, isValue: isUnsubscribing }),
  }
}

export type UnsubscribingCalls = ReturnType<typeof openUnsubscribing>

export type Result<Value> =
  | { kind: 'done'; value: Value }
  /** The link never worked, or no longer works. */
  | { kind: 'unknown' }
  /** Nobody answered for so long that it was deleted. */
  | { kind: 'ended' }
  | { kind: 'refused'; code: string }
  /** Paths of the fields that the server rejected. */
  | { kind: 'invalid'; fields: readonly string[] }
  | { kind: 'failed'; failure: Failure }

type Call<Value> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** Whether the body of a successful response is valid. */
  isValue: (body: unknown) => body is Value
}

// A rejection; unlike other responses with this status, trying again later doesn't help.
const isChangedTooOften = (code: string) => code === 'own_page.changed_too_often'

/** Every call here may be repeated after a failure: the server applies each once. */
export async function call<Value>({ method, path, body, isValue }: Call<Value>): Promise<Result<Value>> {
  const answer = await callServer(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  if ('reason' in answer) return { kind: 'failed', failure: answer }
  const { status } = answer
  if (status >= 200 && status < 300 && isValue(answer.body)) return { kind: 'done', value: answer.body }
  if (status === 404) return { kind: 'unknown' }
  if (status === 410) return { kind: 'ended' }
  const fields = refusedPaths(answer)
  if (status === 422 && fields.length > 0) return { kind: 'invalid', fields }
  const code = codeOf(answer)
  if (code !== null && (status === 409 || status === 422 || isChangedTooOften(code))) return { kind: 'refused', code }
  return { kind: 'failed', failure: failureOf(answer) }
}
