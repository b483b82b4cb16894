import { emailErrors } from '#shared/testimonials.ts'
import { ApiError } from '../../lib/api.ts'

type EmailErrorCode = (typeof emailErrors)[number]

const codes: readonly string[] = emailErrors

const isEmailErrorCode = (code: string): code is EmailErrorCode => codes.includes(code)

/** Why no email may be sent to a client, if that is what was refused. */
export const emailRefusalOf = (error: unknown): EmailErrorCode | undefined =>
  error instanceof ApiError && isEmailErrorCode(error.code) ? error.code : undefined
