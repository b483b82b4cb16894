import type { Context, Hono } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '#server/http/context.ts'
import type { RateLimiters } from '#server/http/rate-limit.ts'
import { newSecret } from '#server/kernel/tokens.ts'
import type { CodeContent } from './codes.domain.ts'
import { accountAddress, address, IdToken, NewPassword, required, TOOLKIT } from './identity.protocol.ts'
import type { DeviceCookie } from './device-cookie.routes.ts'
import type { IdentityService } from './identity.service.ts'
import { createAccountLimit, operation } from './operation.routes.ts'

const CodeRequest = z.discriminatedUnion(
  'requestType',
  [
    z.object({
      requestType: z.literal('PASSWORD_RESET'),
      email: required('MISSING_EMAIL').pipe(address('INVALID_EMAIL')),
    }),
    z.object({ requestType: z.literal('VERIFY_EMAIL'), idToken: IdToken }),
    z.object({
      requestType: z.literal('VERIFY_AND_CHANGE_EMAIL'),
      idToken: IdToken,
      newEmail: required('MISSING_NEW_EMAIL').pipe(accountAddress('INVALID_NEW_EMAIL')),
    }),
  ],
  { error: ({ input }) => refusalOfType(input) },
)

function refusalOfType(body: unknown): string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'INVALID_ARGUMENT'
  const type = 'requestType' in body ? body.requestType : undefined
  if (type === undefined) return 'MISSING_REQ_TYPE'
  return type === 'EMAIL_SIGNIN' ? 'OPERATION_NOT_ALLOWED' : 'INVALID_REQ_TYPE'
}

// Resetting with the old password instead of a code is not supported.
const Reset = z.object(
  { oobCode: required('MISSING_OOB_CODE'), newPassword: NewPassword.optional() },
  'INVALID_ARGUMENT',
)

const SignInMethods = z.object(
  { identifier: address('INVALID_IDENTIFIER'), continueUri: required('MISSING_CONTINUE_URI') },
  'INVALID_ARGUMENT',
)

export type IdentityLimits = Pick<RateLimiters, 'signUp' | 'resetRequest' | 'credentials'>

/**
 * Codes sent by email. `wakeJobs` is called after a request was answered, so that its work doesn't affect the response
 * time.
 */
export function mountCodes(
  app: Hono<AppEnv>,
  identity: IdentityService,
  { wakeJobs, limits, device }: { wakeJobs: () => void; limits: IdentityLimits | undefined; device: DeviceCookie },
): void {
  async function request(input: z.output<typeof CodeRequest>, c: Context<AppEnv>) {
    switch (input.requestType) {
      case 'PASSWORD_RESET':
        await limits?.resetRequest.consume(c.get('address'))
        await identity.requestPasswordReset(input.email)
        return { email: input.email }
      case 'VERIFY_EMAIL':
        return limitByAccount(input, () => identity.requestVerification(input.idToken))
      case 'VERIFY_AND_CHANGE_EMAIL':
        return limitByAccount(input, () => identity.requestEmailChange(input))
    }
  }

  const limitByAccount = createAccountLimit(identity, limits?.credentials)

  app.post(
    `${TOOLKIT}/v1/accounts:sendOobCode`,
    operation({
      input: CodeRequest,
      run: request,
      answer({ email }) {
        setImmediate(wakeJobs)
        return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email }
      },
    }),
  )
  app.post(
    `${TOOLKIT}/v1/accounts:resetPassword`,
    operation({
      input: Reset,
      run: ({ oobCode: code, newPassword }, c) =>
        newPassword === undefined
          ? identity.checkCode(code)
          : identity.resetPassword({ code, newPassword, visitor: device.read(c) }),
      answer(result) {
        setImmediate(wakeJobs)
        return codeAnswer(result)
      },
    }),
  )
  // Every answer is the same except for a random part, so that nobody can find out which addresses have an account.
  app.post(
    `${TOOLKIT}/v1/accounts:createAuthUri`,
    operation({
      input: SignInMethods,
      run: async () => ({ sessionId: newSecret() }),
      answer: (result) => ({ kind: 'identitytoolkit#CreateAuthUriResponse', ...result }),
    }),
  )
}

const codeAnswer = ({ purpose, email, newEmail }: CodeContent) => ({
  kind: 'identitytoolkit#ResetPasswordResponse',
  requestType: purpose,
  email,
  ...(newEmail !== null && { newEmail }),
})
