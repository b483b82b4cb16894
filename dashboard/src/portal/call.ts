import { call as callServer, codeOf, type Failure, failureOf, refusedPaths } from '../client/call.ts'

export type Result<Value> =
  | { kind: 'done'; value: Value }
  /** The link never worked, or no longer works. */
  | { kind: 'unknown' }
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
  const fields = refusedPaths(answer)
  if (status === 422 && fields.length > 0) return { kind: 'invalid', fields }
  const code = codeOf(answer)
  if (code !== null && (status === 409 || status === 422 || isChangedTooOften(code))) return { kind: 'refused', code }
  return { kind: 'failed', failure: failureOf(answer) }
}
