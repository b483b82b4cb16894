import { setTimeout as sleep } from 'node:timers/promises'

export type Call = { method?: string; token?: string; key?: string; body?: unknown; bytes?: Uint8Array<ArrayBuffer> }

/** What the product answered; status 0 if it didn't. */
export type Answer = { status: number; message: string; body: unknown }

const NO_ANSWER: Answer = { status: 0, message: '', body: undefined }
const PATIENCE_MS = 60_000
const LONGEST_MS = 10 * 60_000
const PAUSE_MS = 20
const CHECKED_EVERY_MS = 250

/** The answer, or undefined if there is none within a minute. `fetch` may wait for ever for a process that was killed. */
export async function fetchInTime(
  url: string,
  init: RequestInit,
): Promise<{ status: number; text: string } | undefined> {
  const patience = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => patience.resolve(undefined), PATIENCE_MS)
  const answer = async () => {
    const response = await fetch(url, init)
    return { status: response.status, text: await response.text() }
  }
  try {
    return await Promise.race([answer().catch(() => undefined), patience.promise])
  } finally {
    clearTimeout(timer)
  }
}

export async function call(url: string, { method = 'POST', token, key, body, bytes }: Call = {}): Promise<Answer> {
  const answer = await fetchInTime(url, {
    method,
    headers: {
      'content-type': bytes ? 'image/jpeg' : 'application/json',
      ...(token !== undefined && { authorization: token }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(bytes ? { body: bytes } : body !== undefined && { body: JSON.stringify(body) }),
  })
  return answer ? { status: answer.status, ...read(answer.text) } : NO_ANSWER
}

function read(text: string): Omit<Answer, 'status'> {
  try {
    const body: unknown = JSON.parse(text)
    const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : ''
    return { message, body }
  } catch {
    return { message: '', body: text }
  }
}

export const isAccepted = ({ status }: Pick<Answer, 'status'>) => status >= 200 && status < 300

/** Whether the product may answer otherwise later: it was away, busy, or failed. */
const isPassing = ({ status }: Answer) => status === 0 || status === 429 || status >= 500

/**
 * Repeats a call, like a client that lost the connection and can't know the outcome. Returns what was decided. Throws
 * after ten minutes.
 */
export async function insist(ask: () => Promise<Answer>): Promise<Answer> {
  const isLate = createDeadline()
  for (;;) {
    const answer = await ask()
    if (!isPassing(answer)) return answer
    if (isLate()) throw new Error('The product did not decide about a call within ten minutes.')
    await sleep(PAUSE_MS)
  }
}

/** Waits for a condition, however slow the machine is. Throws after ten minutes. */
export async function until(what: string, isDone: () => Promise<boolean> | boolean): Promise<void> {
  const isLate = createDeadline()
  while (!(await isDone())) {
    if (isLate()) throw new Error(`Waited ten minutes for this: ${what}.`)
    await sleep(CHECKED_EVERY_MS)
  }
}

function createDeadline(): () => boolean {
  const startedAt = performance.now()
  return () => performance.now() - startedAt > LONGEST_MS
}

/** Safe for answers that were accepted: the product's contracts say what is in them. */
export const bodyOf = <T>({ body }: Answer) => body as T
