import type { Hono } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '#server/http/context.ts'
import type { IdentityLimits } from './codes.routes.ts'
import type { DeviceCookie } from './device-cookie.routes.ts'
import {
  customSignInAnswer,
  DisplayName,
  enrolmentAnswer,
  IdToken,
  required,
  tokensAnswer,
  TOOLKIT,
} from './identity.protocol.ts'
import type { IdentityService } from './identity.service.ts'
import { createAccountLimit, operation } from './operation.routes.ts'

/** Codes by text message are not supported. */
const byApp = z.looseObject({}, 'OPERATION_NOT_ALLOWED')
// A recovery code can take the place of a code from the app.
const Code = required('MISSING_CODE').max(64, 'INVALID_CODE')

const Start = z.object({ idToken: IdToken, totpEnrollmentInfo: byApp }, 'INVALID_ARGUMENT')
const FinishEnrolment = z.object(
  {
    idToken: IdToken,
    displayName: DisplayName.optional(),
    totpVerificationInfo: byApp.pipe(
      z.object({ sessionInfo: required('MISSING_SESSION_INFO'), verificationCode: Code }),
    ),
  },
  'INVALID_ARGUMENT',
)
const Withdraw = z.object(
  { idToken: IdToken, mfaEnrollmentId: required('MISSING_MFA_ENROLLMENT_ID') },
  'INVALID_ARGUMENT',
)
const FinishSignIn = z.object(
  {
    mfaPendingCredential: required('MISSING_MFA_PENDING_CREDENTIAL'),
    mfaEnrollmentId: required('MISSING_MFA_ENROLLMENT_ID'),
    totpVerificationInfo: byApp.pipe(z.object({ verificationCode: Code })),
  },
  'INVALID_ARGUMENT',
)
const CustomToken = z.object({ token: required('MISSING_CUSTOM_TOKEN') }, 'INVALID_ARGUMENT')

/** Two-factor with an authenticator app, and sign-ins that were proven elsewhere. `wakeJobs` sends security notices. */
export function mountSecondFactors(
  app: Hono<AppEnv>,
  identity: IdentityService,
  { wakeJobs, limits, device }: { wakeJobs: () => void; limits: IdentityLimits | undefined; device: DeviceCookie },
): void {
  const limitByAccount = createAccountLimit(identity, limits?.credentials)
  const enrolment = `${TOOLKIT}/v2/accounts/mfaEnrollment`

  app.post(
    `${enrolment}:start`,
    operation({
      input: Start,
      run: (input) => limitByAccount(input, () => identity.startEnrolment(input.idToken)),
      answer: enrolmentAnswer,
    }),
  )
  app.post(
    `${enrolment}:finalize`,
    operation({
      input: FinishEnrolment,
      run: (input, c) =>
        limitByAccount(input, () =>
          identity.finishEnrolment({
            idToken: input.idToken,
            displayName: input.displayName ?? null,
            sessionInfo: input.totpVerificationInfo.sessionInfo,
            code: input.totpVerificationInfo.verificationCode,
            visitor: device.read(c),
          }),
        ),
      answer(session) {
        setImmediate(wakeJobs)
        return { ...tokensAnswer(session), totpAuthInfo: {} }
      },
    }),
  )
  app.post(
    `${enrolment}:withdraw`,
    operation({
      input: Withdraw,
      run: (input, c) =>
        limitByAccount(input, () =>
          identity.withdrawSecondFactor({
            idToken: input.idToken,
            enrolmentId: input.mfaEnrollmentId,
            visitor: device.read(c),
          }),
        ),
      answer(session) {
        setImmediate(wakeJobs)
        return tokensAnswer(session)
      },
    }),
  )
  // There is no mfaSignIn:start for apps: it only sends text messages.
  app.post(
    `${TOOLKIT}/v2/accounts/mfaSignIn:finalize`,
    operation({
      input: FinishSignIn,
      async run(input, c) {
        const result = await identity.finishSignIn({
          pendingCredential: input.mfaPendingCredential,
          enrolmentId: input.mfaEnrollmentId,
          code: input.totpVerificationInfo.verificationCode,
          visitor: device.readOrCreate(c),
        })
        setImmediate(wakeJobs)
        return result
      },
      answer: tokensAnswer,
    }),
  )
  app.post(
    `${TOOLKIT}/v1/accounts:signInWithCustomToken`,
    operation({
      input: CustomToken,
      run: ({ token }, c) => identity.signInWithCustomToken({ token, visitor: device.readOrCreate(c) }),
      answer: customSignInAnswer,
    }),
  )
}
