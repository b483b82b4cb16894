import type { SignOffDecision, SignOffOutcome, SignOffPage } from '#shared/sign-off.ts'
import { newUuid } from '#shared/uuid.ts'
import { parseBrand } from '../client/brand.ts'
import { call, codeOf, failureOf, isRecord, isText, type Failure } from '../client/call.ts'

export type Outcomes = { outcomes: { id: string; outcome: SignOffOutcome }[]; page: SignOffPage }

export type Result<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'unknown' | 'expired' | 'revoked' }
  | { kind: 'failed'; failure: Failure }

/** Checks only what would break the page: the server's contract guarantees the rest. */
const isPage = (body: unknown): body is SignOffPage =>
  isRecord(body) &&
  parseBrand(body) !== null &&
  isText(body['name']) &&
  isRecord(body['greetingNames']) &&
  Array.isArray(body['items'])

const areOutcomes = (body: unknown): body is Outcomes =>
  isRecord(body) && Array.isArray(body['outcomes']) && isPage(body['page'])

const ended: Record<string, 'expired' | 'revoked'> = { 'sign_off.expired': 'expired', 'sign_off.revoked': 'revoked' }

async function read<Value>(
  path: string,
  { init, isValue }: { init: RequestInit; isValue: (body: unknown) => body is Value },
): Promise<Result<Value>> {
  const answer = await call(path, init)
  if ('reason' in answer) return { kind: 'failed', failure: answer }
  if (answer.status === 200 && isValue(answer.body)) return { kind: 'done', value: answer.body }
  if (answer.status === 404) return { kind: 'unknown' }
  const end = ended[codeOf(answer) ?? '']
  return end ? { kind: end } : { kind: 'failed', failure: failureOf(answer) }
}

/** The calls of one sign-off link. The token is as it is in the page's path, so already percent-encoded. */
export function openSignOff(token: string) {
  const path = `/goodword/sign-off/${token}`
  return {
    load: () => read(path, { init: { method: 'GET' }, isValue: isPage }),
    /** With the same key, a repetition after a failure decides nothing twice. */
    decide: (decisions: readonly SignOffDecision[], key: string) =>
      read(`${path}/decisions`, {
        init: { method: 'POST', headers: { 'idempotency-key': key }, body: JSON.stringify({ decisions }) },
        isValue: areOutcomes,
      }),
  }
}

export type SignOffCalls = ReturnType<typeof openSignOff>

export const newKey = newUuid
