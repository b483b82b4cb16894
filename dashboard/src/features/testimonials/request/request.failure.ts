import { ApiError } from '../../../lib/api.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../../../lib/error-message.ts'

const UNKNOWN_FAILURE = 'Something went wrong.'

/** Why a request could not be saved: the server's message, or that there was no answer, else a general sentence. */
export function failureOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.message === UNEXPECTED_ERROR_MESSAGE) return UNKNOWN_FAILURE
  return error.message
}
