import type { OwnExport, OwnPage, WordsSeen } from '#shared/own-page.ts'
import type { ShownParts, Words } from '#shared/submissions.ts'
import type { Unsubscribing } from '#shared/unsubscribing.ts'
import { isRecord, isText } from '../client/call.ts'
import { isAsks, isConsentOffers, parseBrand } from '../client/parse-brand.ts'
import { call, type Result } from './call.ts'

const areLists = (answer: Record<string, unknown>, names: readonly string[]) =>
  names.every((name) => Array.isArray(answer[name]))

const isAnswer = (answer: unknown) =>
  answer === null ||
  (isRecord(answer) &&
    isText(answer['testimonial']) &&
    isText(answer['customerName']) &&
    isText(answer['visibility']) &&
    isRecord(answer['parts']) &&
    areLists(answer, ['answers', 'appearsIn', 'earlierWords', 'consents', 'history']))

/** Looks as far as the page would break otherwise: the rest is as the server's own contract says. */
const isOwnPage = (body: unknown): body is OwnPage =>
  isRecord(body) &&
  parseBrand(body) !== null &&
  isAsks(body['asks']) &&
  isConsentOffers(body['consents']) &&
  isAnswer(body['answer'])

const isExport = (body: unknown): body is OwnExport =>
  isRecord(body) && isText(body['askedBy']) && Array.isArray(body['mails']) && isAnswer(body['answer'])

const isUnsubscribing = (body: unknown): body is Unsubscribing =>
  isRecord(body) && parseBrand(body) !== null && isText(body['address'])

// Nothing is sent back.
const isAnything = (_body: unknown): _body is unknown => true

/** Who may read the words, and what is shown with them. */
export type Choices = { isPrivate: boolean; parts: ShownParts }

/** The calls of one client's page. The token is as it stands in the page's path, that is, already percent-encoded. */
export function openOwnPage(token: string) {
  const path = `/goodword/mine/${token}`
  const change = (method: 'POST' | 'PUT', name: string, body?: unknown): Promise<Result<OwnPage>> =>
    call({ method, path: `${path}/${name}`, body: body ?? {}, isValue: isOwnPage })
  return {
    load: () => call({ method: 'GET', path, isValue: isOwnPage }),
    revise: (body: Words & { was: WordsSeen; consentVersion: string }) => change('PUT', 'words', body),
    choose: (body: Choices & { was: Choices; consentVersion: string }) => change('PUT', 'visibility', body),
    withdraw: () => change('POST', 'withdraw'),
    decline: () => change('POST', 'decline'),
    export: () => call({ method: 'GET', path: `${path}/export`, isValue: isExport }),
    erase: () => call({ method: 'DELETE', path, isValue: isAnything }),
  }
}
export type OwnPageCalls = ReturnType<typeof openOwnPage>

export function openUnsubscribing(token: string) {
  const path = `/goodword/unsubscribe/${token}`
  return {
    load: () => call({ method: 'GET', path, isValue: isUnsubscribing }),
    unsubscribe: (from: 'owner' | 'everybody') =>
      call({ method: 'POST', path, body: { from }, isValue: isUnsubscribing }),
  }
}
export type UnsubscribingCalls = ReturnType<typeof openUnsubscribing>
