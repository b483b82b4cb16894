import { newUuid } from '#shared/uuid.ts'

/**
 * The idempotency keys of one filled form. Retrying the same content is the same request; content changed after an
 * attempt is a new request, which the server would refuse under the old key.
 */
export function createRequestKeys<Input extends object>(newKey: () => string = newUuid) {
  let attempt: { serialized: string; key: string } | undefined
  return (input: Input): string => {
    const serialized = JSON.stringify(input)
    if (attempt?.serialized !== serialized) attempt = { serialized, key: newKey() }
    return attempt.key
  }
}
