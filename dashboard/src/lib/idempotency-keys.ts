import { newUuid } from '#shared/uuid.ts'

/**
 * The idempotency keys of one filled form. Trying the same words again is the same request; words that were changed
 * after an attempt are another one, which the server would refuse under the old key.
 */
export function createRequestKeys<Input extends object>(newKey: () => string = newUuid) {
  let attempt: { words: string; key: string } | undefined
  return (input: Input): string => {
    const words = JSON.stringify(input)
    if (attempt?.words !== words) attempt = { words, key: newKey() }
    return attempt.key
  }
}
