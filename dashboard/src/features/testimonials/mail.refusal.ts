import { mailErrors } from '#shared/testimonials.ts'
import { ApiError } from '../../lib/api.ts'

type MailErrorCode = (typeof mailErrors)[number]

const codes: readonly string[] = mailErrors

const isMailErrorCode = (code: string): code is MailErrorCode => codes.includes(code)

/** Why no mail may go to a client, where that is what was refused. */
export const mailRefusalOf = (error: unknown): MailErrorCode | undefined =>
  error instanceof ApiError && isMailErrorCode(error.code) ? error.code : undefined
